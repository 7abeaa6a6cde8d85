/**
 * Bundles `<asad-call>` as `dist/asad-call.js`. The Vapi provider is a second file, loaded only for a page with a
 * public key.
 */
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const VAPI = 'asad-call-vapi.js';

const vapiApart: Plugin = {
  name: 'vapi-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/vapi\/index\.js$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${VAPI}`, external: true } : undefined,
    );
  },
};

const root = fileURLToPath(new URL('.', import.meta.url));
const FILES = {
  'asad-call.js':
    "export * from './dist/element/index.js'; export { CallError, createCall, defineTool } from './dist/index.js';",
  [VAPI]: "export * from './dist/vapi/index.js';",
};

for (const [name, contents] of Object.entries(FILES))
  await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root },
    outfile: `dist/${name}`,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    legalComments: 'eof',
    logLevel: 'warning',
    plugins: [vapiApart],
  });
