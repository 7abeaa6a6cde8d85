import type { CallSnapshot, Liveness, SilenceReason } from '@asad/call-core';
import { describe, expect, it } from 'vitest';
import { findSilence } from './find-silence.ts';

const ALIVE: Liveness = { state: 'alive', because: null, sinceMs: 0 };
const of = (
  visitor: SilenceReason | null,
  assistant: SilenceReason | null = null,
  detail?: string,
): Pick<CallSnapshot, 'liveness'> => ({
  liveness: {
    visitor: { ...ALIVE, because: visitor, detail },
    assistant: { ...ALIVE, because: assistant },
  },
});

describe('findSilence', () => {
  it('returns none while both sides are heard, or when the visitor chose to be silent', () => {
    expect([of(null), of('typed'), of('muted')].map(findSilence)).toEqual([undefined, undefined, undefined]);
  });

  it.for([
    ['no-level', 'I hear nothing from your microphone.', 'choose-microphone'],
    ['system-muted', 'Your microphone is silent: a phone call or another program is using it.', 'type'],
    ['no-words', 'I hear a sound from you, but no words.', 'speak-again'],
    ['hearing-retried', 'I cannot hear you just now. I am trying again.', 'type'],
  ] as const)('returns one sentence and one action for the visitor: %s', ([because, text, action]) => {
    expect(findSilence(of(because))).toEqual({ text, action });
  });

  it.for([
    ['line', 'hang-up'],
    ['left', 'hang-up'],
    ['sound-blocked', 'play'],
    ['sound-paused', 'play'],
    ['sound-lost', 'hang-up'],
  ] as const)('prefers the assistant’s silence to the visitor’s: %s', ([because, action]) => {
    expect(findSilence(of('no-level', because))?.action).toBe(action);
  });

  it('gives the reason for lost recognition, and offers a retry where one may help', () => {
    const lost = (detail: string) => findSilence(of('hearing-lost', null, detail));
    expect(lost('network')).toMatchObject({ action: 'speak-again' });
    expect(lost('network')?.text).toMatch(/please type your question\. Its speech service could not be reached\.$/);
    expect(lost('some-new-word')?.text).toMatch(/please type your question\.$/);
    expect(lost('unsupported')?.action).toBe('none');
  });
});
