import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

interface Scenario {
  readonly what: string;
  readonly code: string;
  readonly external: readonly string[];
  /** kB, gzip. */
  readonly maxKb: number;
}

const core = './packages/call-core/src';

/** What a page pays for what it uses of call-core, minified and compressed, without what it brings itself. */
const SCENARIOS: readonly Scenario[] = [
  { what: 'core door', code: `export * from '${core}/index.ts'`, external: ['zustand/vanilla'], maxKb: 8 },
  {
    what: 'createCall alone',
    code: `export { createCall } from '${core}/index.ts'`,
    external: ['zustand/vanilla'],
    maxKb: 8,
  },
  {
    what: 'a plain page: createCall, microphone, page events',
    code: `export { createCall } from '${core}/index.ts'; export { bindPage, openMicrophone } from '${core}/browser/index.ts'`,
    external: ['zustand/vanilla', 'idb'],
    maxKb: 9.5,
  },
  {
    what: 'react door',
    code: `export * from '${core}/react/index.ts'`,
    external: ['react', 'zustand/vanilla'],
    maxKb: 1,
  },
  {
    what: 'element door before its SDK: all that an idle page loads',
    code: `import '${core}/element/index.ts'`,
    external: ['@vapi-ai/web'],
    maxKb: 25,
  },
  { what: 'browser door', code: `export * from '${core}/browser/index.ts'`, external: ['idb'], maxKb: 3.2 },
  { what: 'delivery door', code: `export * from '${core}/delivery/index.ts'`, external: [], maxKb: 4 },
  {
    what: 'vapi door without the SDK',
    code: `export * from '${core}/vapi/index.ts'`,
    external: ['@vapi-ai/web'],
    maxKb: 6,
  },
  {
    // Its index: the stemmer, and the lists of words that are data. A call brings its errors along.
    what: 'the guide without its word lists',
    code: `export * from './packages/guide/src/index.ts'`,
    external: ['stemmer', '*/common-words.ts', '*/stop-words.ts', '@asad/call-core', '@asad/call-core/browser'],
    maxKb: 19.5,
  },
];

let isOk = true;
for (const { what, code, external, maxKb } of SCENARIOS) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: '.', loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    external: [...external],
    logLevel: 'error',
  });
  const kb = gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length / 1_000;
  const fits = kb <= maxKb;
  isOk &&= fits;
  process.stdout.write(`${fits ? 'ok    ' : 'FAILED'} ${what}: ${kb.toFixed(2)} kB gz of ${maxKb}\n`);
}
process.exit(isOk ? 0 : 1);
