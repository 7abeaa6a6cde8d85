import type { ApiErrorCode, CallStats } from '@asad/call-core/contract';

export interface ApiErrorAnswer {
  /** A newer backend may send unknown codes. */
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly stats?: CallStats;
}

/** Parses a JSON object without checking its fields; other text has none. */
export function parseFields<Shape extends object>(text: string): Partial<Shape> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** Parses `{error: {code, message}}`; undefined for other text, such as a proxy's HTML. */
export function findApiError(text: string): ApiErrorAnswer | undefined {
  const { error, stats } = parseFields<{ error: Partial<ApiErrorAnswer>; stats: CallStats }>(text);
  const { code, message } = error ?? {};
  if (typeof code !== 'string' || typeof message !== 'string') return undefined;
  return { code, message, ...(stats && { stats }) };
}
