import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** The UTC day that a moment belongs to: `2026-11-20`. */
export function dayOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}

/**
 * The part of an address that one household or office shares: /24 of IPv4, /48 of IPv6 (what a line is given at most,
 * so that nobody gets more calls by changing the lower half). IPv4 mapped into IPv6 counts as IPv4. A port that a proxy
 * adds is no part of it. Whatever is no address is one network, so that nobody gets more calls by inventing names.
 */
export function networkPrefix(address: string): string {
  const plain = address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...last];
  return all
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Names a network for one day without keeping its address: the day is the salt, the key stays on the server. */
export function networkIdOf(address: string, options: { readonly key: string; readonly nowMs: number }): string {
  const text = `${dayOf(options.nowMs)}|${networkPrefix(address)}`;
  return createHmac('sha256', options.key).update(text).digest('hex').slice(0, 32);
}
