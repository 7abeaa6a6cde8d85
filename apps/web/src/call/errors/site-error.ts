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
  /** With 'visitor_limit': the visitor's call statistics. */
  readonly stats?: CallStats | undefined;
  readonly status?: number;
}

/** Creates an error that call-core passes through. `code` is one of this page's or, unchanged, one of the backend's. */
export function siteError(
  code: AnyErrorCode,
  message: string,
  { cause, ...details }: SiteErrorDetails & { readonly cause?: unknown } = {},
): CallError {
  return new CallError(code, message, { cause, details, severity: 'fatal' });
}

/** The details of an error of this site; empty for other errors. */
export function detailsOf(error: CallError | null): SiteErrorDetails {
  return (error?.details as SiteErrorDetails | undefined) ?? {};
}
