import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { createRef, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import preview from '../.storybook/preview.tsx';
import { type Anatomy } from './foundations/parts.tsx';
import theme from './theme.css?raw';

type StoriesFile = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*/*.tsx', '!./*/*.stories.tsx', '!./*/*.test.tsx'],
  { eager: true },
);
const storyFiles = import.meta.glob<StoriesFile>('./*/*.stories.tsx', { eager: true });
const sheets = import.meta.glob<string>('./*/*.css', { eager: true, query: '?raw', import: 'default' });

const HEAD = `# Styling hooks

Written by src/anatomy.browser.test.tsx, which compares it with the types and the rendered components. Every root has
\`data-component\`, its parts have \`data-part\`; a dialog's overlay has the dialog's name with the suffix \`-overlay\`. The types,
such as \`buttonAnatomy\`, are exports of each component's entry point. Custom properties that begin with \`--_\` and class names
may change in any version.

| Component | Parts | States | Custom properties |
| --- | --- | --- | --- |
`;

const isAnatomy = (value: unknown): value is Anatomy =>
  typeof value === 'object' && value !== null && 'component' in value && 'parts' in value;
const folderOf = (path: string): string => path.split('/')[1] ?? '';
const anatomies = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter(isAnatomy)
    .map((anatomy) => ({ ...anatomy, folder: folderOf(path) })),
);

const namesOf = ({ parts, states, properties }: Anatomy): ReadonlySet<string> =>
  new Set([
    ...parts,
    ...Object.entries(states).flatMap(([name, values]) => values.map((value) => `${name}=${value}`)),
    ...properties,
  ]);

const NO_STATE = /^data-(component|part|value|disabled|radix-.*|aria-hidden|needs-script)$/;
const seen = new Map<string, Set<string>>();

/** The root of a nested component can be a part of the outer one. */
const note = (element: Element): void => {
  const add = (owner: Element | null | undefined, name: string): void => {
    const component = owner?.getAttribute('data-component')?.replace(/-overlay$/, '') ?? '';
    seen.set(component, (seen.get(component) ?? new Set()).add(name));
  };
  const owner = element.closest('[data-component]');
  const part = element.getAttribute('data-part');
  if (part !== null) add(owner === element ? element.parentElement?.closest('[data-component]') : owner, part);
  for (const { name, value } of element.attributes)
    if (name.startsWith('data-') && !NO_STATE.test(name)) add(owner, `${name}=${value}`);
  for (const name of (element as HTMLElement | SVGElement).style)
    if (name.startsWith('--') && !/^--(radix|cmdk)-/.test(name)) add(owner, name);
};
const noteAll = (): void => document.body.querySelectorAll('[data-component], [data-component] *').forEach(note);
const watch = new MutationObserver(noteAll);

const show = async (Component: Shown, props: object = {}, look: () => void = noteAll): Promise<void> => {
  const host = document.body.appendChild(document.createElement('div'));
  const errors: unknown[] = [];
  const root = createRoot(host, { onUncaughtError: (error) => errors.push(error) });
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  flushSync(() => root.render(<Component {...props} />));
  await new Promise(requestAnimationFrame);
  expect(errors).toEqual([]);
  look();
  flushSync(() => root.render(<Component {...props} open={false} />));
  noteAll();
};
const isComplete = (folder: string): boolean =>
  anatomies
    .filter((anatomy) => anatomy.folder === folder)
    .every((anatomy) =>
      [...namesOf(anatomy)].every((name) => name.startsWith('--') || seen.get(anatomy.component)?.has(name)),
    );

setProjectAnnotations([preview]);
type Shown = FunctionComponent<{ readonly open?: boolean }>;
const stories = Object.entries(storyFiles).flatMap(([path, file]) =>
  Object.entries<Shown & { run: () => Promise<void>; play?: unknown }>(composeStories(file)).map(([name, Story]) => ({
    folder: folderOf(path),
    name,
    Story,
  })),
);

// First, so that a failing story is reported by name.
describe('story', () => {
  test.each(stories)('$folder, $name: renders', ({ Story }) => show(Story));
  // Some states need interaction.
  const played = stories.filter(({ Story }) => Story.play !== undefined);
  test.each(played)('$folder, $name: plays when a part or state is still unseen', async ({ folder, Story }) => {
    if (isComplete(folder)) return;
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    onTestFinished(() => watch.disconnect());
    await Story.run();
  });
});

describe.each(anatomies)('$component', (anatomy) => {
  const names = namesOf(anatomy);
  test('renders only parts and states that its anatomy names', () => {
    expect([...(seen.get(anatomy.component) ?? [])].filter((name) => !names.has(name))).toEqual([]);
  });
  test('has a story for each part and state of its anatomy', () => {
    const shownNames = seen.get(anatomy.component);
    expect([...names].filter((name) => !name.startsWith('--') && !shownNames?.has(name))).toEqual([]);
  });
  test('has a sheet that reads only its properties, the theme’s and private ones', () => {
    const css = Object.entries(sheets).flatMap(([path, text]) => (folderOf(path) === anatomy.folder ? [text] : []));
    const readProperties = new Set(css.join('').match(/(?<=var\()--[\w-]+/g));
    const documentedProperties = new Set([...anatomy.properties, ...(theme.match(/--[\w-]+(?=:)/g) ?? [])]);
    expect([...readProperties].filter((name) => !documentedProperties.has(name) && !name.startsWith('--_'))).toEqual(
      [],
    );
    expect(anatomy.properties.filter((name) => !readProperties.has(name))).toEqual([]);
  });
});

test('ANATOMY.md matches the anatomies (update it with -u)', async () => {
  const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || '–';
  const rows = anatomies
    .toSorted((one, other) => one.component.localeCompare(other.component))
    .map(({ component, parts, states, properties }) => {
      const stateTexts = Object.entries(states).map(([name, values]) => `${name}=${values.join(' \\| ') || '""'}`);
      return `| \`${component}\` | ${list(parts)} | ${list(stateTexts)} | ${list(properties)} |\n`;
    });
  await expect(`${HEAD}${rows.join('')}`).toMatchFileSnapshot('../ANATOMY.md');
});

const needed: Readonly<Record<string, object>> = {
  ExperienceCardImpacts: { items: ['One'] },
  ExperienceCardStack: { items: ['One'] },
  ExperienceCardWhen: { start: '2021-09', end: '2022-01' },
  ProjectCardTags: { items: ['One'] },
};
const argsOf = new Map<unknown, object>(
  Object.values(storyFiles).map(({ default: meta }) => [meta?.component, { ...meta?.args, open: true }]),
);
const isScreen = (path: string): boolean => folderOf(path).endsWith('-screen');
const components = Object.entries(modules)
  .filter(([path]) => !isScreen(path))
  .flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name) && !path.includes('drawing'))
      .map(([name, value]) => ({ name, folder: folderOf(path), Component: value as Shown })),
  );
test.each(components)(
  '$name passes ref, class name and other props to its element',
  async ({ name, folder, Component }) => {
    const ref = createRef<Element>();
    const props = { ...argsOf.get(Component), ...needed[name], ref, className: 'own', 'data-kept': '' };
    await show(Component, props, () => {
      const [element, ...others] = document.body.querySelectorAll<HTMLElement>('.own[data-kept]');
      expect(others).toEqual([]);
      expect(ref.current).toBe(element);
      const folderAnatomies = anatomies.filter((anatomy) => anatomy.folder === folder);
      const root = folderAnatomies.find(
        ({ component }) => component.replaceAll('-', '') === name.replace(/Root$/, '').toLowerCase(),
      );
      if (root !== undefined) expect(element?.dataset['component']).toBe(root.component);
      else expect(folderAnatomies.flatMap(({ parts }) => parts)).toContain(element?.dataset['part']);
    });
  },
);
