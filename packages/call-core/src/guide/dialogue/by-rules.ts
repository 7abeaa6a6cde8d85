import type { Candidate } from './evidence.ts';
import type { Found } from './found.ts';

const toKey = (found: Found | undefined): string => found?.targets.join(' ') ?? 'none';

/**
 * Adds to each way to understand a question that it is what the rules say, of what `kind` that is, and the way of the
 * rules where it is none of the others.
 */
export function addRules(ways: readonly Candidate[], byRules: Found | undefined, kind: string): readonly Candidate[] {
  const ruled = toKey(byRules);
  const isOfRules = ({ found }: Candidate): boolean => found !== undefined && toKey(found) === ruled;
  const evidence = { 'is of rules': 1, [`is of rules, ${kind}`]: 1 };
  const alone = { [byRules?.targets.length ? 'of rules alone' : 'nothing of rules']: 1 };
  return [
    ...ways.map((way) => (isOfRules(way) ? { ...way, evidence: { ...way.evidence, ...evidence } } : way)),
    ...(byRules === undefined || ways.some(isOfRules) ? [] : [{ found: byRules, evidence: alone }]),
  ];
}
