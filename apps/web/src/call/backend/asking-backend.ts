import { retry, type CallError } from '@asad/call-core';
import type { CallStats, CallTurnAnswer, WebCall } from '@asad/call-core/contract';
import { createRecordSender } from '@asad/call-core/delivery';
import { loadAgain } from '../../boot/load-again.ts';
import type { Identity } from '../../identity/create-firebase-identity.ts';
import { loadOnce } from '../../timing/load-once.ts';
import { findApiError, parseFields } from '../errors/find-api-error.ts';
import { siteError, type AnyErrorCode } from '../errors/site-error.ts';
import { getStatusText } from '../errors/status-text.ts';
import { FALLBACK_MAX_CALLS, type Backend } from './backend.ts';
import { fetchApi, type ApiRequest } from './fetch-api.ts';
import { fetchChallenge } from './fetch-challenge.ts';
import { getLifeMs } from './get-life-ms.ts';
import { createVerificationMemory, type VerificationMemory } from './verification-memory.ts';

const UNKNOWN_LIFE_MS = 3_600_000;

export interface AskingBackendOptions {
  readonly fetch?: typeof fetchApi;
  readonly openIdentity?: () => Promise<Identity>;
  readonly memory?: VerificationMemory;
}

async function openFirebaseIdentity(): Promise<Identity> {
  const load = loadAgain(() => import('../../identity/create-firebase-identity.ts'));
  const { createFirebaseIdentity } = await load.catch((cause: unknown) => {
    throw siteError('code_missing', 'The code of the sign-in could not be loaded.', { cause });
  });
  return createFirebaseIdentity();
}

function findCallStats(text: string): CallStats | undefined {
  const counts = parseFields<CallStats>(text);
  const value = { ...counts, maxCalls: counts.maxCalls ?? FALLBACK_MAX_CALLS };
  const numbers = [value.callCount, value.maxCalls, value.remainingCalls];
  return typeof value.canMakeCall === 'boolean' && numbers.every(Number.isFinite) ? (value as CallStats) : undefined;
}

function findWebCall(text: string): WebCall | undefined {
  const value = parseFields<WebCall>(text);
  return typeof value.id === 'string' && typeof value.webCallUrl === 'string' ? (value as WebCall) : undefined;
}

function findChoice(text: string): CallTurnAnswer | undefined {
  const { say, offer, missing, unclear } = parseFields<{ say: []; offer: []; missing: true; unclear: true }>(text);
  if (Array.isArray(say)) return { say };
  if (Array.isArray(offer)) return { offer };
  if (missing === true) return { missing };
  return unclear === true ? { unclear } : undefined;
}

const failStats = (code: AnyErrorCode, what: string, details?: Parameters<typeof siteError>[2]): CallError =>
  siteError(code, `Failed to fetch call stats: ${what}`, details);

/** Asks the backend of this origin, in the name of a visitor that Firebase signs in anonymously. */
export function createAskingBackend({
  fetch = fetchApi,
  openIdentity = openFirebaseIdentity,
  memory = createVerificationMemory(),
}: AskingBackendOptions = {}): Backend {
  let identity: Identity | null = null;
  const getIdentity = loadOnce(async () => (identity = await openIdentity()));

  /** With a body a POST. Throws 'unauthenticated' without a signed-in visitor. */
  async function sign(
    body?: object,
    { key, signal }: { readonly key?: string; readonly signal?: AbortSignal } = {},
  ): Promise<ApiRequest> {
    const token = await (await getIdentity()).getVisitor()?.getToken();
    if (!token) throw siteError('unauthenticated', 'No authenticated user');
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'GET' };
    return { ...sent, headers, ...(signal && { signal }) };
  }
  async function ask(path: string, request: ApiRequest) {
    const response = await fetch(path, request);
    return { response, ok: response.ok, status: response.status, text: await response.text() };
  }

  return {
    check: {
      isPassed: memory.isLikely,
      forget: memory.forget,
      fetchChallenge: () => fetchChallenge(fetch),
      async pass(token) {
        const { signIn, signOut } = await getIdentity();
        const visitor = await signIn();
        if ((await visitor.getToken()) === null) throw new Error('');
        const { response, ok, status, text } = await ask('/api/verifyCaptcha', await sign({ token }));
        if (!ok) {
          // The backend does not know the account; the next attempt creates another.
          if (status === 401) await signOut();
          throw new Error(findApiError(text)?.message ?? `Failed to verify: ${getStatusText(status)}`);
        }
        const { verifiedUntil }: { verifiedUntil?: unknown } = JSON.parse(text);
        memory.remember(visitor.id, getLifeMs(response, Date.parse(String(verifiedUntil))) ?? UNKNOWN_LIFE_MS);
      },
    },
    records: {
      send: createRecordSender({ url: '/api/clientCallEnded', fetch, getStatusText }),
      // Most visitors have no undelivered records and need no identity.
      getVisitor: () => (identity ? identity.getVisitor() : getIdentity().then((loaded) => loaded.getVisitor())),
      async deleteMine() {
        const { ok, status, text } = await ask('/api/deleteMyCalls', await sign({}));
        const why = (): string => findApiError(text)?.message ?? getStatusText(status);
        if (!ok) throw new Error(`Failed to delete the calls: ${why()}`);
      },
    },
    warmUp: getIdentity,
    fetchService: () => fetchChallenge(fetch),
    async fetchStats(signal) {
      if (!memory.isLikely()) throw siteError('not_verified', 'The visitor has not passed the check yet.');
      const visitor = (await getIdentity()).getVisitor();
      if (!visitor || !memory.holdsFor(visitor.id)) throw siteError('unauthenticated', 'The visitor is not signed in.');
      const request = await sign(undefined, { ...(signal && { signal }) });
      const { ok, status, text } = await ask('/api/getUserCallStats', request).catch((cause: unknown) => {
        throw failStats('stats_failed', 'Network Error', { cause });
      });
      const code = findApiError(text)?.code === 'closed' ? 'closed' : 'stats_failed';
      if (!ok) throw failStats(code, getStatusText(status), { status });
      const stats = findCallStats(text);
      if (!stats) throw failStats('stats_failed', 'the answer is not call statistics');
      return stats;
    },
    async createCall(target, signal) {
      const request = await sign(target, { key: crypto.randomUUID(), signal });
      // A lost response may have counted a call: the retry returns that call.
      const create = () => ask('/api/call/web', request);
      const { ok, status, text } = await retry(create, { tries: 2, signal }).catch((cause: unknown) => {
        throw siteError('creation_failed', 'The call could not be created: no connection.', { cause });
      });
      if (!ok) {
        const apiError = findApiError(text);
        const words = apiError?.message ?? `The call could not be created: ${getStatusText(status)}`;
        throw siteError(apiError?.code ?? 'creation_failed', words, { status, stats: apiError?.stats });
      }
      const webCall = findWebCall(text);
      if (!webCall) throw siteError('creation_failed', 'The call could not be created: the answer is no web call.');
      return webCall;
    },
    async judgeTurn(turn, { limitMs, ...how }) {
      const { ok, text } = await ask('/api/call/turn', { ...(await sign(turn, how)), limitMs });
      const refused = findApiError(text)?.code ?? 'internal';
      return ok ? (findChoice(text) ?? refused) : refused;
    },
  };
}
