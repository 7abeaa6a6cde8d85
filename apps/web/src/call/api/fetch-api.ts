import { parseFields } from '../errors/find-api-error.ts';
import { siteError } from '../errors/site-error.ts';
import { loadOnce } from '../../timing/load-once.ts';

const HEADER = 'x-firebase-appcheck';
/** Unless a request says otherwise (specification, section 9: 30 to 60 seconds). */
const LIMIT_MS = 30_000;

/** Aborted when an answer takes too long, or by whoever asked. */
function createLimit({ signal: asked, limitMs = LIMIT_MS }: Partial<ApiRequest> = {}): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new Error('The server did not answer in time. Please try again.')), limitMs);
  return asked ? AbortSignal.any([asked, limit.signal]) : limit.signal;
}

/** The site key that stands in a refusal for want of a token, else undefined. */
function findSiteKey(text: string): string | undefined {
  const { error, appCheck } = parseFields<{ error: { code: unknown }; appCheck: { siteKey: unknown } }>(text);
  const isMeant = error?.code === 'app_check_failed' && typeof appCheck?.siteKey === 'string';
  return isMeant ? String(appCheck.siteKey) : undefined;
}

/** What a request to the own backend is made of. */
export interface ApiRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
  /** An answer is waited for so long, with all of its body, in milliseconds. */
  readonly limitMs?: number;
}

/**
 * A request as the visitor whose token it is; with something to send it is a POST. Throws 'unauthenticated' where nobody
 * is signed in.
 */
export function asVisitor(token: string | null, sent?: object): ApiRequest {
  if (token === null) throw siteError('unauthenticated', 'No authenticated user');
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  if (!sent) return { method: 'GET', headers };
  return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(sent) };
}

/** Asks the own backend. */
export type ApiFetch = (url: string, init?: ApiRequest) => Promise<Response>;

/**
 * A `fetch` for the own backend. It knows nothing of App Check until a request is refused for want of a token; then it
 * loads what it takes, asks again, and sends a token with every later request. A refusal costs nothing: the backend
 * does nothing before it.
 */
export function createApiFetch(parts: {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Proofs that this page is our own (App Check): a valid token; a fresh one if forced, since the last was not taken. */
  readonly loadTokens: (siteKey: string) => Promise<{ readonly get: (isForced: boolean) => Promise<string> }>;
}): ApiFetch {
  let siteKey: string | undefined;
  const load = loadOnce(() => parts.loadTokens(siteKey ?? ''));

  async function getToken(isForced: boolean): Promise<string> {
    try {
      return await (await load()).get(isForced);
    } catch (cause) {
      // Like a lost network, not like a refusal: a record that is refused would never be sent again.
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
    const wanted = findSiteKey(await answer.clone().text());
    if (wanted === undefined) return answer;
    siteKey = wanted;
    return send(await getToken(sent !== undefined));
  };
}

/** Asks the backend of this site. */
export const fetchApi = createApiFetch({
  // Called through, so that a page which replaces `fetch` later is obeyed.
  fetch: (url, init) => fetch(url, init),
  loadTokens: async (siteKey) =>
    (await import('../../identity/create-app-check-tokens.ts')).createAppCheckTokens(siteKey),
});
