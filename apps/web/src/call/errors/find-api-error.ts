import type { ApiErrorCode, CallStats } from '@asad/call-core/contract';

/** What the backend said no with. */
export interface ApiErrorAnswer {
  /** One of the contract's, unless the backend is newer than this page: look it up, and have words for others. */
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly stats?: CallStats;
}

/** The fields of the JSON in `text`, each to be looked at before it is believed; none where it is something else. */
export function parseFields<Shape extends object>(text: string): Partial<Shape> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** The backend's `{error: {code, message}}` in `text`, or undefined when it is something else (a proxy's HTML, say). */
export function findApiError(text: string): ApiErrorAnswer | undefined {
  const { error, stats } = parseFields<{ error: Partial<ApiErrorAnswer>; stats: CallStats }>(text);
  const { code, message } = error ?? {};
  if (typeof code !== 'string' || typeof message !== 'string') return undefined;
  return { code, message, ...(stats && { stats }) };
}
