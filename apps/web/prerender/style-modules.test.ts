import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const house = join(import.meta.dirname, '../../..');

it('style modules have unique file names, because classes are named after them', () => {
  const files = globSync(['apps/web/src/**/*.module.css', 'packages/ui/src/**/*.module.css'], { cwd: house });
  expect(files.length).toBeGreaterThan(20);
  expect(files.map((file) => basename(file)).toSorted()).toEqual(
    [...new Set(files.map((file) => basename(file)))].toSorted(),
  );
});
