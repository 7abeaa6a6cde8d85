import { CallError, type CallErrorCode } from '@asad/call-core';
import type { CallStats } from '@asad/call-core/contract';

/** What our own gate and backend say no with, beside what a call itself does. */
export type SiteErrorCode =
  | 'not_signed_in'
  | 'not_verified'
  | 'visitor_limit'
  | 'budget_spent'
  | 'hour_budget'
  | 'closed'
  | 'stats_failed'
  | 'cannot_hear';

/** Everything that can go wrong with a press. */
export type AnyErrorCode = CallErrorCode | SiteErrorCode;

/** What is known of a refusal of ours. */
export interface SiteErrorDetails {
  /** Beside 'visitor_limit': how many calls were made. */
  readonly stats?: CallStats | undefined;
  /** HTTP status of the answer that said no. */
  readonly status?: number;
}

interface SiteErrorOptions extends SiteErrorDetails {
  readonly cause?: unknown;
}

/** An error of ours, for the core to pass on. */
export function siteError(
  code: SiteErrorCode | 'creation_failed',
  message: string,
  { cause, ...details }: SiteErrorOptions = {},
): CallError {
  return new CallError(code, message, { cause, details });
}

/** The statistics that stand beside an error of ours. */
export function findStats(error: CallError | null): CallStats | undefined {
  return (error?.details as SiteErrorDetails | undefined)?.stats;
}

/** The status of the answer that an error of ours comes from. */
export function findStatus(error: CallError | null): number | undefined {
  return (error?.details as SiteErrorDetails | undefined)?.status;
}
