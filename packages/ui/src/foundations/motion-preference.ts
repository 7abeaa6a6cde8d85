import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** True under the system's reduced motion or `data-motion="reduced"` on the root. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || window.matchMedia(QUERY).matches;

const subscribe = (listener: () => void): (() => void) => {
  const setting = window.matchMedia(QUERY);
  setting.addEventListener('change', listener);
  return () => setting.removeEventListener('change', listener);
};

/** A hook that rerenders when the setting changes. False on the server and during hydration. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
