import { z } from 'zod';
import type { CallStore, StoredCall } from './call-store.ts';
import { chunkPaths, readChunks } from './call-content.ts';
import { transactOnce } from './once.ts';
import { hashId, paths } from './paths.ts';
import { readCall, writeCall, type StoreContext } from './store-context.ts';
import { callDocSchema, mailDocSchema, type CallDoc } from './stored-shapes.ts';

type ReadCalls = Pick<CallStore, 'eraseCalls' | 'listCalls' | 'readMessages' | 'listMails'>;

/** What the owner reads, and what a visitor takes back. */
export function createReadCalls(context: StoreContext): ReadCalls {
  const { documents, clock } = context;
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
    eraseCalls: (uid) =>
      transactOnce(context, { uid }, async (transaction, visitor) => {
        const nowMs = clock.now();
        const calls = [];
        for (const callDoc of visitor.calls)
          calls.push({ callDoc, call: await readCall(transaction, uid, { callDoc, nowMs }) });
        let erased = 0;
        for (const { callDoc, call } of calls) {
          // The running call holds nothing yet; what is said in it later was said after the deletion.
          if (call === undefined || call.erased || call.state === 'open') continue;
          for (const path of chunkPaths(uid, callDoc, call)) transaction.delete(path);
          transaction.delete(paths.mail(uid, callDoc));
          writeCall(
            transaction,
            {
              ...call,
              transcript: '',
              transcriptChunks: 0,
              messageChunks: 0,
              messageCount: 0,
              startedAt: null,
              endedAt: null,
              erased: true,
            },
            callDoc,
          );
          if (call.source !== 'none') erased += 1;
        }
        return calls.length === 0 ? { result: erased } : { result: erased, visitor };
      }),

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
