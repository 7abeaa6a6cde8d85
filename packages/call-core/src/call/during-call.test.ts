import { describe, expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import { createFakeMicrophone, createTestCall, settle } from '../testing/index.ts';
import { startTestCall } from './testing/start-test-call.ts';

describe('a microphone that is unplugged or revoked', () => {
  it('livekit/client-sdk-js#1237: is replaced by the browser’s default, and the call continues', async () => {
    const { call, microphones, provider } = createTestCall();
    await call.setMicrophone('headset');
    await call.start();
    await call.setMuted(true);
    microphones[0]?.lose();
    await settle();
    expect(call.getSnapshot()).toMatchObject({ status: 'active', microphoneId: null, isMuted: true, error: null });
    expect(microphones.map(({ deviceId, isMuted }) => [deviceId, isMuted()])).toEqual([
      ['headset', true],
      [null, true],
    ]);
    expect(provider.room().microphone()).toBe(microphones[1]);
    await call.end();
    expect(microphones.some(({ isLive }) => isLive())).toBe(false);
  });

  it('ends the call when its replacements are lost repeatedly', async () => {
    const { call, microphones } = await startTestCall();
    for (let loss = 0; loss < 8; loss += 1) {
      microphones.at(-1)?.lose();
      await settle();
    }
    expect(call.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'microphone_lost' } });
  });

  function createLosing(code: string) {
    const first = createFakeMicrophone();
    let opened = 0;
    const openMicrophone = async () => ((opened += 1) > 1 ? Promise.reject(new CallError(code, 'No.')) : first);
    return { ...createTestCall({ openMicrophone }), first };
  }

  it('ends the call with its reason and its record when no other microphone exists', async () => {
    const { call, first, provider, records, told } = createLosing('microphone_missing');
    await call.start();
    first.lose();
    await settle();
    const error = { code: 'microphone_lost', action: 'type-instead' };
    expect(call.getSnapshot()).toMatchObject({ status: 'idle', error });
    expect([provider.countLive(), records.length]).toEqual([0, 1]);
    expect(told.slice(-2)).toEqual(['error:microphone_lost', 'call-end:error']);
  });

  it('leaves a typed call when its permission was taken back', async () => {
    const { call, first, told } = createLosing('microphone_denied');
    await call.start();
    first.lose();
    await settle();
    const liveness = { visitor: { because: 'hearing-lost', detail: 'not-allowed' } };
    expect(call.getSnapshot()).toMatchObject({ status: 'active', mode: 'text', liveness });
    expect(told.at(-1)).toBe('error:hearing_unavailable');
    expect(call.send('What has he built?')).toEqual({ kind: 'sent' });
  });

  it('ends a running start', async () => {
    const { call, clock, microphones } = createTestCall({ room: { beforeJoined: () => new Promise(() => undefined) } });
    const started = call.start();
    await settle();
    microphones[0]?.lose();
    await clock.advance(2_000);
    await expect(started).resolves.toMatchObject({ kind: 'refused', error: { code: 'microphone_lost' } });
  });
});

describe('speech recognition that fails', () => {
  it('closes the microphone, and the call continues typed, also when the track ends later', async () => {
    const { call, microphones, told, room } = await startTestCall();
    await call.setMuted(true);
    room.emit({ type: 'degraded', error: new CallError('hearing_unavailable', 'No ear.') });
    await settle();
    expect(call.getSnapshot()).toMatchObject({ status: 'active', mode: 'text', isMuted: false, error: null });
    expect(microphones[0]?.isLive()).toBe(false);
    expect(told.at(-1)).toBe('error:hearing_unavailable');
    expect(call.send('What has he built?')).toEqual({ kind: 'sent' });
    microphones[0]?.lose();
    await settle();
    expect(call.getSnapshot()).toMatchObject({ status: 'active', mode: 'text' });
  });

  it('zip-captions#90: restarts in the same call when the visitor wants to speak again', async () => {
    const { call, microphones, room } = await startTestCall();
    const error = new CallError('hearing_unavailable', 'No ear.', { details: 'network' });
    room.emit({ type: 'degraded', error });
    expect(call.getSnapshot().liveness.visitor).toMatchObject({
      state: 'gone',
      because: 'hearing-lost',
      detail: 'network',
    });
    await expect(call.resumeVoice()).resolves.toEqual({ kind: 'done' });
    expect(call.getSnapshot()).toMatchObject({ mode: 'voice', liveness: { visitor: { state: 'alive' } } });
    expect(room.microphone()).toBe(microphones[1]);
    expect(microphones[1]?.isLive()).toBe(true);
    await call.end();
    await expect(call.resumeVoice()).resolves.toEqual({ kind: 'refused', because: 'no-call' });
  });
});

describe('a typed text', () => {
  it('is a line of its own when the visitor says the same', async () => {
    const { call, room } = await startTestCall();
    call.send('Yes');
    room.visitorSays('Yes');
    expect(call.getSnapshot().conversation.lines.map(({ text }) => text)).toEqual(['Yes', 'Yes']);
  });

  it('that the provider refuses does not count as sent, and is in no transcript', async () => {
    const { call, room } = await startTestCall();
    const error = new CallError('message_too_large', 'Shorten it.');
    Object.defineProperty(room.typed, 'push', {
      value: () => {
        throw error;
      },
    });
    expect(call.send('hello')).toEqual({ kind: 'refused', because: 'failed', error });
    expect(call.getSnapshot().conversation.lines).toEqual([]);
  });
});

describe('speaking in the snapshot', () => {
  it('follows the level, until a second of silence or the provider’s word, and is never a muted visitor’s', async () => {
    const { call, clock, microphones, room } = await startTestCall();
    const look = (): readonly boolean[] => {
      const { assistantIsSpeaking, visitorIsSpeaking } = call.getSnapshot();
      return [visitorIsSpeaking, assistantIsSpeaking];
    };
    microphones[0]?.setLevel(0.5);
    room.setLevel(0.5);
    await clock.advance(100);
    expect(look()).toEqual([true, true]);
    room.setLevel(0);
    await clock.advance(900);
    expect(look()).toEqual([true, true]);
    await clock.advance(200);
    expect(look()).toEqual([true, false]);
    await call.setMuted(true);
    await clock.advance(1_100);
    expect(look()).toEqual([false, false]);
    await call.setMuted(false);
    room.emit({ type: 'speaking', speaker: 'visitor', isSpeaking: false });
    await clock.advance(1_000);
    expect(look()).toEqual([false, false]);
    room.emit({ type: 'speaking', speaker: 'visitor', isSpeaking: true });
    expect(look()).toEqual([true, false]);
    call.terminate();
    await settle();
    expect([look(), clock.countTimers()]).toEqual([[false, false], 0]);
  });
});

it('the connection in the snapshot has the provider’s abilities and the quality', async () => {
  const { call, room } = await startTestCall();
  expect(call.getSnapshot()).toMatchObject({
    can: expect.arrayContaining(['text', 'interrupt', 'tool-results']),
    network: 'good',
  });
  room.emit({ type: 'network', quality: 'lost' });
  expect(call.getSnapshot().network).toBe('lost');
  await call.end();
  expect(call.getSnapshot()).toMatchObject({ can: [], network: 'good' });
});
