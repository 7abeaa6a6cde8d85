import type { ComponentProps, ElementType } from 'react';

export interface LinkAs {
  /** The router's link; receives the props of an `a`. Default: `a`. */
  readonly linkAs?: ElementType<ComponentProps<'a'>> | undefined;
}
