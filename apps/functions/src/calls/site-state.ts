import { z } from 'zod';
import { paths } from './paths.ts';
import { readLive, type StoreContext } from './store-context.ts';

/** Open; or new calls are closed; or everything but records and reports of calls that were opened before. */
export type SiteSwitch = 'open' | 'calls' | 'api';

/** What instances tell each other about the whole site. */
export interface SiteState {
  /** What the owner closed, until told otherwise. */
  readSwitch(): Promise<SiteSwitch>;
  setSwitch(state: SiteSwitch): Promise<void>;
  /** Tells how many challenges this instance saw solved in this hour since 1970, and asks about the others and the hour before. */
  shareSolvedCaptchas(own: {
    readonly hour: number;
    readonly instance: string;
    readonly solved: number;
  }): Promise<{ readonly others: number; readonly hourBefore: number }>;
}

const switchSchema = z.object({ state: z.enum(['open', 'calls', 'api']) });
const solvedSchema = z.object({ solved: z.record(z.string(), z.int()) });

/** A switch stays until somebody moves it. */
const FOREVER_MS = Date.UTC(2100, 0);
/** A count of an hour is read in the next one too. */
const SOLVED_LIFE_MS = 3 * 3_600_000;

/** {@link SiteState} over any database. */
export function createSiteState({ documents, clock }: StoreContext): SiteState {
  return {
    readSwitch: () =>
      documents.read(async (reader) => {
        const found = await readLive(reader, paths.siteSwitch, clock.now());
        return found === undefined ? 'open' : switchSchema.parse(found).state;
      }),
    setSwitch: (state) =>
      documents.transact(async (transaction) => {
        // What a newer program put there stays: reading it throws.
        await transaction.get(paths.siteSwitch);
        transaction.set(paths.siteSwitch, { state, expireAt: FOREVER_MS });
      }),
    shareSolvedCaptchas: ({ hour, instance, solved }) =>
      documents.transact(async (transaction) => {
        const read = async (path: string) => {
          const found = await readLive(transaction, path, clock.now());
          return found === undefined ? {} : solvedSchema.parse(found).solved;
        };
        const now = await read(paths.solvedCaptchas(hour));
        const before = await read(paths.solvedCaptchas(hour - 1));
        // Its own total, not one more: telling it twice tells nothing new.
        if (solved > 0) {
          const told = { ...now, [instance]: solved };
          transaction.set(paths.solvedCaptchas(hour), { solved: told, expireAt: clock.now() + SOLVED_LIFE_MS });
        }
        const { [instance]: _own, ...others } = now;
        return { others: sum(others), hourBefore: sum(before) };
      }),
  };
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
