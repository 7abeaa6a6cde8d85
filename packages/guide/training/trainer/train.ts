/** Trains the model for any content. Run it after a change of utterances, labels or features. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { listPlainQuestions } from '../evaluation/plain-questions.ts';
import { readHeldOut } from '../evaluation/read-sets.ts';
import { encodeModel } from './encode-model.ts';
import { fit } from './fit.ts';
import { readLabelled, readSample, readUtterances } from './read-data.ts';
import { createEmptyModel, createRowMaker, Numbering } from './rows.ts';
import { findVocabulary } from './vocabulary.ts';

const MODEL = new URL(import.meta.resolve('@asad/guide/src/model/english.json'));

const [sample, utterances, labelled] = [readSample(), readUtterances(), readLabelled()];
const vocabulary = findVocabulary(utterances, [...labelled.values()].flat(), sample);
const labels = new Numbering();
const heldOut = [...listPlainQuestions(sample).map(({ says }) => says), ...readHeldOut()];
const maker = createRowMaker(sample, createEmptyModel(vocabulary), labels, heldOut, utterances);
const rows = [
  ...utterances.flatMap((utterance, at) => [...maker.ofUtterance(utterance, at)]),
  ...[...labelled.values()].flat().flatMap((dialogue) => [...maker.ofDialogue(dialogue)]),
];
const data = createHash('sha256').update(JSON.stringify([utterances, [...labelled]]));
const model = encodeModel(fit(rows, labels.names.length), labels.names, vocabulary, {
  madeBy: 'pnpm train',
  rows: rows.length,
  data: data.digest('hex').slice(0, 16),
});
const text = `${JSON.stringify(model, null, 2)}\n`;
writeFileSync(MODEL, text);
const kilobytes = Math.round(brotliCompressSync(text).length / 100) / 10;
process.stdout.write(
  `${Buffer.byteLength(text)} bytes, ${kilobytes} kB (Brotli), ${model.about['weights']} weights.\n`,
);
