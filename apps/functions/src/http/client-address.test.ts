import { expect, test } from 'vitest';
import { clientAddress } from './serve-handler.ts';

test('without a proven proxy layer there is no client address', () => {
  const connection = { socketAddress: '203.0.113.7', forwardedFor: '1.2.3.4' };
  expect(clientAddress('none', connection)).toBeUndefined();
});

test('without proxies the address is the connection’s, and the header is ignored', () => {
  const connection = { socketAddress: '203.0.113.7', forwardedFor: '1.2.3.4' };
  expect(clientAddress(0, connection)).toBe('203.0.113.7');
});

test('each trusted proxy’s own entry counts, and no entry before it', () => {
  const connection = { socketAddress: '10.0.0.1', forwardedFor: 'invented, 198.51.100.1, 192.0.2.1' };
  expect(clientAddress(1, connection)).toBe('192.0.2.1');
  expect(clientAddress(2, connection)).toBe('198.51.100.1');
});

test('with fewer entries than proxies the request bypassed them: uses the connection’s address', () => {
  expect(clientAddress(3, { socketAddress: '10.0.0.1', forwardedFor: 'invented, 192.0.2.1' })).toBe('10.0.0.1');
  expect(clientAddress(1, { socketAddress: '10.0.0.1', forwardedFor: undefined })).toBe('10.0.0.1');
});
