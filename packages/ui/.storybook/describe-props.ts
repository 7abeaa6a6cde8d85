import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import type { Anatomy } from '../src/foundations/parts.tsx';

interface Docgen {
  readonly props?: Readonly<Record<string, DocgenProp>>;
}
interface DocgenProp {
  readonly required: boolean;
  readonly description: string;
  readonly tsType?: { readonly name: string; readonly raw?: string };
  readonly defaultValue?: { readonly value: string };
}
const DOCGEN = '__docgenInfo';
export const docgenOf = (component: unknown): Docgen =>
  (component as { readonly [DOCGEN]?: Docgen } | undefined)?.[DOCGEN] ?? {};

type Exports = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Exports>(['../src/*/*.tsx', '!../src/*/*.stories.tsx', '!../src/*/*.test.tsx'], {
  eager: true,
});
export const findModule = (component: unknown): Exports =>
  Object.values(modules).find((module) => Object.values(module).includes(component)) ?? {};

const isAnatomy = (value: unknown): value is Anatomy =>
  typeof value === 'object' && value !== null && 'component' in value && 'parts' in value;
export const findAnatomies = (component: unknown): readonly Anatomy[] =>
  Object.values(findModule(component)).filter(isAnatomy);

/**
 * `react-docgen` gives only the name of a state: read its values from the anatomy. It does not support `readonly X[]`.
 */
function typeText(component: unknown, { tsType }: DocgenProp): string {
  const state = /\['(data-[\w-]+)'\]/.exec(tsType?.name ?? '')?.[1] as `data-${string}` | undefined;
  const values = state && findAnatomies(component).find(({ states }) => state in states)?.states[state];
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  return tsType?.raw ?? (tsType?.name === 'unknown' ? 'readonly […]' : (tsType?.name ?? ''));
}

const CHOICES = /^'[^']*'( \| '[^']*')+$/;

function controlOf(
  propType: string,
  value: unknown,
): { readonly type: 'select' | 'boolean' | 'text' | 'number' } | false {
  const type = propType.replace(/ \| undefined$/, '');
  if (CHOICES.test(type)) return { type: 'select' };
  if (type === 'boolean' || type === 'number') return { type };
  return type === 'string' || typeof value === 'string' ? { type: 'text' } : false;
}

type Described = Pick<Parameters<ArgTypesEnhancer>[0], 'component' | 'argTypes' | 'initialArgs'>;

export const describeProps = ({ component, argTypes, initialArgs }: Described): StrictArgTypes => {
  const described = Object.entries(docgenOf(component).props ?? {}).map(([name, prop]) => {
    const type = typeText(component, prop);
    const fallback = prop.defaultValue && { defaultValue: { summary: prop.defaultValue.value } };
    return [
      name,
      {
        ...argTypes[name],
        name,
        description: prop.description,
        type: { name: 'other' as const, value: type, required: prop.required },
        table: { type: { summary: type }, ...fallback },
        control: controlOf(type, initialArgs[name]),
        ...(CHOICES.test(type) && { options: type.split(' | ').map((one) => one.slice(1, -1)) }),
      },
    ] as const;
  });
  return { ...argTypes, ...Object.fromEntries(described) };
};
