import { PartBoundary } from '@asad/ui/foundations';
import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showReloadNotice } from './show-reload-notice.ts';

export interface PageProps {
  /** Called once the whole page is interactive. */
  readonly onReady?: (() => void) | undefined;
  readonly path?: string | undefined;
  /** True if `/resume.pdf` is up to date. */
  readonly hasPdf?: boolean | undefined;
}

export interface PageModule {
  readonly Page: ComponentType<PageProps>;
  /** Loads server-rendered lazy parts. */
  readonly prepare?: () => Promise<unknown>;
}

/**
 * Hydrates prerendered markup, or renders without it (development). A transition: React yields to input. Calls
 * `onRedrawn` if the markup did not match. Resolves when the whole page is interactive.
 */
export const hydratePage = (root: HTMLElement, { Page }: PageModule, onRedrawn: () => void): Promise<void> =>
  new Promise((resolve) => {
    const page = (
      <PartBoundary name="This page">
        <Page onReady={resolve} path={location.pathname} />
      </PartBoundary>
    );
    // An uncaught error makes React empty the root; the notice is outside.
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
