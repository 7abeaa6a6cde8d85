import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = /packages\/content\/src\/site-(?:words|lines|knowledge)\.ts$/u;

/**
 * What is derived of the portfolio, as data: it is derived once, here, and what is only spoken is not sent to whoever
 * reads. The browser gets what Node read, under the same conditions.
 */
export const pageWords = (): Plugin => ({
  name: 'page-words',
  apply: 'build',
  async load(id) {
    if (!MODULE.test(id)) return null;
    const words: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
    return Object.entries(words)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
