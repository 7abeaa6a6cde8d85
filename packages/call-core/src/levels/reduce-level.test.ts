import { describe, expect, it } from 'vitest';
import { reduceLevel, SILENT, type LevelState } from './reduce-level.ts';

/** Summed level, time in ms, then what must follow: speaking and volume. Computed by hand from the specification. */
const GOLDEN = [
  [0, 0, false, 0],
  [0.01, 100, false, 0.0667],
  [0.0101, 200, true, 0.0673],
  [0.075, 300, true, 0.5],
  [0.15, 400, true, 1],
  [0.9, 500, true, 1],
  [0, 600, true, 0],
  [0.005, 1_499, true, 0.0333],
  [0, 1_500, false, 0],
  [0.02, 1_600, true, 0.1333],
  [Number.NaN, 1_700, true, 0],
  [-1, 2_600, false, 0],
] as const;

describe('a level', () => {
  it('follows the golden vectors: above 0.01 speaks, one second of silence ends it, 0.15 is full volume', () => {
    let state: LevelState = SILENT;
    for (const [sum, atMs, isSpeaking, volume] of GOLDEN) {
      state = reduceLevel(state, sum, atMs);
      expect([atMs, state.isSpeaking, Number(state.volume.toFixed(4))]).toEqual([atMs, isSpeaking, volume]);
    }
  });
});
