import { parseFields } from '../errors/find-api-error.ts';
import { loadOnce } from '../../timing/load-once.ts';

const HEADER = 'x-firebase-appcheck';
/** The specification allows 30 to 60 seconds (section 9). */
const LIMIT_MS = 30_000;

function createLimit({ signal: callerSignal, limitMs = LIMIT_MS }: Partial<ApiRequest> = {}): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new Error('The server did not answer in time. Please try again.')), limitMs);
  return callerSignal ? AbortSignal.any([callerSignal, limit.signal]) : limit.signal;
}

/** Returns the site key of a refusal for a missing token. */
function findSiteKey(text: string): string | undefined {
  const { error, appCheck } = parseFields<{ error: { code: unknown }; appCheck: { siteKey: unknown } }>(text);
  const isMeant = error?.code === 'app_check_failed' && typeof appCheck?.siteKey === 'string';
  return isMeant ? String(appCheck.siteKey) : undefined;
}

export interface ApiRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
  /** Timeout in milliseconds, including the body. */
  readonly limitMs?: number;
}

export type ApiFetch = (url: string, init?: ApiRequest) => Promise<Response>;

/**
 * A `fetch` for this site's backend. Loads App Check once the backend refuses a missing token, repeats that request and
 * sends tokens from then on. Safe: the backend checks the token before any work.
 */
export function createApiFetch(parts: {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** `get` returns a valid token; `isForced` requests a new one. */
  readonly loadTokens: (siteKey: string) => Promise<{ readonly get: (isForced: boolean) => Promise<string> }>;
}): ApiFetch {
  let siteKey: string | undefined;
  const load = loadOnce(() => parts.loadTokens(siteKey ?? ''));

  async function getToken(isForced: boolean): Promise<string> {
    try {
      return await (await load()).get(isForced);
    } catch (cause) {
      // A network failure, not a refusal: the outbox drops refused records.
      throw new Error('The backend asks for a proof that this is its page, and none can be had.', { cause });
    }
  }

  return async (url, init) => {
    const send = (token: string | undefined): Promise<Response> =>
      parts.fetch(url, {
        ...(init as RequestInit),
        signal: createLimit(init),
        headers: { ...init?.headers, ...(token !== undefined && { [HEADER]: token }) },
      });
    const sent = siteKey === undefined ? undefined : await getToken(false);
    const answer = await send(sent);
    if (answer.status !== 403) return answer;
    const requiredKey = findSiteKey(await answer.clone().text());
    if (requiredKey === undefined) return answer;
    siteKey = requiredKey;
    return send(await getToken(sent !== undefined));
  };
}

// Pure: a page without a backend leaves it out.
export const fetchApi = /* @__PURE__ */ createApiFetch({
  // A page may replace `fetch` later.
  fetch: (url, init) => fetch(url, init),
  loadTokens: async (siteKey) =>
    (await import('../../identity/create-app-check-tokens.ts')).createAppCheckTokens(siteKey),
});
