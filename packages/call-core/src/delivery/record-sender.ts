import { CallError } from '../call-error.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import { isShape, postJson } from '../json.ts';
import type { AbortSignalLike, Fetch } from '../platform.ts';

/** How sending a record went. refused: it will never be taken, whatever is tried. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'too-large' | 'refused' | 'failed'; readonly error: CallError };

/** As whom and how a record is sent. `keepalive` lets the request outlive the page (64 KiB at most). */
export interface SendOptions {
  readonly token: string;
  readonly keepalive: boolean;
  readonly signal?: AbortSignalLike;
}

/** Sends one record; every outcome is a value. */
export type SendRecord = (record: CallRecord, options: SendOptions) => Promise<SaveOutcome>;

/** Where records go. */
export interface RecordSenderOptions {
  readonly url: string;
  readonly fetch?: Fetch;
  /** What a status is called; HTTP/2 carries no phrase. Default: its number. */
  readonly getStatusText?: (status: number) => string;
}

/** A no of the backend's own to this record; any other no may be a proxy's, a deploy's or another day's. */
const REFUSALS: ReadonlySet<number> = new Set([400, 409, 422]);

/**
 * Sends records by `POST url` with a bearer token. Only the JSON answer `{"saved": true}` is a yes, and only the
 * backend's own JSON `{"error": {"code": …}}` with a 400, 409 or 422 is a no for good; with a 413, the record is sent
 * without its older messages. Everything else is tried again.
 */
export function createRecordSender({ url, fetch, getStatusText = String }: RecordSenderOptions): SendRecord {
  const failed = (what: string, cause?: unknown): CallError =>
    new CallError('save_failed', `Failed to save call data: ${what}`, { cause });
  return async (body, how) => {
    try {
      const { answer, ok, status } = await postJson(url, { ...how, fetch, body });
      if (ok && answer['saved'] === true) return { kind: 'saved' };
      const error = failed(ok ? 'the answer is no yes' : getStatusText(status));
      // A proxy's page says nothing about the record.
      const isOwn = isShape(answer['error']) && typeof answer['error']['code'] === 'string';
      if (!isOwn) return { kind: 'failed', error };
      if (status === 413) return { kind: 'too-large', error };
      return { kind: REFUSALS.has(status) ? 'refused' : 'failed', error };
    } catch (cause) {
      return { kind: 'failed', error: failed('Network Error', cause) };
    }
  };
}
