import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAbortController } from '../platform.ts';
import { watchLiveThings } from '../testing/index.ts';
import { listAudioDevices, watchAudioDevices, type AudioDevice } from './audio-devices.ts';
import { createAudioOutput } from './audio-output.ts';
import { openMicrophone } from './open-microphone.ts';
import { showPage } from './testing/show-page.ts';

/** Chromium only, in no type library: an audio track fed by the page. */
declare const MediaStreamTrackGenerator: new (options: {
  readonly kind: 'audio';
}) => MediaStreamTrack & { readonly writable: WritableStream };

const signal = createAbortController().signal;

const refuse = (name: string) =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('No.', name));

afterEach(() => void vi.restoreAllMocks());

describe('openMicrophone', () => {
  for (const [name, code] of Object.entries({
    NotAllowedError: 'microphone_denied',
    SecurityError: 'microphone_denied',
    NotFoundError: 'microphone_missing',
    OverconstrainedError: 'microphone_missing',
    NotReadableError: 'microphone_failed',
    AbortError: 'microphone_failed',
  })) {
    it(`that the browser answers with ${name} is ${code}`, async () => {
      refuse(name);
      await expect(openMicrophone(signal)).rejects.toMatchObject({ code, stage: 'microphone' });
    });
  }

  it.for([
    ['opentok/opentok-network-test-js#189: after 0.5 s if it was in use', 'NotReadableError', 'visible'],
    ['twilio/twilio-video.js#1020: when the page is visible if it was hidden', 'NotAllowedError', 'hidden'],
  ] as const)('opens at the second attempt, %s', async ([, name, visibility]) => {
    showPage(visibility);
    const refusal = refuse(name);
    const opening = openMicrophone(signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
    refusal.mockRestore();
    showPage('visible');
    const microphone = await opening;
    expect(microphone.track).toMatchObject({ readyState: 'live' });
    microphone.stop();
  });

  it('opens the chosen device, or rejects with microphone_missing', async () => {
    const watched: (readonly AudioDevice[])[] = [];
    const stop = watchAudioDevices((devices) => void watched.push(devices));
    await expect.poll(() => watched.length).toBe(1);
    const opened = await openMicrophone(signal);
    await expect.poll(() => watched.length).toBe(2);
    const chosen = (await listAudioDevices()).find(({ kind }) => kind === 'microphone');
    if (!chosen) throw new Error('This browser has no microphone.');
    expect([typeof chosen.label, chosen.id]).toEqual(['string', expect.stringMatching(/./)]);
    const other = await openMicrophone(signal, { deviceId: chosen.id });
    expect((other.track as MediaStreamTrack).getSettings().deviceId).toBe(chosen.id);
    await expect(openMicrophone(signal, { deviceId: 'nobody’s' })).rejects.toMatchObject({
      code: 'microphone_missing',
    });
    opened.stop();
    other.stop();
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    // A call for the start, each opened microphone and the event; a browser may emit more.
    await expect.poll(() => watched.length).toBeGreaterThanOrEqual(4);
    stop();
    const before = watched.length;
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    await listAudioDevices();
    expect([watched.length, watched.at(-1)?.some(({ id }) => id === chosen.id)]).toEqual([before, true]);
  });

  it('rejects, and lists no devices, where a page or an extension removed mediaDevices', async () => {
    vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices);
    const listed: unknown[] = [];
    const stop = watchAudioDevices((devices) => void listed.push(devices));
    await expect(openMicrophone(signal)).rejects.toMatchObject({ code: 'microphone_failed' });
    await expect(listAudioDevices()).resolves.toEqual([]);
    await expect.poll(() => listed).toEqual([[]]);
    stop();
  });

  it('closes a stream that is granted after the call was given up', async () => {
    const watch = watchLiveThings();
    const controller = createAbortController();
    const opening = openMicrophone(controller.signal);
    controller.abort();
    await expect(opening).rejects.toMatchObject({ code: 'microphone_failed' });
    expect(watch.count().microphones).toBe(0);
    watch.undo();
  });

  it('measures the level, mutes without closing, and leaves no track and no audio context', async () => {
    const watch = watchLiveThings();
    const microphone = await openMicrophone(signal);
    const track = microphone.track as MediaStreamTrack;
    const level = microphone.level();
    expect(level >= 0 && level <= 1).toBe(true);
    microphone.setMuted(true);
    expect([track.enabled, track.readyState]).toEqual([false, 'live']);
    microphone.setMuted(false);
    expect(track.enabled).toBe(true);
    microphone.stop();
    microphone.stop();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect([track.readyState, microphone.level()]).toEqual(['ended', 0]);
    expect(watch.count()).toMatchObject({ microphones: 0, audioContexts: 0 });
    watch.undo();
  });

  it('shares the context of its call; howler.js#1762: names the use of sound, which no silent switch mutes', async () => {
    const audioSession = { type: 'auto' };
    Object.defineProperty(navigator, 'audioSession', { value: audioSession, configurable: true });
    const types: string[] = [];
    const note = (): unknown => types.push(audioSession.type);
    const watch = watchLiveThings();
    const output = createAudioOutput();
    output.prime();
    note();
    const first = await openMicrophone(signal, {}, output);
    const second = await openMicrophone(signal, {}, output);
    expect([first.level(), second.level()].every((level) => level >= 0 && level <= 1)).toBe(true);
    first.stop();
    note();
    expect([watch.count().audioContexts, output.context().state === 'closed', first.level()]).toEqual([1, false, 0]);
    second.stop();
    note();
    await output.close();
    note();
    // After the microphone, the browser's recogniser may open its own.
    expect(types).toEqual(['playback', 'play-and-record', 'play-and-record', 'auto']);
    expect(watch.count()).toMatchObject({ microphones: 0, audioContexts: 0 });
    watch.undo();
    Reflect.deleteProperty(navigator, 'audioSession');
  });

  // Only Chromium lets a page simulate unplugging.
  it.skipIf(!('MediaStreamTrackGenerator' in globalThis))(
    'tells once that its track has ended by itself, and nothing of one that was stopped',
    async () => {
      const lost: string[] = [];
      const opened = await Promise.all(
        [1, 2, 3].map(async () => {
          const track = new MediaStreamTrackGenerator({ kind: 'audio' });
          vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(new MediaStream([track]));
          return { track, microphone: await openMicrophone(signal) };
        }),
      );
      const [pulled, unheard, stopped] = opened;
      pulled?.microphone.onLost?.(({ code }) => void lost.push(`pulled: ${code}`));
      unheard?.microphone.onLost?.(({ code }) => void lost.push(`unheard: ${code}`))();
      stopped?.microphone.onLost?.(({ code }) => void lost.push(`stopped: ${code}`));
      stopped?.microphone.stop();
      const ended = opened.map(({ track }) => new Promise((resolve) => track.addEventListener('ended', resolve)));
      await Promise.all([pulled?.track.writable.close(), unheard?.track.writable.close()]);
      await Promise.all(ended.slice(0, 2));
      expect(lost).toEqual(['pulled: microphone_lost']);
      for (const { microphone } of opened) microphone.stop();
    },
  );
});
