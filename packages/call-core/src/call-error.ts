import type { CallStats } from './contract/call-stats.ts';
import { getStartErrorType, type StartErrorType, type StartStage } from './start-stage.ts';

/** fatal: there is no call, or no longer. degraded: the call goes on with less. */
export type CallErrorSeverity = 'fatal' | 'degraded';

/** The one thing that a visitor can best do about it. */
export type SuggestedAction =
  | 'sign-in'
  | 'verify'
  | 'write-email'
  | 'come-back-tomorrow'
  | 'try-again'
  | 'allow-microphone'
  | 'type-instead'
  | 'close-other-tab'
  | 'shorten'
  | 'wait'
  | 'none';

interface CodeFacts {
  readonly severity: CallErrorSeverity;
  readonly action: SuggestedAction;
}

/** Every code of a `CallError`: how bad it is, and what to do about it. */
export const CALL_ERROR_CODES = {
  validation: { severity: 'fatal', action: 'none' },
  not_signed_in: { severity: 'fatal', action: 'sign-in' },
  not_verified: { severity: 'fatal', action: 'verify' },
  visitor_limit: { severity: 'fatal', action: 'write-email' },
  budget_spent: { severity: 'fatal', action: 'come-back-tomorrow' },
  hour_budget: { severity: 'fatal', action: 'wait' },
  closed: { severity: 'fatal', action: 'wait' },
  stats_failed: { severity: 'fatal', action: 'try-again' },
  busy_elsewhere: { severity: 'fatal', action: 'close-other-tab' },
  microphone_denied: { severity: 'fatal', action: 'allow-microphone' },
  microphone_missing: { severity: 'fatal', action: 'type-instead' },
  microphone_failed: { severity: 'fatal', action: 'type-instead' },
  creation_failed: { severity: 'fatal', action: 'try-again' },
  join_failed: { severity: 'fatal', action: 'try-again' },
  timed_out: { severity: 'fatal', action: 'try-again' },
  connection_lost: { severity: 'fatal', action: 'try-again' },
  audio_degraded: { severity: 'degraded', action: 'none' },
  recording_degraded: { severity: 'degraded', action: 'none' },
  message_too_large: { severity: 'degraded', action: 'shorten' },
  hearing_unavailable: { severity: 'degraded', action: 'type-instead' },
  save_failed: { severity: 'degraded', action: 'wait' },
} as const satisfies Readonly<Record<string, CodeFacts>>;

/** What went wrong, from a closed list: match on this. */
export type CallErrorCode = keyof typeof CALL_ERROR_CODES;

/** What is known of an error beside its code and words. */
export interface CallErrorOptions {
  readonly cause?: unknown;
  /** The stage of the start in which it happened. */
  readonly stage?: StartStage;
  /** Beside 'visitor_limit': how many calls were made. */
  readonly stats?: CallStats;
  /** HTTP status of the answer that said no. */
  readonly status?: number;
}

/** The package's one error. Match on `code`, never on `message`. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: CallErrorCode;
  readonly severity: CallErrorSeverity;
  readonly action: SuggestedAction;
  readonly stage: StartStage | undefined;
  readonly stats: CallStats | undefined;
  readonly status: number | undefined;

  constructor(code: CallErrorCode, message: string, options: CallErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.severity = CALL_ERROR_CODES[code].severity;
    this.action = CALL_ERROR_CODES[code].action;
    this.stage = options.stage;
    this.stats = options.stats;
    this.status = options.status;
  }

  /** The specification's name for it, where it happened during a start (section 8). */
  get startErrorType(): StartErrorType | undefined {
    if (this.code === 'validation') return 'validation-error';
    return this.stage && getStartErrorType(this.stage);
  }
}

/** A `CallError` as it is, or anything else that was thrown, wrapped. */
export function toCallError(thrown: unknown, code: CallErrorCode, options: CallErrorOptions = {}): CallError {
  if (thrown instanceof CallError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new CallError(code, message, { ...options, cause: thrown });
}
