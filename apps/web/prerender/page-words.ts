import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = /(?:packages\/content\/src\/cards|apps\/web\/src\/site\/(?:hosting|site|guide-lines|knowledge))\.ts$/u;

/**
 * Replaces modules that derive texts with their values: the browser loads plain data, without code and spoken-only
 * sentences.
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
