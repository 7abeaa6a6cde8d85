import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { dayOf, budgetDocSchema } from '../domain/budget.ts';
import { FOREVER_MS, type DocumentReader } from './documents/document-store.ts';
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
import { escapeHtml } from '../text/plain-text.ts';
import { readChunks, writeMail } from './call-content.ts';

/** `calls`: new calls are closed. `api`: everything is closed except records and reports of earlier calls. */
export type SiteSwitch = z.infer<typeof switchSchema>['state'];

/** Numbers of events by name, such as `createWebCall visitor_limit`, without personal data. */
export type Counts = Readonly<Record<string, number>>;

export const switchSchema = z.object({ state: z.enum(['open', 'calls', 'api']) });
/** Hashes: the words belong to the visitor's call. */
export const doneSchema = z.object({ questions: z.array(z.string()) });
export const probeSchema = z.object({ probe: z.string() });
export const countsSchema = z.object({ counts: z.record(z.string(), z.number()) });

const MAX_DONE = 1000;
/** As large as a short call's record: a disk that is nearly full accepts smaller documents. */
const PROBE_BYTES = 16_000;
const PROBE_LIFE_MS = 3_600_000;
const COUNTS_LIFE_MS = 33 * 86_400_000;

export function createSiteState({ documents, clock }: StoreContext) {
  const find = <T>(reader: DocumentReader, path: string, schema: z.ZodType<T>) =>
    readLive(reader, path, { schema, nowMs: clock.now() });
  const readDone = async (reader: DocumentReader): Promise<readonly string[]> =>
    (await find(reader, paths.doneQuestions, doneSchema))?.questions ?? [];
  return {
    readSwitch: (): Promise<SiteSwitch> =>
      documents.read(async (reader) => (await find(reader, paths.siteSwitch, switchSchema))?.state ?? 'open'),
    setSwitch: (state: SiteSwitch): Promise<void> =>
      documents.transact(async (transaction) => {
        // Read first: this throws for data of a newer version instead of overwriting it.
        await transaction.get(paths.siteSwitch);
        transaction.set(paths.siteSwitch, { state, expireAt: FOREVER_MS });
      }),
    /** Throws when the database takes no writes. */
    checkWrites: async (): Promise<void> => {
      // Instances would wait for each other at one document.
      const path = paths.probe(randomUUID());
      const probe = { probe: '0'.repeat(PROBE_BYTES), expireAt: clock.now() + PROBE_LIFE_MS };
      await documents.transact(async (transaction) => transaction.set(path, probe));
      await documents.transact(async (transaction) => transaction.delete(path));
    },
    /** Returns which questions, by their key, were marked as done. */
    readDone: async (): Promise<(questionKey: string) => boolean> => {
      const done = new Set(await documents.read(readDone));
      return (questionKey) => done.has(hashId(questionKey));
    },
    markDone: (questionKey: string): Promise<void> =>
      documents.transact(async (transaction) => {
        const done = hashId(questionKey);
        const others = (await readDone(transaction)).filter((each) => each !== done);
        const questions = [...others, done].slice(-MAX_DONE);
        transaction.set(paths.doneQuestions, { questions, expireAt: FOREVER_MS });
      }),
    /** Adds to today's counts. A repeated call after a lost response counts twice. */
    addCounts: (added: Counts): Promise<void> =>
      documents.transact(async (transaction) => {
        const nowMs = clock.now();
        const path = paths.counts(dayOf(nowMs));
        const counts = { ...(await find(transaction, path, countsSchema))?.counts };
        for (const [name, count] of Object.entries(added)) counts[name] = (counts[name] ?? 0) + count;
        transaction.set(path, { counts, expireAt: nowMs + COUNTS_LIFE_MS });
      }),
    /** `day` in UTC: `2026-11-20`. */
    readDay: (day: string) =>
      documents.read(async (reader) => {
        const found = await find(reader, paths.counts(day), countsSchema);
        const used = async (of: string) => (await find(reader, paths.budget(day, of), budgetDocSchema))?.count;
        const seconds = await used('seconds');
        const minutes = seconds === undefined ? undefined : Math.ceil(seconds / 60);
        const budget = { calls: await used('site'), minutes, tokens: await used('tokens') };
        return { day, counts: found?.counts ?? {}, budget };
      }),
  };
}

/** Sent at most once a day for each `key`. */
export interface Alarm {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export function createUpkeep(context: StoreContext) {
  const { documents, clock, limits } = context;
  return {
    forgetExpired: (): Promise<void> => documents.sweep(),
    sendWaitingMails: async (): Promise<void> => {
      const waiting = (await documents.list('waitingMails')).flatMap(
        ({ document }) => waitingMailDocSchema.safeParse(document).data ?? [],
      );
      for (const { visitorId: uid, callDoc } of waiting.filter(({ dueAtMs }) => dueAtMs <= clock.now()))
        await documents.transact(async (transaction) => {
          const call = await readCall(transaction, uid, { callDoc, nowMs: clock.now() });
          // A mail holds less than the first two pieces.
          const rest = call && (await readChunks(transaction, call, { kind: 'transcript', max: 1 }));
          transaction.delete(paths.waitingMail(uid, callDoc));
          if (call === undefined || call.mailed || call.source === 'none' || call.source === 'erased') return;
          const { source, openedAt, expireAt } = call;
          const transcript = call.transcript + (rest ?? '');
          const startedAt = call.startedAt ?? openedAt;
          const content = { source, transcript, messages: [], startedAt, endedAt: call.endedAt ?? startedAt };
          if (writeMail(context, transaction, { call, content, expireAt }))
            writeCall(transaction, { ...call, mailed: true });
        });
    },
    listDeletions: async (providerName: string): Promise<readonly string[]> => {
      return (await documents.list('deletions'))
        .flatMap(({ document }) => deletionDocSchema.safeParse(document).data ?? [])
        .filter(({ provider, dueAtMs }) => provider === providerName && dueAtMs <= clock.now())
        .map(({ callId }) => callId);
    },
    confirmDeletion: (callId: string): Promise<void> =>
      documents.transact(async (transaction) => transaction.delete(paths.deletion(hashId(callId)))),
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
