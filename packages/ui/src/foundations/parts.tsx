import type { ComponentProps, ElementType, JSX, ReactElement } from 'react';

/** Attributes that tell a state, with every value that they take; `''` for one that is there or not. */
export type States = Readonly<Record<`data-${string}`, readonly string[]>>;

/** What of a component styles may name. Everything else in its markup may change without a word. */
export interface Anatomy<Parts extends string = string, S extends States = States, Property extends string = string> {
  /** `data-component` on its root. A dialog's overlay is called so too, with `-overlay` behind it. */
  readonly component: string;
  /** `data-part` on what lies below the root. */
  readonly parts: readonly Parts[];
  /** Attributes of the root, of its parts, and of a dialog's overlay. */
  readonly states: S;
  /** Custom properties to set, or to read where the component sets them. */
  readonly properties: readonly Property[];
}

/** The values of a state, by the attribute that tells it. */
export type StateOf<A extends Anatomy, Name extends keyof A['states'] & keyof States> = (A['states'] &
  States)[Name][number];

/** What a component lets styles name, with its types. A bundler drops it where nobody asks for it. */
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

/** Joins the class names that are there. */
export const classNames = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** A component's root: has its name and look; `className`, `ref` and all other props go to the element. */
// @__NO_SIDE_EFFECTS__
export function root<T extends Tag>(tag: T, component: string, look: string | undefined): Part<T> {
  const Element: ElementType = tag;
  return (props: { readonly className?: string | undefined }) => (
    <Element {...props} data-component={component} className={classNames(look, props.className)} />
  );
}

/** A part of a component: an element that styles may name, and that takes what it takes. */
// @__NO_SIDE_EFFECTS__
export function part<T extends Tag>(tag: T, name: string): Part<T> {
  const Element: ElementType = tag;
  return (props: object) => <Element data-part={name} {...props} />;
}

/** A part that lists words, each once. */
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

/** A card's own two colours, for its root's style. */
export const twoColours = (colours: readonly [from: string, to: string] | undefined) =>
  colours && { '--from': colours[0], '--to': colours[1] };
