/** fatal: there is no call, or no longer. degraded: the call goes on with less. */
export type CallErrorSeverity = 'fatal' | 'degraded';

/** What went wrong, as this package names it; a page's own gate and provider may name more. */
export type CallErrorCode =
  | 'validation'
  | 'busy_elsewhere'
  | `microphone_${'denied' | 'missing' | 'failed' | 'lost'}`
  | `${'gate' | 'creation' | 'join' | 'send' | 'save'}_failed`
  | 'timed_out'
  | 'connection_lost'
  | `${'audio' | 'recording'}_degraded`
  | 'hearing_unavailable'
  | 'message_too_large';

/** What to do about them; the first that fits counts. */
const ADVICE = [
  [/_denied$/, 'allow-microphone'],
  [/^microphone|^hearing/, 'type-instead'],
  [/^busy/, 'close-other-tab'],
  [/too_large$/, 'shorten'],
  [/^save/, 'wait'],
  [/_failed$|^timed|_lost$/, 'try-again'],
] as const;

/** The one thing that a visitor can best do about it. */
export type SuggestedAction = (typeof ADVICE)[number][1] | 'none';

/** After one of these the call goes on. */
const DEGRADED = /_degraded$|^hearing|too_large$|^send|^save/;

/** What is known of an error beside its code and words. */
interface CallErrorOptions {
  readonly cause?: unknown;
  readonly stage?: string;
  readonly errorType?: string;
  /** Default: what the code says; 'fatal' for a code of your own. */
  readonly severity?: CallErrorSeverity;
  /** Default: what the code says; 'none' for a code of your own. */
  readonly action?: SuggestedAction;
  readonly details?: unknown;
}

/** The package's one error. Match on `code`, never on `message`. */
export class CallError extends Error {
  override readonly name = 'CallError';
  declare readonly code: CallErrorCode | (string & Record<never, never>);
  declare readonly severity: CallErrorSeverity;
  declare readonly action: SuggestedAction;
  /** The stage of the start in which it happened; the core adds it where it is missing. */
  declare stage: string | undefined;
  /** The specification's name for a failed start (section 8); the core adds it where the provider has one. */
  declare errorType: string | undefined;
  /** Whatever else your page wants to know of an error of its own. */
  declare readonly details: unknown;

  constructor(code: CallError['code'], message: string, { cause, ...options }: CallErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    const severity = DEGRADED.test(code) ? 'degraded' : 'fatal';
    const action = ADVICE.find(([codes]) => codes.test(code))?.[1] ?? 'none';
    Object.assign(this, { code, severity, action, ...options });
  }
}

/** A `CallError` as it is, or anything else that was thrown, wrapped. */
export function toCallError(thrown: unknown, code: CallErrorCode): CallError {
  if (thrown instanceof CallError) return thrown;
  return new CallError(code, thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}
