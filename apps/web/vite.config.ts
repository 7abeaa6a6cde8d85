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

/** Tests build into a folder of their own, beside the one that is served. */
const dist = process.env['SITE_DIST'] ?? fileURLToPath(new URL('dist', import.meta.url));

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const serverDir = process.env['SITE_DIST'] === undefined ? '.generated/server' : '.generated/quality-server';

export default defineConfig({
  // The pages are written from src/pages.ts: there is no HTML file to serve or to fall back to.
  appType: 'custom',
  plugins: [react(), servePages(), stripPageStyles(), pageWords()],
  resolve: { conditions: [...nodeConditions, ...defaultClientConditions] },
  // The guide's worker is a build of its own: of the portfolio it gets the same data.
  worker: { format: 'es', plugins: () => [pageWords()] },
  // Words compress better than hashes, and are read by whoever looks at the page (prerender/style-modules.test.ts).
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
        // All but the voice, which is a step of its own and takes longest.
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
