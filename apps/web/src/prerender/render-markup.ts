import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** A tree as HTML. */
export const renderMarkup = async (element: ReactNode): Promise<string> => {
  // Without the limit React would send large boundaries hidden, with a script to show them.
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
};
