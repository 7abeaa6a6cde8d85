import { expect, it } from 'vitest';
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

it('tally counts sure outcomes by worth, offers by whether one answer was right, others as unsure', () => {
  const sure = [outcome(0.5, 1), outcome(0.9, 1), outcome(0.6, 0.25), outcome(0.7, 0)];
  const offered = [outcome(0.4, 1), outcome(0.3, 0, 0.25), outcome(0.4, 0)];
  const unsure = [outcome(0.2, 1), outcome(0.4, 1, 1, 0.2)];
  expect(tally([...sure, ...offered, ...unsure], { say: 0.5, offer: 0.3 })).toEqual({
    good: 2,
    weak: 1,
    wrong: 1,
    asked: 2,
    askedWrong: 1,
    unsure: 2,
  });
});

it('tabulateChances shows the mean probability and the share of right answers for each tenth', () => {
  const rows = tabulateChances([outcome(0.95, 1), outcome(1, 0), outcome(0.05, 0)]).split('\n');
  expect(rows).toHaveLength(10);
  expect(rows[9]).toMatch(/^0\.9–1\.0 +2 turns +said 0\.9[78] +right 0\.50$/u);
  expect(rows[4]).toMatch(/^0\.4–0\.5 +0 turns +said 0\.00 +right 0\.00$/u);
});
