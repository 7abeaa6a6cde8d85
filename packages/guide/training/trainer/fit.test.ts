import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '@asad/guide/src/rank/features.ts';
import { fit, scoreRow, toChances, type Fitted } from './fit.ts';
import { makeRow, type Way } from './testing/make-row.ts';
import type { Row } from './rows.ts';

const [WHY, HOW, NOISE, SELDOM] = [11, 22, 33, 44];
const LABELS = 3;
const times = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));
/** Differ only in their label; one has worth. */
const waysOf = (right: number): readonly Way[] =>
  times(LABELS, (label) => ({ labels: [label], worth: label === right ? 1 : 0 }));
const chancesOf = (row: Row, fitted: Fitted): readonly number[] => [...toChances(scoreRow(row, fitted, LABELS))];
const weightOf = ({ features }: Fitted, name: (typeof FEATURES)[number]): number =>
  features[FEATURES.indexOf(name)] ?? NaN;

describe('fit', () => {
  it('learns which label a word supports', () => {
    const rows = times(80, (at) => makeRow([at % 2 === 0 ? WHY : HOW, NOISE], waysOf(at % 2)));
    const fitted = fit(rows, LABELS);
    expect(chancesOf(makeRow([WHY, NOISE], waysOf(0)), fitted)[0]).toBeGreaterThan(0.8);
    expect(chancesOf(makeRow([HOW, NOISE], waysOf(1)), fitted)[1]).toBeGreaterThan(0.8);
  });

  it('learns the weights of features', () => {
    const ways = (right: number): readonly Way[] =>
      times(3, (at) => ({
        labels: [0],
        features: at === right ? { named: 1 } : { inFocus: 1 },
        worth: at === right ? 1 : 0,
      }));
    const fitted = fit(
      times(100, (at) => makeRow([WHY], ways(at % 3))),
      LABELS,
    );
    expect(weightOf(fitted, 'named')).toBeGreaterThan(weightOf(fitted, 'inFocus') + 1);
    expect(weightOf(fitted, 'placed')).toBe(0);
  });

  it('gives no weight to a word in fewer than four rows', () => {
    const rows = [...times(3, () => makeRow([SELDOM, WHY], waysOf(0))), makeRow([WHY], waysOf(0))];
    const { words } = fit(rows, LABELS);
    expect([words.has(SELDOM), words.has(WHY)]).toEqual([false, true]);
  });

  it('learns nothing from rows without a right answer', () => {
    const rows = times(20, () => makeRow([WHY], waysOf(-1)));
    expect([...(fit(rows, LABELS).words.get(WHY) ?? [])]).toEqual([0, 0, 0]);
  });

  it('gives no weight to a word of little use', () => {
    const rows = times(80, (at) => makeRow([at % 2 === 0 ? WHY : HOW, ...(at < 4 ? [SELDOM] : [])], waysOf(at % 2)));
    const { words } = fit(rows, LABELS);
    const hasWeight = (word: number): boolean => words.get(word)?.some((weight) => weight !== 0) === true;
    expect([WHY, HOW, SELDOM].map(hasWeight)).toEqual([true, true, false]);
  });

  it('gives a weak answer a high probability when no good one exists', () => {
    const ways = [{ labels: [0], worth: 0.25 }, { labels: [1] }, { labels: [2] }];
    const fitted = fit(
      times(60, () => makeRow([WHY], ways)),
      LABELS,
    );
    expect(chancesOf(makeRow([WHY], ways), fitted)[0]).toBeGreaterThan(0.6);
  });

  it('counts a row by its weight', () => {
    const rows = (first: number, second: number): readonly Row[] =>
      times(80, (at) => makeRow([WHY], waysOf(at % 2), at % 2 === 0 ? first : second));
    const share = (first: number, second: number): number =>
      chancesOf(makeRow([WHY], waysOf(0)), fit(rows(first, second), LABELS))[0] ?? 0;
    expect(share(1, 0.2)).toBeGreaterThan(share(0.2, 1));
  });
});

it('scoreRow adds the weights of each candidate’s labels for each word, and of its features', () => {
  const fitted: Fitted = {
    features: new Float64Array(FEATURES.length).with(FEATURES.indexOf('named'), 2),
    words: new Map([
      [WHY, Float32Array.from([1, 0, 0.5])],
      [HOW, Float32Array.from([0, 4, 0.5])],
    ]),
  };
  const row = makeRow([WHY, HOW, NOISE], [{ labels: [0, 2] }, { labels: [1], features: { named: 1.5 } }, {}]);
  expect([...scoreRow(row, fitted, LABELS)]).toEqual([2, 7, 0]);
});

it('toChances adds up to 1 and keeps the order of scores of any size', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1_000, max: 1_000, noNaN: true }), { minLength: 1, maxLength: 20 }),
      (scores) => {
        const chances = [...toChances(Float64Array.from(scores))];
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
        expect(chances[scores.indexOf(Math.max(...scores))]).toBe(Math.max(...chances));
      },
    ),
    { numRuns: effort(200, 5_000) },
  );
});
