import { readFileSync } from 'node:fs';

export interface Door {
  /** As one imports it: `@asad/ui/<name>`. */
  readonly name: string;
  /** Its module, from the package's root. */
  readonly source: string;
  /** Whether `@asad/ui/<name>.css` belongs to it. */
  readonly hasStyle: boolean;
}

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

/** The doors that lead to a module, as the package's manifest names them. */
export const readDoors = (): readonly Door[] => {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  return Object.entries(manifest.exports)
    .filter(([, source]) => !/\.(css|json)$/.test(source))
    .map(([door, source]) => ({
      name: door.slice(2),
      source,
      hasStyle: `${door}.css` in manifest.publishConfig.exports,
    }));
};
