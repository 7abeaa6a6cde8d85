import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';

/** The UTC day of a moment: `2026-11-20`. */
export function dayOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}

/** IPv6 prefixes that carry an IPv4 address in their last two groups: mapped, translated (RFC 7915), NAT64. */
const CARRIES_IPV4 = /^(?:0:0:0:0:0:ffff|0:0:0:0:ffff:0|64:ff9b:0:0:0:0)$/;

/** The eight groups of an IPv6 address in any notation. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

/**
 * The part of an address that a household or office shares: /24 of IPv4, /48 of IPv6 (the largest assignment for one
 * line, so that changing the lower half wins no calls). IPv4 within IPv6 counts as IPv4, and ports are ignored. All
 * invalid addresses share one network, so that invented names win no calls.
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

/**
 * Identifies a network for one day without storing its address: the day is the salt, and the key stays on the server.
 */
export function networkIdOf(address: string, options: { readonly key: string; readonly nowMs: number }): string {
  const text = `${dayOf(options.nowMs)}|${networkPrefix(address)}`;
  return createHmac('sha256', options.key).update(text).digest('hex').slice(0, 32);
}

const HOUR_MS = 3_600_000;

/** Smaller budgets (in calls) are not paced: a quarter of them would refuse the day's first visitors. */
export const MIN_PACED_BUDGET = 24;
/** One hour may use at most a quarter of the rest, so that calls remain for the evening. */
const HOUR_SHARE = 4;

/**
 * The used part of a budget, in calls or seconds. `hour` is the last hour that spent some; `before` is the day's count
 * when that hour began.
 */
export const budgetDocSchema = z.object({
  count: z.int(),
  hour: z.int().default(-1),
  before: z.int().default(0),
});

export type BudgetCount = Readonly<z.infer<typeof budgetDocSchema>>;

export const unspent: BudgetCount = { count: 0, hour: -1, before: 0 };

/**
 * Spends the amount; otherwise returns the limit that is exhausted: the budget, or, where it is paced, this hour's
 * part.
 */
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
  const left = Math.max(0, count.count - amount);
  return { ...count, count: left, before: Math.min(count.before, left) };
}
