import type { VoiceCall, VoiceProvider } from '@asad/call-core';
import type { WebCall } from '@asad/call-core/contract';
import { VAPI_TEXT_LIMIT } from '@asad/call-core/vapi';
import type { TurnParts } from './create-turns.ts';
import { asVisitor } from '../api/fetch-api.ts';
import { findApiError, parseFields } from '../errors/find-api-error.ts';
import { siteError } from '../errors/site-error.ts';
import { getStatusText } from '../errors/status-text.ts';

export interface SiteProviderParts extends TurnParts {
  /** Returns undefined if this page does not support `transport.provider`. */
  readonly findVoice: (transport: string | undefined) => Promise<((webCall: WebCall) => VoiceCall) | undefined>;
}

const STAGE = { type: 'stage', stage: 'web-call-creation', limitMs: 15_000 } as const;

function findWebCall(text: string): WebCall | undefined {
  const value = parseFields<WebCall>(text);
  return typeof value.id === 'string' && typeof value.webCallUrl === 'string' ? (value as WebCall) : undefined;
}

/**
 * The backend creates the call (`POST /api/call/web`), counts it and names the voice. Calls that are not joined need no
 * report: the backend asks its provider.
 */
export function createSiteProvider({ fetch, getToken, findVoice }: SiteProviderParts): VoiceProvider {
  return {
    // The smallest limit: the voice is not known yet.
    textLimit: VAPI_TEXT_LIMIT,
    async create({ emit, signal, target }) {
      emit({ ...STAGE, status: 'started' });
      const request = asVisitor(await getToken(), target);
      // A lost response may have counted a call: the retry returns that call.
      const headers = { ...request.headers, 'idempotency-key': crypto.randomUUID() };
      const ask = async () => {
        const response = await fetch('/api/call/web', { ...request, headers, signal });
        return { ok: response.ok, status: response.status, text: await response.text() };
      };
      const { ok, status, text } = await ask()
        .catch((cause: unknown) => (signal.aborted ? Promise.reject(cause) : ask()))
        .catch((cause: unknown) => {
          throw siteError('creation_failed', 'The call could not be created: no connection.', { cause });
        });
      if (!ok) {
        const apiError = findApiError(text);
        const words = apiError?.message ?? `The call could not be created: ${getStatusText(status)}`;
        throw siteError(apiError?.code ?? 'creation_failed', words, { status, stats: apiError?.stats });
      }
      const webCall = findWebCall(text);
      if (!webCall) throw siteError('creation_failed', 'The call could not be created: the answer is no web call.');
      emit({ ...STAGE, status: 'completed' });
      const adopt = await findVoice(webCall.transport?.provider);
      if (!adopt) throw siteError('creation_failed', 'The backend named a voice that this page does not know.');
      return adopt(webCall);
    },
  };
}
