import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { nodeConditions } from '@asad/tooling/portfolio-conditions';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { pageWords } from './prerender/page-words.ts';
import { prerenderSite } from './prerender/prerender-site.ts';
import { servePages } from './prerender/serve-pages.ts';
import { base, hasBackend } from './src/site/hosting.ts';
import { stripPageStyles } from './prerender/strip-page-styles.ts';

/** Tests must not replace the served folder. */
const dist = process.env['SITE_DIST'] ?? fileURLToPath(new URL('dist', import.meta.url));

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const isOther = process.env['SITE_DIST'] !== undefined;
/** Other builds may run at the same time. */
const serverDir = isOther ? `.generated/other-${process.pid}` : '.generated/server';

export default defineConfig({
  base,
  // A constant, so that no code of the other backend is built (src/call/backend).
  define: { 'import.meta.env.HAS_NO_BACKEND': String(!hasBackend) },
  // src/pages.ts generates the pages: no HTML file to fall back to.
  appType: 'custom',
  plugins: [react(), servePages(), stripPageStyles(), pageWords()],
  resolve: { conditions: [...nodeConditions, ...defaultClientConditions] },
  // A separate build that needs the same portfolio data.
  worker: { format: 'es', plugins: () => [pageWords()] },
  // Words compress better than hashes; prerender/style-modules.test.ts checks uniqueness.
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
        // A separate, long step writes the rendered voice.
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: {
          input: path('src/entries/site.ts'),
          output: {
            // Each file costs a request.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|foundations\/(part|words)/ },
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
        // The pages use exactly the styles of their markup.
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
      if (isOther) rmSync(path(serverDir), { recursive: true });
    },
  },
});
