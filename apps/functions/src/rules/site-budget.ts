import { z } from 'zod';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Smaller budgets are not paced: a quarter of them would be a handful, and the day's first visitors would be refused. */
const MIN_PACED_BUDGET = 24;
/** The largest part of what is left that one hour may take: whoever comes in the evening still finds some. */
const HOUR_SHARE = 4;

/** A day's count. `hour` is the last hour that spent something, `before` what the day had spent when it began. */
export const budgetDocSchema = z.object({
  count: z.int(),
  hour: z.int().default(-1),
  before: z.int().default(0),
});

export type BudgetCount = Readonly<z.infer<typeof budgetDocSchema>>;

export const unspent: BudgetCount = { count: 0, hour: -1, before: 0 };

export type Spending =
  | { readonly kind: 'spent'; readonly budget: 'day' | 'hour'; readonly untilMs: number }
  | { readonly kind: 'ok'; readonly after: BudgetCount };

/** How many calls the hour may have that began when so many of the day's were used. At least one. */
export function hourAllowance(budget: number, before: number): number {
  return Math.max(1, Math.floor((budget - before) / HOUR_SHARE));
}

/** Takes one of the day's calls, unless the day or, where it is paced, the hour has none left. */
export function spend(
  count: BudgetCount,
  { budget, isPaced, nowMs }: { readonly budget: number; readonly isPaced: boolean; readonly nowMs: number },
): Spending {
  if (count.count >= budget)
    return { kind: 'spent', budget: 'day', untilMs: (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS };
  const hour = Math.floor(nowMs / HOUR_MS);
  const before = count.hour === hour ? count.before : count.count;
  if (isPaced && budget >= MIN_PACED_BUDGET && count.count - before >= hourAllowance(budget, before)) {
    return { kind: 'spent', budget: 'hour', untilMs: (hour + 1) * HOUR_MS };
  }
  return { kind: 'ok', after: { count: count.count + 1, hour, before } };
}

/** Gives one back. */
export function unspend(count: BudgetCount): BudgetCount {
  return {
    ...count,
    count: Math.max(0, count.count - 1),
    before: Math.min(count.before, Math.max(0, count.count - 1)),
  };
}
