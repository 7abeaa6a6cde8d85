import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { CallErrorCode } from '../call-error.ts';
import { getErrorWords, isMeetingEnded, toDeviceError, toProviderError } from './read-sdk.ts';

const moment = { stage: 'daily-call-join', hasJoined: true } as const;

const TYPES: readonly (readonly [string, CallErrorCode, 'fatal' | 'degraded', string])[] = [
  ['validation-error', 'validation', 'fatal', 'validation-error'],
  ['daily-call-object-creation-error', 'join_failed', 'fatal', 'daily-call-object-creation-error'],
  ['daily-call-join-error', 'join_failed', 'fatal', 'daily-call-join-error'],
  ['start-method-error', 'join_failed', 'fatal', 'daily-call-join-error'],
  ['reconnect-error', 'join_failed', 'fatal', 'daily-call-join-error'],
  ['daily-error', 'connection_lost', 'fatal', 'daily-call-join-error'],
  ['video-recording-setup-error', 'recording_degraded', 'degraded', 'video-recording-setup-error'],
  ['audio-observer-setup-error', 'audio_degraded', 'degraded', 'audio-observer-setup-error'],
  ['audio-processing-setup-error', 'audio_degraded', 'degraded', 'audio-processing-setup-error'],
  ['audio-processor-recovery-error', 'audio_degraded', 'degraded', 'audio-processing-setup-error'],
  ['audio-start-failed', 'audio_degraded', 'degraded', 'daily-call-join-error'],
];

describe('an error of the SDK', () => {
  it.each(TYPES)('of type %s is %s, %s, with its words and its cause', (type, code, severity, errorType) => {
    const cause = { type, error: { message: 'words' } };
    const error = toProviderError(cause, moment);
    expect(error).toMatchObject({ code, severity, errorType, message: 'words' });
    expect(error.cause).toBe(cause);
  });

  it('is classified for every type of the installed SDK', () => {
    const source = readFileSync(createRequire(import.meta.url).resolve('@vapi-ai/web'), 'utf8');
    const named = new Set([...source.matchAll(/type: '([a-z-]+-(?:error|failed))'/g)].map(([, type]) => type));
    // It has a separate event.
    named.delete('camera-error');
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((type) => !TYPES.some(([known]) => known === type))).toEqual([]);
  });

  it('of an unknown type is fatal: a lost connection after the join, a failed join before', () => {
    expect(toProviderError({ type: 'brand-new-error' }, moment)).toMatchObject({
      code: 'connection_lost',
      severity: 'fatal',
    });
    expect(toProviderError(undefined, { stage: null, hasJoined: false })).toMatchObject({ code: 'join_failed' });
    expect(toProviderError({ type: 'daily-error' }, { stage: 'daily-call-join', hasJoined: false })).toMatchObject({
      code: 'join_failed',
      stage: 'daily-call-join',
    });
  });

  it('has a message for every shape of input', () => {
    const shapes: readonly (readonly [unknown, string])[] = [
      ['plain', 'plain'],
      [new Error('thrown'), 'thrown'],
      [{ message: 'object' }, 'object'],
      [{ error: { message: { msg: 'deep' } } }, 'deep'],
      [{ errorMsg: 'room', error: { type: 'x' } }, 'room'],
      [{ message: ['first', { message: 'second' }] }, 'first second'],
      [
        { error: { error: 'nested', statusCode: 400, message: ['a must be set', 'b must be set'] } },
        'a must be set b must be set',
      ],
      [{ errorDetail: { errorMsg: 'detail' } }, 'detail'],
      [{}, ''],
      [null, ''],
      [42, ''],
      [[], ''],
    ];
    for (const [shape, words] of shapes) expect(getErrorWords(shape), JSON.stringify(shape)).toBe(words);
    for (const [shape] of shapes) expect(toProviderError(shape, moment).message).not.toBe('');
  });

  it('counts as the room’s goodbye by its message or its type, in any shape', () => {
    const ejected = { type: 'daily-error', error: { errorMsg: 'You were removed', error: { type: 'ejected' } } };
    const message = 'Meeting has ended';
    // adrianhajdin/ai_mock_interviews#32
    const texts = [message, 'Meeting ended due to ejection'];
    for (const payload of [...texts, { error: { message } }, { errorMsg: message }, ejected])
      expect(isMeetingEnded(payload), JSON.stringify(payload)).toBe(true);
    expect(isMeetingEnded({ error: { message: 'Meeting is full' } })).toBe(false);
  });
});

it('an error of the microphone in the room is refused, missing or unusable', () => {
  const codes = ['permissions', 'not-found', 'mic-in-use', 'constraints', 'undefined-mediadevices', 'unknown'].map(
    (type) => toDeviceError({ type: 'camera-error', error: { error: { type }, errorMsg: type } }).code,
  );
  expect(codes).toEqual([
    'microphone_denied',
    'microphone_missing',
    'microphone_failed',
    'microphone_failed',
    'microphone_failed',
    'microphone_failed',
  ]);
  const cameraOnly = [
    { errorMsg: { errorMsg: 'no camera', audioOk: true, videoOk: false }, error: { type: 'not-found' } },
    { error: { type: 'cam-in-use' } },
    { error: { type: 'permissions', blockedMedia: ['video'] } },
  ];
  for (const error of cameraOnly)
    expect(toDeviceError({ type: 'camera-error', error })).toMatchObject({ code: 'recording_degraded' });
  expect(toDeviceError({ error: { error: { type: 'permissions', blockedMedia: ['video', 'audio'] } } }).code).toBe(
    'microphone_denied',
  );
  expect(toDeviceError(undefined)).toMatchObject({ code: 'microphone_failed', stage: 'daily-call-join' });
});
