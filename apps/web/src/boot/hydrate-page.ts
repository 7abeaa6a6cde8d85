import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Takes prerendered markup over; renders from nothing where there is none (the development server). As a transition,
 * so that React works in slices of a few milliseconds and an event in between is answered first.
 */
export const hydratePage = (root: HTMLElement, page: ReactNode): void => {
  if (root.firstElementChild === null) createRoot(root).render(page);
  else startTransition(() => void hydrateRoot(root, page));
};
