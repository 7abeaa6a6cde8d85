import type { CallStats } from '@asad/call-core/contract';

/** What the backend said no with. */
export interface ApiErrorAnswer {
  readonly code: string;
  readonly message: string;
  readonly stats?: CallStats;
}

/** The backend's `{error: {code, message}}` in `text`, or undefined when it is something else (a proxy's HTML, say). */
export function findApiError(text: string): ApiErrorAnswer | undefined {
  try {
    const body: { error?: { code?: unknown; message?: unknown }; stats?: CallStats } | null = JSON.parse(text);
    const { code, message } = body?.error ?? {};
    if (typeof code !== 'string' || typeof message !== 'string') return undefined;
    return { code, message, ...(body?.stats && { stats: body.stats }) };
  } catch {
    return undefined;
  }
}
