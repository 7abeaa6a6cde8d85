import { CallError } from '../call-error.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import { countBytes, createAbortController, type Clock } from '../platform.ts';
import type { SaveOutcome, SendRecord } from './record-sender.ts';
import { within } from '../within.ts';

/** The browser's limit for all keepalive requests of a page together, in bytes (Fetch standard). */
export const KEEPALIVE_MAX_BYTES = 64 * 1_024;
/** A request that has no answer by then is given up, in milliseconds; the record waits for the next try. */
export const SEND_LIMIT_MS = 30_000;

interface DeliverParts {
  readonly send: SendRecord;
  readonly clock: Clock;
  readonly log: (error: unknown) => void;
}

/** Answers true when a record need not wait any longer: it is saved, or will never be taken. */
export function createDeliverRecord({ send, clock, log }: DeliverParts) {
  let keepaliveBytes = 0;

  async function sendOnce(record: CallRecord, token: string): Promise<SaveOutcome> {
    const bytes = countBytes(JSON.stringify(record));
    // The limit is for all keepalive requests that are under way together; one too many fails at once.
    const keepalive = keepaliveBytes + bytes <= KEEPALIVE_MAX_BYTES;
    if (keepalive) keepaliveBytes += bytes;
    const controller = createAbortController();
    const outcome = await within(send(record, { token, keepalive, signal: controller.signal }), {
      clock,
      limitMs: SEND_LIMIT_MS,
      otherwise: (cause): SaveOutcome => {
        const what = cause === undefined ? 'no answer' : 'the request could not be made';
        return { kind: 'failed', error: new CallError('save_failed', `Failed to save call data: ${what}`, { cause }) };
      },
    });
    controller.abort();
    if (keepalive) keepaliveBytes -= bytes;
    return outcome;
  }

  return async function deliver(record: CallRecord, token: string): Promise<boolean> {
    const outcome = await sendOnce(record, token);
    if (outcome.kind === 'saved') return true;
    log(outcome.error);
    const { messages } = record;
    // The older half of the messages goes, never the transcript.
    if (outcome.kind === 'too-large' && messages.length > 0)
      return deliver({ ...record, messages: messages.slice(Math.ceil(messages.length / 2)) }, token);
    return outcome.kind !== 'failed';
  };
}
