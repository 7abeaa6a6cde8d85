import { z } from 'zod';
import { dayOf, budgetDocSchema } from '../domain/budget.ts';
import {
  paths,
  readLive,
  type StoreContext,
  hashId,
  deletionDocSchema,
  waitingMailDocSchema,
  readCall,
  writeCall,
} from './stored-records.ts';
import { escapeHtml } from '../domain/plain-text.ts';
import { readChunks, writeMail } from './call-content.ts';

/** Open; or new calls are closed; or everything but records and reports of calls that were opened before. */
export type SiteSwitch = z.infer<typeof switchSchema>['state'];

/** What happened, and how often: `createWebCall visitor_limit`. No person is in it. */
export type Counts = Readonly<Record<string, number>>;

export const switchSchema = z.object({ state: z.enum(['open', 'calls', 'api']) });
/** Keys of questions that the owner has dealt with, the latest last. */
export const doneSchema = z.object({ questions: z.array(z.string()) });
export const solvedSchema = z.object({ solved: z.record(z.string(), z.int()) });
export const countsSchema = z.object({ counts: z.record(z.string(), z.number()) });

/** A switch stays until somebody moves it. */
const FOREVER_MS = Date.UTC(2100, 0);
/** Of some hundred characters each: one document holds them all. */
const MAX_DONE = 1000;
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
    /** Questions that the owner has dealt with: no list of unanswered ones shows them. */
    readDone: (): Promise<readonly string[]> =>
      documents.read(async (reader) => {
        const at = { schema: doneSchema, nowMs: clock.now() };
        return (await readLive(reader, paths.doneQuestions, at))?.questions ?? [];
      }),
    markDone: (question: string): Promise<void> =>
      documents.transact(async (transaction) => {
        const at = { schema: doneSchema, nowMs: clock.now() };
        const known = (await readLive(transaction, paths.doneQuestions, at))?.questions ?? [];
        const questions = [...known.filter((each) => each !== question), question].slice(-MAX_DONE);
        transaction.set(paths.doneQuestions, { questions, expireAt: FOREVER_MS });
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

/** Something that the owner should know now: once a day for each `key`. */
export interface Alarm {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What the maintenance asks of the store, and alarms, over any database. */
export function createUpkeep(context: StoreContext) {
  const { documents, clock, limits } = context;
  return {
    /** Deletes what has expired, where the database does not do so by itself. */
    forgetExpired: (): Promise<void> => documents.sweep(),
    /** Writes the mails that have waited long enough for a report that did not come. */
    sendWaitingMails: async (): Promise<void> => {
      const waiting = (await documents.list('waitingMails')).flatMap(
        ({ document }) => waitingMailDocSchema.safeParse(document).data ?? [],
      );
      for (const { visitorId: uid, callDoc } of waiting.filter(({ dueAtMs }) => dueAtMs <= clock.now()))
        await documents.transact(async (transaction) => {
          const call = await readCall(transaction, uid, { callDoc, nowMs: clock.now() });
          const rest = call === undefined ? '' : await readChunks(transaction, call, 'transcript');
          transaction.delete(paths.waitingMail(uid, callDoc));
          if (call === undefined || call.mailed || call.erased || call.source === 'none') return;
          const { source, openedAt, expireAt } = call;
          const transcript = call.transcript + rest;
          const startedAt = call.startedAt ?? openedAt;
          const told = { source, transcript, messages: [], startedAt, endedAt: call.endedAt ?? startedAt };
          if (await writeMail(context, transaction, { call, told, expireAt }))
            writeCall(transaction, { ...call, mailed: true });
        });
    },
    /** Ids of calls whose copies this provider is to delete by now. */
    listDeletions: async (wanted: string): Promise<readonly string[]> => {
      return (await documents.list('deletions'))
        .flatMap(({ document }) => deletionDocSchema.safeParse(document).data ?? [])
        .filter(({ provider, dueAtMs }) => provider === wanted && dueAtMs <= clock.now())
        .map(({ callId }) => callId);
    },
    /** The provider has deleted its copy of this call. */
    confirmDeletion: (callId: string): Promise<void> =>
      documents.transact(async (transaction) => transaction.delete(paths.deletion(hashId(callId)))),
    /** Writes the owner a mail, unless today's about the same is written already. */
    tellOwner: ({ key, to, subject, text }: Alarm): Promise<void> =>
      documents.transact(async (transaction) => {
        const nowMs = clock.now();
        const path = paths.alarm(hashId(`${dayOf(nowMs)} ${key}`));
        if ((await transaction.get(path)) !== undefined) return;
        const message = { subject, text, html: `<!doctype html><p>${escapeHtml(text)}</p>` };
        const expireAt = nowMs + limits.retentionMs;
        transaction.set(path, { to, message, isAlarm: true, createdAt: new Date(nowMs).toISOString(), expireAt });
      }),
  };
}
