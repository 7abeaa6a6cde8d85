import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { nodeConditions } from '@asad/tooling/portfolio-conditions';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { pageWords } from './prerender/page-words.ts';
import { prerenderSite } from './prerender/prerender-site.ts';
import { servePages } from './prerender/serve-pages.ts';
import { stripPageStyles } from './prerender/strip-page-styles.ts';

/** Tests set another folder, so that they do not replace the served one. */
const dist = process.env['SITE_DIST'] ?? fileURLToPath(new URL('dist', import.meta.url));

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const serverDir = process.env['SITE_DIST'] === undefined ? '.generated/server' : '.generated/quality-server';

export default defineConfig({
  // The pages are generated from src/pages.ts; without HTML files there is no fallback to serve.
  appType: 'custom',
  plugins: [react(), servePages(), stripPageStyles(), pageWords()],
  resolve: { conditions: [...nodeConditions, ...defaultClientConditions] },
  // The guide's worker is a separate build that needs the same portfolio data.
  worker: { format: 'es', plugins: () => [pageWords()] },
  // Words compress better than hashes and are readable in the page (prerender/style-modules.test.ts checks uniqueness).
  css: { modules: { generateScopedName: '[name]-[local]' } },
  build: {
    target: 'es2024',
    cssTarget: ['chrome123', 'safari17.5', 'ios17.5', 'firefox120'],
    cssMinify: true,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        outDir: dist,
        // Keep the rendered voice: a separate, long build step writes it.
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: {
          input: path('src/entries/site.ts'),
          output: {
            // Few files: each costs a request and its headers. The words of the pages are one file; the assistant's knowledge is another.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|foundations\/part-boundary/ },
                { name: 'parts', test: /foundations\/(parts|words)\./ },
                { name: 'words', test: /packages\/content\/src\/cards|web\/src\/site\/site\.ts/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: [/^@asad\//], conditions: [...nodeConditions, ...defaultServerConditions] },
      build: {
        outDir: serverDir,
        emptyOutDir: true,
        // The pages' styles are taken from here: exactly what each page's markup uses.
        emitAssets: true,
        manifest: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: path('prerender/prerender-entry.tsx'),
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      if (existsSync(dist))
        for (const name of readdirSync(dist)) if (name !== 'voice') rmSync(join(dist, name), { recursive: true });
      await builder.build(builder.environments['client']!);
      await builder.build(builder.environments['ssr']!);
      await prerenderSite({ dist, server: path(serverDir) });
    },
  },
});
