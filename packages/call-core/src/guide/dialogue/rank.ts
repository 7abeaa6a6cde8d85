import type { Candidate } from './evidence.ts';
import type { Found } from './found.ts';
import { WEIGHTS } from './weights.ts';

/** Beside the likeliest field of a subject another is told that is this much as likely. */
const LIKELY_TOO = 0.3;

/** The weighed sum of what speaks for a candidate; the logarithm of how likely it is, but for a constant. */
const weigh = ({ evidence }: Candidate): number =>
  Object.entries(evidence).reduce((sum, [name, value]) => sum + value * (WEIGHTS[name] ?? 0), 0);

/** What is likeliest asked for, of one subject also what is nearly as likely. */
export interface Likeliest {
  readonly found: Found | undefined;
  /** How likely the first is. */
  readonly chance: number;
  /** How likely nothing that is written here is asked for. */
  readonly nothing: number;
}

/** Picks what most speaks for. Pure. */
export function pickLikeliest(candidates: readonly Candidate[]): Likeliest {
  const weighed = candidates
    .map((candidate) => ({ ...candidate, weight: weigh(candidate) }))
    .toSorted((a, b) => b.weight - a.weight);
  const [first, second] = weighed;
  const all = weighed.reduce((sum, { weight }) => sum + Math.exp(weight - (first?.weight ?? 0)), 0);
  const [target, other] = [first, second].map((one) =>
    one?.found?.targets.length === 1 ? one.found.targets[0] : undefined,
  );
  const isOfOne = target !== undefined && target.split('/')[0] === other?.split('/')[0];
  const isLikelyToo = first && second && Math.exp(second.weight - first.weight) > LIKELY_TOO;
  const found = isOfOne && isLikelyToo && other !== undefined ? { targets: [target, other] } : first?.found;
  const nothing = weighed.find((one) => !one.found);
  return { found, chance: 1 / all, nothing: nothing ? Math.exp(nothing.weight - (first?.weight ?? 0)) / all : 0 };
}
