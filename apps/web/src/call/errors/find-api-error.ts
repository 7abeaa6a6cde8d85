import type { ApiErrorCode, CallStats } from '@asad/call-core/contract';

/** What the backend said no with. */
export interface ApiErrorAnswer {
  /** One of the contract's, unless the backend is newer than this page: look it up, and have words for others. */
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly stats?: CallStats;
}

/** The backend's `{error: {code, message}}` in `text`, or undefined when it is something else (a proxy's HTML, say). */
export function findApiError(text: string): ApiErrorAnswer | undefined {
  try {
    const body: { error?: { code?: ApiErrorCode; message?: unknown }; stats?: CallStats } | null = JSON.parse(text);
    const { code, message } = body?.error ?? {};
    if (typeof code !== 'string' || typeof message !== 'string') return undefined;
    return { code, message, ...(body?.stats && { stats: body.stats }) };
  } catch {
    return undefined;
  }
}
