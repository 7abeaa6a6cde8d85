import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

test('the code that ships names no owner and no assistant of one site', () => {
  const named = globSync('**/*.{ts,tsx,css}', { cwd: root })
    .filter((file) => !/\.(stories|test)\./.test(file))
    .filter((file) => /\basad\b|\bomar\b/i.test(readFileSync(root + file, 'utf8').replaceAll('@asad/', '')));
  expect(named).toEqual([]);
});
