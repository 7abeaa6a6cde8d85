import { describe, expect, it, vi } from 'vitest';
import { systemClock, type Clock } from '../platform.ts';
import { loadVapiSdk, type VapiSdk } from './vapi-sdk.ts';
import { sleep, useLoopbackCalls, waitForPlayer } from './testing/loopback-call.ts';

/** Defects of the unmodified SDK. The core guards against traps 15 and 18; Node tests show 16 and 17. */
const page = useLoopbackCalls();

it('trap 4: late events of a call that is over do not show the assistant as speaking', async () => {
  const call = await page.talk({ leaveDelayMs: 200 });
  const spoke: boolean[] = [];
  const stopped = call.end();
  call.subscribe(() => void spoke.push(call.getSnapshot().assistantIsSpeaking));
  page.room().say({ type: 'speech-update', role: 'assistant', status: 'started' });
  page.room().level(0.5);
  await sleep(60);
  expect(call.levels.assistant()).toBe(0);
  await stopped;
  expect(spoke).not.toContain(true);
  await call.start();
  expect([call.levels.assistant(), call.getSnapshot().assistantIsSpeaking]).toEqual([0, false]);
});

it('trap 10: an audio processor that fails does not unmute a visitor who started muted', async () => {
  const call = page.begin();
  await call.start({ isMuted: true });
  await page.until('muted', () => !page.room().isAudioOn);
  page.room().failAudioProcessor();
  await sleep(300);
  expect(page.room().isAudioOn).toBe(false);
  await call.setMuted(false);
  await page.until('heard again', () => page.room().isAudioOn);
  page.room().failAudioProcessor();
  await sleep(150);
  expect(page.room().isAudioOn).toBe(true);
});

it('trap 11: a microphone that fails inside the room ends the call', async () => {
  const call = page.begin({ cameraError: 'permissions' });
  await call.start();
  await page.idle(call);
  expect(call.getSnapshot().error?.code).toBe('microphone_denied');
});

it('trap 13: noise cancellation that fails does not end the call, before or after the start', async () => {
  const call = await page.talk({ noiseCancellationError: 'KrispInitError: Canceled' });
  await page.until('the error', () => page.events.includes('error:audio_degraded'));
  expect(page.events.filter((what) => what === 'progress:audio-processing-setup:failed')).toHaveLength(1);
  expect(call.getSnapshot().status).toBe('active');
  page.room().failAudioProcessor();
  await sleep(100);
  expect(call.getSnapshot().status).toBe('active');
});

describe('traps 5 and 19: an end that arrives as an error, with an audio element in the page', () => {
  it.each([
    [
      'with a message before it',
      'assistant',
      [{ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' }],
    ],
    ['without a message before it', 'unknown', []],
  ])('is an end %s', async (_, by, messages) => {
    const call = await page.talk();
    await waitForPlayer();
    for (const message of messages) page.room().say(message);
    page.room().eject();
    await page.idle(call);
    await expect.poll(() => page.events).toContain(`call-end:${by}`);
    expect(page.events.filter((line) => line.startsWith('error:'))).toEqual([]);
    expect(page.records).toHaveLength(1);
  });

  it('ends the call only when no leave event follows', async () => {
    const waits: number[] = [];
    const clock: Clock = {
      ...systemClock,
      setTimer: (delayMs, run) => (waits.push(delayMs), systemClock.setTimer(delayMs, run)),
    };
    const Sdk = await loadVapiSdk();
    const { contexts } = vi.spyOn(Sdk.prototype as VapiSdk, 'reconnect').mock;
    const call = await page.talk({}, { clock });
    waits.length = 0;
    (contexts[0] as VapiSdk & { emit(name: string, payload: string): void }).emit('error', 'Meeting has ended');
    await page.until('the wait for a leaving', () => waits.includes(3_000));
    expect(call.getSnapshot()).toMatchObject({ status: 'active', error: null });
    await page.until('the end', () => call.getSnapshot().status === 'idle', 6_000);
    expect(page.events).toContain('call-end:unknown');
    expect(page.events.filter((line) => line.startsWith('error:'))).toEqual([]);
    page.room().leave();
  });
});
