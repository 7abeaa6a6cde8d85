import { CallError, type CallErrorCode } from '@asad/call-core';
import type { ApiErrorCode, CallStats } from '@asad/call-core/contract';

/** Everything that can go wrong with a press: with the call, at the backend, and on this page. */
export type AnyErrorCode =
  | CallErrorCode
  | ApiErrorCode
  | 'stats_failed'
  | 'cannot_hear'
  | 'code_missing'
  | 'time_limit'
  | 'silence_limit';

/** What is known of a refusal beside its code and words. */
export interface SiteErrorDetails {
  /** Beside 'visitor_limit': how many calls were made. */
  readonly stats?: CallStats | undefined;
  /** HTTP status of the answer that said no. */
  readonly status?: number;
}

/** An error of this site for the core to pass on: `code` is ours or, as the backend wrote it, one of its contract. */
export function siteError(
  code: AnyErrorCode,
  message: string,
  { cause, ...details }: SiteErrorDetails & { readonly cause?: unknown } = {},
): CallError {
  return new CallError(code, message, { cause, details, severity: 'fatal' });
}

/** What is known of `error`, if it is one of this site's. */
export function detailsOf(error: CallError | null): SiteErrorDetails {
  return (error?.details as SiteErrorDetails | undefined) ?? {};
}
