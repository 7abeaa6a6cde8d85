import type { ReactNode } from 'react';

/** One prerendered page, as the build wants it. */
export interface PageSpec {
  /** File in dist, and of the template. */
  readonly file: 'index.html' | 'call.html' | '404.html';
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Its first heading: drawn in the display face from the first paint on. */
  readonly headline: string;
  readonly socialCard: string;
  readonly isIndexed: boolean;
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  readonly element: ReactNode;
  /** Module whose styles may come after the first screen, at the place of `LaterStyles`. */
  readonly laterModule?: string;
}
