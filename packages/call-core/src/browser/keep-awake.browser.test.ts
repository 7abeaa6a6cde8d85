import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestCall, settle } from '../testing/index.ts';
import { keepAwake, openMicrophone } from './index.ts';
import { showPage } from './testing/show-page.ts';

let locks: { isHeld: boolean }[] = [];

beforeEach(() => {
  locks = [];
  vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue({
    async request() {
      const lock = { isHeld: true, release: async () => void (lock.isHeld = false) };
      locks.push(lock);
      return lock;
    },
  } as unknown as WakeLock);
});

afterEach(() => void vi.restoreAllMocks());

const countHeld = (): number => locks.filter(({ isHeld }) => isHeld).length;

describe('the screen lock', () => {
  it('elevenlabs/packages#53: is held while a call runs, and again after the page was hidden', async () => {
    const { call } = createTestCall();
    const undo = keepAwake(call);
    expect(countHeld()).toBe(0);
    await call.start();
    await settle();
    expect([countHeld(), locks.length]).toEqual([1, 1]);
    // Browsers release the lock of a hidden page.
    for (const lock of locks) lock.isHeld = false;
    showPage('hidden');
    await settle();
    expect(countHeld()).toBe(0);
    showPage('visible');
    await settle();
    expect(countHeld()).toBe(1);
    await call.end();
    await settle();
    expect(countHeld()).toBe(0);
    undo();
    await call.start();
    await settle();
    expect(countHeld()).toBe(0);
    await call.end();
  });

  it('is skipped where the browser has none, or refuses it', async () => {
    vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue(undefined as unknown as WakeLock);
    const { call } = createTestCall();
    const undo = keepAwake(call);
    await expect(call.start()).resolves.toMatchObject({ kind: 'started' });
    await call.end();
    undo();
  });
});

// Firefox delivers no dispatched event on a real microphone's track.
it.skipIf(navigator.userAgent.includes('Firefox'))(
  'a microphone that the system mutes twilio-video.js#1206: reports the mute and the unmute',
  async () => {
    const microphone = await openMicrophone(new AbortController().signal);
    const changes: boolean[] = [];
    const stop = microphone.onSystemMuted?.((isMuted) => void changes.push(isMuted));
    const track = microphone.track as MediaStreamTrack;
    track.dispatchEvent(new Event('mute'));
    track.dispatchEvent(new Event('unmute'));
    stop?.();
    track.dispatchEvent(new Event('mute'));
    expect(changes).toEqual([true, false]);
    microphone.stop();
  },
);
