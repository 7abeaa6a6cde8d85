import { CallError } from '../call-error.ts';
import type { VapiSdk } from './vapi-sdk.ts';

/** The room's name for whom the SDK plays. */
const SPEAKER = 'Vapi Speaker';

/** Whether this browser lets a page choose the speaker (Safari does not). */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

export interface VapiSound extends ReturnType<typeof createVapiSound> {}

/** The element that plays the assistant: the SDK's own, or ours where the browser held the SDK's back. */
export function createVapiSound(sdk: VapiSdk) {
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
