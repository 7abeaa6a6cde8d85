/** Parts that can fail alone, the size of long words, and the visitor's wish for less motion. */
export { fitWords } from './foundations/fit-words.ts';
export { useReducedMotion } from './foundations/motion-preference.ts';
export { PartBoundary, useRedrawWhenRemoved } from './foundations/part-boundary.ts';
