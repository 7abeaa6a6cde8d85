import { defineCallElement } from './call-element.ts';

export { type CallElement, type CallElementWords, defineCallElement } from './call-element.ts';

// The one door whose import does something: two lines on any page.
defineCallElement();
