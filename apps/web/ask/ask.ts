/** ASAD in a terminal: a line in, his reply out. The same code and the same words as in a call on the site. */
import { enableCompileCache } from 'node:module';

// Before anything else is loaded: from the second start on, the types are stripped already.
enableCompileCache();
await import('./converse.ts');
