import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { findChunkPaths, FIRST_PIECE_BYTES, readChunks } from './call-content.ts';
import type { FoundDocument, PagedCollection, PagePlace } from './documents/document-store.ts';
import { listCallDocs } from '../domain/visitor.ts';
import { parseJson } from '../text/parse-json.ts';
import { findMisfit } from './document-schemas.ts';
import {
  hashId,
  paths,
  readCall,
  readCalls,
  readLive,
  readVisitor,
  type StoreContext,
  callDocSchema,
  mailDocSchema,
  ownerDocSchema,
  isKept,
  type KeptCall,
  type CallDoc,
} from './stored-records.ts';

export type StoredCall = Readonly<ReturnType<typeof toStoredCall>>;

export const SOURCE_WORDS: Readonly<Record<StoredCall['source'], string>> = {
  none: 'nothing has come yet',
  client: 'told by the visitor’s browser, unconfirmed',
  provider: 'told by the provider',
};

export type StoredMail = Readonly<z.infer<typeof mailDocSchema>>;
/** Of a list, newest first. `before` is a time as in `openedAt`. */
interface Part {
  readonly before?: string | undefined;
  /** Of documents. */
  readonly pages?: number | undefined;
}

export type CallArchive = ReturnType<typeof createCallArchive>;

/** More than a list shows, so that one page of documents serves it. */
const PAGE_SIZE = 60;

export function createCallArchive({ documents, clock }: StoreContext) {
  const readTranscript = async (call: CallDoc): Promise<string> =>
    call.transcriptChunks === 0
      ? call.transcript
      : call.transcript + (await documents.read((reader) => readChunks(reader, call, { kind: 'transcript' })));

  async function* listLive(
    collection: PagedCollection,
    { before, pages = Infinity }: Part = {},
  ): AsyncGenerator<FoundDocument> {
    let after: PagePlace | undefined = before === undefined ? undefined : { time: before };
    for (let page = 0; page < pages; page += 1) {
      // SQLite answers synchronously: without this a long list would block all other requests.
      await setImmediate();
      const found = await documents.page(collection, { size: PAGE_SIZE, after });
      for (const entry of found) if (entry.document.expireAt > clock.now()) yield entry;
      after = found.at(-1);
      if (after === undefined || found.length < PAGE_SIZE) return;
    }
  }

  async function* listLiveCalls(part?: Part): AsyncGenerator<KeptCall> {
    for await (const { document } of listLive('calls', part)) {
      const call = callDocSchema.safeParse(document).data;
      if (call !== undefined && isKept(call)) yield call;
    }
  }

  const findCall = async (callId: string): Promise<CallDoc | undefined> => {
    const nowMs = clock.now();
    const callDoc = hashId(callId);
    return documents.read(async (reader) => {
      const owner = await readLive(reader, paths.callOwner(callDoc), { schema: ownerDocSchema, nowMs });
      return owner && readCall(reader, owner.visitorId, { callDoc, nowMs });
    });
  };

  return {
    /** Newest first, loaded page by page, each with the beginning of its transcript. */
    listCalls: async function* (part?: Part) {
      for await (const call of listLiveCalls(part))
        yield toStoredCall(call, call.transcript.slice(0, FIRST_PIECE_BYTES));
    },

    /** The same with whole transcripts. */
    listWholeCalls: async function* () {
      for await (const call of listLiveCalls()) yield toStoredCall(call, await readTranscript(call));
    },

    findCall: async (callId: string): Promise<StoredCall | undefined> => {
      const call = await findCall(callId);
      return call && isKept(call) ? toStoredCall(call, await readTranscript(call)) : undefined;
    },

    /** Oldest first. */
    listCallsOf: async (visitorId: string): Promise<readonly StoredCall[]> => {
      const found = await documents.read(async (reader) => {
        const callDocs = listCallDocs(await readVisitor(reader, visitorId));
        return readCalls(reader, visitorId, { callDocs, nowMs: clock.now() });
      });
      const stored = [];
      for (const call of found) if (isKept(call)) stored.push(toStoredCall(call, await readTranscript(call)));
      return stored;
    },

    /** Includes broken and expired documents. */
    listAllOf: (visitorId: string): Promise<readonly FoundDocument[]> =>
      documents.read(async (reader) => {
        const callDocs = listCallDocs(await readVisitor(reader, visitorId));
        const all = [paths.visitor(visitorId)];
        for (const callDoc of callDocs) {
          all.push(paths.call(visitorId, callDoc), ...(await findChunkPaths(reader, visitorId, callDoc)));
          all.push(paths.callOwner(callDoc), paths.awaited(callDoc), paths.deletion(callDoc));
          all.push(paths.waitingMail(visitorId, callDoc), paths.mail(visitorId, callDoc));
        }
        const found = [];
        for (const path of all) {
          const document = await reader.get(path);
          if (document !== undefined) found.push({ path, document });
        }
        return found;
      }),

    readMessages: (visitorId: string, callId: string): Promise<readonly unknown[]> =>
      documents.read(async (transaction) => {
        const call = await readCall(transaction, visitorId, { callDoc: hashId(callId), nowMs: clock.now() });
        if (call === undefined || call.messageChunks === 0) return [];
        const messages = parseJson(await readChunks(transaction, call, { kind: 'messages' }));
        return z.array(z.unknown()).safeParse(messages).data ?? [];
      }),

    findMail: ({ visitorId, callId }: Pick<StoredCall, 'visitorId' | 'callId'>): Promise<StoredMail | undefined> => {
      const path = paths.mail(visitorId, hashId(callId));
      return documents.read((reader) => readLive(reader, path, { schema: mailDocSchema, nowMs: clock.now() }));
    },

    /** Newest first, loaded page by page. */
    listMails: async function* (part?: Part) {
      for await (const { document } of listLive('mail', part)) {
        const mail = mailDocSchema.safeParse(document).data;
        if (mail !== undefined) yield mail;
      }
    },

    /** All other lists omit broken documents. One without its time is on no page. `pages` limits it to the newest calls and mails. */
    listBroken: async function* ({ pages }: Pick<Part, 'pages'> = {}) {
      for (const collection of ['calls', 'mail'] as const)
        for await (const found of listLive(collection, { pages })) yield* describeMisfit(found);
      if (pages !== undefined) return;
      for (const collection of SMALL_COLLECTIONS)
        for (const found of await documents.list(collection)) yield* describeMisfit(found);
    },

    /** Returns false when the document does not exist or is valid. */
    deleteBroken: (path: string): Promise<boolean> =>
      documents.transact(async (transaction) => {
        if (!/^[\w%-]+\/[\w%-]+(?:\/[\w%-]+\/[\w%-]+)*$/.test(path)) return false;
        const document = await transaction.get(path);
        if (document === undefined || findMisfit(path, document) === undefined) return false;
        const [, uid, collection, callDoc] = path.split('/');
        const isCall = collection === 'calls' && uid !== undefined && callDoc !== undefined;
        const below = isCall ? await findChunkPaths(transaction, decodeURIComponent(uid), callDoc) : [];
        for (const each of [path, ...below]) transaction.delete(each);
        return true;
      }),
  };
}

const SMALL_COLLECTIONS = ['awaited', 'deletions', 'waitingMails'] as const;

export type BrokenDocument = Readonly<ReturnType<typeof describeMisfit>[number]>;

function describeMisfit({ path, document }: FoundDocument) {
  const field = findMisfit(path, document);
  return field === undefined ? [] : [{ path, field }];
}

function toStoredCall(call: KeptCall, transcript: string) {
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
