import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describeEndpoints } from './describe-endpoints.ts';

test('docs/endpoints.md matches the endpoints', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/endpoints.md'), 'utf8');
  // Ignore the formatter's alignment of tables.
  const plain = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
  expect(plain(page)).toBe(plain(describeEndpoints()));
});
