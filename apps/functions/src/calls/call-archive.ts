import { z } from 'zod';
import { readChunks } from './call-content.ts';
import { PAGED, type PagedCollection, type PagePlace, type StoredDocument } from '../documents/document-store.ts';
import { hashId, paths } from './paths.ts';
import { readCall, readLive, readVisitor, type Mail, type StoreContext } from './store-context.ts';
import { callDocSchema, mailDocSchema, ownerDocSchema, type CallDoc } from './stored-shapes.ts';

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

/** Who has told what was said in a call, in words for the owner. */
export const SOURCE_WORDS: Readonly<Record<StoredCall['source'], string>> = {
  none: 'nothing said yet',
  client: 'told by the visitor’s browser, unconfirmed',
  provider: 'told by the provider',
};

export interface StoredMail extends Mail {
  readonly createdAt: string;
  readonly isAlarm: boolean;
  /** What became of it, where something sends mails. */
  readonly delivery?: { readonly state: string; readonly error?: string | null | undefined } | undefined;
}

/** What the owner reads. */
export interface CallArchive {
  /** All calls, newest first, read page by page as they are taken; after the named one, if any. */
  listCalls(options?: { readonly afterCallId?: string | undefined }): AsyncIterable<StoredCall>;
  findCall(callId: string): Promise<StoredCall | undefined>;
  /** Everything that is kept of one visitor's calls, oldest first. */
  listCallsOf(visitorId: string): Promise<readonly StoredCall[]>;
  readMessages(visitorId: string, callId: string): Promise<readonly unknown[]>;
  /** The mail about a call, if one was written. */
  findMail(call: Pick<StoredCall, 'visitorId' | 'callId'>): Promise<StoredMail | undefined>;
  /** Mails for the owner, newest first, likewise. */
  listMails(): AsyncIterable<StoredMail>;
}

/** What is read at once: a screen or two, and never more of a large site than somebody looks at. */
const PAGE_SIZE = 50;

/** A {@link CallArchive} over any database. */
export function createCallArchive({ documents, clock }: StoreContext): CallArchive {
  const readTranscript = async (call: CallDoc): Promise<string> => {
    if (call.transcriptChunks === 0) return call.transcript;
    const rest = {
      uid: call.visitorId,
      callDoc: hashId(call.callId),
      kind: 'transcript',
      count: call.transcriptChunks,
    } as const;
    return call.transcript + (await documents.read((reader) => readChunks(reader, rest)));
  };

  async function* listLive(collection: PagedCollection, from?: PagePlace): AsyncGenerator<StoredDocument> {
    for (let after = from; ;) {
      const found = await documents.page(collection, { size: PAGE_SIZE, after });
      for (const { document } of found) if (document.expireAt > clock.now()) yield document;
      const last = found.at(-1);
      if (last === undefined || found.length < PAGE_SIZE) return;
      after = { time: String(last.document[PAGED[collection]]), path: last.path };
    }
  }

  const findCall = async (callId: string): Promise<CallDoc | undefined> => {
    const nowMs = clock.now();
    const callDoc = hashId(callId);
    return documents.read(async (reader) => {
      const owner = await readLive(reader, paths.callOwner(callDoc), nowMs);
      if (owner === undefined) return undefined;
      return readCall(reader, ownerDocSchema.parse(owner).visitorId, { callDoc, nowMs });
    });
  };

  return {
    listCalls: async function* ({ afterCallId } = {}) {
      const last = afterCallId === undefined ? undefined : await findCall(afterCallId);
      const from = last && { time: last.openedAt, path: paths.call(last.visitorId, hashId(last.callId)) };
      for await (const document of listLive('calls', from)) {
        const call = callDocSchema.parse(document);
        if (!call.erased) yield toStoredCall(call, await readTranscript(call));
      }
    },

    findCall: async (callId) => {
      const call = await findCall(callId);
      return call === undefined || call.erased ? undefined : toStoredCall(call, await readTranscript(call));
    },

    listCallsOf: async (visitorId) => {
      const nowMs = clock.now();
      const found = await documents.read(async (reader) => {
        const calls = [];
        for (const callDoc of (await readVisitor(reader, visitorId)).calls)
          calls.push(await readCall(reader, visitorId, { callDoc, nowMs }));
        return calls;
      });
      const stored = [];
      for (const call of found) if (call?.erased === false) stored.push(toStoredCall(call, await readTranscript(call)));
      return stored;
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

    findMail: ({ visitorId, callId }) =>
      documents.read(async (reader) => {
        const found = await readLive(reader, paths.mail(visitorId, hashId(callId)), clock.now());
        return found === undefined ? undefined : mailDocSchema.parse(found);
      }),

    listMails: async function* () {
      for await (const document of listLive('mail')) yield mailDocSchema.parse(document);
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
