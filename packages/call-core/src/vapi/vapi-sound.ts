import { CallError } from '../call-error.ts';
import type { Clock } from '../platform.ts';
import { SPEAKER, type VapiSdk } from './vapi-sdk.ts';

/** Whether an element can be played more quietly: on iOS `volume` is read-only, and stays 1 (livekit/client-sdk-js#537). */
export function canSetVolume(): boolean {
  const element = document.createElement('audio');
  element.volume = 0.5;
  return element.volume === 0.5;
}

/** Whether this browser lets a page choose the speaker (Safari does not). */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

export interface VapiSound extends ReturnType<typeof createVapiSound> {}

/** A sound that the system paused plays again by then, in milliseconds, or needs a press. */
const RESUME_LIMIT_MS = 1_000;

/**
 * The element that plays the assistant: the SDK's own, or ours where the browser held the SDK's back. A phone call or
 * another app pauses it (twilio/twilio-video.js#1206): it is played again, or `tellPaused` is told that it cannot be.
 */
export function createVapiSound(sdk: VapiSdk, clock: Clock, tellPaused: (isPaused: boolean) => void) {
  const watched = new WeakSet<HTMLMediaElement>();
  const closing = new AbortController();
  const { signal } = closing;
  let isPaused = false;

  function setPaused(value: boolean): void {
    if (isPaused !== value) tellPaused(value);
    isPaused = value;
  }

  function watch(player: HTMLAudioElement | null): void {
    if (!player || watched.has(player)) return;
    watched.add(player);
    let stopTimer: () => void = () => undefined;
    const isOurs = (): boolean => player.isConnected && player === find();
    const resume = (): void => {
      if (!isOurs() || !player.paused || document.visibilityState !== 'visible') return;
      player.play().catch(() => undefined);
    };
    const paused = (): void => {
      stopTimer();
      stopTimer = clock.setTimer(RESUME_LIMIT_MS, () => {
        if (isOurs() && player.paused && !signal.aborted) setPaused(true);
      });
      resume();
    };
    player.addEventListener('pause', paused, { signal });
    player.addEventListener('playing', () => (stopTimer(), setPaused(false)), { signal });
    document.addEventListener('visibilitychange', resume, { signal });
    signal.addEventListener('abort', () => stopTimer());
  }

  let own: HTMLAudioElement | null = null;
  let volume = 1;
  let speakerId: string | null = null;

  const find = (): HTMLAudioElement | null => sdk.getAudioPlayer?.() ?? own;

  async function choose(player: HTMLAudioElement | null): Promise<void> {
    if (player && canChooseSpeaker()) await player.setSinkId(speakerId ?? '');
  }

  /** The assistant's track, from the room: the SDK throws its element away when it may not play it. */
  function findTrack(): readonly [id: string, track: MediaStreamTrack] | undefined {
    for (const one of Object.values(sdk.getDailyCallObject?.()?.participants() ?? {})) {
      const track = one.tracks?.audio.persistentTrack ?? one.tracks?.audio.track;
      if (one.user_name === SPEAKER && track) return [one.session_id, track];
    }
    return undefined;
  }

  return {
    /** The SDK has an element: it plays, as was wished, and no other beside it. */
    async adopt(): Promise<void> {
      own?.remove();
      own = null;
      watch(find());
      if (speakerId !== null) await choose(find());
    },
    setVolume(ratio: number): void {
      volume = ratio;
      // Remembered by the SDK for elements that are still to come.
      sdk.setVolume(ratio);
      if (own) own.volume = ratio;
    },
    async setSpeaker(deviceId: string | null): Promise<void> {
      speakerId = deviceId;
      await choose(find());
    },
    /** Falls silent at once, for good. */
    close(): void {
      closing.abort();
      find()?.pause();
    },
    /** Plays what was held back, within a press; rejects where the browser still refuses. */
    async start(): Promise<void> {
      const playing = find();
      if (playing) return playing.play();
      const [id, track] = findTrack() ?? [];
      if (!id || !track) throw new CallError('audio_degraded', 'There is no sound of the assistant yet. Try again.');
      const player = document.createElement('audio');
      // By this name the SDK, and the sweep at the end, find it.
      player.dataset['participantId'] = id;
      player.srcObject = new MediaStream([track]);
      player.volume = volume;
      document.body.append(player);
      try {
        if (speakerId !== null) await choose(player);
        await player.play();
        own = player;
        watch(player);
      } catch (cause) {
        player.remove();
        throw new CallError('audio_degraded', 'The browser still plays nothing. Press the button yourself.', { cause });
      }
    },
  };
}

/**
 * An audio track without a microphone. The SDK turns `audioSource: false` into `true` and then asks for one, which a
 * visitor who wants to type must not be asked.
 */
export function createSilentTrack() {
  const context = new AudioContext();
  const [track] = context.createMediaStreamDestination().stream.getAudioTracks();
  if (!track) throw new Error('The browser gave no audio track.');
  return {
    track,
    async close() {
      track.stop();
      await context.close();
    },
  };
}
