import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTouched, JOURNEYS, TEST_GROUPS } from './test-groups.ts';

const touched = (...changed: string[]): string[] =>
  [...TEST_GROUPS, JOURNEYS].filter((group) => isTouched(group, changed)).map(({ name }) => name);

describe('A change runs what it can turn red', () => {
  test('a component: its tests, its stories, the site and the journeys', () => {
    expect(touched('packages/ui/src/button/button.tsx')).toEqual([
      'unit tests',
      'components in a browser',
      'stories',
      'the built site in a browser',
      'end-to-end tests',
    ]);
  });
  test('a handler of the backend: unit tests and journeys', () => {
    expect(touched('apps/functions/src/handlers/endpoint.ts')).toEqual(['unit tests', 'end-to-end tests']);
  });
  test('the lockfile: everything', () => {
    expect(touched('pnpm-lock.yaml')).toHaveLength(TEST_GROUPS.length + 1);
  });
  test('a document: nothing', () => {
    expect(touched('docs/deploy.md', 'packages/ui/README.md', '.changeset/one.md')).toEqual([]);
  });
});

test('every project of the workspace is in exactly one group', () => {
  const root = join(import.meta.dirname, '../..');
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
  );
  const names = [...folders, join(root, 'tooling')]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => /^vitest.*config\.ts$/.test(file))
        .map((file) => join(folder, file)),
    )
    .map((file) => /name: '([\w-]+)'/.exec(readFileSync(file, 'utf8'))?.[1]);
  expect(new Set(names)).toEqual(new Set(TEST_GROUPS.flatMap(({ projects }) => projects)));
  expect(names).toHaveLength(TEST_GROUPS.flatMap(({ projects }) => projects).length);
});
