import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';

/** UTC: `2026-11-20`. */
export function dayOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}

/** IPv6 prefixes that carry an IPv4 address in their last two groups: mapped, translated (RFC 7915), NAT64. */
const CARRIES_IPV4 = /^(?:0:0:0:0:0:ffff|0:0:0:0:ffff:0|64:ff9b:0:0:0:0)$/;

function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

/**
 * A household's or office's network: /24 of IPv4, /48 of IPv6, so that changing the lower half wins no calls. IPv4
 * within IPv6 counts as IPv4; ports are ignored. Invalid addresses share one network.
 */
export function networkPrefix(address: string): string {
  const plain = address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain);
  if (!CARRIES_IPV4.test(groups.slice(0, 6).join(':'))) return groups.slice(0, 3).join(':');
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8].join('.');
}

/** The day is the salt and the key stays on the server, so the id does not reveal the address. */
export function networkIdOf(address: string, options: { readonly key: string; readonly nowMs: number }): string {
  const text = `${dayOf(options.nowMs)}|${networkPrefix(address)}`;
  return createHmac('sha256', options.key).update(text).digest('hex').slice(0, 32);
}

const HOUR_MS = 3_600_000;

/** Smaller budgets are not paced: an hour's quarter would be a few calls. */
const MIN_PACED_BUDGET = 24;
/** An hour may use a quarter of the rest, so that calls remain for the evening. */
const HOUR_SHARE = 4;

/** `before` is the day's count when `hour`, the last hour with spending, began. */
export const budgetDocSchema = z.object({
  count: z.int(),
  hour: z.int().default(-1),
  before: z.int().default(0),
});

export type BudgetCount = Readonly<z.infer<typeof budgetDocSchema>>;

export const unspent: BudgetCount = { count: 0, hour: -1, before: 0 };

/** Returns the new count, or the exhausted limit: the budget, or this hour's part of a paced one. */
export function spend(
  count: BudgetCount,
  asked: { readonly budget: number; readonly amount: number; readonly isPaced: boolean; readonly nowMs: number },
): BudgetCount | 'budget' | 'hour' {
  const { budget, amount, isPaced, nowMs } = asked;
  if (count.count + amount > budget) return 'budget';
  const hour = Math.floor(nowMs / HOUR_MS);
  const before = count.hour === hour ? count.before : count.count;
  const ofHour = Math.max(1, amount, Math.floor((budget - before) / HOUR_SHARE));
  const isHourSpent = count.count - before + amount > ofHour;
  if (isPaced && budget >= MIN_PACED_BUDGET * amount && isHourSpent) return 'hour';
  return { count: count.count + amount, hour, before };
}

export function unspend(count: BudgetCount, amount: number): BudgetCount {
  const remaining = Math.max(0, count.count - amount);
  return { ...count, count: remaining, before: Math.min(count.before, remaining) };
}
