/** Trains the model for any content. Run it after a change of utterances, labels or features. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readHeldOut } from '../evaluation/read-sets.ts';
import { encodeModel } from './encode-model.ts';
import { fit } from './fit.ts';
import type { Knowledge } from '@asad/guide/src/knowledge.ts';
import { readLabelled, readOwners, readSample, readUtterances } from './read-data.ts';
import { createEmptyModel, createRowMaker, Numbering } from './rows.ts';
import { findVocabulary } from './vocabulary.ts';

const MODEL = new URL(import.meta.resolve('@asad/guide/src/model/english.json'));

const [sample, utterances, labelled, owners] = [readSample(), readUtterances(), readLabelled(), readOwners()];
const calls = [...labelled.values()].flat();
const vocabulary = findVocabulary(utterances, calls, sample, owners);
const labels = new Numbering();
const heldOut = readHeldOut();
const makeRows = (knowledge: Knowledge) =>
  createRowMaker(knowledge, createEmptyModel(vocabulary), labels, heldOut, utterances);
const ofSample = makeRows(sample);
const rows = [
  ...utterances.flatMap((utterance, at) => [...ofSample.ofUtterance(utterance, at)]),
  ...calls.flatMap((call) => [...ofSample.ofDialogue(call)]),
  ...owners.flatMap((owner) => {
    const ofOwner = makeRows(owner.knowledge);
    return owner.calls.flatMap((call) => [...ofOwner.ofDialogue(call)]);
  }),
];
const data = createHash('sha256').update(JSON.stringify([utterances, calls, owners.map((owner) => owner.calls)]));
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
