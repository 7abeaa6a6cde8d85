import type { Candidate, Evidence } from './evidence.ts';
import type { Found } from './found.ts';

/** Beside the likeliest field of a subject another is told that is this much as likely. */
const LIKELY_TOO = 0.35;

/** The weighed sum of what speaks for a candidate; the logarithm of how likely it is, but for a constant. */
const weigh = ({ evidence }: Candidate, weights: Evidence): number =>
  Object.entries(evidence).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);

/** A candidate, and how likely it is, 0 to 1; together 1. */
export interface Ranked extends Candidate {
  readonly chance: number;
}

/** The candidates, the likeliest first. */
export function rank(candidates: readonly Candidate[], weights: Evidence): readonly Ranked[] {
  const weighed = candidates.map((candidate) => ({ candidate, odds: Math.exp(weigh(candidate, weights)) }));
  const all = weighed.reduce((sum, { odds }) => sum + odds, 0);
  return weighed
    .map(({ candidate, odds }) => ({ ...candidate, chance: odds / all }))
    .toSorted((a, b) => b.chance - a.chance);
}

/**
 * What is likeliest asked for, of one subject also what is nearly as likely. Nothing, where that is as likely as
 * `leastNothing`.
 */
export function pickLikeliest(ranked: readonly Ranked[], leastNothing = 1): Found | undefined {
  const nothing = ranked.find(({ found }) => !found?.targets.length && !found?.act);
  const [first, second] = ranked;
  if (nothing && nothing.chance >= leastNothing && !first?.found?.act) return nothing.found;
  const [target, other] = [first, second].map((one) =>
    one?.found?.targets.length === 1 ? one.found.targets[0] : undefined,
  );
  // What is told in general adds nothing to a particular.
  const isOfOne =
    !second?.evidence['main'] &&
    target !== undefined &&
    target !== other &&
    target.split('/')[0] === other?.split('/')[0];
  const isLikelyToo = first && second && second.chance / first.chance > LIKELY_TOO;
  return isOfOne && isLikelyToo && other !== undefined ? { targets: [target, other] } : first?.found;
}
