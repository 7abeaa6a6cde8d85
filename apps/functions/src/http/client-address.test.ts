import { expect, test } from 'vitest';
import { clientAddress } from './serve-handler.ts';

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
