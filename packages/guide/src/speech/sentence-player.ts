import type { Clock, LevelSource } from '@asad/call-core';

/** A sentence that is being said. */
export interface PlayingSentence {
  /** True when it was said to its end, false when it was stopped. Never rejects. */
  readonly done: Promise<boolean>;
  /** How much of it has been said, 0 to 1. */
  progress(): number;
  /** Silent within 30 ms. */
  stop(): void;
}

/** Says sentences, one at a time. */
export interface SentencePlayer {
  /** Gets sentences ready, so that the first of them starts without a wait. */
  prepare(sentences: readonly string[]): void;
  play(sentence: string): PlayingSentence;
  /** How loud it is heard, 0 to 1; at first 1. */
  setVolume(ratio: number): void;
  /** Loudness of what is being said, 0 to 1, however loud it is heard. */
  readonly level: LevelSource;
  /** Tells when the browser or the system holds the sound back, and when it plays again. Answers with what stops that. */
  watchSound?(listener: (isBlocked: boolean) => void): () => void;
  /** Plays what was held back, within a press. Rejects where the browser still refuses. */
  startAudio?(): Promise<void>;
  close(): Promise<void>;
}

/** About the pace of the rendered voice: 15 characters a second. */
const READING_MS_PER_CHARACTER = 66;
const SHORTEST_MS = 600;

/** Lets captions run at reading pace where there is no sound: no audio device, or a voice file that did not load. */
export function createSilentPlayer(clock: Clock): SentencePlayer {
  return {
    prepare: () => undefined,
    setVolume: () => undefined,
    level: () => 0,
    close: () => Promise.resolve(),
    play(sentence) {
      const begunAtMs = clock.nowMs();
      const lengthMs = Math.max(SHORTEST_MS, sentence.length * READING_MS_PER_CHARACTER);
      const { promise: done, resolve } = Promise.withResolvers<boolean>();
      const stopTimer = clock.setTimer(lengthMs, () => resolve(true));
      return {
        done,
        progress: () => Math.min(1, (clock.nowMs() - begunAtMs) / lengthMs),
        stop: () => (stopTimer(), resolve(false)),
      };
    },
  };
}
