import { isShape } from './json.ts';

/** fatal: there is no call, or no longer. degraded: the call goes on with less. */
export type CallErrorSeverity = 'fatal' | 'degraded';

/** What each error is to a call, and the one thing that a visitor can best do about it. */
const CODES = {
  validation: ['fatal', 'none'],
  disposed: ['fatal', 'none'],
  busy_elsewhere: ['fatal', 'close-other-tab'],
  microphone_denied: ['fatal', 'allow-microphone'],
  microphone_missing: ['fatal', 'type-instead'],
  microphone_failed: ['fatal', 'type-instead'],
  microphone_lost: ['fatal', 'type-instead'],
  gate_failed: ['fatal', 'try-again'],
  creation_failed: ['fatal', 'try-again'],
  join_failed: ['fatal', 'try-again'],
  timed_out: ['fatal', 'try-again'],
  connection_lost: ['fatal', 'try-again'],
  assistant_lost: ['fatal', 'try-again'],
  audio_degraded: ['degraded', 'none'],
  recording_degraded: ['degraded', 'none'],
  hearing_unavailable: ['degraded', 'type-instead'],
  send_failed: ['degraded', 'try-again'],
  control_failed: ['degraded', 'try-again'],
  text_unsupported: ['degraded', 'none'],
  message_too_large: ['degraded', 'shorten'],
  save_failed: ['degraded', 'wait'],
} as const;

/** What went wrong, as this package names it; a page's own gate and provider may name more. */
export type CallErrorCode = keyof typeof CODES;

/** The one thing that a visitor can best do about it. */
export type SuggestedAction = (typeof CODES)[CallErrorCode][1];

/** A code of somebody else's says nothing here. */
const findCode = (code: string) => (Object.hasOwn(CODES, code) ? CODES[code as CallErrorCode] : undefined);

/** What is known of an error beside its code and words. */
type CallErrorOptions = Partial<Pick<CallError, 'cause' | 'stage' | 'errorType' | 'severity' | 'action' | 'details'>>;

/** The package's one error. Match on `code`, never on `message`. */
export class CallError extends Error {
  override readonly name = 'CallError';
  declare readonly code: CallErrorCode | (string & Record<never, never>);
  /** Default: what the code says; 'fatal' for a code of your own. */
  declare readonly severity: CallErrorSeverity;
  /** Default: what the code says; 'none' for a code of your own. */
  declare readonly action: SuggestedAction;
  /** The stage of the start in which it happened; the core adds it where it is missing. */
  declare stage: string | undefined;
  /** The specification's name for a failed start (section 8); the core adds it where the provider has one. */
  declare errorType: string | undefined;
  /** Whatever else your page wants to know of an error of its own. */
  declare readonly details: unknown;

  constructor(code: CallError['code'], message: string, { cause, ...options }: CallErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    const [severity, action] = findCode(code) ?? ['fatal', 'none'];
    Object.assign(this, { code, severity, action, ...options });
  }
}

/** A `CallError` as it is, or anything else that was thrown, wrapped. */
export function toCallError(thrown: unknown, code: CallErrorCode): CallError {
  if (thrown instanceof CallError) return thrown;
  return new CallError(code, thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}

/** `error` with where it happened, where it does not say so itself; one that is frozen is copied. */
export function locateError(error: CallError, place: Partial<Pick<CallError, 'stage' | 'errorType'>>): CallError {
  const located = { stage: error.stage ?? place.stage, errorType: error.errorType ?? place.errorType };
  if (Object.isExtensible(error)) return Object.assign(error, located);
  return new CallError(error.code, error.message, Object.assign({}, error, located, { cause: error }));
}

/** How a call ended. `endedReason` is the provider's own word for it, where it gave one. */
export type CallEnd =
  | { readonly by: 'visitor'; readonly endedReason: string }
  | { readonly by: 'assistant'; readonly endedReason: string }
  | { readonly by: 'limit'; readonly endedReason: string }
  /** The line closed and nobody said why: no error, and nobody's doing. */
  | { readonly by: 'unknown'; readonly endedReason: string }
  | { readonly by: 'error'; readonly endedReason: string; readonly error: CallError };

/** The visitor hung up (specification, section 4). */
export const VISITOR_END: CallEnd = { by: 'visitor', endedReason: 'customer-ended-call' };

/** The line was left and nobody said why. */
export const UNKNOWN_END: CallEnd = { by: 'unknown', endedReason: 'unknown' };

/** An end as a provider told it, whatever that is: a call that is over must be over. */
export function readCallEnd(told: unknown): CallEnd {
  const { by, endedReason = by, error = endedReason } = isShape(told) ? told : {};
  if (typeof endedReason !== 'string') return UNKNOWN_END;
  if (by === 'error') return { by, endedReason, error: toCallError(error, 'connection_lost') };
  return by === 'visitor' || by === 'assistant' || by === 'limit'
    ? { by, endedReason }
    : { by: 'unknown', endedReason };
}
