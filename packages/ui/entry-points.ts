import { readFileSync } from 'node:fs';

export interface EntryPoint {
  readonly name: string;
  readonly source: string;
  /** True if `@asad/ui/<name>.css` exists. */
  readonly hasStyle: boolean;
}

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

export const readEntryPoints = (): readonly EntryPoint[] => {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  return Object.entries(manifest.exports)
    .filter(([, source]) => !/\.(css|json)$/.test(source))
    .map(([path, source]) => ({
      name: path.slice(2),
      source,
      hasStyle: `${path}.css` in manifest.publishConfig.exports,
    }));
};
