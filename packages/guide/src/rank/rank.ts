import type { Candidate } from './candidates.ts';
import type { Target } from '../knowledge.ts';
import type { EntityIndex } from '../read/entity-index.ts';
import type { Reading } from '../read/read-utterance.ts';
import { NOTHING, OFF_TOPIC } from './intents.ts';

/** The probability (0 to 1) of a candidate's answer. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly chance: number;
}

const LEAST_CHANCE = 1e-4;
export const targetsOf = ({ candidate: { meaning } }: Ranked): readonly Target[] =>
  meaning.kind === 'tell' ? meaning.targets : [];
export const sumChances = (ranked: readonly Ranked[]): number => ranked.reduce((sum, { chance }) => sum + chance, 0);

/** Returns a key that candidates with the same answer share. */
function toAnswer({ meaning }: Candidate, index: EntityIndex): string {
  switch (meaning.kind) {
    case 'tell':
      return meaning.targets.map((target) => index.findAnswer(target)?.answer.says[0] ?? target).join('\n');
    case 'nothing':
      return `${NOTHING} ${meaning.entity.id}`;
    case 'act':
      return `act ${meaning.act}`;
    case 'near':
      return `near ${meaning.entity.id}`;
    case 'off-topic':
      return OFF_TOPIC;
  }
  return meaning satisfies never;
}

/** Ranks candidates by the probability of their answers, one per answer. */
export function rank(
  candidates: readonly Candidate[],
  scores: readonly number[],
  index: EntityIndex,
): readonly Ranked[] {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, weight) => sum + weight, 0);
  const best = new Map<string, { candidate: Candidate; chance: number; sum: number }>();
  for (const [at, candidate] of candidates.entries()) {
    const chance = (odds[at] ?? 0) / all;
    if (chance < LEAST_CHANCE) continue;
    const answer = toAnswer(candidate, index);
    const previous = best.get(answer);
    if (!previous) best.set(answer, { candidate, chance, sum: chance });
    else
      best.set(answer, {
        ...(chance > previous.chance ? { candidate, chance } : previous),
        sum: previous.sum + chance,
      });
  }
  return [...best.values()]
    .map(({ candidate, sum }) => ({ candidate, chance: sum }))
    .toSorted((a, b) => b.chance - a.chance);
}

/** "How do React and Vue differ?": joins one field of each named entity. */
export function joinNamed(ranked: readonly Ranked[], { named }: Pick<Reading, 'named'>): readonly Ranked[] {
  const [first] = ranked;
  const [only = '', ...others] = first ? targetsOf(first) : [];
  if (!first || named.length < 2 || others.length > 0) return ranked;
  const targets = named.map(({ id }) => `${id}/${only.split('/')[1]}`);
  const isOfEach = (answer: Ranked): boolean =>
    targets.includes(targetsOf(answer).join()) && answer.chance >= first.chance / 2;
  const joined = ranked.filter(isOfEach);
  if (joined.length < targets.length) return ranked;
  const meaning = { kind: 'tell', targets, members: named.map(({ id }) => id) } as const;
  return [
    { candidate: { ...first.candidate, meaning }, chance: sumChances(joined) },
    ...ranked.filter((answer) => !isOfEach(answer)),
  ];
}
