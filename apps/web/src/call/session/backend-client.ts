import type { CallError } from '@asad/call-core';
import type { CallStats } from '@asad/call-core/contract';
import { findApiError, parseFields } from '../errors/find-api-error.ts';
import { asVisitor, type ApiFetch } from './fetch-api.ts';
import { siteError, type SiteErrorDetails } from '../errors/site-error.ts';
import { getStatusText } from '../errors/status-text.ts';
import { VOICES } from './voices.ts';

/** How many calls a visitor has where the server does not say (specification, section 9). */
export const FALLBACK_MAX_CALLS = 3;

interface Failure extends SiteErrorDetails {
  readonly code?: 'stats_failed' | 'closed';
  readonly cause?: unknown;
}

function findCallStats(text: string): CallStats | undefined {
  const { voice, ...told } = parseFields<CallStats>(text);
  const value = {
    ...told,
    maxCalls: told.maxCalls ?? FALLBACK_MAX_CALLS,
    ...(VOICES.some(({ name }) => name === voice) && { voice }),
  };
  const numbers = [value.callCount, value.maxCalls, value.remainingCalls];
  return typeof value.canMakeCall === 'boolean' && numbers.every(Number.isFinite) ? (value as CallStats) : undefined;
}

/** Asks the backend as the signed-in visitor, with the specification's words for what fails. */
export function createBackendClient(fetch: ApiFetch, getToken: () => Promise<string | null>) {
  const failed = (what: string, { code = 'stats_failed', ...more }: Failure = {}): CallError =>
    siteError(code, `Failed to fetch call stats: ${what}`, more);

  return {
    /**
     * Throws a CallError 'stats_failed', where the site rests 'closed': 'Failed to fetch call stats: {status text}'
     * (specification, section 7), with the status in its details.
     */
    async fetchStats(signal?: AbortSignal): Promise<CallStats> {
      const sent = { ...asVisitor(await getToken()), ...(signal && { signal }) };
      const response = await fetch('/api/getUserCallStats', sent).catch((cause: unknown) => {
        throw failed('Network Error', { cause });
      });
      const { ok, status } = response;
      const text = await response.text();
      if (!ok) {
        const code = findApiError(text)?.code === 'closed' ? 'closed' : 'stats_failed';
        throw failed(getStatusText(status), { code, status });
      }
      const stats = findCallStats(text);
      if (!stats) throw failed('the answer is not call statistics');
      return stats;
    },
    /** Deletes what is kept of this visitor's calls, and keeps the count. Throws an Error that says why it could not. */
    async deleteMyCalls(): Promise<void> {
      const response = await fetch('/api/deleteMyCalls', asVisitor(await getToken(), {}));
      if (response.ok) return;
      const told = findApiError(await response.text())?.message ?? getStatusText(response.status);
      throw new Error(`Failed to delete the calls: ${told}`);
    },
  };
}
