'use client';

import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * Whether this page should stand still: the visitor's setting, or `data-motion="reduced"` on the root,
 * by which Storybook and tests ask for the same without a browser setting.
 */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || window.matchMedia(QUERY).matches;

const subscribe = (listener: () => void): (() => void) => {
  const setting = window.matchMedia(QUERY);
  setting.addEventListener('change', listener);
  return () => setting.removeEventListener('change', listener);
};

/** The same for a component: drawn again when the visitor changes the setting. On a server, and until then, false. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
