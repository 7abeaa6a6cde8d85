import type { CallStats } from '@asad/call-core/contract';
import { findApiError, parseFields } from '../errors/find-api-error.ts';
import { asVisitor, type ApiFetch } from '../api/fetch-api.ts';
import { siteError } from '../errors/site-error.ts';
import { getStatusText } from '../errors/status-text.ts';
import { VOICES } from './voices.ts';

/** If the server does not say (specification, section 9). */
export const FALLBACK_MAX_CALLS = 3;

function findCallStats(text: string): CallStats | undefined {
  const { voice, ...counts } = parseFields<CallStats>(text);
  const value = {
    ...counts,
    maxCalls: counts.maxCalls ?? FALLBACK_MAX_CALLS,
    ...(VOICES.some(({ name }) => name === voice) && { voice }),
  };
  const numbers = [value.callCount, value.maxCalls, value.remainingCalls];
  return typeof value.canMakeCall === 'boolean' && numbers.every(Number.isFinite) ? (value as CallStats) : undefined;
}

export function createBackendClient(fetch: ApiFetch, getToken: () => Promise<string | null>) {
  const describeFailure = (what: string): string => `Failed to fetch call stats: ${what}`;

  return {
    /**
     * Throws a CallError 'stats_failed' with the text 'Failed to fetch call stats: {status text}' (specification,
     * section 7) and the status.
     */
    async fetchStats(signal?: AbortSignal): Promise<CallStats> {
      const sent = { ...asVisitor(await getToken()), ...(signal && { signal }) };
      const response = await fetch('/api/getUserCallStats', sent).catch((cause: unknown) => {
        throw siteError('stats_failed', describeFailure('Network Error'), { cause });
      });
      const { ok, status } = response;
      const text = await response.text();
      const code = findApiError(text)?.code === 'closed' ? 'closed' : 'stats_failed';
      if (!ok) throw siteError(code, describeFailure(getStatusText(status)), { status });
      const stats = findCallStats(text);
      if (!stats) throw siteError('stats_failed', describeFailure('the answer is not call statistics'));
      return stats;
    },
    /** Keeps the count. Throws an Error with a message for the visitor. */
    async deleteMyCalls(): Promise<void> {
      const response = await fetch('/api/deleteMyCalls', asVisitor(await getToken(), {}));
      if (response.ok) return;
      const why = findApiError(await response.text())?.message ?? getStatusText(response.status);
      throw new Error(`Failed to delete the calls: ${why}`);
    },
  };
}
