import type { Model } from '../src/understanding/model.ts';

/** A model that knows words and scores all alike: to make rows with before there is one. */
export const createEmptyModel = (vocabulary: readonly string[]): Model => ({
  vocabulary: new Set(vocabulary),
  score: (_, candidates) => candidates.map(() => 0),
});
