import { defineCallElement } from './call-element.ts';

export { type CallElement, type CallElementWords, defineCallElement } from './call-element.ts';

// The only entry point with an import side effect: it defines the element.
defineCallElement();
