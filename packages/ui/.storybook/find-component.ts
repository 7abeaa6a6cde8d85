import type { Anatomy } from '../src/foundations/parts.tsx';
import components from 'virtual:components';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Exports = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Exports>(['../src/*/*.tsx', '!../src/*/*.stories.tsx', '!../src/*/*.test.tsx'], {
  eager: true,
});

export const isAnatomy = (value: unknown): value is Anatomy =>
  typeof value === 'object' && value !== null && 'component' in value && 'parts' in value;

/** A component's name, and what its module exports beside it. */
export const findComponent = (component: unknown): { readonly name: string; readonly own: Exports } => {
  const own = Object.values(modules).find((module) => Object.values(module).includes(component)) ?? {};
  const [name = ''] = Object.entries(own).find(([, value]) => value === component) ?? [];
  return { name, own };
};

/** A type as a reader understands it: the states of an anatomy become their values. */
export const readable = (type: string, own: Exports): string =>
  type.replaceAll(/StateOf<typeof (\w+), '([\w-]+)'>/g, (name, anatomy: string, state: `data-${string}`) => {
    const found = own[anatomy];
    return isAnatomy(found) ? (found.states[state] ?? []).map((value) => `'${value}'`).join(' | ') : name;
  });

/** Every prop with its type, its value without one and its words; a choice of words can be chosen from. */
export const describeProps: ArgTypesEnhancer = ({ component, argTypes }) => {
  const { name, own } = findComponent(component);
  const described = (components[name]?.props ?? []).map((prop) => {
    const type = readable(prop.type, own);
    const choices = /^'[^']*'( \| '[^']*')+$/.test(type) ? type.split(' | ').map((one) => one.slice(1, -1)) : undefined;
    return [
      prop.name,
      {
        name: prop.name,
        description: prop.words,
        type: { name: 'other' as const, value: type, required: !prop.isOptional },
        table: { type: { summary: type }, ...(prop.fallback && { defaultValue: { summary: prop.fallback } }) },
        ...(choices && { control: { type: 'select' as const }, options: choices }),
        ...(type.includes('=>') && { control: false as const }),
        ...(type === 'boolean' && { control: { type: 'boolean' as const } }),
        ...argTypes[prop.name],
      },
    ] as const;
  });
  return { ...argTypes, ...Object.fromEntries(described) };
};
