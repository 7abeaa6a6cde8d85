import type { ComponentProps, ElementType } from 'react';

/** Props of a link. */
export type LinkProps = ComponentProps<'a'> & {
  /** The address. */
  readonly href: string;
};

export interface LinkAs {
  /** The router's link; receives the props of an `a`. Default: `a`. */
  readonly linkAs?: ElementType<LinkProps> | undefined;
}
