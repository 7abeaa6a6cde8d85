/** Parts that can fail alone, and the visitor's wish for less motion. */
export { useReducedMotion } from './foundations/motion-preference.ts';
export { PartBoundary, useRedrawWhenRemoved } from './foundations/part-boundary.ts';
