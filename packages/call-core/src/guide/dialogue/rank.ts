import type { Candidate, Evidence } from './evidence.ts';
import type { Found } from './found.ts';

/** Beside the likeliest field of a subject another is told that is this much as likely. */
const LIKELY_TOO = 0.35;

/** The weighed sum of what speaks for a candidate; the logarithm of how likely it is, but for a constant. */
const weigh = ({ evidence }: Candidate, weights: Evidence): number =>
  Object.entries(evidence).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);

/**
 * What is likeliest asked for, of one subject also what is nearly as likely. Nothing, where that is as likely as
 * `leastNothing`.
 */
export function pickLikeliest(
  candidates: readonly Candidate[],
  weights: Evidence,
  leastNothing = 1,
): Found | undefined {
  const weighed = candidates
    .map((candidate) => ({ ...candidate, odds: Math.exp(weigh(candidate, weights)) }))
    .toSorted((a, b) => b.odds - a.odds);
  const all = weighed.reduce((sum, { odds }) => sum + odds, 0);
  const nothing = weighed.find(({ found }) => !found?.targets.length);
  if (nothing && nothing.odds / all >= leastNothing) return nothing.found;
  const [first, second] = weighed;
  const [target, other] = [first, second].map((one) =>
    one?.found?.targets.length === 1 ? one.found.targets[0] : undefined,
  );
  // What is told in general adds nothing to a particular.
  const isOfOne = !second?.evidence['main'] && target !== undefined && target.split('/')[0] === other?.split('/')[0];
  const isLikelyToo = first && second && second.odds / first.odds > LIKELY_TOO;
  return isOfOne && isLikelyToo && other !== undefined ? { targets: [target, other] } : first?.found;
}
