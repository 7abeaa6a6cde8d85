/**
 * The steps of a start, in their order. Names are the voice SDK's own (specification, section 4); 'microphone' and
 * 'call-start' are ours: the permission before anything is billed, and the wait for the assistant's first sign of life.
 */
export const START_STAGES = [
  'microphone',
  'web-call-creation',
  'daily-call-object-creation',
  'mobile-permissions',
  'daily-call-join',
  'video-recording-setup',
  'audio-observer-setup',
  'audio-processing-setup',
  'call-start',
] as const;

export type StartStage = (typeof START_STAGES)[number];

/** The specification's names for what can go wrong at the start of a call (section 8). */
export type StartErrorType =
  | 'validation-error'
  | 'daily-call-object-creation-error'
  | 'daily-call-join-error'
  | 'video-recording-setup-error'
  | 'audio-observer-setup-error'
  | 'audio-processing-setup-error'
  | 'start-method-error';

const ERROR_TYPE_OF_STAGE: Readonly<Partial<Record<StartStage, StartErrorType>>> = {
  'daily-call-object-creation': 'daily-call-object-creation-error',
  'daily-call-join': 'daily-call-join-error',
  'video-recording-setup': 'video-recording-setup-error',
  'audio-observer-setup': 'audio-observer-setup-error',
  'audio-processing-setup': 'audio-processing-setup-error',
};

/** The specification's error type for a failure in `stage`; a stage without one of its own is 'start-method-error'. */
export function getStartErrorType(stage: StartStage): StartErrorType {
  return ERROR_TYPE_OF_STAGE[stage] ?? 'start-method-error';
}

/** A hosted function's cold start is 3–6 s and the provider's answer about 1 s; beyond this nobody waits. */
export const WEB_CALL_CREATION_LIMIT_MS = 15_000;
/** The call machine is about 1.8 MB: 8 s on a slow 3G line, and the SDK itself gives up loading at 20 s. */
export const CALL_OBJECT_LIMIT_MS = 20_000;
/** Joining takes under 2 s on a good line; the provider's own window for the visitor is 60 s, far too long to stare. */
export const JOIN_LIMIT_MS = 20_000;
/** Set-up steps are requests over a connection that already stands. */
export const SETUP_LIMIT_MS = 8_000;
/** From joined to the assistant's first sign of life; a cold assistant needs about 5 s. */
export const CALL_START_LIMIT_MS = 20_000;
/** Mobile browsers hand over the microphone late: the specification's 1 s before joining. */
export const MOBILE_WAIT_MS = 1_000;

/** How long each stage may take, in milliseconds. A permission prompt may stand as long as the visitor likes. */
export const STAGE_LIMIT_MS: Readonly<Record<StartStage, number | null>> = {
  microphone: null,
  'web-call-creation': WEB_CALL_CREATION_LIMIT_MS,
  'daily-call-object-creation': CALL_OBJECT_LIMIT_MS,
  'mobile-permissions': MOBILE_WAIT_MS * 3,
  'daily-call-join': JOIN_LIMIT_MS,
  'video-recording-setup': SETUP_LIMIT_MS,
  'audio-observer-setup': SETUP_LIMIT_MS,
  'audio-processing-setup': SETUP_LIMIT_MS,
  'call-start': CALL_START_LIMIT_MS,
};
