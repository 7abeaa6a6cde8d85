import express, { type Response, type Router } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { keyOf } from '../../src/domain/conversation.ts';
import { isSameSecret } from '../../src/text/is-same-secret.ts';
import { refuse } from '../../src/http/api.ts';
import { sendAnswer } from '../../src/http/serve-handler.ts';
import type { CallArchive } from '../../src/store/call-archive.ts';
import type { CallStore } from '../../src/store/call-store.ts';
import { callAsJsonLine } from '../../src/owner/read-calls.ts';
import { toAnswerId, type AnswersFile } from './answers-file.ts';
import { INBOX_HEADERS, renderCallPage, renderInbox } from '../../src/owner/render-inbox.ts';
import { readInbox } from '../../src/owner/read-inbox.ts';

const formSchema = z.object({
  token: z.string(),
  discard: z.string().optional(),
  done: z.string().optional(),
  field: z.string().optional(),
  answer: z.string().max(10_000).optional(),
});

interface InboxOptions {
  readonly store: CallStore;
  readonly token: string;
  /** Absent: questions are marked as done only. */
  readonly answers?: AnswersFile | undefined;
}

/** The printed token opens it; a cookie would also go to every other port of this machine. */
export function serveInbox({ store, token, answers }: InboxOptions): Router {
  const router = express.Router();
  const refuseStranger = (response: Response) =>
    sendAnswer(response, refuse('unauthenticated', 'Open the inbox by the link that the start printed.'));
  router.post('/inbox', express.urlencoded({ limit: '64kb' }), async (request, response) => {
    const form = formSchema.safeParse(request.body).data;
    if (!isSameSecret(form?.token ?? '', token)) return refuseStranger(response);
    if (form?.discard !== undefined) await store.deleteBroken(form.discard);
    const id = toAnswerId(form?.field);
    const fault = id === undefined ? undefined : await answers?.write(id, form?.answer ?? '');
    if (fault !== undefined) return sendAnswer(response, refuse('invalid_field', fault));
    if (form?.done !== undefined) await store.markDone(keyOf(form.done));
    response.writeHead(303, { location: `?${new URLSearchParams({ token }).toString()}` }).end();
  });
  router.get('/inbox', async (request, response) => {
    const readParameter = (name: string): string | undefined => {
      const value = request.query[name];
      return typeof value === 'string' && value !== '' ? value : undefined;
    };
    if (!isSameSecret(readParameter('token') ?? '', token)) return refuseStranger(response);
    const callId = readParameter('call');
    if (callId !== undefined) return showCall(store, { callId, token, response });
    if (readParameter('export') !== undefined) return exportCalls(store, response);
    const closing = new AbortController();
    response.once('close', () => closing.abort());
    const inbox = await readInbox(store, {
      nowMs: Date.now(),
      query: readParameter('q') ?? '',
      before: readParameter('before'),
      signal: closing.signal,
    });
    response.writeHead(200, INBOX_HEADERS).end(
      renderInbox(inbox, {
        token,
        canAnswer: (field) => answers !== undefined && toAnswerId(field) !== undefined,
      }),
    );
  });
  router.use((_request, response) => sendAnswer(response, refuse('not_found', 'There is nothing here.')));
  return router;
}

async function showCall(
  store: CallArchive,
  { callId, token, response }: { readonly callId: string; readonly token: string; readonly response: Response },
): Promise<void> {
  const call = await store.findCall(callId);
  if (call === undefined) return sendAnswer(response, refuse('not_found', 'There is no such call.'));
  response.writeHead(200, INBOX_HEADERS).end(renderCallPage(call, await store.findMail(call), token));
}

/** Stream the export: a year of calls would not fit in memory. It reads as fast as its reader, and stops with it. */
async function exportCalls(store: CallArchive, response: Response): Promise<void> {
  response.writeHead(200, { ...INBOX_HEADERS, 'content-type': 'application/jsonl; charset=utf-8' });
  const lines = async function* () {
    for await (const call of store.listWholeCalls()) yield `${await callAsJsonLine(store, call)}\n`;
  };
  await pipeline(Readable.from(lines()), response).catch((error: unknown) => {
    if (!response.destroyed) throw error;
  });
}
