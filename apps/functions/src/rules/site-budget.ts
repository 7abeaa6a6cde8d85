import { z } from 'zod';

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

/** How many calls the hour may have that began when so many of the day's were used. At least one. */
function hourAllowance(budget: number, before: number): number {
  return Math.max(1, Math.floor((budget - before) / HOUR_SHARE));
}

/** Takes the amount; says which is spent where less is left of the budget or, where it is paced, of this hour's part. */
export function spend(
  count: BudgetCount,
  asked: { readonly budget: number; readonly amount: number; readonly isPaced: boolean; readonly nowMs: number },
): BudgetCount | 'budget' | 'hour' {
  const { budget, amount, isPaced, nowMs } = asked;
  if (count.count + amount > budget) return 'budget';
  const hour = Math.floor(nowMs / HOUR_MS);
  const before = count.hour === hour ? count.before : count.count;
  const isHourSpent = count.count - before + amount > Math.max(amount, hourAllowance(budget, before));
  if (isPaced && budget >= MIN_PACED_BUDGET * amount && isHourSpent) return 'hour';
  return { count: count.count + amount, hour, before };
}

/** Gives some back. */
export function unspend(count: BudgetCount, amount: number): BudgetCount {
  const left = Math.max(0, count.count - amount);
  return { ...count, count: left, before: Math.min(count.before, left) };
}
