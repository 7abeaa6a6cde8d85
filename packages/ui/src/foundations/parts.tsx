import type { ComponentProps, ElementType, JSX, ReactElement } from 'react';
import css from './looks.module.css';

type Tag = keyof JSX.IntrinsicElements;
type Part<T extends Tag, More = unknown> = (props: ComponentProps<T> & More) => ReactElement;

/** Class of what only screen readers get. */
export const HIDDEN = css['hidden'];
/** Class of small labels and figures. */
export const LABEL = css['label'];
/** Class of what follows in a row, and wraps. */
export const ROW = css['row'];
/** Class of buttons that show an icon. */
export const ICON_BUTTON = css['iconButton'];

export const classNames = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** An element with `data-component`; props, `className` and `ref` go to it. */
// @__NO_SIDE_EFFECTS__
export function root<T extends Tag>(tag: T, component: string, look: string | undefined): Part<T> {
  const Element: ElementType = tag;
  return (props: { readonly className?: string | undefined }) => (
    <Element {...props} data-component={component} className={classNames(look, props.className)} />
  );
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
