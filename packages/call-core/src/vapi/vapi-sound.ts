import { CallError } from '../call-error.ts';
import type { Clock } from '../platform.ts';
import { SPEAKER, type VapiSdk } from './vapi-sdk.ts';

/** On iOS `volume` stays 1 (livekit/client-sdk-js#537). */
export function canSetVolume(): boolean {
  const element = document.createElement('audio');
  element.volume = 0.5;
  return element.volume === 0.5;
}

/** Safari does not let a page choose. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

export interface VapiSound extends ReturnType<typeof createVapiSound> {}

/** After this time, paused sound needs a press; in milliseconds. */
const RESUME_LIMIT_MS = 1_000;

/** After two looks without a live track, the page says so; in milliseconds. */
const LOOK_MS = 2_500;

/**
 * Plays through the SDK's element, or ours where the browser blocked it. Resumes sound that another app paused
 * (twilio/twilio-video.js#1206), else calls `report`, as when the track ends while the room stays.
 */
export function createVapiSound(sdk: VapiSdk, clock: Clock, report: (because: 'system' | 'track' | null) => void) {
  const watched = new WeakSet<HTMLMediaElement>();
  const closing = new AbortController();
  const { signal } = closing;
  let lostBecause: 'system' | 'track' | null = null;

  function setLost(because: typeof lostBecause): void {
    if (lostBecause !== because) report(because);
    lostBecause = because;
  }

  /** Undefined until the track was live once. */
  let missedLooks: number | undefined;
  let stopLooking: (() => void) | undefined;
  signal.addEventListener('abort', () => stopLooking?.());

  function lookForTrack(): void {
    stopLooking = clock.setTimer(LOOK_MS, lookForTrack);
    if (isTrackLive()) {
      missedLooks = 0;
      if (lostBecause === 'track') setLost(null);
    } else if (missedLooks !== undefined) {
      missedLooks += 1;
      if (missedLooks >= 2) setLost('track');
    }
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
        if (isOurs() && player.paused && isTrackLive() && !signal.aborted) setLost('system');
      });
      resume();
    };
    player.addEventListener('pause', paused, { signal });
    player.addEventListener('playing', () => (stopTimer(), setLost(null)), { signal });
    document.addEventListener('visibilitychange', resume, { signal });
    signal.addEventListener('abort', () => stopTimer());
  }

  let fallbackPlayer: HTMLAudioElement | null = null;
  let volume = 1;
  let speakerId: string | null = null;

  const find = (): HTMLAudioElement | null => sdk.getAudioPlayer?.() ?? fallbackPlayer;

  async function choose(player: HTMLAudioElement | null): Promise<void> {
    if (player && canChooseSpeaker()) await player.setSinkId(speakerId ?? '');
  }

  /** Reads the track from the room: the SDK discards a blocked element. */
  function findTrack() {
    for (const participant of Object.values(sdk.getDailyCallObject?.()?.participants() ?? {})) {
      const track = participant.tracks?.audio.persistentTrack ?? participant.tracks?.audio.track;
      if (participant.user_name !== SPEAKER || !track) continue;
      return {
        id: participant.session_id,
        track,
        isLive: track.readyState === 'live' && participant.tracks?.audio.state !== 'off',
      };
    }
    return undefined;
  }
  const isTrackLive = (): boolean => findTrack()?.isLive === true;

  return {
    async adopt(): Promise<void> {
      if (!stopLooking && !signal.aborted) lookForTrack();
      fallbackPlayer?.remove();
      fallbackPlayer = null;
      watch(find());
      if (speakerId !== null) await choose(find());
    },
    setVolume(ratio: number): void {
      volume = ratio;
      // Also applies to later elements.
      sdk.setVolume(ratio);
      if (fallbackPlayer) fallbackPlayer.volume = ratio;
    },
    async setSpeaker(deviceId: string | null): Promise<void> {
      speakerId = deviceId;
      await choose(find());
    },
    close(): void {
      closing.abort();
      find()?.pause();
    },
    async start(): Promise<void> {
      const playing = find();
      if (playing) return playing.play();
      const { id, track } = findTrack() ?? {};
      if (!id || !track) throw new CallError('audio_degraded', 'There is no sound of the assistant yet. Try again.');
      const player = document.createElement('audio');
      // The SDK and the cleanup find the element by this name.
      player.dataset['participantId'] = id;
      player.srcObject = new MediaStream([track]);
      player.volume = volume;
      document.body.append(player);
      try {
        if (speakerId !== null) await choose(player);
        await player.play();
        fallbackPlayer = player;
        watch(player);
      } catch (cause) {
        player.remove();
        throw new CallError('audio_degraded', 'The browser still plays nothing. Press the button yourself.', { cause });
      }
    },
  };
}

/** The SDK turns `audioSource: false` into `true`, which requests the microphone. */
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
