import type { ApiErrorCode, CallStats } from '@asad/call-core/contract';

export interface ApiErrorAnswer {
  /** May be unknown if the backend is newer than this page; callers need a default. */
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly stats?: CallStats;
}

/** Parses a JSON object with unchecked fields; returns no fields for other text. */
export function parseFields<Shape extends object>(text: string): Partial<Shape> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** Parses the backend's `{error: {code, message}}`. Returns undefined for other text, such as a proxy's HTML. */
export function findApiError(text: string): ApiErrorAnswer | undefined {
  const { error, stats } = parseFields<{ error: Partial<ApiErrorAnswer>; stats: CallStats }>(text);
  const { code, message } = error ?? {};
  if (typeof code !== 'string' || typeof message !== 'string') return undefined;
  return { code, message, ...(stats && { stats }) };
}
