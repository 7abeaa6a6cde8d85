import { defineCallElement } from './call-element.ts';

export { defineCallElement } from './call-element.ts';
export type { CallElement, CallElementEventMap, CallElementProps } from './element-types.ts';
export type { CallElementWords } from './words.ts';

// The only import with a side effect.
defineCallElement();
