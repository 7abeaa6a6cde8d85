import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('without trusted proxies the address is the connection’s, whatever the client claims', () => {
  expect(clientAddress('203.0.113.7', { forwardedFor: '1.2.3.4', trustedHops: 0 })).toBe('203.0.113.7');
});

test('each trusted proxy is believed about whom it saw, and about nothing before', () => {
  const forwardedFor = 'invented, 198.51.100.1, 192.0.2.1';
  expect(clientAddress('10.0.0.1', { forwardedFor, trustedHops: 1 })).toBe('192.0.2.1');
  expect(clientAddress('10.0.0.1', { forwardedFor, trustedHops: 2 })).toBe('198.51.100.1');
});

test('with fewer entries than proxies the outermost one is taken, with none the connection', () => {
  expect(clientAddress('10.0.0.1', { forwardedFor: '192.0.2.1', trustedHops: 3 })).toBe('192.0.2.1');
  expect(clientAddress('10.0.0.1', { forwardedFor: undefined, trustedHops: 1 })).toBe('10.0.0.1');
});
