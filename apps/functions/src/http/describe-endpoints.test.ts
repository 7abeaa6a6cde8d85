import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describeEndpoints } from './describe-endpoints.ts';
import { findEndpoint } from './endpoint-table.ts';

test('docs/endpoints.md matches the endpoints', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/endpoints.md'), 'utf8');
  // Ignore the formatter's alignment of tables.
  const plain = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
  expect(plain(page)).toBe(plain(describeEndpoints()));
});

test('an endpoint answers at its Hosting path and at its function’s address, and nowhere else', () => {
  expect(findEndpoint('api', '/api/call/web')).toBe('createWebCall');
  expect(findEndpoint('api', '/call/web')).toBe('createWebCall');
  for (const path of ['/', '/api', '/api/', '/api/call/web/', '/API/call/web', '/api/providerEvents', '/web', ''])
    expect([path, findEndpoint('api', path)]).toEqual([path, undefined]);
  for (const path of ['/', '/api/providerEvents', '/api/call/web'])
    expect(findEndpoint('providerEvents', path)).toBe('providerEvents');
});
