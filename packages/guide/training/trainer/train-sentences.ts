/** Trains the model that chooses the sentences of an answer. It reads questions with the guide's vocabulary. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { english } from '@asad/guide/english';
import { SENTENCE_FEATURES } from '@asad/guide/src/say/choose-sentences.ts';
import { fit } from './fit.ts';
import { readChoices, readOwners, readSample } from './read-data.ts';
import { createSentenceRowMaker } from './sentence-rows.ts';

const MODEL = new URL(import.meta.resolve('@asad/guide/src/model/sentences.json'));

const choices = readChoices();
const vocabulary = new Set(english.words.split(' '));
const rows = [{ name: 'sample', knowledge: readSample() }, ...readOwners()].flatMap(({ name, knowledge }) =>
  choices.filter(({ owner }) => owner === name).flatMap(createSentenceRowMaker(knowledge, vocabulary)),
);
const { features } = fit(rows, 0, SENTENCE_FEATURES.length);
const model = {
  about: {
    madeBy: 'pnpm train',
    rows: rows.length,
    data: createHash('sha256').update(JSON.stringify(choices)).digest('hex').slice(0, 16),
  },
  weights: Object.fromEntries(SENTENCE_FEATURES.map((name, at) => [name, Number(features[at]?.toFixed(3))])),
};
writeFileSync(MODEL, `${JSON.stringify(model, null, 2)}\n`);
process.stdout.write(`${rows.length} of ${choices.length} choices of sentences.\n`);
