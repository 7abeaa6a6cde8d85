import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEntryPoints } from '../entry-points.ts';

/** Measures each entry point of the packed tarball in an app's bundle. */
const root = fileURLToPath(new URL('..', import.meta.url));
// Inside the package, React resolves to the workspace's copy.
const host = mkdtempSync(join(root, '.consumer-'));

/** Gzipped kB with its sheet: measured size plus 10 %. */
const SCENARIOS = [
  { name: 'button', maxKb: 1.05, madeOf: [] },
  { name: 'owl', maxKb: 2.6, madeOf: [] },
  { name: 'captions', maxKb: 2.1, madeOf: [] },
  { name: 'project-card', maxKb: 2.3, madeOf: [] },
  { name: 'stack-scroller', maxKb: 2.9, madeOf: [] },
  { name: 'transcript-panel', maxKb: 2.8, madeOf: ['button'] },
  { name: 'limit-dialog', maxKb: 14.8, madeOf: ['button', 'dialog-frame'] },
  // cmdk's code contains the string.
  { name: 'command-menu', maxKb: 18, madeOf: ['button'] },
] as const;

const bundleEntryPoint = async (name: string): Promise<{ readonly text: string; readonly gzipKb: number }> => {
  // Tree shaking drops the other exports.
  const component = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const use = `import { ${component} } from '@asad/ui/${name}'; import '@asad/ui/${name}.css'; export { ${component} };`;
  writeFileSync(join(host, 'one.js'), use);
  const result = await build({
    root: host,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'one.js', formats: ['es'] }, rolldownOptions: { external: [/^react/] } },
  });
  const outputs = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  const texts = outputs.map((output) => String(output.type === 'chunk' ? output.code : output.source));
  return { text: texts.join(''), gzipKb: texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1_000 };
};

beforeAll(() => {
  // Vitest sets NODE_ENV to "test"; an app uses "production".
  vi.stubEnv('NODE_ENV', 'production');
  execFileSync('pnpm', ['pack', '--pack-destination', host], { cwd: root, stdio: 'ignore' });
  const installed = join(host, 'node_modules/@asad/ui');
  mkdirSync(installed, { recursive: true });
  const tarball = readdirSync(host).find((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', tarball ?? '', '--strip-components=1', '-C', installed], { cwd: host });
  // Without a separate package.json, the name resolves to the sources.
  writeFileSync(join(host, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(host, { recursive: true, force: true });
});

describe('tokens.css in the tarball', () => {
  const readSheet = (name: string): string => readFileSync(join(host, 'node_modules/@asad/ui/dist', name), 'utf8');

  it('has only prefixed tokens, and the browser’s default colour scheme', () => {
    const sheet = readSheet('tokens.css').replaceAll(/\/\*.*?\*\//gs, '');
    const selectors = [...sheet.matchAll(/^\s*([^\s;{}][^;{}]*)\{/gm)].map(([, selector]) => selector?.trim());
    expect(new Set(selectors)).toEqual(new Set(['@layer tokens', ':root']));
    const names = [...sheet.matchAll(/^\s*([\w-]+):/gm)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(75);
    expect(names.filter((name) => !name.startsWith('--asad-'))).toEqual(['color-scheme']);
    expect(sheet).toContain('color-scheme: light;');
  });

  it('has every prefixed token that the components read', () => {
    const tokens = readSheet('tokens.css');
    const read = readdirSync(join(host, 'node_modules/@asad/ui/dist'))
      .filter((name) => name.endsWith('.css'))
      .flatMap((name) => readSheet(name).match(/(?<=var\()--asad-[\w-]+/g) ?? []);
    expect(read.length).toBeGreaterThan(500);
    expect(read.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  });
});

describe('an app with one component', () => {
  it.each(SCENARIOS)(
    'bundles $name and its style sheet in at most $maxKb kB without React',
    async ({ name, maxKb, madeOf }) => {
      const { text, gzipKb } = await bundleEntryPoint(name);
      console.info(`${name}: ${gzipKb.toFixed(2)} kB`);
      // Each root contains its component's name: an unrelated name shows unrelated code.
      const mayShip = new Set<string>([name, ...madeOf]);
      const unrelated = readEntryPoints().filter(
        (entryPoint) => !mayShip.has(entryPoint.name) && text.includes(`"${entryPoint.name}"`),
      );
      expect(unrelated).toEqual([]);
      expect(text, 'the anatomy, which the app does not import').not.toContain('parts:');
      expect(gzipKb).toBeLessThanOrEqual(maxKb);
    },
  );
});
