import type { ComponentProps, ElementType, JSX, ReactElement } from 'react';

/** `''` for a boolean attribute. */
export type States = Readonly<Record<`data-${string}`, readonly string[]>>;

/** Styling hooks. Other markup may change in any release. */
export interface Anatomy<Parts extends string = string, S extends States = States, Property extends string = string> {
  /** `data-component` of the root; a dialog's overlay adds `-overlay`. */
  readonly component: string;
  /** `data-part` below the root. */
  readonly parts: readonly Parts[];
  /** State attributes of root, parts and overlay. */
  readonly states: S;
  /** Custom properties that the host sets or reads. */
  readonly properties: readonly Property[];
}

export type StateOf<A extends Anatomy, Name extends keyof A['states'] & keyof States> = (A['states'] &
  States)[Name][number];

/** Declares styling hooks; tree shaking drops unused ones. */
// @__NO_SIDE_EFFECTS__
export function anatomy<
  const Parts extends string = never,
  const S extends States = States,
  const Property extends `--${string}` = never,
>(
  component: string,
  { parts = [], states, properties = [] }: Partial<Omit<Anatomy<Parts, S, Property>, 'component'>> = {},
): Anatomy<Parts, S, Property> {
  return { component, parts, states: states ?? ({} as S), properties };
}

type Tag = keyof JSX.IntrinsicElements;
type Part<T extends Tag, More = unknown> = (props: ComponentProps<T> & More) => ReactElement;

export const classNames = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** An element with `data-component`; props, `className` and `ref` go to it. */
// @__NO_SIDE_EFFECTS__
export function root<T extends Tag>(tag: T, component: string, look: string | undefined): Part<T> {
  const Element: ElementType = tag;
  return (props: { readonly className?: string | undefined }) => (
    <Element {...props} data-component={component} className={classNames(look, props.className)} />
  );
}

/** An element with `data-part`; props go to it. */
// @__NO_SIDE_EFFECTS__
export function part<T extends Tag>(tag: T, name: string): Part<T> {
  const Element: ElementType = tag;
  return (props: object) => <Element data-part={name} {...props} />;
}

/** A list of distinct strings. */
// @__NO_SIDE_EFFECTS__
export function list(name: string): Part<'ul', { readonly items: readonly string[] }> {
  return ({ items, ...rest }) => (
    <ul data-part={name} {...rest}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export const twoColours = (colours: readonly [from: string, to: string] | undefined) =>
  colours && { '--from': colours[0], '--to': colours[1] };
