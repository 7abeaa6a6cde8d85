import { setTimeout as sleep } from 'node:timers/promises';
import type { Alarm, SiteSwitch } from '../calls/site-state.ts';
import type { Backend } from '../create-backend.ts';
import { describeFailure } from '../backend-error.ts';
import { createSettler } from '../calls/settle-calls.ts';
import { dayOf } from '../rules/budget.ts';

/** What the handlers of one process share: the backend, and what this instance remembers or asks for all of them. */
export type Shared = ReturnType<typeof createShared>;

export function createShared(backend: Backend) {
  return {
    ...backend,
    ...createSettler(backend),
    isClosed: createIsClosed(backend),
    captchaUse: createCaptchaUse(backend),
    tally: createTally(backend),
    alarm: createAlarm(backend),
    /** Large bodies that this instance holds now. */
    largeBodies: { count: 0 },
  };
}

/** How long a request waits at most for work that its answer does not need. */
const LIMIT_MS = 1000;

/** Waits for this, but no longer than a second: a database that is slow must not make everybody's answer slow. */
export async function atMost(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(LIMIT_MS)]);
}

/** An instance looks this often, so that a switch works everywhere within ten seconds, answers under way included. */
const LOOK_MS = 5000;

/** What a closed site still answers: `calls` closes when calls are closed, `api` when everything is, `never` never. */
export type ClosesWith = 'calls' | 'api' | 'never';

/** True while the owner's switch closes what this belongs to. Asks the database at most every five seconds. */
function createIsClosed({ store, clock }: Backend) {
  let known: SiteSwitch = 'open';
  let lookedAtMs = -Infinity;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    lookedAtMs = clock.elapsed();
    // A database that does not answer leaves the switch as it was last seen.
    known = await store.readSwitch().catch(() => known);
    looking = undefined;
  };
  return async (what: ClosesWith): Promise<boolean> => {
    if (what === 'never') return false;
    if (clock.elapsed() - lookedAtMs >= LOOK_MS) looking ??= look();
    if (looking !== undefined) await atMost(looking);
    return known === 'api' || (known === 'calls' && what === 'calls');
  };
}

const HOUR_MS = 3_600_000;
/** How often one instance tells and asks the others: one document a time, whatever a flood does. */
const SYNC_MS = 10_000;

/** How many challenges were solved within an hour, by all instances; each knows the others' to within ten seconds. */
function createCaptchaUse({ store, clock, newKey }: Backend) {
  /** Names this instance among the others. */
  const instance = newKey();
  const own = { hour: -1, solved: 0 };
  let others = { hour: -1, now: 0, before: 0 };
  let syncedAtMs = -Infinity;

  const sync = async (hour: number, solved: number): Promise<void> => {
    if (clock.elapsed() - syncedAtMs < SYNC_MS) return;
    syncedAtMs = clock.elapsed();
    // A database that does not answer makes no challenge fail; this one is then as hard as what this instance saw.
    await atMost(
      store.shareSolvedCaptchas({ hour, instance, solved }).then(
        (shared) => {
          others = { hour, now: shared.others, before: shared.hourBefore };
        },
        () => undefined,
      ),
    );
  };

  const solvedNow = (hour: number): number => (own.hour === hour ? own.solved : 0);
  return {
    note: async (): Promise<void> => {
      const hour = Math.floor(clock.now() / HOUR_MS);
      own.solved = solvedNow(hour) + 1;
      own.hour = hour;
      await sync(hour, own.solved);
    },
    solvedWithinHour: async (): Promise<number> => {
      const hour = Math.floor(clock.now() / HOUR_MS);
      await sync(hour, solvedNow(hour));
      const shared = others.hour === hour ? others : { now: 0, before: others.hour === hour - 1 ? others.now : 0 };
      // The hour before fades out while this one begins, so that nothing jumps on the hour.
      return solvedNow(hour) + shared.now + shared.before * (1 - (clock.now() % HOUR_MS) / HOUR_MS);
    },
  };
}

/** One line and one document a minute and instance, whatever a flood does. */
const EVERY_MS = 60_000;

/** Counts what was refused and why, and how long calls took to start; no person is in it. */
function createTally({ clock, log, store }: Backend) {
  const counts = new Map<string, number>();
  let toldAtMs = clock.elapsed();
  return {
    note: (endpoint: string, what: string, amount = 1): void => {
      const name = `${endpoint} ${what}`;
      counts.set(name, (counts.get(name) ?? 0) + amount);
    },
    /**
     * Logs and stores the counts once a minute is over. Called with every request, since no timer runs between two in the
     * cloud.
     */
    tell: async (): Promise<void> => {
      if (counts.size === 0 || clock.elapsed() - toldAtMs < EVERY_MS) return;
      toldAtMs = clock.elapsed();
      const told = Object.fromEntries(counts);
      counts.clear();
      log({ event: 'counted', severity: 'INFO', ...told });
      // If the database does not take them they are in the log, and no visitor waits for it.
      await atMost(store.addCounts(told).catch(() => undefined));
    },
  };
}

/** Tells the owner of something that stops calls: in the log, and in one mail a day. Never throws, never waits long. */
function createAlarm({ store, clock, log, ownerEmail }: Backend) {
  /** Each with its day, so that a flood of refusals asks the database once. */
  const told = new Set<string>();
  return async ({ key, subject, text }: Omit<Alarm, 'to'>): Promise<void> => {
    const today = `${dayOf(clock.now())} ${key}`;
    if (told.has(today)) return;
    told.add(today);
    log({ event: 'alarm', severity: 'ERROR', key, message: text });
    await atMost(
      store.tellOwner({ key, to: ownerEmail, subject, text }).catch((error: unknown) => {
        told.delete(today);
        log({ event: 'owner_not_told', severity: 'ERROR', key, ...describeFailure(error) });
      }),
    );
  };
}
