import { z } from 'zod';
import { readChunks } from './call-content.ts';
import { hashId } from './paths.ts';
import { readCall, type Mail, type StoreContext } from './store-context.ts';
import { callDocSchema, mailDocSchema, type CallDoc } from './stored-shapes.ts';

type ShownField =
  | 'visitorId'
  | 'callId'
  | 'assistantId'
  | 'provider'
  | 'state'
  | 'source'
  | 'openedAt'
  | 'messageCount';

/** A call as the owner reads it. */
export interface StoredCall extends Pick<CallDoc, ShownField> {
  readonly startedAt: string | undefined;
  readonly endedAt: string | undefined;
  readonly transcript: string;
}

export interface StoredMail extends Mail {
  readonly createdAt: string;
}

/** What the owner reads. */
export interface CallArchive {
  /** All calls, newest first. */
  listCalls(): Promise<readonly StoredCall[]>;
  readMessages(visitorId: string, callId: string): Promise<readonly unknown[]>;
  /** Mails for the owner, newest first. */
  listMails(): Promise<readonly StoredMail[]>;
}

/** A {@link CallArchive} over any database. */
export function createCallArchive({ documents, clock }: StoreContext): CallArchive {
  const readTranscript = (call: CallDoc) =>
    documents.read(async (transaction) => {
      const rest = {
        uid: call.visitorId,
        callDoc: hashId(call.callId),
        kind: 'transcript',
        count: call.transcriptChunks,
      } as const;
      return call.transcript + (await readChunks(transaction, rest));
    });

  return {
    listCalls: async () => {
      const nowMs = clock.now();
      const found = (await documents.list('calls')).map(({ document }) => callDocSchema.parse(document));
      const live = found.filter((call) => call.expireAt > nowMs && !call.erased);
      const calls = [];
      for (const call of live) calls.push(toStoredCall(call, await readTranscript(call)));
      return calls.toSorted((a, b) => b.openedAt.localeCompare(a.openedAt));
    },

    readMessages: (visitorId, callId) =>
      documents.read(async (transaction) => {
        const callDoc = hashId(callId);
        const call = await readCall(transaction, visitorId, { callDoc, nowMs: clock.now() });
        if (call === undefined || call.messageChunks === 0) return [];
        const text = await readChunks(transaction, {
          uid: visitorId,
          callDoc,
          kind: 'messages',
          count: call.messageChunks,
        });
        return z.array(z.unknown()).parse(JSON.parse(text));
      }),

    listMails: async () => {
      const nowMs = clock.now();
      const live = (await documents.list('mail')).filter(({ document }) => document.expireAt > nowMs);
      const mails = live.map(({ document }) => mailDocSchema.parse(document));
      return mails.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
  };
}

function toStoredCall(call: CallDoc, transcript: string): StoredCall {
  return {
    visitorId: call.visitorId,
    callId: call.callId,
    assistantId: call.assistantId,
    provider: call.provider,
    state: call.state,
    source: call.source,
    openedAt: call.openedAt,
    startedAt: call.startedAt ?? undefined,
    endedAt: call.endedAt ?? undefined,
    transcript,
    messageCount: call.messageCount,
  };
}
