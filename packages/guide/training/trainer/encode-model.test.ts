import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '@asad/guide/src/rank/features.ts';
import { readModel, WEIGHT_RANGE, WEIGHT_UNIT } from '@asad/guide/src/rank/model.ts';
import { toWordFeatures } from '@asad/guide/src/rank/word-features.ts';
import { encodeModel } from './encode-model.ts';
import type { Fitted } from './fit.ts';

const LABELS = ['project', '*/why', '@focus', 'act/yes', 'off-topic'];
const NO_FEATURES = new Float64Array(FEATURES.length);
const TOKENS = ['why', 'paint', 'availabl', '<project>', 'the'] as const;

const fitted = (words: Readonly<Record<number, readonly number[]>>, features = NO_FEATURES): Fitted => ({
  features,
  words: new Map(Object.entries(words).map(([hash, weights]) => [Number(hash), Float32Array.from(weights)])),
});
const candidate = (...labels: readonly string[]) => ({ meaning: { kind: 'off-topic' } as const, labels, features: {} });
const sumsOf = (model: Fitted, tokens: readonly string[]): readonly number[] =>
  readModel(encodeModel(model, LABELS, [], {})).score(
    tokens,
    LABELS.map((label) => candidate(label)),
  );
const [whyHash = 0] = toWordFeatures(['why']).slice(-1);

describe('encodeModel and readModel', () => {
  it('preserve the sums of weights', () => {
    const steps = fc.integer({ min: -WEIGHT_RANGE, max: WEIGHT_RANGE });
    const weights = fc.array(
      steps.map((step) => step * WEIGHT_UNIT),
      { minLength: LABELS.length, maxLength: LABELS.length },
    );
    const hashes = [...new Set(toWordFeatures(TOKENS))];
    const others = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 20 - 1 }), { maxLength: 30 });
    const tokenLists = fc.array(fc.constantFrom(...TOKENS), { maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(weights, { minLength: hashes.length + 30, maxLength: hashes.length + 30 }),
        others,
        tokenLists,
        (rows, more, tokens) => {
          const words = new Map([...more, ...hashes].map((hash, at) => [hash, Float32Array.from(rows[at] ?? [])]));
          const expected = LABELS.map((_, label) =>
            toWordFeatures(tokens).reduce((sum, hash) => sum + (words.get(hash)?.[label] ?? 0), 0),
          );
          expect(sumsOf({ features: NO_FEATURES, words }, tokens)).toEqual(
            expected.map((sum) => expect.closeTo(sum, 4)),
          );
        },
      ),
      { numRuns: effort(100, 2_000) },
    );
  });

  it('keep feature weights to three decimal places', () => {
    const features = NO_FEATURES.with(FEATURES.indexOf('named'), 1.23456).with(FEATURES.indexOf('described'), -2);
    const model = readModel(encodeModel(fitted({}, features), LABELS, [], {}));
    const named = { ...candidate('project'), features: { named: 1, described: 1.5 } };
    expect(model.score([], [named, candidate('project')])).toEqual([1.235 - 3, 0]);
  });

  it('add the weights of all labels of a candidate, and preserve the vocabulary', () => {
    const model = readModel(encodeModel(fitted({ [whyHash]: [1, 2, 4, 0, 0] }), LABELS, ['paint', 'why'], {}));
    const ways = [candidate('project', '@focus'), candidate(), candidate('unknown')];
    expect([model.score(['why'], ways), [...model.vocabulary]]).toEqual([
      [5, 0, 0],
      ['paint', 'why'],
    ]);
  });

  it('round weights to steps of 0.2, from -8 to 8', () => {
    expect(sumsOf(fitted({ [whyHash]: [0.27, -0.06, 0.17, 9, -9] }), ['why'])).toEqual([0.2, 0, 0.2, 8, -8]);
  });
});

describe('the model file', () => {
  it('leaves out words, weights and labels that round to zero', () => {
    const file = encodeModel(fitted({ 5: [0.01, 0, 0, 0, 0], 9: [0, 3, 0.05, 0, 0] }), LABELS, [], {});
    expect(file).toMatchObject({ labels: ['*/why'], about: { weights: 1 } });
    expect([file.gaps, file.counts, file.numbers, file.weights].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  });

  it('needs no escapes in JSON', () => {
    const words = Object.fromEntries(
      Array.from({ length: 90 }, (_, at) => [at * (at + 100), LABELS.map((__, label) => at / 9 - 5 + label)]),
    );
    const { gaps, counts, numbers, weights } = encodeModel(fitted(words), LABELS, [], {});
    expect(JSON.stringify([gaps, counts, numbers, weights])).not.toContain('\\');
  });
});
