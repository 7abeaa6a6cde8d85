import { describe, expect, test } from 'vitest';
import { networkIdOf, networkPrefix } from './budget.ts';

describe('a network', () => {
  test('is a /24 of IPv4 and a /48 of IPv6, in any spelling of an address', () => {
    const cases: [string, string][] = [
      ['203.0.113.7', '203.0.113'],
      ['203.0.113.250', '203.0.113'],
      ['::ffff:203.0.113.7', '203.0.113'],
      // express-rate-limit#502
      ['::ffff:102:304', '1.2.3'],
      ['::FFFF:cb00:7107', '203.0.113'],
      ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113'],
      ['0000:0000:0000:0000:0000:ffff:0102:0304', '1.2.3'],
      ['[::ffff:102:304]:50123', '1.2.3'],
      ['::ffff:0:203.0.113.7', '203.0.113'],
      ['64:ff9b::203.0.113.7', '203.0.113'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
      ['2001:0DB8:0001::6', '2001:db8:1'],
      ['2001:db8:1:ffff::', '2001:db8:1'],
      ['2001:db8::1', '2001:db8:0'],
      ['::1', '0:0:0'],
      ['fe80::1%eth0', 'fe80:0:0'],
      ['203.0.113.7:50123', '203.0.113'],
      ['::ffff:203.0.113.7:50123', '203.0.113'],
      ['[2001:db8:1::6]:50123', '2001:db8:1'],
      ['[2001:db8:1::6]', '2001:db8:1'],
    ];
    for (const [address, prefix] of cases) expect([address, networkPrefix(address)]).toEqual([address, prefix]);
  });

  test('without a valid address is always the same one', () => {
    const words = ['', 'unknown', '_hidden', 'a.b.c.d', ':::', '[]'];
    for (const address of [...words, '203.0.113', '203.0.113.999', '203.0.113.07'])
      expect([address, networkPrefix(address)]).toEqual([address, 'unknown']);
  });

  test('has another name each day and for each key, and the name does not reveal the address', () => {
    const nowMs = Date.parse('2026-11-20T23:59:59Z');
    const id = networkIdOf('203.0.113.7', { key: 'k', nowMs });
    expect(networkIdOf('203.0.113.99', { key: 'k', nowMs })).toBe(id);
    expect(networkIdOf('203.0.114.7', { key: 'k', nowMs })).not.toBe(id);
    expect(networkIdOf('203.0.113.7', { key: 'k', nowMs: nowMs + 1000 })).not.toBe(id);
    expect(networkIdOf('203.0.113.7', { key: 'other', nowMs })).not.toBe(id);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});
