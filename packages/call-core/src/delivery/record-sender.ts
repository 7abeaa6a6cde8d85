import { CallError } from '../call-error.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import { isShape, postJson } from '../json.ts';
import { countBytes, createAbortController, withTimeout, type AbortSignalLike, type Fetch } from '../platform.ts';
import type { OutboxOptions, SaveOutcome, SendRecord } from './outbox-options.ts';

/** Options of a record sender. */
export interface RecordSenderOptions {
  readonly url: string;
  readonly fetch?: Fetch | undefined;
  /** Text of a status, as HTTP/2 sends none. Default: its number. */
  readonly getStatusText?: ((status: number) => string) | undefined;
}

/** These refuse the record; others may come from a proxy or a deployment. */
const REFUSALS: ReadonlySet<number> = new Set([400, 409, 422]);

/**
 * Sends records by `POST url` with a bearer token. `{"saved": true}` confirms a record; a JSON error with 400, 409 or
 * 422 refuses it; after 413 it is sent again without older messages. All else is retried.
 */
export function createRecordSender({ url, fetch, getStatusText = String }: RecordSenderOptions): SendRecord {
  const failed = (what: string, cause?: unknown): CallError =>
    new CallError('save_failed', `Failed to save call data: ${what}`, { cause });
  return async (body, how) => {
    try {
      const { answer, ok, status } = await postJson(url, { ...how, fetch, body });
      if (ok && answer['saved'] === true) return { kind: 'saved' };
      const error = failed(ok ? 'the answer is no yes' : getStatusText(status));
      // A proxy's error page says nothing about the record.
      const isOwn = isShape(answer['error']) && typeof answer['error']['code'] === 'string';
      if (!isOwn) return { kind: 'failed', error };
      if (status === 413) return { kind: 'too-large', error };
      return { kind: REFUSALS.has(status) ? 'refused' : 'failed', error };
    } catch (cause) {
      return { kind: 'failed', error: failed('Network Error', cause) };
    }
  };
}

/** Limit for all keepalive requests of a page together, in bytes (Fetch standard). */
export const KEEPALIVE_MAX_BYTES = 64 * 1_024;
/** After this time the record waits for the next attempt; in milliseconds. */
export const SEND_LIMIT_MS = 30_000;

const countRecordBytes = (record: CallRecord): number => countBytes(JSON.stringify(record));

const dropOlderHalf = (record: CallRecord): CallRecord => ({
  ...record,
  messages: record.messages.slice(Math.ceil(record.messages.length / 2)),
});

type Ports = { readonly [Name in 'send' | 'clock' | 'log']: NonNullable<OutboxOptions[Name]> };

export function createDeliverRecord({ send, clock, log }: Ports) {
  let keepaliveBytes = 0;

  async function sendOnce(record: CallRecord, token: string, signal: AbortSignalLike): Promise<SaveOutcome> {
    const bytes = countRecordBytes(record);
    const keepalive = keepaliveBytes + bytes <= KEEPALIVE_MAX_BYTES;
    if (keepalive) keepaliveBytes += bytes;
    try {
      return await send(record, { token, keepalive, signal });
    } finally {
      if (keepalive) keepaliveBytes -= bytes;
    }
  }

  async function sendSmaller(record: CallRecord, token: string, signal: AbortSignalLike): Promise<SaveOutcome> {
    const outcome = await sendOnce(record, token, signal);
    if (outcome.kind !== 'too-large' || record.messages.length === 0 || signal.aborted) return outcome;
    log(outcome.error);
    return sendSmaller(dropOlderHalf(record), token, signal);
  }

  /** Drops older messages until the request may outlive the page. */
  function fitKeepalive(record: CallRecord): CallRecord {
    const isFitting = keepaliveBytes + countRecordBytes(record) <= KEEPALIVE_MAX_BYTES;
    return isFitting || record.messages.length === 0 ? record : fitKeepalive(dropOlderHalf(record));
  }

  async function deliver(record: CallRecord, token: string): Promise<boolean> {
    const controller = createAbortController();
    // One limit for all attempts: other tabs wait for that time.
    const outcome = await withTimeout(sendSmaller(record, token, controller.signal), {
      clock,
      limitMs: SEND_LIMIT_MS,
      otherwise: (cause): SaveOutcome => {
        const what = cause === undefined ? 'no answer' : 'the request could not be made';
        return { kind: 'failed', error: new CallError('save_failed', `Failed to save call data: ${what}`, { cause }) };
      },
    });
    controller.abort();
    if (outcome.kind === 'saved') return true;
    log(outcome.error);
    return outcome.kind === 'refused';
  }

  return { deliver, fitKeepalive };
}
