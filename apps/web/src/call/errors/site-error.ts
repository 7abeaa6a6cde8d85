import { CallError, type CallErrorCode } from '@asad/call-core';
import type { ApiErrorCode, CallStats } from '@asad/call-core/contract';

export type AnyErrorCode =
  | CallErrorCode
  | ApiErrorCode
  | 'stats_failed'
  | 'cannot_hear'
  | 'code_missing'
  | 'time_limit'
  | 'silence_limit';

export interface SiteErrorDetails {
  /** The statistics of a 'visitor_limit'. */
  readonly stats?: CallStats | undefined;
  readonly status?: number;
}

/** call-core passes it through. `code` is this page's or the backend's. */
export function siteError(
  code: AnyErrorCode,
  message: string,
  { cause, ...details }: SiteErrorDetails & { readonly cause?: unknown } = {},
): CallError {
  return new CallError(code, message, { cause, details, severity: 'fatal' });
}

/** Returns an empty object for other errors. */
export function detailsOf(error: CallError | null): SiteErrorDetails {
  return (error?.details as SiteErrorDetails | undefined) ?? {};
}
