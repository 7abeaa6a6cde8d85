/** fatal: the call did not start, or ended. degraded: it continues with less. */
export type CallErrorSeverity = 'fatal' | 'degraded';

/** Severity, and the action to suggest. */
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

/** A page's gate or provider may use further codes. */
export type CallErrorCode = keyof typeof CODES;

/** Action to suggest to the visitor. */
export type SuggestedAction = (typeof CODES)[CallErrorCode][1];

const findCode = (code: string) => (Object.hasOwn(CODES, code) ? CODES[code as CallErrorCode] : undefined);

type CallErrorOptions = Partial<Pick<CallError, 'cause' | 'stage' | 'errorType' | 'severity' | 'action' | 'details'>>;

/** The package's only error class. Match on `code`. */
export class CallError extends Error {
  override readonly name = 'CallError';
  declare readonly code: CallErrorCode | (string & Record<never, never>);
  /** Default: by code; 'fatal' for a custom code. */
  declare readonly severity: CallErrorSeverity;
  /** Default: by code; 'none' for a custom code. */
  declare readonly action: SuggestedAction;
  /** Stage of the start. */
  declare stage: string | undefined;
  /** As in `call-start-failed`. */
  declare errorType: string | undefined;
  /** Data of custom errors. */
  declare readonly details: unknown;

  constructor(code: CallError['code'], message: string, { cause, ...options }: CallErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    const [severity, action] = findCode(code) ?? ['fatal', 'none'];
    Object.assign(this, { code, severity, action, ...options });
  }
}

export function toCallError(thrown: unknown, code: CallErrorCode): CallError {
  // A page may hold a second copy of this class.
  if (Object(thrown).name === 'CallError') return thrown as CallError;
  return new CallError(code, thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}

export function locateError(error: CallError, place: Partial<Pick<CallError, 'stage' | 'errorType'>>): CallError {
  const located = { stage: error.stage ?? place.stage, errorType: error.errorType ?? place.errorType };
  if (Object.isExtensible(error)) return Object.assign(error, located);
  return new CallError(error.code, error.message, Object.assign({}, error, located, { cause: error }));
}

/** `endedReason` is the provider's reason, if any. */
export type CallEnd =
  | { readonly by: 'visitor'; readonly endedReason: string }
  | { readonly by: 'assistant'; readonly endedReason: string }
  | { readonly by: 'limit'; readonly endedReason: string }
  /** The connection closed without a reason; not an error. */
  | { readonly by: 'unknown'; readonly endedReason: string }
  | { readonly by: 'error'; readonly endedReason: string; readonly error: CallError };

export const VISITOR_END: CallEnd = { by: 'visitor', endedReason: 'customer-ended-call' };

export const UNKNOWN_END: CallEnd = { by: 'unknown', endedReason: 'unknown' };

export function readCallEnd(end: unknown): CallEnd {
  const {
    by,
    endedReason = by,
    error = endedReason,
  }: Partial<Record<'by' | 'endedReason' | 'error', unknown>> = Object(end);
  if (typeof endedReason !== 'string') return UNKNOWN_END;
  if (by === 'error') return { by, endedReason, error: toCallError(error, 'connection_lost') };
  return by === 'visitor' || by === 'assistant' || by === 'limit'
    ? { by, endedReason }
    : { by: 'unknown', endedReason };
}
