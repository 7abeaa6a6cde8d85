import { z } from 'zod';
import { dayOf } from '../rules/budget.ts';
import { budgetDocSchema } from '../rules/site-budget.ts';
import { paths } from './paths.ts';
import { readLive, type StoreContext } from './store-context.ts';

/** What happened, and how often: `createWebCall visitor_limit`. No person is in it. */
export type Counts = Readonly<Record<string, number>>;

/** A day of the whole site (UTC, `2026-11-20`). */
export interface DayNumbers {
  readonly day: string;
  readonly counts: Counts;
  /** What of the day's budgets is used; undefined where there is none. */
  readonly budget: { readonly calls: number | undefined; readonly minutes: number | undefined };
}

export interface DayCounts {
  /** Adds to today's; an answer that is lost may count twice. */
  addCounts(counts: Counts): Promise<void>;
  readDay(day: string): Promise<DayNumbers>;
}

const countsSchema = z.object({ counts: z.record(z.string(), z.number()) });
/** As long as a month's budget: for whoever asks what happened. */
const COUNTS_LIFE_MS = 33 * 86_400_000;

/** {@link DayCounts} over any database. */
export function createDayCounts({ documents, clock }: StoreContext): DayCounts {
  return {
    addCounts: (added) =>
      documents.transact(async (transaction) => {
        const nowMs = clock.now();
        const path = paths.counts(dayOf(nowMs));
        const found = await readLive(transaction, path, nowMs);
        const counts = found === undefined ? {} : { ...countsSchema.parse(found).counts };
        for (const [name, count] of Object.entries(added)) counts[name] = (counts[name] ?? 0) + count;
        transaction.set(path, { counts, expireAt: nowMs + COUNTS_LIFE_MS });
      }),
    readDay: (day) =>
      documents.read(async (reader) => {
        const nowMs = clock.now();
        const found = await readLive(reader, paths.counts(day), nowMs);
        const used = async (of: string): Promise<number | undefined> => {
          const budget = await readLive(reader, paths.budget(day, of), nowMs);
          return budget === undefined ? undefined : budgetDocSchema.parse(budget).count;
        };
        const seconds = await used('seconds');
        const minutes = seconds === undefined ? undefined : Math.ceil(seconds / 60);
        const counts = found === undefined ? {} : countsSchema.parse(found).counts;
        return { day, counts, budget: { calls: await used('site'), minutes } };
      }),
  };
}
