/**
 * Whether this page should stand still: the visitor's setting, or `data-motion="reduced"` on the root,
 * by which Storybook and tests ask for the same without a browser setting.
 */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
