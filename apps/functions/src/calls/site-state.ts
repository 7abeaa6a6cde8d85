import { z } from 'zod';
import type { CallStore } from './call-store.ts';
import { paths } from './paths.ts';
import { readLive, type StoreContext } from './store-context.ts';

type SiteState = Pick<CallStore, 'readSwitch' | 'setSwitch' | 'shareSolvedCaptchas'>;

const switchSchema = z.object({ state: z.enum(['open', 'calls', 'api']) });
const solvedSchema = z.object({ solved: z.record(z.string(), z.int()) });

/** A switch stays until somebody moves it. */
const FOREVER_MS = Date.UTC(2100, 0);
/** A count of an hour is read in the next one too. */
const SOLVED_LIFE_MS = 3 * 3_600_000;

/** What instances tell each other about the whole site. */
export function createSiteState({ documents, clock }: StoreContext): SiteState {
  return {
    readSwitch: () =>
      documents.read(async (reader) => {
        const found = await readLive(reader, paths.siteSwitch, clock.now());
        return found === undefined ? 'open' : switchSchema.parse(found).state;
      }),
    setSwitch: (state) =>
      documents.transact(async (transaction) => {
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
