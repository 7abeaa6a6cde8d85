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

/**
 * The steps of a start, in their order, and how long each may take in milliseconds (null: as long as the visitor likes,
 * for a permission prompt). Names are the voice SDK's own (specification, section 4); 'microphone' and 'call-start' are
 * ours: the permission before anything is billed, and the wait for the assistant's first sign of life.
 */
export const STAGE_LIMIT_MS = {
  microphone: null,
  'web-call-creation': WEB_CALL_CREATION_LIMIT_MS,
  'daily-call-object-creation': CALL_OBJECT_LIMIT_MS,
  'mobile-permissions': MOBILE_WAIT_MS * 3,
  'daily-call-join': JOIN_LIMIT_MS,
  'video-recording-setup': SETUP_LIMIT_MS,
  'audio-observer-setup': SETUP_LIMIT_MS,
  'audio-processing-setup': SETUP_LIMIT_MS,
  'call-start': CALL_START_LIMIT_MS,
} as const satisfies Readonly<Record<string, number | null>>;

/** A step of the start of a call. */
export type StartStage = keyof typeof STAGE_LIMIT_MS;

/** The steps of a start, in their order. */
export const START_STAGES = Object.keys(STAGE_LIMIT_MS) as readonly StartStage[];

/** The specification's names for what can go wrong at the start of a call (section 8). */
export type StartErrorType =
  | 'validation-error'
  | 'daily-call-object-creation-error'
  | 'daily-call-join-error'
  | 'video-recording-setup-error'
  | 'audio-observer-setup-error'
  | 'audio-processing-setup-error'
  | 'start-method-error';

/** The stages that the specification has an error type for, each named after its stage. */
type NamedStage = StartErrorType extends infer Type ? (Type extends `${infer Stage}-error` ? Stage : never) : never;

const isNamed = (stage: StartStage): stage is Extract<StartStage, NamedStage> => /^(daily|video|audio)-/.test(stage);

/** The specification's error type for a failure in `stage`; a stage without one of its own is 'start-method-error'. */
export function getStartErrorType(stage: StartStage): StartErrorType {
  return isNamed(stage) ? `${stage}-error` : 'start-method-error';
}
