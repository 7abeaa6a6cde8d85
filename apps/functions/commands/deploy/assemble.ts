import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { bundleConfig } from '../../bundle-config.ts';
import { z } from 'zod';
import type { Env } from '../../src/env/env-reader.ts';

const packageSchema = z.looseObject({ version: z.string() });

/** npm supports neither `workspace:` nor `catalog:`. */
export async function assembleFunctions(
  root: string,
  target: { readonly entry?: string; readonly folder: string; readonly settings: Env },
): Promise<void> {
  const { folder } = target;
  rmSync(folder, { recursive: true, force: true });
  const { build: options } = bundleConfig({ index: target.entry ?? join(root, 'src/index.ts') });
  await build({ root, configFile: false, logLevel: 'warn', build: { ...options, outDir: folder, emptyOutDir: true } });
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const dependencies = Object.fromEntries(externalPackages(code).map((name) => [name, installedVersion(root, name)]));
  const manifest = { name: 'asad-functions', private: true, type: 'module', main: 'index.js', engines: { node: '24' } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, dependencies }, undefined, 2)}\n`);
  const lines = Object.entries(target.settings).map(([name, value]) => `${name}=${JSON.stringify(value ?? '')}\n`);
  if (lines.length > 0) writeFileSync(join(folder, '.env'), lines.join(''));
}

function installedVersion(root: string, name: string): string {
  const file = findPackageJSON(name, join(root, 'package.json'));
  if (file === undefined) throw new Error(`The installed version of ${name} cannot be found.`);
  return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/** 'a' of 'a/b', '@a/b' of '@a/b/c'. */
export function externalPackages(code: string): readonly string[] {
  const imports = code.matchAll(/(?:\bfrom|\bimport|\bimport\.meta\.resolve)\s*\(?\s*["']([^"'\s]+)["']/g);
  const names = [...imports].flatMap(([, specifier = '']) => /^(?!node:)(?:@[^/]+\/)?[a-z][^/]*/.exec(specifier) ?? []);
  return [...new Set(names)].toSorted();
}
