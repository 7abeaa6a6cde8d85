import type { DocumentTransaction } from '../documents/document-store.ts';
import { dayOf } from '../rules/budget.ts';
import { budgetDocSchema, spend, unspend, unspent, type BudgetCount } from '../rules/site-budget.ts';
import { paths } from './paths.ts';
import type { CallLimits } from './store-context.ts';

/** Budgets are kept two days longer than they count, for whoever asks what happened yesterday. */
const BUDGET_LIFE_MS = 3 * 86_400_000;

/** A budget that everybody shares is spent until then. */
export interface SpentBudget {
  readonly kind: 'network_budget' | 'site_budget' | 'hour_budget';
  readonly untilMs: number;
}

/**
 * One call of the budgets that it counts in: their documents, or which of them has none left. The site's is paced by the
 * hour. `givenBack` are documents that get one back before.
 */
export async function spendBudgets(
  transaction: DocumentTransaction,
  { dailyCallsPerNetwork: ofNetwork, dailyCallBudget: ofSite }: CallLimits,
  {
    networkId,
    nowMs,
    givenBack = [],
  }: { readonly networkId: string | undefined; readonly nowMs: number; readonly givenBack?: readonly string[] },
): Promise<SpentBudget | readonly string[]> {
  const budgets = [
    { of: networkId, budget: ofNetwork, isPaced: false, refusal: 'network_budget' },
    { of: 'site', budget: ofSite, isPaced: true, refusal: 'site_budget' },
  ] as const;
  const counts = await readUnspent(transaction, givenBack);
  const spent: string[] = [];
  for (const { of, budget, isPaced, refusal } of budgets) {
    if (of === undefined || budget === undefined) continue;
    const path = paths.budget(dayOf(nowMs), of);
    const spending = spend(counts.get(path) ?? (await readCount(transaction, path)), { budget, isPaced, nowMs });
    if (spending.kind === 'spent')
      return { kind: spending.budget === 'hour' ? 'hour_budget' : refusal, untilMs: spending.untilMs };
    counts.set(path, spending.after);
    spent.push(path);
  }
  writeCounts(transaction, counts, nowMs);
  return spent;
}

/** Gives one back to each. */
export async function unspendBudgets(
  transaction: DocumentTransaction,
  budgets: readonly string[],
  nowMs: number,
): Promise<void> {
  writeCounts(transaction, await readUnspent(transaction, budgets), nowMs);
}

async function readUnspent(
  transaction: DocumentTransaction,
  budgets: readonly string[],
): Promise<Map<string, BudgetCount>> {
  const counts = new Map<string, BudgetCount>();
  for (const path of budgets) counts.set(path, unspend(counts.get(path) ?? (await readCount(transaction, path))));
  return counts;
}

async function readCount(transaction: DocumentTransaction, path: string): Promise<BudgetCount> {
  const found = await transaction.get(path);
  return found === undefined ? unspent : budgetDocSchema.parse(found);
}

function writeCounts(transaction: DocumentTransaction, counts: ReadonlyMap<string, BudgetCount>, nowMs: number): void {
  for (const [path, count] of counts) transaction.set(path, { ...count, expireAt: nowMs + BUDGET_LIFE_MS });
}
