import { PartBoundary } from '@asad/ui/part-boundary';
import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showReloadNotice } from './show-reload-notice.ts';

/** What every page is given. */
export interface PageProps {
  /** Called once the whole page answers. */
  readonly onReady?: (() => void) | undefined;
  /** Its address, by which the pages of one module differ. */
  readonly path?: string | undefined;
  /** Whether `/resume.pdf` exists and is as new as the page. */
  readonly hasPdf?: boolean | undefined;
}

/** What every page's module exports. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>;
  /** Loads the parts that the server has drawn. */
  readonly prepare?: () => Promise<unknown>;
}

/**
 * Takes prerendered markup over; renders from nothing where there is none (the development server). As a transition, so
 * that React works in slices of a few milliseconds and an event in between is answered first. Calls `onRedrawn` where the
 * markup was not React's own, and React has drawn it again. Resolves when all of the page answers.
 */
export const hydratePage = (root: HTMLElement, { Page }: PageModule, onRedrawn: () => void): Promise<void> =>
  new Promise((resolve) => {
    const page = (
      <PartBoundary name="This page">
        <Page onReady={resolve} path={location.pathname} />
      </PartBoundary>
    );
    // React empties the root when an error passes every boundary; the notice is outside of the root.
    const options = {
      onUncaughtError: showReloadNotice,
      onRecoverableError: (cause: unknown) => {
        console.warn(cause);
        onRedrawn();
      },
    };
    if (root.firstElementChild === null) createRoot(root, options).render(page);
    else startTransition(() => void hydrateRoot(root, page, options));
  });
