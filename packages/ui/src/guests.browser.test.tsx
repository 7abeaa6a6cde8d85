import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import preview from '../.storybook/preview.tsx';
import { PartBoundary } from './foundations/part-boundary.ts';

type StoriesFile = Parameters<typeof composeStories>[0];
const files = import.meta.glob<StoriesFile>('./*/*.stories.tsx', { eager: true });
setProjectAnnotations([preview]);

interface State {
  readonly name: string;
  readonly args: object;
}
const components = Object.entries(files).flatMap(([path, file]) => {
  const Component = file.default.component as ComponentType<object> | undefined;
  if (Component === undefined) return [];
  const states = Object.entries<{ readonly args: object }>(composeStories(file)).map(([name, { args }]) => ({
    name,
    args,
  }));
  return [{ folder: path.split('/')[1] ?? '', Component, states }];
});

/** Wraps text nodes like Chrome's translation. */
const translate = (root: Node): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if ((walker.currentNode as Text).data.trim()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
};

const draw = (Component: ComponentType<object>, first: object) => {
  const host = document.body.appendChild(document.createElement('div'));
  const errors: unknown[] = [];
  const caught: unknown[] = [];
  const root = createRoot(host, {
    onUncaughtError: (error) => errors.push(error),
    onCaughtError: (error) => caught.push(error),
    onRecoverableError: () => undefined,
  });
  const render = (args: object): void => flushSync(() => root.render(<Component {...args} />));
  const remove = (): void => {
    root.unmount();
    host.remove();
  };
  render(first);
  onTestFinished(remove);
  return { host, errors, caught, render, remove };
};

/** Reads the visible text, because ids differ between renders. */
const read = (): string => document.body.innerText.replaceAll(/\s+/g, ' ').trim();

test.each(components)(
  '$folder: a translated copy shows the same text after each state change',
  async ({ Component, states }) => {
    const untranslatedTexts = new Map<State, string>();
    for (const state of states) {
      const fresh = draw(Component, state.args);
      await new Promise(requestAnimationFrame);
      untranslatedTexts.set(state, read());
      fresh.remove();
    }
    const [first, ...others] = [...states, ...states.toReversed()];
    const { errors, caught, render, remove } = draw(Component, first?.args ?? {});
    for (const state of others) {
      await new Promise(requestAnimationFrame);
      translate(document.body);
      render(state.args);
      await expect.poll(read, { message: state.name }).toBe(untranslatedTexts.get(state));
    }
    expect([...errors, ...caught]).toEqual([]);
    remove();
  },
);

// An extension removes elements that it blocks; get-bb/bb#1418.
test('a call screen redraws elements that foreign code removed', async () => {
  const { Component, states } = components.find(({ folder }) => folder === 'call-screen')!;
  const Page = (args: object) => (
    <PartBoundary>
      <Component {...args} />
    </PartBoundary>
  );
  const [one, other] = ['PointsAtAnEntry', 'Afterwards'].map((name) => states.find((state) => state.name === name)!);
  for (let index = 0; ; index += 1) {
    const { host, errors, render, remove } = draw(Page, one!.args);
    const victim = host.querySelectorAll('main *:not(svg *)')[index];
    if (victim === undefined) break;
    const what = victim.outerHTML.slice(0, 80);
    victim.remove();
    await new Promise(requestAnimationFrame);
    render(other!.args);
    await new Promise(requestAnimationFrame);
    expect.soft(errors, what).toEqual([]);
    expect.soft(host.querySelector('h1, [data-component="transcript-panel"]')?.textContent, what).toBeTruthy();
    expect.soft(host.querySelector('[role="alert"]')?.textContent, what).toBe(undefined);
    remove();
  }
});

const drawBoundary = async (Part: () => ReactNode) => {
  const drawn = draw(() => <PartBoundary name="The weather">{<Part />}</PartBoundary>, {});
  await new Promise(requestAnimationFrame);
  return drawn.host;
};

test('redraws a part that failed once, and reports a part that always fails', async () => {
  // React retries once before it uses the boundary.
  let failures = 3;
  const once = await drawBoundary(() => {
    failures -= 1;
    if (failures > 0) throw new Error('rain');
    return <p>Fair</p>;
  });
  expect(once.textContent).toBe('Fair');
  const always = await drawBoundary(() => {
    throw new Error('rain');
  });
  expect(always.querySelector('[role="alert"]')?.textContent).toMatch(/^The weather cannot be shown/);
});
