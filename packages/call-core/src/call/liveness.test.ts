import { describe, expect, it } from 'vitest';
import { createFakeMicrophone, createTestCall } from '../testing/index.ts';
import { providerOf } from './testing/provider-of.ts';
import { startTestCall } from './testing/start-test-call.ts';
import type { ScriptedProviderOptions } from '../testing/index.ts';

async function createFixture(options?: ScriptedProviderOptions) {
  const test = await startTestCall(options && { room: options });
  const [microphone = createFakeMicrophone()] = test.microphones;
  const life = () => {
    const { visitor, assistant } = test.call.getSnapshot().liveness;
    return { visitor: visitor.because ?? visitor.state, assistant: assistant.because ?? assistant.state };
  };
  return { ...test, microphone, life };
}

describe('the visitor', () => {
  it('is gone without a talk and in a typed one, and alive from the start of a spoken one', async () => {
    const { call } = createTestCall();
    expect(call.getSnapshot().liveness.visitor).toEqual({ state: 'gone', because: null, sinceMs: 0 });
    await call.start();
    expect(call.getSnapshot().liveness).toMatchObject({ visitor: { state: 'alive' }, assistant: { state: 'alive' } });
    await call.end();
    expect(call.getSnapshot().liveness.assistant.state).toBe('gone');
    await call.start({ mode: 'text' });
    expect(call.getSnapshot().liveness.visitor).toMatchObject({ state: 'gone', because: 'typed' });
  });

  it('VapiAI/client-sdk-web#162: is silent after 8 s without level, until the level returns', async () => {
    const { clock, life, microphone, call } = await createFixture();
    await clock.advance(7_800);
    expect(life().visitor).toBe('alive');
    await clock.advance(400);
    expect(life().visitor).toBe('no-level');
    expect(clock.nowMs() - call.getSnapshot().liveness.visitor.sinceMs).toBeLessThan(500);
    microphone.setLevel(0.01);
    await clock.advance(100);
    expect(life().visitor).toBe('alive');
  });

  it('is silent when sound brings no words, except while the assistant speaks', async () => {
    const { clock, life, microphone, room } = await createFixture();
    microphone.setLevel(0.5);
    room.setLevel(0.5);
    await clock.advance(10_000);
    expect(life().visitor).toBe('alive');
    room.setLevel(0);
    await clock.advance(5_000);
    expect(life().visitor).toBe('alive');
    await clock.advance(3_000);
    expect(life().visitor).toBe('no-words');
    room.visitorSays('Hello');
    expect(life().visitor).toBe('alive');
  });

  it('cwilso/AudioRecorder#9: is alive when words come without a level, also after silence or a mute', async () => {
    const { clock, life, microphone, room } = await createFixture();
    microphone.setSystemMuted(true);
    await clock.advance(5_000);
    room.visitorSays('Hello');
    expect(life().visitor).toBe('alive');
    microphone.setSystemMuted(false);
    await clock.advance(5_000);
    room.visitorSays('Are you there?');
    await clock.advance(60_000);
    expect(life().visitor).toBe('alive');
  });

  it.for([
    ['sound without words', 'yes', 'no-words'],
    ['a recogniser that gets no sound', 'yes', 'alive'],
    ['sound without words', 'no', 'no-words'],
  ] as const)('akrusz/aloud#42: after %s, the provider gets the microphone: %s', async ([what, isTaken, because]) => {
    let asked = 0;
    const takeMicrophone = () => ((asked += 1), isTaken === 'yes');
    const { clock, life, microphone, room } = await createFixture({ takeMicrophone });
    if (what === 'sound without words') microphone.setLevel(0.5);
    else room.emit({ type: 'hearing', isHearing: false, reason: 'audio-capture' });
    await clock.advance(2_100);
    expect([asked > 0, microphone.isLive()]).toEqual([true, isTaken === 'no']);
    if (isTaken === 'yes') microphone.setLevel(0);
    if (because === 'alive') room.emit({ type: 'hearing', isHearing: true, reason: '' });
    await clock.advance(60_000);
    expect(life().visitor).toBe(because);
    room.visitorSays('Hello');
    if (isTaken === 'yes') await clock.advance(60_000);
    expect(life().visitor).toBe('alive');
  });

  it('openai-realtime-console#32: an unreadable level is not silence; the provider may take the microphone', async () => {
    const errors: unknown[] = [];
    const microphone = createFakeMicrophone();
    const level = (): never => {
      throw new Error('NotSupportedError');
    };
    const session = () => ({ assistantLevel: level, takeMicrophone: () => true });
    const { call, clock } = createTestCall({
      openMicrophone: async () => ({ ...microphone, level }),
      provider: providerOf(session),
      reportError: (error) => void errors.push(error),
    });
    await call.start();
    await clock.advance(60_000);
    expect(call.getSnapshot().liveness.visitor.state).toBe('alive');
    // Each side's failure is reported once.
    expect([call.levels.visitor(), call.levels.assistant(), microphone.isLive(), errors.length]).toEqual([
      0,
      0,
      false,
      2,
    ]);
  });

  it('is silent when muted by the visitor or by the system', async () => {
    const { call, clock, life, microphone } = await createFixture();
    await call.setMuted(true);
    await clock.advance(20_000);
    expect(life().visitor).toBe('muted');
    await call.setMuted(false);
    expect(life().visitor).toBe('alive');
    microphone.setSystemMuted(true);
    expect(life().visitor).toBe('system-muted');
    await clock.advance(20_000);
    microphone.setSystemMuted(false);
    await clock.advance(1_000);
    expect(life().visitor).toBe('alive');
  });

  it('is silent while recognition is retried', async () => {
    const { call, life, room } = await createFixture();
    room.emit({ type: 'hearing', isHearing: false, reason: 'network' });
    expect(call.getSnapshot().liveness.visitor).toMatchObject({
      state: 'silent',
      because: 'hearing-retried',
      detail: 'network',
    });
    room.emit({ type: 'hearing', isHearing: true, reason: '' });
    expect(life().visitor).toBe('alive');
  });
});

describe('the assistant', () => {
  it('livekit/components-js#1228: is awaited after it left, and the call ends after 10 s', async () => {
    const { call, clock, life, room, told } = await createFixture();
    room.emit({ type: 'presence', isPresent: false });
    expect(life().assistant).toBe('left');
    await clock.advance(9_000);
    room.emit({ type: 'presence', isPresent: true });
    expect(life().assistant).toBe('alive');
    await clock.advance(9_000);
    room.emit({ type: 'presence', isPresent: false });
    await clock.advance(10_200);
    expect(call.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'assistant_lost' } });
    expect(told.slice(-2)).toEqual(['error:assistant_lost', 'call-end:error']);
  });

  it('is silent while the connection is lost, and the call ends after 30 s', async () => {
    const { call, clock, life, microphone, room } = await createFixture();
    microphone.setLevel(0.01);
    room.breakLine(true);
    await clock.advance(29_000);
    expect([life(), call.getSnapshot().isReconnecting]).toEqual([{ visitor: 'line', assistant: 'line' }, true]);
    room.breakLine(false);
    expect([life(), call.getSnapshot().isReconnecting]).toEqual([{ visitor: 'alive', assistant: 'alive' }, false]);
    room.breakLine(true);
    await clock.advance(15_000);
    room.breakLine(true);
    await clock.advance(15_200);
    expect(call.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'connection_lost' } });
    expect(clock.countTimers()).toBe(0);
  });

  it('is silent while the browser or the system blocks its sound', async () => {
    const { call, life, room } = await createFixture();
    room.blockSound();
    expect([life().assistant, call.getSnapshot().isSoundBlocked]).toEqual(['sound-blocked', true]);
    await expect(call.startAudio()).resolves.toEqual({ kind: 'done' });
    expect([life().assistant, call.getSnapshot().isSoundBlocked]).toEqual(['alive', false]);
    room.emit({ type: 'sound', isBlocked: true, because: 'system' });
    expect(life().assistant).toBe('sound-paused');
  });

  it('livekit/agents#3418: stops speaking after 2 s without level or event, even without a stop event', async () => {
    const { call, clock, room } = await createFixture();
    const speaks = (): boolean => call.getSnapshot().assistantIsSpeaking;
    room.emit({ type: 'speaking', speaker: 'assistant', isSpeaking: true });
    room.setLevel(0.5);
    await clock.advance(5_000);
    expect(speaks()).toBe(true);
    room.setLevel(0);
    await clock.advance(1_800);
    expect(speaks()).toBe(true);
    await clock.advance(300);
    expect(speaks()).toBe(false);
    room.emit({ type: 'transcript', speaker: 'assistant', text: 'And', isFinal: false });
    await clock.advance(100);
    expect(speaks()).toBe(true);
  });
});
