/**
 * Trains the model for any content. Run it after a change of utterances, labels or features. `--measure` prints the
 * quality on held-out writers' calls, and the calibration, and writes nothing.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { listPlainQuestions } from '../evaluation/plain-questions.ts';
import { readHeldOut } from '../evaluation/read-sets.ts';
import { encodeModel } from './encode-model.ts';
import { fit } from './fit.ts';
import { tabulateChances, tally, toOutcome, type Outcome } from './measure.ts';
import { readLabelled, readLimits, readSample, readUtterances } from './read-data.ts';
import { createEmptyModel, createRowMaker, Numbering, type Row } from './rows.ts';
import { findVocabulary } from './vocabulary.ts';

const MODEL = new URL(import.meta.resolve('@asad/guide/src/model/english.json'));
/** A model trained on the other writers grades each fifth. */
const FOLDS = 5;

const { values: flags } = parseArgs({ options: { measure: { type: 'boolean' } } });
const [sample, utterances, labelled, limits] = [readSample(), readUtterances(), readLabelled(), readLimits()];
const vocabulary = findVocabulary(utterances, [...labelled.values()].flat(), sample);
const labels = new Numbering();
const heldOut = [...listPlainQuestions(sample).map(({ says }) => says), ...readHeldOut()];
const maker = createRowMaker(sample, createEmptyModel(vocabulary), labels, heldOut, utterances);
const ofUtterances = utterances.flatMap((utterance, at) => [...maker.ofUtterance(utterance, at)]);
const ofCalls: readonly (readonly Row[])[] = [...labelled.values()].map((dialogues) =>
  dialogues.flatMap((dialogue) => [...maker.ofDialogue(dialogue)]),
);
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const toKilobytes = (text: string): number => Math.round(brotliCompressSync(text).length / 100) / 10;

/** By a model that was not trained on its writer. */
function validate(): readonly Outcome[] {
  return Array.from({ length: FOLDS }).flatMap((_, fold) => {
    const isHeld = (at: number): boolean => at % FOLDS === fold;
    const rows = [...ofUtterances, ...ofCalls.filter((__, at) => !isHeld(at)).flat()];
    const fitted = fit(rows, labels.names.length);
    const heldRows = ofCalls.filter((__, at) => isHeld(at)).flat();
    return heldRows.map((row) => toOutcome(row, fitted, labels.names.length));
  });
}

if (flags.measure) {
  const outcomes = validate();
  const counts = Object.entries(tally(outcomes, limits))
    .map(([name, count]) => `${name} ${((100 * count) / outcomes.length).toFixed(1)}`)
    .join(', ');
  say(`of ${outcomes.length} turns in 100: ${counts}\n${tabulateChances(outcomes)}`);
} else {
  const rows = [...ofUtterances, ...ofCalls.flat()];
  const data = createHash('sha256').update(JSON.stringify([utterances, [...labelled]]));
  const model = encodeModel(fit(rows, labels.names.length), labels.names, vocabulary, {
    madeBy: 'pnpm train',
    rows: rows.length,
    data: data.digest('hex').slice(0, 16),
  });
  const text = `${JSON.stringify(model, null, 2)}\n`;
  writeFileSync(MODEL, text);
  say(`${readFileSync(MODEL).length} bytes, ${toKilobytes(text)} kB (Brotli), ${model.about['weights']} weights.`);
}
