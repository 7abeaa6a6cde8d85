import { escapeHtml } from '../mail/plain-text.ts';
import { dayOf } from '../rules/budget.ts';
import { hashId, paths } from './paths.ts';
import { readChunks, writeMail } from './call-content.ts';
import { deletionDocSchema, waitingMailDocSchema } from './stored-shapes.ts';
import { readCall, writeCall, type StoreContext } from './store-context.ts';

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
      const waiting = (await documents.list('waitingMails')).map(({ document }) =>
        waitingMailDocSchema.parse(document),
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
      const noted = (await documents.list('deletions')).map(({ document }) => deletionDocSchema.parse(document));
      return noted
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
