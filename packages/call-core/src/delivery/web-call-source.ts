import type { WebCallSource } from '../call/call-ports.ts';
import { CallError, type CallErrorCode } from '../call-error.ts';
import type { WebCall } from '../contract/web-call.ts';
import { platformFetch, type Fetch } from '../platform.ts';
import type { GetToken } from './backend-client.ts';
import { findApiError } from './find-api-error.ts';
import { joinAddress } from './join-address.ts';
import { getStatusText } from './status-text.ts';

/** Where web calls are made, and with which token. */
export interface WebCallSourceOptions {
  /** Our backend ('/api'), or the provider's public host with a public key as token. */
  readonly apiBaseUrl: string;
  readonly getToken: GetToken;
  readonly fetch?: Fetch;
}

const CODE_OF_ANSWER: Readonly<Record<string, CallErrorCode>> = {
  unauthenticated: 'not_signed_in',
  not_verified: 'not_verified',
  visitor_limit: 'visitor_limit',
  network_budget: 'budget_spent',
  site_budget: 'budget_spent',
  hour_budget: 'hour_budget',
  closed: 'closed',
};

function findWebCall(text: string): WebCall | undefined {
  try {
    const value: Partial<WebCall> | null = JSON.parse(text);
    return typeof value?.id === 'string' && typeof value.webCallUrl === 'string' ? (value as WebCall) : undefined;
  } catch {
    return undefined;
  }
}

/** Makes web calls by `POST {apiBaseUrl}/call/web`, in the voice provider's own request and answer shape. Abortable. */
export function createWebCallSource(options: WebCallSourceOptions): WebCallSource {
  const { apiBaseUrl, getToken, fetch = platformFetch } = options;
  const stage = 'web-call-creation';
  return {
    async create(target, signal) {
      const token = await getToken();
      if (token === null) throw new CallError('not_signed_in', 'Nobody is signed in.', { stage });
      const response = await fetch(joinAddress(apiBaseUrl, 'call/web'), {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(target),
        signal,
      }).catch((cause: unknown) => {
        throw new CallError('creation_failed', 'The call could not be created: no connection.', { stage, cause });
      });
      const text = await response.text();
      const { status } = response;
      if (!response.ok) {
        const told = findApiError(text);
        const code = told && CODE_OF_ANSWER[told.code];
        throw new CallError(
          code ?? 'creation_failed',
          told?.message ?? `The call could not be created: ${getStatusText(status)}`,
          { stage, status, ...(told?.stats && { stats: told.stats }) },
        );
      }
      const webCall = findWebCall(text);
      if (!webCall)
        throw new CallError('creation_failed', 'The call could not be created: the answer is no web call.', {
          stage,
          status,
        });
      return webCall;
    },
  };
}
