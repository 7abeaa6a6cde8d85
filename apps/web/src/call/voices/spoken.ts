import type { VoiceCall } from '@asad/call-core';
import type { AudioOutput } from '@asad/call-core/browser';
import type { WebCall } from '@asad/call-core/contract';
import {
  createBrowserEar,
  createSpokenCall,
  createVoiceBank,
  createWebAudioPlayer,
  type PlayingSentence,
  type SentencePlayer,
  type SpokenCallOptions,
} from '@asad/guide';
import { toPath } from '../../site/to-path.ts';
import { readAloud as sitesChoice } from './read-aloud.ts';

/** The page recognises and plays speech; `open` supplies the answers. */
export function joinSpoken(output: AudioOutput, open: SpokenCallOptions['open']): (webCall: WebCall) => VoiceCall {
  const findRendered = createVoiceBank(toPath('/voice/'));
  const options: SpokenCallOptions = {
    open,
    createPlayer({ clock, microphone }) {
      const player = createWebAudioPlayer(output, findRendered, clock);
      return microphone ? player : createTypedPlayer(player, sitesChoice);
    },
    createEar: ({ track }, listeners, clock) =>
      track instanceof MediaStreamTrack ? createBrowserEar(track, listeners, clock) : undefined,
  };
  return ({ id, assistantId, transport }) =>
    createSpokenCall(options, {
      callId: id,
      ...(assistantId !== undefined && { assistantId }),
      ...(transport?.maxDurationSeconds !== undefined && { maxSeconds: transport.maxDurationSeconds }),
    });
}

const SHOWN: PlayingSentence = { done: Promise.resolve(true), progress: () => 1, stop: () => undefined };

/**
 * Plays a typed call's sentences only while `readAloud` is on; otherwise each completes immediately and loads no audio.
 * Turning sound off completes the sentence.
 */
export function createTypedPlayer(player: SentencePlayer, readAloud: typeof sitesChoice): SentencePlayer {
  let complete: (() => void) | undefined;
  const stopWatching = readAloud.watch(() => !readAloud.isOn() && complete?.());
  return {
    ...player,
    prepare: (sentences) => void (readAloud.isOn() && player.prepare(sentences)),
    play(sentence) {
      if (!readAloud.isOn()) return SHOWN;
      const playing = player.play(sentence);
      const silenced = Promise.withResolvers<boolean>();
      complete = () => {
        silenced.resolve(true);
        playing.stop();
      };
      return { ...playing, done: Promise.race([silenced.promise, playing.done]) };
    },
    watchSound: (listener) =>
      player.watchSound?.((isBlocked) => listener(isBlocked && readAloud.isOn())) ?? (() => undefined),
    close() {
      stopWatching();
      return player.close();
    },
  };
}
