import { CallError, type CallErrorCode, type CallErrorOptions } from '../call-error.ts';
import type { CallRecord } from '../contract/call-record.ts';
import type { CallStats } from '../contract/call-stats.ts';
import { platformFetch, type AbortSignalLike, type Fetch, type FetchedResponse } from '../platform.ts';
import { findApiError } from './find-api-error.ts';
import { joinAddress } from './join-address.ts';
import { getStatusText } from './status-text.ts';

/** The bearer token of the signed-in visitor, or null when nobody is signed in. */
export type GetToken = () => Promise<string | null>;

/** Where the backend is, and as whom it is asked. */
export interface BackendClientOptions {
  /** Default '/api'. */
  readonly baseUrl?: string;
  readonly getToken: GetToken;
  readonly fetch?: Fetch;
}

/** How sending a record went. refused: it will never be taken, whatever is tried. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'too-large'; readonly error: CallError }
  | { readonly kind: 'refused'; readonly error: CallError }
  | { readonly kind: 'failed'; readonly error: CallError };

/** The portfolio’s backend, as far as a call needs it. */
export interface BackendClient {
  /**
   * Throws a CallError 'stats_failed', on a 401 'not_signed_in', where the site rests 'closed': 'Failed to fetch call
   * stats: {status text}' (specification, section 7).
   */
  fetchStats(signal?: AbortSignalLike): Promise<CallStats>;
  /** Sends a record; every outcome is a value. `keepalive` lets the request outlive the page (64 KiB at most). */
  saveCall(record: CallRecord, options?: { readonly keepalive?: boolean }): Promise<SaveOutcome>;
  /** Deletes what is kept of this visitor's calls, and keeps the count. Throws a CallError 'save_failed'. */
  deleteMyCalls(): Promise<void>;
}

/** How many calls a visitor has where the server does not say (specification, section 9). */
const FALLBACK_MAX_CALLS = 3;

function findStats(text: string): CallStats | undefined {
  try {
    const { voice, ...told }: Partial<CallStats> = JSON.parse(text) ?? {};
    const value = {
      ...told,
      maxCalls: told.maxCalls ?? FALLBACK_MAX_CALLS,
      ...((voice === 'guide' || voice === 'provider') && { voice }),
    };
    const numbers = [value.callCount, value.maxCalls, value.remainingCalls];
    return typeof value.canMakeCall === 'boolean' && numbers.every(Number.isFinite) ? (value as CallStats) : undefined;
  } catch {
    return undefined;
  }
}

/** A no that no later try can turn into a yes; 401 may pass with a fresh token, 408 and 429 with time. */
function isPermanent(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
}

/** Speaks to the portfolio's backend, with the specification's words for what fails. */
export function createBackendClient(options: BackendClientOptions): BackendClient {
  const { baseUrl = '/api', getToken, fetch = platformFetch } = options;

  async function headers(
    extra: Readonly<Record<string, string>> = {},
  ): Promise<Readonly<Record<string, string>> | null> {
    const token = await getToken();
    return token === null ? null : { accept: 'application/json', authorization: `Bearer ${token}`, ...extra };
  }

  async function post(path: string, body: string, keepalive: boolean): Promise<FetchedResponse | null> {
    const sent = await headers({ 'content-type': 'application/json' });
    return sent && fetch(joinAddress(baseUrl, path), { method: 'POST', headers: sent, body, keepalive });
  }

  return {
    async fetchStats(signal) {
      const failed = (
        what: string,
        { code = 'stats_failed', ...more }: CallErrorOptions & { code?: CallErrorCode } = {},
      ) => new CallError(code, `Failed to fetch call stats: ${what}`, more);
      const sent = await headers();
      if (!sent) throw new CallError('not_signed_in', 'No authenticated user');
      const response = await fetch(joinAddress(baseUrl, 'getUserCallStats'), {
        method: 'GET',
        headers: sent,
        ...(signal && { signal }),
      }).catch((cause: unknown) => {
        throw failed('Network Error', { cause });
      });
      const { status } = response;
      const text = await response.text();
      if (!response.ok) {
        const isClosed = findApiError(text)?.code === 'closed';
        const code = status === 401 ? 'not_signed_in' : isClosed ? 'closed' : 'stats_failed';
        throw failed(getStatusText(status), { code, status });
      }
      const stats = findStats(text);
      if (!stats) throw failed('the answer is not call statistics');
      return stats;
    },
    async saveCall(record, { keepalive = false } = {}) {
      const failed = (what: string, more: { status?: number; cause?: unknown } = {}) =>
        new CallError('save_failed', `Failed to save call data: ${what}`, more);
      try {
        const response = await post('clientCallEnded', JSON.stringify(record), keepalive);
        if (!response) return { kind: 'failed', error: new CallError('save_failed', 'No authenticated user') };
        if (response.ok) return { kind: 'saved' };
        const error = failed(getStatusText(response.status), { status: response.status });
        if (response.status === 413) return { kind: 'too-large', error };
        return { kind: isPermanent(response.status) ? 'refused' : 'failed', error };
      } catch (cause) {
        return { kind: 'failed', error: failed('Network Error', { cause }) };
      }
    },
    async deleteMyCalls() {
      const response = await post('deleteMyCalls', '{}', false);
      if (!response) throw new CallError('not_signed_in', 'No authenticated user');
      if (response.ok) return;
      const told = findApiError(await response.text())?.message ?? getStatusText(response.status);
      throw new CallError('save_failed', `Failed to delete the calls: ${told}`, { status: response.status });
    },
  };
}
