import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { bundleConfig } from '../../bundle-config.ts';

const root = resolve(import.meta.dirname, '../..');

export interface TestBundle {
  readonly folder: string;
  dispose(): void;
}

/** External dependencies resolve in this folder. */
export async function buildBundle(name: string, input: Readonly<Record<string, string>>): Promise<TestBundle> {
  const folder = join(root, 'node_modules', `.test-${name}`);
  const entries = Object.entries(input).map(([entry, file]) => [entry, join(root, file)]);
  const { build: options } = bundleConfig(Object.fromEntries(entries));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { ...options, outDir: folder, emptyOutDir: true },
  });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'test-bundle', type: 'module', main: 'index.js' }),
  );
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}
