import { defineCallElement } from './call-element.ts';

export { defineCallElement, type CallElement } from './call-element.ts';
export type { CallElementWords } from './words.ts';

// The one door whose import does something: two lines on any page.
defineCallElement();
