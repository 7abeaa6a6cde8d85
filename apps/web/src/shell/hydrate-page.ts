import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Takes prerendered markup over; renders from nothing where there is none (the development server). */
export const hydratePage = (root: HTMLElement, page: ReactNode): void => {
  if (root.firstElementChild === null) createRoot(root).render(page);
  else hydrateRoot(root, page);
};
