import { FEATURES } from '../src/understanding/features.ts';
import { readModel, type Model, type ModelFile } from '../src/understanding/model.ts';

/** A model that knows words and scores all alike: to make rows with before there is one. */
export function createEmptyModel(vocabulary: readonly string[]): Model {
  const features = Object.fromEntries(FEATURES.map((name) => [name, 0])) as ModelFile['features'];
  const nothing = { labels: [], gaps: '', counts: '', numbers: '', weights: '' };
  return readModel({ about: {}, features, words: vocabulary.join(' '), ...nothing });
}
