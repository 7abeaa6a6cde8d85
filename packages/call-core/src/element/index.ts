import { defineCallElement } from './call-element.ts';

export { defineCallElement } from './call-element.ts';
export type { CallElement, CallElementEventMap, CallElementProps } from './element-types.ts';
export type { CallElementWords } from './words.ts';

// The only entry point with an import side effect: it defines the element.
defineCallElement();
