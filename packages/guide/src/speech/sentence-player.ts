import type { Clock, LevelSource } from '@asad/call-core';

/** A sentence that is playing. */
export interface PlayingSentence {
  /** Resolves with false when stopped. Never rejects. */
  readonly done: Promise<boolean>;
  /** Returns the played part, 0 to 1. */
  progress(): number;
  /** Stops the sound within 30 ms. */
  stop(): void;
}

/** Plays sentences, one at a time. */
export interface SentencePlayer {
  /** Loads sentences, so that the first one starts without delay. */
  prepare(sentences: readonly string[]): void;
  play(sentence: string): PlayingSentence;
  /** Sets the volume, 0 to 1; default 1. */
  setVolume(ratio: number): void;
  /** 0 to 1, independent of the volume. */
  readonly level: LevelSource;
  /**
   * Calls `listener` when the browser or the system blocks the sound, and when it plays again. Returns a function that
   * unsubscribes.
   */
  watchSound?(listener: (isBlocked: boolean) => void): () => void;
  /** In a press handler. Rejects if the browser still blocks the sound. */
  startAudio?(): Promise<void>;
  close(): Promise<void>;
}

/** The rendered voice speaks 15 characters a second. */
const READING_MS_PER_CHARACTER = 66;
const SHORTEST_MS = 600;

/** Advances captions only, for pages without audio. */
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
