import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '@asad/guide/src/rank/features.ts';
import { readModel, WEIGHT_RANGE, WEIGHT_UNIT } from '@asad/guide/src/rank/model.ts';
import { toWordFeatures } from '@asad/guide/src/rank/word-features.ts';
import { createEmptyModel } from './rows.ts';
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

  it('round weights to steps of 0.2', () => {
    expect(sumsOf(fitted({ [whyHash]: [0.27, -0.27, 0.06, 0.17, 1] }), ['why'])).toEqual([0.2, -0.2, 0, 0.2, 1]);
  });

  it('limit weights to the range from -8 to 8', () => {
    expect(sumsOf(fitted({ [whyHash]: [9, -9, 0, 5, -5] }), ['why'])).toEqual([8, -8, 0, 5, -5]);
  });

  it('keep feature weights to three decimal places', () => {
    const features = NO_FEATURES.with(FEATURES.indexOf('named'), 1.23456).with(FEATURES.indexOf('described'), -2);
    const model = readModel(encodeModel(fitted({}, features), LABELS, [], {}));
    const named = { ...candidate('project'), features: { named: 1, described: 1.5 } };
    expect(model.score([], [named, candidate('project')])).toEqual([1.235 - 3, 0]);
  });

  it('add the weights of all labels of a candidate', () => {
    const file = encodeModel(fitted({ [whyHash]: [1, 2, 4, 0, 0] }), LABELS, [], {});
    const scored = readModel(file).score(['why'], [candidate('project', '@focus'), candidate(), candidate('unknown')]);
    expect(scored).toEqual([5, 0, 0]);
  });

  it('preserve the vocabulary', () => {
    const { vocabulary } = readModel(encodeModel(fitted({}), LABELS, ['paint', 'why'], {}));
    expect([...vocabulary]).toEqual(['paint', 'why']);
  });

  it.for([0, 1, 199, 200, 201, 400, 2 ** 20 - 1])('encode the gaps between word features: from %i on', (hash) => {
    const { gaps, counts } = encodeModel(
      fitted({ [hash]: [1, 0, 0, 0, 0], [hash + 200]: [0, 1, 0, 0, 0] }),
      LABELS,
      [],
      {},
    );
    expect(counts).toHaveLength(2);
    expect(gaps).toHaveLength(Math.floor(hash / 200) + 1 + 2);
  });
});

describe('the model file', () => {
  it('leaves out words, weights and labels that round to zero', () => {
    const file = encodeModel(fitted({ 5: [0.01, 0, 0, 0, 0], 9: [0, 3, 0.05, 0, 0] }), LABELS, [], {});
    expect(file).toMatchObject({ labels: ['*/why'], about: { weights: 1 } });
    expect([file.gaps, file.counts, file.numbers, file.weights].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  });

  it('sorts labels by frequency, because small numbers take less space', () => {
    expect(encodeModel(fitted({ 5: [1, 0, 1, 0, 0], 9: [0, 0, 1, 0, 0] }), LABELS, [], {}).labels).toEqual([
      '@focus',
      'project',
    ]);
  });

  it('needs no escapes in JSON', () => {
    const words = Object.fromEntries(
      Array.from({ length: 90 }, (_, at) => [at * (at + 100), LABELS.map((__, label) => at / 9 - 5 + label)]),
    );
    const { gaps, counts, numbers, weights } = encodeModel(fitted(words), LABELS, [], {});
    expect(JSON.stringify([gaps, counts, numbers, weights])).not.toContain('\\');
  });

  it('records its origin, and a hash of its weights', () => {
    const [first, same, other] = [1, 1, 2].map(
      (weight) => encodeModel(fitted({ 5: [weight] }), LABELS, [], { rows: 3 }).about,
    );
    expect(first).toMatchObject({ rows: 3, weights: 1 });
    expect(same).toEqual(first);
    expect(other?.['hash']).not.toBe(first?.['hash']);
  });
});

describe('createEmptyModel', () => {
  it('has a vocabulary and scores all candidates equally', () => {
    const model = createEmptyModel(['why', 'paint']);
    const named = { ...candidate('project'), features: { named: 1 } };
    expect(model.score(['why'], [named, candidate('off-topic')])).toEqual([0, 0]);
    expect(model.vocabulary.has('paint')).toBe(true);
  });
});
