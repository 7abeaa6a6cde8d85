/** One question: what speaks for each way to understand it, and what each is worth, 0 to 1. */
export interface Row {
  readonly evidence: readonly Readonly<Record<string, number>>[];
  readonly worth: readonly number[];
  /** How much the question counts. */
  readonly weight: number;
}

const ROUNDS = 15;
const STEP = 0.15;
/** Keeps weights small that few questions ask for. */
const DECAY = 0.01;
/** Spreads the rows, the same way each time. */
const STRIDE = 7919;
const MODULUS = 10_007;
/** A smaller weight changes no answer. */
const LEAST = 0.03;

const weigh = (evidence: Readonly<Record<string, number>>, weights: ReadonlyMap<string, number>): number =>
  Object.entries(evidence).reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), 0);

function toShares(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/**
 * Learns how much each piece of evidence says, so that what is worth most becomes likeliest: multinomial logistic
 * regression over candidates, by stochastic gradient with a step of its own for each weight (Adagrad).
 */
export function fitWeights(rows: readonly Row[]): Readonly<Record<string, number>> {
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const order = rows
    .filter(({ worth }) => worth.some((one) => one > 0))
    .map((row, index) => ({ row, at: (index * STRIDE) % MODULUS }))
    .toSorted((a, b) => a.at - b.at);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { row } of order) {
      const shares = toShares(row.evidence.map((one) => weigh(one, weights)));
      const sum = shares.reduce((total, share, index) => total + share * (row.worth[index] ?? 0), 0);
      const gradient = new Map<string, number>();
      for (const [index, evidence] of row.evidence.entries()) {
        const share = shares[index] ?? 0;
        const pull = ((share * (row.worth[index] ?? 0)) / (sum || 1) - share) * row.weight;
        for (const [name, value] of Object.entries(evidence))
          gradient.set(name, (gradient.get(name) ?? 0) + pull * value);
      }
      for (const [name, raw] of gradient) {
        const weight = weights.get(name) ?? 0;
        const slope = raw - DECAY * weight;
        const square = (squares.get(name) ?? 1e-3) + slope * slope;
        squares.set(name, square);
        weights.set(name, weight + (STEP * slope) / Math.sqrt(square));
      }
    }
  const rounded = [...weights].map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const);
  return Object.fromEntries(
    rounded.filter(([, weight]) => Math.abs(weight) >= LEAST).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
