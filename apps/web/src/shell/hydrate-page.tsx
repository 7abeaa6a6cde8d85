import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

const Ready = ({ onReady, children }: { onReady: () => void; children: ReactNode }): ReactNode => {
  useEffect(onReady, [onReady]);
  return children;
};

/** Takes prerendered markup over; renders from nothing where there is none (the development server). */
export const hydratePage = (root: HTMLElement, page: ReactNode): Promise<void> =>
  new Promise((resolve) => {
    const tree = <Ready onReady={resolve}>{page}</Ready>;
    if (root.firstElementChild === null) createRoot(root).render(tree);
    else hydrateRoot(root, tree);
  });
