import { listen } from '@asad/tooling/listen';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { ApiHandler } from './api.ts';
import { clientAddress, serveHandler } from './serve-handler.ts';

let server: Server | undefined;
afterEach(() => server?.close());

test('passes the proved address to a handler, and HEAD as GET', async () => {
  const handler: ApiHandler = async ({ address, method }) => ({ status: 200, headers: {}, body: { address, method } });
  const serve = serveHandler(handler, { clientAddress: 1 });
  server = createServer((request, response) => void serve(request, response));
  const url = await listen(server);
  const ask = (method: string) => fetch(url, { method, headers: { 'x-forwarded-for': 'invented, 192.0.2.1' } });
  const answer = await ask('GET');
  expect(await answer.json()).toEqual({ address: '192.0.2.1', method: 'GET' });
  expect((await ask('HEAD')).headers.get('content-length')).toBe(answer.headers.get('content-length'));
});

test.each([
  ['no layer proves it', 'none', '203.0.113.7', '1.2.3.4', undefined],
  ['there are no proxies: the header may be forged', 0, '203.0.113.7', '1.2.3.4', '203.0.113.7'],
  ['one proxy wrote its entry', 1, '10.0.0.1', 'invented, 198.51.100.1, 192.0.2.1', '192.0.2.1'],
  ['two proxies wrote theirs', 2, '10.0.0.1', 'invented, 198.51.100.1, 192.0.2.1', '198.51.100.1'],
  ['fewer entries than proxies bypassed them', 3, '10.0.0.1', 'invented, 192.0.2.1', '10.0.0.1'],
  ['no entry bypassed the proxy', 1, '10.0.0.1', undefined, '10.0.0.1'],
] as const)('the client’s address when %s', (_, proved, socketAddress, forwardedFor, address) => {
  expect(clientAddress(proved, { socketAddress, forwardedFor })).toBe(address);
});
