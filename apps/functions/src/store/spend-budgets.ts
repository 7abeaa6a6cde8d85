import type { DocumentTransaction } from './documents/document-store.ts';
import { dayOf, budgetDocSchema, spend, unspend, unspent, type BudgetCount } from '../domain/budget.ts';
import { type CallLimits } from '../call-limits.ts';
import { paths } from './stored-records.ts';

const BUDGET_LIFE_MS = 33 * 86_400_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export interface SpentBudget {
  readonly kind: 'network_budget' | 'site_budget' | 'hour_budget';
  readonly untilMs: number;
}

type Counts = Map<string, BudgetCount>;

/** The end of a call returns the unused part. */
export const isInSeconds = (path: string): boolean => path.endsWith('_seconds');

const amountOf = (path: string, { maxCallMs }: CallLimits): number => (isInSeconds(path) ? maxCallMs / 1000 : 1);

/**
 * Returns the budgets' documents, or the exhausted one. Site budgets are paced by the hour, except the month's.
 * `givenBack` are refunded first.
 */
export async function spendBudgets(
  transaction: DocumentTransaction,
  limits: CallLimits,
  asked: { readonly networkId: string | undefined; readonly nowMs: number; readonly givenBack: readonly string[] },
): Promise<SpentBudget | readonly string[]> {
  const { networkId, nowMs, givenBack } = asked;
  const day = dayOf(nowMs);
  const nextOf = (lengthMs: number) => (Math.floor(nowMs / lengthMs) + 1) * lengthMs;
  const date = new Date(nowMs);
  const nextMonthMs = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
  const { dailyCallBudget: calls, dailySeconds, monthlySeconds, dailyCallsPerNetwork } = limits;
  const ofNetwork = networkId === undefined ? undefined : dailyCallsPerNetwork;
  const ofSite = { kind: 'site_budget', isPaced: true, untilMs: nextOf(DAY_MS) } as const;
  const budgets = [
    { ...ofSite, path: paths.budget(day, networkId ?? ''), budget: ofNetwork, kind: 'network_budget', isPaced: false },
    { ...ofSite, path: paths.budget(day, 'site'), budget: calls },
    { ...ofSite, path: paths.budget(day, 'seconds'), budget: dailySeconds },
    {
      ...ofSite,
      path: paths.budget(day.slice(0, 7), 'seconds'),
      budget: monthlySeconds,
      isPaced: false,
      untilMs: nextMonthMs,
    },
  ] as const;
  const counts = await readUnspent(transaction, givenBack, (path) => amountOf(path, limits));
  const spent: string[] = [];
  for (const { path, budget, isPaced, kind, untilMs } of budgets) {
    if (budget === undefined) continue;
    const count = counts.get(path) ?? (await readCount(transaction, path));
    const after = spend(count, { budget, amount: amountOf(path, limits), isPaced, nowMs });
    if (after === 'hour') return { kind: 'hour_budget', untilMs: nextOf(HOUR_MS) };
    if (after === 'budget') return { kind, untilMs };
    counts.set(path, after);
    spent.push(path);
  }
  writeCounts(transaction, counts, nowMs);
  return spent;
}

export async function unspendBudgets(
  transaction: DocumentTransaction,
  limits: CallLimits,
  { budgets, nowMs }: { readonly budgets: readonly string[]; readonly nowMs: number },
): Promise<void> {
  writeCounts(transaction, await readUnspent(transaction, budgets, (path) => amountOf(path, limits)), nowMs);
}

/** Must be the transaction's last read. */
export async function settleSeconds(
  transaction: DocumentTransaction,
  limits: CallLimits,
  { held, lastedMs, nowMs }: { readonly held: readonly string[]; readonly lastedMs: number; readonly nowMs: number },
): Promise<void> {
  // An unknown length counts as the maximum; a wrong clock is clamped to 0 and the maximum.
  const usedMs = Number.isNaN(lastedMs) ? limits.maxCallMs : Math.min(limits.maxCallMs, Math.max(0, lastedMs));
  const unused = Math.floor((limits.maxCallMs - usedMs) / 1000);
  writeCounts(transaction, await readUnspent(transaction, held, () => unused), nowMs);
}

/** A budget that is listed twice is refunded twice. */
async function readUnspent(
  transaction: DocumentTransaction,
  budgets: readonly string[],
  refundOf: (path: string) => number,
): Promise<Counts> {
  const counts: Counts = new Map();
  for (const path of budgets)
    counts.set(path, unspend(counts.get(path) ?? (await readCount(transaction, path)), refundOf(path)));
  return counts;
}

export async function readCount(transaction: DocumentTransaction, path: string): Promise<BudgetCount> {
  const found = await transaction.get(path);
  // A broken count starts at zero, so that it does not close the site.
  return budgetDocSchema.safeParse(found).data ?? unspent;
}

/** Counts beyond any limit. */
export async function addToBudget(
  transaction: DocumentTransaction,
  path: string,
  { amount, nowMs }: { readonly amount: number; readonly nowMs: number },
): Promise<void> {
  const before = await readCount(transaction, path);
  writeCounts(transaction, new Map([[path, { ...before, count: before.count + amount }]]), nowMs);
}

function writeCounts(transaction: DocumentTransaction, counts: Counts, nowMs: number): void {
  for (const [path, count] of counts) transaction.set(path, { ...count, expireAt: nowMs + BUDGET_LIFE_MS });
}
