import type { Anatomy } from '../src/foundations/parts.tsx';
import components from 'virtual:components';
import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

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

/** What a component takes as its element or its frame does, which no comment of its own tells. */
const TAKEN_OVER: Readonly<Record<string, { readonly type: string; readonly words: string }>> = {
  children: { type: 'ReactNode', words: 'What stands in it.' },
  disabled: { type: 'boolean', words: 'Not now: it cannot be pressed, and is passed over by Tab.' },
  href: { type: 'string', words: 'Where it leads.' },
  onClick: { type: '(event) => void', words: 'It was pressed.' },
  onClose: { type: '() => void', words: 'By Escape, the backdrop or the close button: whoever opened it closes it.' },
  open: { type: 'boolean', words: 'Whether it is shown.' },
};

const CHOICES = /^'[^']*'( \| '[^']*')+$/;

/** What can be played with: a choice, a switch, words. What is put together of parts is for code. */
function controlOf(told: string, value: unknown): { readonly type: 'select' | 'boolean' | 'text' | 'number' } | false {
  const type = told.replace(/ \| undefined$/, '');
  if (CHOICES.test(type)) return { type: 'select' };
  if (type === 'boolean') return { type: 'boolean' };
  if (type === 'number') return { type: 'number' };
  return type === 'string' || typeof value === 'string' ? { type: 'text' } : false;
}

type Described = Pick<Parameters<ArgTypesEnhancer>[0], 'component' | 'argTypes' | 'initialArgs'>;

/** Every prop with its type, its value without one and its words; a choice of words can be chosen from. */
export const describeProps = ({ component, argTypes, initialArgs }: Described): StrictArgTypes => {
  const { name, own } = findComponent(component);
  const props = components[name]?.props ?? [];
  const takenOver = Object.keys({ ...argTypes, ...initialArgs })
    .filter((key) => key in TAKEN_OVER && props.every((prop) => prop.name !== key))
    .map((key) => ({ name: key, isOptional: true, fallback: undefined, type: '', words: '', ...TAKEN_OVER[key] }));
  const described = [...takenOver, ...props].map((prop) => {
    const type = readable(prop.type, own);
    return [
      prop.name,
      {
        ...argTypes[prop.name],
        name: prop.name,
        description: prop.words,
        type: { name: 'other' as const, value: type, required: !prop.isOptional },
        table: { type: { summary: type }, ...(prop.fallback && { defaultValue: { summary: prop.fallback } }) },
        control: controlOf(type, initialArgs[prop.name]),
        ...(CHOICES.test(type) && { options: type.split(' | ').map((one) => one.slice(1, -1)) }),
      },
    ] as const;
  });
  return { ...argTypes, ...Object.fromEntries(described) };
};

/** What a component is, in its own words. */
export const describePurpose = (component: unknown): string => components[findComponent(component).name]?.words ?? '';
