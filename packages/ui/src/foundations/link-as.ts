import type { ComponentProps, ElementType } from 'react';

/** What draws a component's links. The one convention of every component that has some. */
export interface LinkAs {
  /** The host router's link, where it has one: it gets what an `a` gets. Default: `a`. */
  readonly linkAs?: ElementType<ComponentProps<'a'>> | undefined;
}
