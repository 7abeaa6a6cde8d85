import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';

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

const HOUR_MS = 3_600_000;

/** Smaller budgets (in calls) are not paced: a quarter of them would be a handful, and the day's first visitors would be refused. */
export const MIN_PACED_BUDGET = 24;
/** The largest part of what is left that one hour may take: whoever comes in the evening still finds some. */
const HOUR_SHARE = 4;

/** What of a budget is used, in calls or in seconds. `hour` is the last hour that spent something, `before` what the day had spent when it began. */
export const budgetDocSchema = z.object({
  count: z.int(),
  hour: z.int().default(-1),
  before: z.int().default(0),
});

export type BudgetCount = Readonly<z.infer<typeof budgetDocSchema>>;

export const unspent: BudgetCount = { count: 0, hour: -1, before: 0 };

/** Takes the amount; says which is spent where less is left of the budget or, where it is paced, of this hour's part. */
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

/** Gives some back. */
export function unspend(count: BudgetCount, amount: number): BudgetCount {
  const left = Math.max(0, count.count - amount);
  return { ...count, count: left, before: Math.min(count.before, left) };
}
