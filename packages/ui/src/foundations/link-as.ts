import type { ComponentProps, ElementType } from 'react';

/** Props of components that contain links. */
export interface LinkAs {
  /** The router's link component; receives the props of an `a`. Default: `a`. */
  readonly linkAs?: ElementType<ComponentProps<'a'>> | undefined;
}
