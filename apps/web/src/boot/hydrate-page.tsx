import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** What every page's module exports. */
export interface PageModule {
  /** Calls `onReady` once the whole page answers. */
  readonly Page: ComponentType<{ readonly onReady?: (() => void) | undefined }>;
}

/**
 * Takes prerendered markup over; renders from nothing where there is none (the development server). As a transition, so
 * that React works in slices of a few milliseconds and an event in between is answered first. Resolves when all of the
 * page answers.
 */
export const hydratePage = (root: HTMLElement, { Page }: PageModule): Promise<void> =>
  new Promise((resolve) => {
    const page = <Page onReady={resolve} />;
    if (root.firstElementChild === null) createRoot(root).render(page);
    else startTransition(() => void hydrateRoot(root, page));
  });
