import type { JoinContext, Microphone, VoiceCall } from '@asad/call-core';
import { expect, test, vi } from 'vitest';
import { silenceTypedCall } from './join-vapi.ts';
import { createChoice } from '../testing/create-choice.ts';

function joinCall(readAloud: ReturnType<typeof createChoice>, microphone: Microphone | null = null) {
  const setVolume = vi.fn<(ratio: number) => void>();
  const call: VoiceCall = {
    callId: 'call-1',
    join: () => ({ assistantLevel: () => 0, setMuted: () => undefined, setVolume, leave: () => Promise.resolve() }),
  };
  const context = { microphone } as JoinContext;
  return { setVolume, session: Promise.resolve(silenceTypedCall(call, readAloud).join(context)) };
}

test('a typed call is silent, also after a choice of volume', async () => {
  const { session, setVolume } = joinCall(createChoice(false));
  (await session).setVolume?.(0.7);
  expect(setVolume.mock.calls).toEqual([[0], [0]]);
});

test('“Read aloud” plays a typed call at the chosen volume, and turning it off silences it', async () => {
  const readAloud = createChoice(false);
  const { session, setVolume } = joinCall(readAloud);
  (await session).setVolume?.(0.7);
  readAloud.set(true);
  expect(setVolume).toHaveBeenLastCalledWith(0.7);
  readAloud.set(false);
  expect(setVolume).toHaveBeenLastCalledWith(0);
});

test('a spoken call keeps its sound', async () => {
  const microphone: Microphone = {
    track: null,
    level: () => 0,
    setMuted: () => undefined,
    stop: () => undefined,
  };
  const { session, setVolume } = joinCall(createChoice(false), microphone);
  await session;
  expect(setVolume).not.toHaveBeenCalled();
});

test('a call that was left no longer follows “Read aloud”', async () => {
  const readAloud = createChoice(true);
  const { session } = joinCall(readAloud);
  await (await session).leave();
  expect(readAloud.listeners.size).toBe(0);
});
