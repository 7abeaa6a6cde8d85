import { callRecordSchema, MAX_BODY_BYTES, type RecordSaved } from '@asad/call-core/contract';
import type { ApiHandler } from './api-request.ts';
import type { Shared } from './backend.ts';
import { visitorEndpoint } from './endpoint.ts';
import { readBody } from './read-body.ts';
import { ok, refuse } from './respond.ts';

/** `POST /api/clientCallEnded`: keeps the visitor's record of a call that this visitor opened. Sending it again is fine. */
export function clientCallEnded(backend: Shared): ApiHandler {
  return visitorEndpoint(
    backend,
    {
      name: 'clientCallEnded',
      method: 'POST',
      perMinute: 60,
      closesWith: 'never',
      maxBodyBytes: MAX_BODY_BYTES,
      // Four megabytes are taken in for who has made a call, not for a token that costs nothing.
      refuseUnread: async (uid) => ((await backend.store.readVisitor(uid)).hasCalls ? undefined : notOpened()),
    },
    async (request, uid) => {
      const body = readBody(request, callRecordSchema);
      if (!body.ok) return body.response;
      const saving = await backend.store.saveRecord(uid, body.value);
      if (saving.kind === 'too_large') return refuse('too_large', 'The messages are too large to keep.');
      if (saving.kind === 'not_opened') return notOpened();
      const saved: RecordSaved = { saved: true, stored: saving.kind === 'stored', callId: body.value.callId };
      return ok(saved);
    },
  );
}

const notOpened = () => refuse('call_not_opened', 'This visitor opened no such call.');
