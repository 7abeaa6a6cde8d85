// Writes a plain module and a complete style sheet per entry point.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { readEntryPoints } from './entry-points.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** A component's sheet imported before the theme would reverse the layer order. */
const LAYERS = '@layer tokens, base, components, pages, overrides;\n';
const SHEETS = [
  ['theme.css', 'src/theme.css'],
  ['page.css', 'src/page.css'],
  ['owl-poses.css', 'src/owl/owl-poses.css'],
] as const;
const DIRECTIVE = "'use client';";

const entryPoints = readEntryPoints();
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

for (const file of globSync('dist/*.css', { cwd: root }))
  if (!SHEETS.some(([name]) => file.endsWith(name)))
    writeFileSync(`${root}${file}`, LAYERS + readFileSync(`${root}${file}`, 'utf8'));
for (const [name, source] of SHEETS) writeFileSync(`${root}dist/${name}`, readFileSync(`${root}${source}`));
const theme = readFileSync(`${root}src/theme.css`, 'utf8');
const tokens = /^@layer tokens \{\n.*?^\}\n/ms.exec(theme)?.[0];
if (tokens === undefined) throw new Error('theme.css has no layer of tokens.');
writeFileSync(`${root}dist/tokens.css`, `${LAYERS}\n${tokens}`);

// A host has properties named --text or --line, too.
const names = [...tokens.matchAll(/^ +--([\w-]+):/gm)].map(([, name]) => name);
const use = new RegExp(String.raw`(?<![\w-])--(${names.join('|')})(?![\w-])`, 'g');
for (const file of globSync('dist/**/*.{css,js}', { cwd: root }))
  writeFileSync(`${root}${file}`, readFileSync(`${root}${file}`, 'utf8').replaceAll(use, '--asad-$1'));
for (const file of globSync('src/tokens/*.json', { cwd: root }))
  writeFileSync(`${root}${file.replace('src', 'dist')}`, readFileSync(`${root}${file}`));
// TypeScript rejects side-effect imports without a declaration.
for (const file of globSync('dist/*.css', { cwd: root })) writeFileSync(`${root}${file}.d.ts`, 'export {};\n');

const styled = new Set(globSync('dist/*.css', { cwd: root }).map((file) => relative('dist', file)));
const promised = entryPoints.filter(({ hasStyle }) => hasStyle).map(({ name }) => `${name}.css`);
const missing = promised.filter((sheet) => !styled.has(sheet));
if (missing.length > 0)
  throw new Error(`The manifest promises style sheets that the build did not write: ${missing.join(', ')}.`);
