import type { ReactNode } from 'react';

/** Where the build puts the link to the styles of what follows: the first screen is painted without waiting for them. */
export const LaterStyles = (): ReactNode => (
  <div data-later-styles="" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);
