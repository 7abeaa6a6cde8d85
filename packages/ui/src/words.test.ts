import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readComponents } from '../.storybook/read-props.ts';

const components = readComponents();
/** `call-button` as its component is called: `CallButton`. */
const shown = globSync('*/*.stories.tsx', { cwd: import.meta.dirname })
  .map((file) => basename(file, '.stories.tsx').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()))
  .filter((name) => name !== 'Themes');

describe('a component in Storybook', () => {
  it.each(shown)('%s says what it is, and every prop in words', (name) => {
    const { words: purpose, props } = components[name] ?? { words: '', props: [] };
    expect(purpose).toMatch(/\w \w/);
    expect(props.filter((prop) => prop.words === '').map((prop) => prop.name)).toEqual([]);
    expect(props.every((prop) => prop.type !== '')).toBe(true);
  });

  it('has words for every prop of every part that it is put together of', () => {
    const silent = Object.entries(components).flatMap(([name, { props }]) =>
      props.filter((prop) => prop.words === '').map((prop) => `${name} ${prop.name}`),
    );
    expect(silent).toEqual([]);
  });

  it('is read with its types, its values without a prop, and the element that takes the rest', () => {
    expect(components['Owl']).toMatchObject({ element: 'svg' });
    expect(components['Owl']?.props.find(({ name }) => name === 'crop')).toEqual({
      name: 'crop',
      type: "'whole' | 'head'",
      isOptional: true,
      fallback: "'whole'",
      words: '`head` is the same drawing cropped for small sizes.',
    });
    // Taken apart within the component.
    expect(components['Button']?.props.map(({ fallback }) => fallback)).toEqual(["'quiet'", "'regular'"]);
    expect(components['CallButton']?.props[0]).toMatchObject({
      type: "StateOf<typeof callButtonAnatomy, 'data-status'>",
      isOptional: false,
    });
  });
});
