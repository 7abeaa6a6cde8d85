import express, { type Router } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { refuse } from '../../src/handlers/respond.ts';
import { sendAnswer } from '../../src/http/serve-handler.ts';
import type { CallArchive } from '../../src/calls/call-archive.ts';
import { INBOX_HEADERS, renderInbox } from './render-inbox.ts';

/**
 * The owner's inbox at home. It opens with the token that is printed at the start; a cookie would not do, since every
 * other program on this machine's ports would receive it.
 */
export function serveInbox({ store, token }: { readonly store: CallArchive; readonly token: string }): Router {
  const router = express.Router();
  router.get('/inbox', (request, response, next) => {
    const given = request.query['token'];
    if (typeof given !== 'string' || !isEqual(given, token)) {
      return sendAnswer(response, refuse('unauthenticated', 'Open the inbox by the link that the start printed.'));
    }
    Promise.all([Array.fromAsync(store.listCalls()), Array.fromAsync(store.listMails())]).then(
      ([calls, mails]) => response.writeHead(200, INBOX_HEADERS).end(renderInbox(calls, mails)),
      next,
    );
  });
  router.use((_request, response) => sendAnswer(response, refuse('not_found', 'There is nothing here.')));
  return router;
}

function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
