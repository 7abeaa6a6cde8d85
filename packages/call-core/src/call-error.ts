/** fatal: there is no call, or no longer. degraded: the call goes on with less. */
export type CallErrorSeverity = 'fatal' | 'degraded';

/** The one thing that a visitor can best do about it. */
export type SuggestedAction =
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

/** Every code that this package gives: how bad it is, and what to do about it. */
const CODES = {
  validation: { severity: 'fatal', action: 'none' },
  gate_failed: { severity: 'fatal', action: 'try-again' },
  busy_elsewhere: { severity: 'fatal', action: 'close-other-tab' },
  microphone_denied: { severity: 'fatal', action: 'allow-microphone' },
  microphone_missing: { severity: 'fatal', action: 'type-instead' },
  microphone_failed: { severity: 'fatal', action: 'type-instead' },
  microphone_lost: { severity: 'fatal', action: 'type-instead' },
  creation_failed: { severity: 'fatal', action: 'try-again' },
  join_failed: { severity: 'fatal', action: 'try-again' },
  timed_out: { severity: 'fatal', action: 'try-again' },
  connection_lost: { severity: 'fatal', action: 'try-again' },
  audio_degraded: { severity: 'degraded', action: 'none' },
  recording_degraded: { severity: 'degraded', action: 'none' },
  hearing_unavailable: { severity: 'degraded', action: 'type-instead' },
  message_too_large: { severity: 'degraded', action: 'shorten' },
  send_failed: { severity: 'degraded', action: 'try-again' },
  save_failed: { severity: 'degraded', action: 'wait' },
} as const satisfies Readonly<Record<string, CodeFacts>>;

/** What went wrong, as this package names it; a page's own gate and provider may name more. */
export type CallErrorCode = keyof typeof CODES;

type AnyCode = CallErrorCode | (string & Record<never, never>);

/** What is known of an error beside its code and words. */
export interface CallErrorOptions {
  readonly cause?: unknown;
  /** The stage of the start in which it happened; the core adds it where it is missing. */
  readonly stage?: string;
  /** The specification's name for a failed start (section 8), where the provider knows it. */
  readonly errorType?: string;
  /** Default: what the code says; 'fatal' for a code of your own. */
  readonly severity?: CallErrorSeverity;
  /** Default: what the code says; 'none' for a code of your own. */
  readonly action?: SuggestedAction;
  /** Whatever else your page wants to know of an error of its own. */
  readonly details?: unknown;
}

/** The package's one error. Match on `code`, never on `message`. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: AnyCode;
  readonly severity: CallErrorSeverity;
  readonly action: SuggestedAction;
  readonly stage: string | undefined;
  readonly errorType: string | undefined;
  readonly details: unknown;

  constructor(code: AnyCode, message: string, options: CallErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    const facts: CodeFacts | undefined = Object.hasOwn(CODES, code) ? CODES[code as CallErrorCode] : undefined;
    this.code = code;
    this.severity = options.severity ?? facts?.severity ?? 'fatal';
    this.action = options.action ?? facts?.action ?? 'none';
    this.stage = options.stage;
    this.errorType = options.errorType;
    this.details = options.details;
  }
}

/** A `CallError` as it is, or anything else that was thrown, wrapped. */
export function toCallError(thrown: unknown, code: CallErrorCode, options: CallErrorOptions = {}): CallError {
  if (thrown instanceof CallError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new CallError(code, message, { ...options, cause: thrown });
}
