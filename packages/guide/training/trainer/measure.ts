import type { Limits } from '@asad/guide/src/rank/model.ts';
import { scoreRow, toChances, type Fitted } from './fit.ts';
import type { Row } from './rows.ts';

/** An offer has so many answers. */
const MOST_OFFERED = 3;

/** The likeliest answer, and those of the likeliest that can be offered: probability, and worth (0 to 1). */
export function toOutcome(row: Row, fitted: Fitted, labelCount: number) {
  const chances = toChances(scoreRow(row, fitted, labelCount));
  const sums = new Map<number, { chance: number; worth: number; isTold: boolean }>();
  for (const [way, chance] of chances.entries()) {
    const answer = row.answers[way]!;
    const sum = sums.get(answer);
    sums.set(answer, {
      chance: (sum?.chance ?? 0) + chance,
      worth: Math.max(sum?.worth ?? 0, row.worth[way]!),
      isTold: row.isTold[way] === true,
    });
  }
  const likeliest = [...sums.values()].toSorted((a, b) => b.chance - a.chance).slice(0, MOST_OFFERED);
  const offered = likeliest.filter(({ isTold }) => isTold);
  return {
    chance: likeliest[0]?.chance ?? 0,
    worth: likeliest[0]?.worth ?? 0,
    offeredChance: offered.reduce((sum, { chance }) => sum + chance, 0),
    offeredWorth: Math.max(0, ...offered.map(({ worth }) => worth)),
  };
}

export type Outcome = ReturnType<typeof toOutcome>;

/**
 * Answers of at least `say` are given; below, those that reach `offer` together are offered: one is right (`asked`), or
 * none (`askedWrong`).
 */
export function tally(outcomes: readonly Outcome[], { say, offer }: Limits) {
  const counts = { good: 0, weak: 0, wrong: 0, asked: 0, askedWrong: 0, unsure: 0 };
  for (const { chance, worth, offeredChance, offeredWorth } of outcomes) {
    if (chance >= say) counts[worth >= 1 ? 'good' : worth > 0 ? 'weak' : 'wrong'] += 1;
    else if (offeredChance >= offer) counts[offeredWorth > 0 ? 'asked' : 'askedWrong'] += 1;
    else counts.unsure += 1;
  }
  return counts;
}

const BUCKETS = 10;

/** Share of right answers for each tenth of the stated probability. */
export function tabulateChances(outcomes: readonly Outcome[]): string {
  const rows = Array.from({ length: BUCKETS }, (_, at) => {
    const bucketOutcomes = outcomes.filter(({ chance }) => Math.min(BUCKETS - 1, Math.floor(chance * BUCKETS)) === at);
    const right = bucketOutcomes.filter(({ worth }) => worth >= 1).length;
    const mean = bucketOutcomes.reduce((sum, { chance }) => sum + chance, 0) / (bucketOutcomes.length || 1);
    return `${(at / BUCKETS).toFixed(1)}–${((at + 1) / BUCKETS).toFixed(1)}  ${String(bucketOutcomes.length).padStart(6)} turns  said ${mean.toFixed(2)}  right ${(right / (bucketOutcomes.length || 1)).toFixed(2)}`;
  });
  return rows.join('\n');
}
