import { CallError, type CallErrorCode } from '../call-error.ts';
import type { StartStage } from '../start-stage.ts';

interface KindFacts {
  readonly code: CallErrorCode;
  readonly stage?: StartStage;
}

/** The SDK's error types (2.7.1), and what each is to a call. What is not here is fatal. */
const KINDS: Readonly<Record<string, KindFacts>> = {
  'validation-error': { code: 'validation' },
  'daily-call-object-creation-error': { code: 'join_failed', stage: 'daily-call-object-creation' },
  'daily-call-join-error': { code: 'join_failed', stage: 'daily-call-join' },
  'start-method-error': { code: 'join_failed' },
  'reconnect-error': { code: 'join_failed' },
  'daily-error': { code: 'connection_lost' },
  'video-recording-setup-error': { code: 'recording_degraded', stage: 'video-recording-setup' },
  'audio-observer-setup-error': { code: 'audio_degraded', stage: 'audio-observer-setup' },
  'audio-processing-setup-error': { code: 'audio_degraded', stage: 'audio-processing-setup' },
  'audio-processor-recovery-error': { code: 'audio_degraded', stage: 'audio-processing-setup' },
  'audio-start-failed': { code: 'audio_degraded' },
};

/** What `camera-error` says of the microphone (the room's client calls every device a camera). */
const DEVICE_CODES: Readonly<Record<string, CallErrorCode>> = {
  permissions: 'microphone_denied',
  'not-found': 'microphone_missing',
};

type Shape = Readonly<Record<string, unknown>>;
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** The words of an error: its message may be a string, an object with a message, or an array of either. */
export function getErrorWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(getErrorWords).filter(Boolean).join(' ');
  if (value instanceof Error) return value.message;
  if (!isShape(value)) return '';
  return (
    ['message', 'errorMsg', 'errorDetail', 'msg', 'error'].map((key) => getErrorWords(value[key])).find(Boolean) ?? ''
  );
}

/** Whether this error is only the way in which the room says that the call is over (trap 19). */
export function isMeetingEnded(payload: unknown): boolean {
  return /meeting has ended/i.test(getErrorWords(payload));
}

/** When an error arrived: the stage that was under way (the SDK itself says 'unknown'), and whether it was joined. */
export interface ErrorMoment {
  readonly stage: StartStage | null;
  readonly hasJoined: boolean;
}

/** An `error` event of the SDK as an error of the call. A line that breaks before the room was joined never was one. */
export function toProviderError(payload: unknown, { stage, hasJoined }: ErrorMoment): CallError {
  const type = isShape(payload) && typeof payload['type'] === 'string' ? payload['type'] : '';
  const known: KindFacts = KINDS[type] ?? { code: 'connection_lost' };
  const facts: KindFacts = known.code === 'connection_lost' && !hasJoined ? { code: 'join_failed' } : known;
  const where = facts.stage ?? stage ?? undefined;
  return new CallError(facts.code, getErrorWords(payload) || `The voice provider reported ${type || 'an error'}.`, {
    cause: payload,
    ...(where && { stage: where }),
  });
}

/** A `camera-error` event: the microphone that the room was given does not work. */
export function toDeviceError(payload: unknown): CallError {
  const error = isShape(payload) && isShape(payload['error']) ? payload['error'] : {};
  const nested = isShape(error['error']) ? error['error'] : error;
  const kind = [nested['type'], error['type']].find((value) => typeof value === 'string' && value in DEVICE_CODES);
  const code = (typeof kind === 'string' && DEVICE_CODES[kind]) || 'microphone_failed';
  return new CallError(code, getErrorWords(payload) || 'The microphone does not work in the call.', {
    cause: payload,
    stage: 'daily-call-join',
  });
}
