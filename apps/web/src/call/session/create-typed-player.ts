import type { PlayingSentence, SentencePlayer } from '@asad/guide';
import type { readAloud as sitesChoice } from './read-aloud.ts';

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
