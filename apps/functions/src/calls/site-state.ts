import { z } from 'zod';
import { dayOf } from '../rules/budget.ts';
import { budgetDocSchema } from '../rules/site-budget.ts';
import { paths } from './paths.ts';
import { readLive, type StoreContext } from './store-context.ts';

/** Open; or new calls are closed; or everything but records and reports of calls that were opened before. */
export type SiteSwitch = z.infer<typeof switchSchema>['state'];

/** What happened, and how often: `createWebCall visitor_limit`. No person is in it. */
export type Counts = Readonly<Record<string, number>>;

const switchSchema = z.object({ state: z.enum(['open', 'calls', 'api']) });
const solvedSchema = z.object({ solved: z.record(z.string(), z.int()) });
const countsSchema = z.object({ counts: z.record(z.string(), z.number()) });

/** A switch stays until somebody moves it. */
const FOREVER_MS = Date.UTC(2100, 0);
/** A count of an hour is read in the next one too. */
const SOLVED_LIFE_MS = 3 * 3_600_000;
/** As long as a month's budget: for whoever asks what happened. */
const COUNTS_LIFE_MS = 33 * 86_400_000;

/** What instances and their owner tell each other about the whole site, over any database. */
export function createSiteState({ documents, clock }: StoreContext) {
  return {
    /** What the owner closed, until told otherwise. */
    readSwitch: (): Promise<SiteSwitch> =>
      documents.read(async (reader) => {
        const at = { schema: switchSchema, nowMs: clock.now() };
        return (await readLive(reader, paths.siteSwitch, at))?.state ?? 'open';
      }),
    setSwitch: (state: SiteSwitch): Promise<void> =>
      documents.transact(async (transaction) => {
        // What a newer program put there stays: reading it throws.
        await transaction.get(paths.siteSwitch);
        transaction.set(paths.siteSwitch, { state, expireAt: FOREVER_MS });
      }),
    /** Tells how many challenges this instance saw solved in this hour since 1970, and asks about the others and the hour before. */
    shareSolvedCaptchas: ({ hour, instance, solved }: { hour: number; instance: string; solved: number }) =>
      documents.transact(async (transaction) => {
        const nowMs = clock.now();
        const read = async (path: string) =>
          (await readLive(transaction, path, { schema: solvedSchema, nowMs }))?.solved ?? {};
        const now = await read(paths.solvedCaptchas(hour));
        const before = await read(paths.solvedCaptchas(hour - 1));
        // Its own total, not one more: telling it twice tells nothing new.
        if (solved > 0) {
          const told = { ...now, [instance]: solved };
          transaction.set(paths.solvedCaptchas(hour), { solved: told, expireAt: nowMs + SOLVED_LIFE_MS });
        }
        const { [instance]: _own, ...others } = now;
        return { others: sum(others), hourBefore: sum(before) };
      }),
    /** Adds to today's; an answer that is lost may count twice. */
    addCounts: (added: Counts): Promise<void> =>
      documents.transact(async (transaction) => {
        const nowMs = clock.now();
        const path = paths.counts(dayOf(nowMs));
        const counts = { ...(await readLive(transaction, path, { schema: countsSchema, nowMs }))?.counts };
        for (const [name, count] of Object.entries(added)) counts[name] = (counts[name] ?? 0) + count;
        transaction.set(path, { counts, expireAt: nowMs + COUNTS_LIFE_MS });
      }),
    /** A day of the whole site (UTC, `2026-11-20`), and what of its budgets is used; undefined where there is none. */
    readDay: (day: string) =>
      documents.read(async (reader) => {
        const nowMs = clock.now();
        const found = await readLive(reader, paths.counts(day), { schema: countsSchema, nowMs });
        const used = async (of: string) =>
          (await readLive(reader, paths.budget(day, of), { schema: budgetDocSchema, nowMs }))?.count;
        const seconds = await used('seconds');
        const minutes = seconds === undefined ? undefined : Math.ceil(seconds / 60);
        return { day, counts: found?.counts ?? {}, budget: { calls: await used('site'), minutes } };
      }),
  };
}

function sum(counts: Counts): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
