/**
 * Trains the model for any content. Run it after a change of utterances, labels or features. `--measure` prints the
 * quality on held-out writers' calls, and the calibration; `--curve` quality against model size. Both write nothing.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { listPlainQuestions } from '../evaluation/plain-questions.ts';
import { readHeldOut } from '../evaluation/read-sets.ts';
import { encodeModel } from './encode-model.ts';
import { FIT, fit, type FitOptions } from './fit.ts';
import { tabulateChances, tally, toOutcome, type Outcome } from './measure.ts';
import { readLabelled, readLimits, readSample, readUtterances } from './read-data.ts';
import { createEmptyModel, createRowMaker, Numbering, type Row } from './rows.ts';
import { findVocabulary } from './vocabulary.ts';

const MODEL = new URL(import.meta.resolve('@asad/guide/src/model/english.json'));
/** A model trained on the other writers grades each fifth. */
const FOLDS = 5;
/** For `--curve`: a higher L1 shrinks the model. */
const CURVE = [0.5, 1, 2, 4, 8] as const;

const { values: flags } = parseArgs({ options: { curve: { type: 'boolean' }, measure: { type: 'boolean' } } });
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
function validate(folds: number, options: FitOptions): readonly Outcome[] {
  return Array.from({ length: folds }).flatMap((_, fold) => {
    const isHeld = (at: number): boolean => at % folds === fold;
    const fitted = fit(
      [...ofUtterances, ...ofCalls.filter((__, at) => !isHeld(at)).flat()],
      labels.names.length,
      options,
    );
    const heldRows = ofCalls.filter((__, at) => isHeld(at)).flat();
    return heldRows.map((row) => toOutcome(row, fitted, labels.names.length));
  });
}

function report(outcomes: readonly Outcome[]): string {
  const counts = tally(outcomes, limits);
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${((100 * count) / outcomes.length).toFixed(1)}`)
    .join(', ');
}

function train(options: FitOptions) {
  const fitted = fit([...ofUtterances, ...ofCalls.flat()], labels.names.length, options);
  return encodeModel(fitted, labels.names, vocabulary, {
    madeBy: 'pnpm train',
    rows: ofUtterances.length + ofCalls.flat().length,
    data: createHash('sha256')
      .update(JSON.stringify([utterances, [...labelled]]))
      .digest('hex')
      .slice(0, 16),
  });
}

if (flags.curve) {
  for (const l1 of CURVE) {
    const options = { ...FIT, l1 };
    const size = toKilobytes(JSON.stringify(train(options)));
    say(`L1 ${l1}: ${size} kB (Brotli); ${report(validate(3, options))}`);
  }
} else if (flags.measure) {
  const outcomes = validate(FOLDS, FIT);
  say(`of ${outcomes.length} turns in 100: ${report(outcomes)}\n${tabulateChances(outcomes)}`);
} else {
  const model = train(FIT);
  const text = `${JSON.stringify(model, null, 2)}\n`;
  writeFileSync(MODEL, text);
  say(`${readFileSync(MODEL).length} bytes, ${toKilobytes(text)} kB (Brotli), ${model.about['weights']} weights.`);
}
