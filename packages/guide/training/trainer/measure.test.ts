import { describe, expect, it } from 'vitest';
import { FEATURES } from '@asad/guide/src/rank/features.ts';
import type { Fitted } from './fit.ts';
import { makeRow, type Way } from './testing/make-row.ts';
import { tabulateChances, tally, toOutcome, type Outcome } from './measure.ts';

/** The value of `named` sets a candidate's odds. */
const fitted: Fitted = {
  features: new Float64Array(FEATURES.length).with(FEATURES.indexOf('named'), 1),
  words: new Map(),
};
const way = (chance: number, more: Partial<Way> = {}): Way => ({ features: { named: Math.log(chance) }, ...more });
const outcomeOf = (...ways: readonly Way[]): Outcome => toOutcome(makeRow([], ways), fitted, 0);
const outcome = (chance: number, worth: number, offeredWorth = worth, offeredChance = chance): Outcome => ({
  chance,
  worth,
  offeredChance,
  offeredWorth,
});
const rounded = ({ chance, worth, offeredChance, offeredWorth }: Outcome): readonly number[] =>
  [chance, worth, offeredChance, offeredWorth].map((value) => Math.round(value * 1_000) / 1_000);

it.for<readonly [string, readonly Way[], readonly number[]]>([
  ['of three answers offers all', [way(0.2, { worth: 1 }), way(0.5), way(0.3)], [0.5, 0, 1, 1]],
  ['offers no fourth answer', [way(0.4), way(0.3), way(0.2), way(0.1, { worth: 1 })], [0.4, 0, 0.9, 0]],
  [
    'adds the candidates of one answer',
    [way(0.3, { answer: 7 }), way(0.4), way(0.3, { answer: 7, worth: 1 })],
    [0.6, 1, 1, 1],
  ],
  ['offers no act', [way(0.5), way(0.5, { kind: 'act', worth: 1 })], [0.5, 0, 0.5, 0]],
  ['offers nothing off topic', [way(0.6, { kind: 'off-topic', worth: 1 }), way(0.4)], [0.6, 1, 0.4, 0]],
])('toOutcome %s', ([, ways, expected]) => {
  expect(rounded(outcomeOf(...ways))).toEqual(expected);
});

describe('tally', () => {
  const at = (...outcomes: readonly Outcome[]) => tally(outcomes, { say: 0.5, offer: 0.3 });
  const none = { good: 0, weak: 0, wrong: 0, asked: 0, askedWrong: 0, unsure: 0 };

  it('counts sure outcomes by worth', () => {
    expect(at(outcome(0.5, 1), outcome(0.9, 1), outcome(0.6, 0.25), outcome(0.7, 0))).toEqual({
      ...none,
      good: 2,
      weak: 1,
      wrong: 1,
    });
  });

  it('counts offers, by whether one of the answers was right', () => {
    expect(at(outcome(0.4, 1), outcome(0.3, 0, 0.25), outcome(0.4, 0))).toEqual({ ...none, asked: 2, askedWrong: 1 });
  });

  it('counts other outcomes as unsure', () => {
    expect(at(outcome(0.2, 1), outcome(0.4, 1, 1, 0.2))).toEqual({ ...none, unsure: 2 });
  });

  it('counts each outcome once', () => {
    const outcomes = Array.from({ length: 50 }, (_, step) => outcome(step / 50, step % 3 === 0 ? 1 : 0));
    expect(Object.values(at(...outcomes)).reduce((sum, count) => sum + count, 0)).toBe(50);
  });
});

describe('tabulateChances', () => {
  const rows = tabulateChances([outcome(0.95, 1), outcome(1, 0), outcome(0.05, 0)]).split('\n');

  it('has a row for each tenth', () => {
    expect(rows).toHaveLength(10);
    expect(rows[4]).toMatch(/^0\.4–0\.5 +0 turns +said 0\.00 +right 0\.00$/u);
  });

  it('shows the mean probability and the share of right answers per tenth', () => {
    expect(rows[9]).toMatch(/^0\.9–1\.0 +2 turns +said 0\.9[78] +right 0\.50$/u);
    expect(rows[0]).toMatch(/^0\.0–0\.1 +1 turns +said 0\.05 +right 0\.00$/u);
  });
});
