import { fileURLToPath } from 'node:url';
import { defineBrowserProvider } from '@vitest/browser';
import { defineConfig } from 'vitest/config';
// @boundaries-ignore its browser tests in another engine
import config from '../../../packages/call-core/vitest.browser.config.ts';
import type { Engine } from './engine.ts';
import { ENGINES } from './engines.ts';

/** `ENGINE=firefox vitest run --config=tooling/e2e/engines/call-core.config.ts` */
const { ENGINE = 'firefox' } = process.env;
const name = (['firefox', 'webkit'] as const).find((known) => known === ENGINE);
const openEngine = name && ENGINES[name];
if (!openEngine) throw new Error(`There is no engine "${ENGINE}": ${Object.keys(ENGINES).join(', ')}.`);

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Vitest calls this, but its types omit it. */
    __vitest_viewport: (size: { readonly width: number; readonly height: number }) => Promise<void>;
  }
}

/** Opens Vitest's pages one at a time. */
const provider = defineBrowserProvider({
  name,
  providerFactory(project) {
    let engine: Engine | undefined;
    project.browser?.registerCommand('__vitest_viewport', async (_context, { width, height }) =>
      engine?.resize(width, height),
    );
    return {
      name,
      supportsParallelism: false,
      getCommandsContext: () => ({}),
      async openPage(_session, url) {
        engine ??= await openEngine();
        // Do not await: the runner's page never finishes loading.
        void engine.goto(url.replace('localhost', '127.0.0.1')).catch((error: unknown) => console.error(url, error));
      },
      async close() {
        await engine?.close();
        engine = undefined;
      },
    };
  },
});

export default defineConfig({
  ...config,
  root: fileURLToPath(new URL('../../../packages/call-core', import.meta.url)),
  cacheDir: `node_modules/.vite-${name}`,
  test: {
    ...config.test,
    api: { host: '127.0.0.1' },
    browser: { ...config.test?.browser, provider, instances: [{ browser: name }] },
  },
});
