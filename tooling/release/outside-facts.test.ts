import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const rows = read('docs/outside-facts.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) => line.slice(2, -2).split(' | '));

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Lists `name version` from manifests and the catalog. */
function listExactVersions(): readonly string[] {
  const manifests = globSync(['package.json', '{apps,packages,tooling}/{,*/}package.json'], { cwd: root });
  const versions = manifests.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Manifest;
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  const catalog = [...read('pnpm-workspace.yaml').matchAll(/^ {2}'?([@\w/-]+)'?: (\S+)$/gm)];
  const exact = [...versions, ...catalog.map(([, name = '', version = '']) => [name, version] as const)]
    .map(([name, range]) => [name, range.replace(/^npm:.*@/, '')] as const)
    .filter(([, range]) => /^\d+\.\d+\.\d+$/.test(range));
  return [...new Set(exact.map(([name, version]) => `${name} ${version}`))].toSorted();
}

it('the page of outside facts gives the reason for each exact version, and for no other', () => {
  const listed = rows
    .filter(([, version = '']) => /^\d+\.\d+\.\d+$/.test(version))
    .flatMap(([names = '', version]) => names.split(', ').map((name) => `${name.replaceAll('`', '')} ${version}`));
  expect(listed.toSorted()).toEqual(listExactVersions());
});
