/** fatal: the call did not start, or ended. degraded: it continues with less. */
export type CallErrorSeverity = 'fatal' | 'degraded';

/** Each error with the action to suggest. These end or prevent the call. */
const FATAL = {
  validation: 'none',
  disposed: 'none',
  busy_elsewhere: 'close-other-tab',
  microphone_denied: 'allow-microphone',
  microphone_missing: 'type-instead',
  microphone_failed: 'type-instead',
  microphone_lost: 'type-instead',
  gate_failed: 'try-again',
  creation_failed: 'try-again',
  join_failed: 'try-again',
  timed_out: 'try-again',
  connection_lost: 'try-again',
  assistant_lost: 'try-again',
  service_unavailable: 'none',
} as const;

/** The call continues after these. */
const DEGRADED = {
  audio_degraded: 'none',
  recording_degraded: 'none',
  hearing_unavailable: 'type-instead',
  send_failed: 'try-again',
  control_failed: 'try-again',
  text_unsupported: 'none',
  message_too_large: 'shorten',
  save_failed: 'wait',
} as const;

const ACTIONS = { ...FATAL, ...DEGRADED };

/** A page's gate or provider may use further codes. */
export type CallErrorCode = keyof typeof ACTIONS;

/** Action to suggest to the visitor. */
export type SuggestedAction = (typeof ACTIONS)[CallErrorCode];

type CallErrorOptions = Partial<Pick<CallError, 'cause' | 'stage' | 'errorType' | 'severity' | 'action' | 'details'>>;

/** Shared by all copies of the class in a page. */
const MARK = Symbol.for('@asad/call-core/CallError');

/** The package's only error class. Match on `code`. */
export class CallError extends Error {
  /** Like `instanceof`, also for errors of another copy of this package. */
  static isInstance(value: unknown): value is CallError {
    return Object(value)[MARK] === true;
  }

  override readonly name = 'CallError';
  declare readonly code: CallErrorCode | (string & Record<never, never>);
  /** Default: by code; 'fatal' for a custom code. */
  declare readonly severity: CallErrorSeverity;
  /** Default: by code; 'none' for a custom code. */
  declare readonly action: SuggestedAction;
  /** Stage in which the start failed. */
  declare stage: string | undefined;
  /** Name of the start's error, as in `call-start-failed`. */
  declare errorType: string | undefined;
  /** Data of custom errors. */
  declare readonly details: unknown;

  constructor(code: CallError['code'], message: string, { cause, severity, action, ...rest }: CallErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    severity ??= Object.hasOwn(DEGRADED, code) ? 'degraded' : 'fatal';
    action ??= Object.hasOwn(ACTIONS, code) ? ACTIONS[code as CallErrorCode] : 'none';
    Object.assign(this, { code, severity, action, ...rest });
    Object.defineProperty(this, MARK, { value: true });
  }
}

export function toCallError(thrown: unknown, code: CallErrorCode): CallError {
  if (CallError.isInstance(thrown)) return thrown;
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
  return { by: by === 'visitor' || by === 'assistant' || by === 'limit' ? by : 'unknown', endedReason };
}
