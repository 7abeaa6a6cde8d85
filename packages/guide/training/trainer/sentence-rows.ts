import { createEntityIndex } from '@asad/guide/src/read/entity-index.ts';
import { createLexicon } from '@asad/guide/src/read/lexicon.ts';
import { createReader } from '@asad/guide/src/read/read-utterance.ts';
import { listOptions, SENTENCE_FEATURES, type SentenceOption } from '@asad/guide/src/say/choose-sentences.ts';
import type { Knowledge } from '@asad/guide/src/knowledge.ts';
import type { LabelledChoice } from './read-data.ts';
import type { Row } from './rows.ts';

/** The first label is the best. */
const OTHER = 0.5;
const NONE = new Int32Array(0);

/** Skips a choice if the knowledge no longer has its answer or sentences. */
export function createSentenceRowMaker(knowledge: Knowledge, vocabulary: ReadonlySet<string>) {
  const index = createEntityIndex(knowledge.entities);
  const read = createReader(createLexicon(knowledge), vocabulary);
  return ({ target, says, last, good }: LabelledChoice): readonly Row[] => {
    const found = index.findAnswer(target);
    if (!found) return [];
    const { says: usual } = found.answer;
    const options = listOptions(found, read(says), last);
    const toWorth = ({ label }: SentenceOption): number => {
      const place = good.indexOf(label);
      if (place === 0) return 1;
      const isIn = label === '*' && usual.some((sentence) => good.includes(sentence));
      return place > 0 || isIn ? OTHER : 0;
    };
    const worth = options.map(toWorth);
    if (!worth.some((value) => value > 0)) return [];
    const entries = options.map(({ features }) =>
      SENTENCE_FEATURES.flatMap((name, number) => (features[name] ? [{ number, value: features[name] }] : [])),
    );
    const starts = [0];
    for (const { length } of entries) starts.push((starts.at(-1) ?? 0) + length);
    const row: Row = {
      says,
      words: NONE,
      labelStarts: new Int32Array(options.length + 1),
      labels: NONE,
      featureStarts: Int32Array.from(starts),
      features: Int32Array.from(entries.flat(), ({ number }) => number),
      values: Float32Array.from(entries.flat(), ({ value }) => value),
      worth: Float32Array.from(worth),
      weight: 1,
    };
    return [row];
  };
}
