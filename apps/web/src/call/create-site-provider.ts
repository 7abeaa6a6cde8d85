import type { VoiceCall, VoiceProvider } from '@asad/call-core';
import type { WebCall } from '@asad/call-core/contract';
import type { GuideProvider } from '@asad/guide';
import { VAPI_TEXT_LIMIT, type VapiProvider } from '@asad/call-core/vapi';
import type { ApiFetch } from './fetch-api.ts';
import { findApiError } from './find-api-error.ts';
import { siteError, type SiteErrorCode } from './site-error.ts';
import { getStatusText } from './status-text.ts';

/** What the provider of this site hands over to, and as whom it asks. */
export interface SiteProviderParts {
  readonly fetch: ApiFetch;
  readonly getToken: () => Promise<string | null>;
  /** Loaded when the backend has named one of them. */
  readonly loadGuide: () => Promise<GuideProvider>;
  readonly loadVapi: () => Promise<VapiProvider>;
}

const CODE_OF_ANSWER: Readonly<Record<string, SiteErrorCode>> = {
  unauthenticated: 'not_signed_in',
  not_verified: 'not_verified',
  visitor_limit: 'visitor_limit',
  network_budget: 'budget_spent',
  site_budget: 'budget_spent',
  hour_budget: 'hour_budget',
  closed: 'closed',
};

const STAGE = { type: 'stage', stage: 'web-call-creation', limitMs: 15_000 } as const;

function findWebCall(text: string): WebCall | undefined {
  try {
    const value: Partial<WebCall> | null = JSON.parse(text);
    return typeof value?.id === 'string' && typeof value.webCallUrl === 'string' ? (value as WebCall) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whoever answers on this site: the backend makes the call (`POST /api/call/web`), counts it and names who talks, the
 * guide or the voice provider. A call that nobody joins needs no word from here: the backend asks its provider.
 */
export function createSiteProvider({ fetch, getToken, loadGuide, loadVapi }: SiteProviderParts): VoiceProvider {
  async function adopt(webCall: WebCall): Promise<VoiceCall> {
    const { id, assistantId, transport } = webCall;
    if (transport?.provider !== 'guide') return (await loadVapi()).adopt(webCall);
    const { maxDurationSeconds } = transport;
    return (await loadGuide()).adopt({
      callId: id,
      ...(assistantId !== undefined && { assistantId }),
      ...(maxDurationSeconds !== undefined && { maxSeconds: maxDurationSeconds }),
    });
  }

  return {
    // Whoever answers, a text that the smaller of both takes is taken.
    textLimit: VAPI_TEXT_LIMIT,
    async create({ emit, signal, target }) {
      emit({ ...STAGE, status: 'started' });
      const token = await getToken();
      if (token === null) throw siteError('not_signed_in', 'No authenticated user');
      const headers = {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        // An answer that is lost has cost a call: asking again by the same name gets that one.
        'idempotency-key': crypto.randomUUID(),
      };
      const ask = async () => {
        const response = await fetch('/api/call/web', {
          method: 'POST',
          headers,
          body: JSON.stringify(target),
          signal,
        });
        return { ok: response.ok, status: response.status, text: await response.text() };
      };
      const { ok, status, text } = await ask()
        .catch((cause: unknown) => (signal.aborted ? Promise.reject(cause) : ask()))
        .catch((cause: unknown) => {
          throw siteError('creation_failed', 'The call could not be created: no connection.', { cause });
        });
      if (!ok) {
        const told = findApiError(text);
        const words = told?.message ?? `The call could not be created: ${getStatusText(status)}`;
        throw siteError((told && CODE_OF_ANSWER[told.code]) ?? 'creation_failed', words, {
          status,
          stats: told?.stats,
        });
      }
      const webCall = findWebCall(text);
      if (!webCall) throw siteError('creation_failed', 'The call could not be created: the answer is no web call.');
      emit({ ...STAGE, status: 'completed' });
      return adopt(webCall);
    },
  };
}
