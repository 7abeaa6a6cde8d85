// Bundles the package: per entry point one plain module and one complete style sheet.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { readEntryPoints } from './entry-points.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Declare the layer order in each sheet: a component's sheet imported before the theme would reverse it. */
const LAYERS = '@layer tokens, base, components, pages, overrides;\n';
const DIRECTIVE = "'use client';";

const entryPoints = readEntryPoints();
// Keep the compiler's types; the bundles replace its modules.
for (const file of globSync('dist/**/*.js', { cwd: root })) rmSync(`${root}${file}`);

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: entryPoints.map(({ name, source }) => ({ in: source, out: name })),
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  packages: 'external',
  metafile: true,
  chunkNames: 'shared/[hash]',
  logLevel: 'warning',
  // esbuild drops 'use client'; the loop below restores it.
  logOverride: { 'ignored-directive': 'silent' },
});

const sourcesOf = (output: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(output)) return [];
  seen.add(output);
  const { inputs = {}, imports = [] } = metafile.outputs[output] ?? {};
  return [...Object.keys(inputs), ...imports.flatMap(({ path }) => sourcesOf(path, seen))];
};

for (const { name } of entryPoints) {
  const output = `dist/${name}.js`;
  const isClient = sourcesOf(output).some(
    (source) => !source.endsWith('.css') && readFileSync(`${root}${source}`, 'utf8').startsWith(DIRECTIVE),
  );
  const code = readFileSync(`${root}${output}`, 'utf8').replace(/^(['"])use client\1;\n*/, '');
  writeFileSync(`${root}${output}`, isClient ? `${DIRECTIVE}\n${code}` : code);
}

for (const file of globSync('dist/*.css', { cwd: root })) {
  const css = readFileSync(`${root}${file}`, 'utf8');
  if (!file.endsWith('theme.css')) writeFileSync(`${root}${file}`, LAYERS + css);
}
for (const sheet of ['theme.css', 'owl-poses.css']) {
  const source = sheet === 'theme.css' ? 'src/theme.css' : 'src/owl/owl-poses.css';
  writeFileSync(`${root}dist/${sheet}`, readFileSync(`${root}${source}`));
}
for (const file of globSync('src/tokens/*.json', { cwd: root }))
  writeFileSync(`${root}${file.replace('src', 'dist')}`, readFileSync(`${root}${file}`));
// TypeScript rejects side-effect imports without a declaration (noUncheckedSideEffectImports).
for (const file of globSync('dist/*.css', { cwd: root })) writeFileSync(`${root}${file}.d.ts`, 'export {};\n');

const styled = new Set(globSync('dist/*.css', { cwd: root }).map((file) => relative('dist', file)));
const promised = entryPoints.filter(({ hasStyle }) => hasStyle).map(({ name }) => `${name}.css`);
const missing = promised.filter((sheet) => !styled.has(sheet));
if (missing.length > 0)
  throw new Error(`The manifest promises style sheets that the build did not write: ${missing.join(', ')}.`);
