import type { Candidate } from '../understanding/candidates.ts';
import type { Target } from '../knowledge.ts';
import { isWork, type EntityIndex } from '../understanding/entity-index.ts';
import type { Reading } from '../understanding/read-utterance.ts';
import { NOTHING, OFF_TOPIC } from '../understanding/intents.ts';
import type { Limits } from '../understanding/model.ts';

/** A candidate, and the probability (0 to 1) that its answer is meant. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly chance: number;
}

/** Candidates that are less probable are dropped. */
const LEAST_CHANCE = 1e-4;
/** A question of at most so many words is taken to be about this place, though it points at nothing here: "Prices?". */
export const BRIEF = 3;

export const targetsOf = ({ candidate: { meaning } }: Ranked): readonly Target[] =>
  meaning.kind === 'tell' ? meaning.targets : [];
const idOf = (one: Ranked): string | undefined => targetsOf(one)[0]?.split('/')[0];
export const sumChances = (some: readonly Ranked[]): number => some.reduce((sum, { chance }) => sum + chance, 0);

/** "How long was she there?" of six jobs: the same field of each, where the likeliest is a field of a work. */
export function findAlike(ranked: readonly [Ranked, ...Ranked[]], index: EntityIndex): readonly Ranked[] {
  const fieldOf = (one: Ranked): string | undefined => {
    const found = index.findAnswer(targetsOf(one).join());
    return found && isWork(found.entity) ? found.field : undefined;
  };
  const field = fieldOf(ranked[0]);
  return field === undefined ? [] : ranked.filter((one) => fieldOf(one) === field);
}

/** Whether the likeliest is answered, and not asked back. */
export function isSure(
  ranked: readonly [Ranked, ...Ranked[]],
  reading: Reading,
  alike: readonly Ranked[],
  { sure, sureAlone, sureOfStrange }: Limits,
): boolean {
  const [first, second] = ranked;
  const { isHere, hasReference, noun, tokens } = reading;
  const isStrange = !isHere && !hasReference && !noun && tokens.length > BRIEF;
  if (isStrange) {
    // The probabilities of all fields of one entity, and of one field of all entities, say that it is about this place.
    const isOfSame = (one: Ranked): boolean => idOf(first) !== undefined && idOf(one) === idOf(first);
    const ofSame = ranked.filter((one) => one === first || alike.includes(one) || isOfSame(one));
    return sumChances(ofSame) >= sureOfStrange;
  }
  return first.chance >= sure || (first.chance >= sureAlone && first.chance >= 2 * (second?.chance ?? 0));
}

/** The key of a candidate's answer: candidates that would say the same are one answer. */
export function toAnswer({ meaning }: Candidate, index: EntityIndex): string {
  switch (meaning.kind) {
    case 'tell':
      return meaning.targets.map((target) => index.findAnswer(target)?.answer.says.join(' ') ?? target).join('\n');
    case 'nothing':
      return `${NOTHING} ${meaning.entity.id}`;
    case 'act':
      return `act ${meaning.act}`;
    case 'off-topic':
      return OFF_TOPIC;
  }
  return meaning satisfies never;
}

/** Candidates by the chance of their answers, the likeliest first: one of each answer. */
export function rank(
  candidates: readonly Candidate[],
  scores: readonly number[],
  index: EntityIndex,
): readonly Ranked[] {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const best = new Map<string, { candidate: Candidate; own: number; sum: number }>();
  for (const [at, candidate] of candidates.entries()) {
    const own = (odds[at] ?? 0) / all;
    if (own < LEAST_CHANCE) continue;
    const answer = toAnswer(candidate, index);
    const known = best.get(answer);
    if (!known) best.set(answer, { candidate, own, sum: own });
    else best.set(answer, { ...(own > known.own ? { candidate, own } : known), sum: known.sum + own });
  }
  return [...best.values()]
    .map(({ candidate, sum }) => ({ candidate, chance: sum }))
    .toSorted((a, b) => b.chance - a.chance);
}

/** "How do React and Vue differ?": the same field of each that is named is one answer, and no question which is meant. */
export function joinNamed(ranked: readonly Ranked[], { named }: Pick<Reading, 'named'>): readonly Ranked[] {
  const [first] = ranked;
  const [only = '', ...others] = first?.candidate.meaning.kind === 'tell' ? first.candidate.meaning.targets : [];
  if (!first || named.length < 2 || others.length > 0) return ranked;
  const targets = named.map(({ id }) => `${id}/${only.split('/')[1]}`);
  const isOfEach = ({ candidate: { meaning }, chance }: Ranked): boolean =>
    meaning.kind === 'tell' && targets.includes(meaning.targets.join()) && chance >= first.chance / 2;
  const joined = ranked.filter(isOfEach);
  if (joined.length < targets.length) return ranked;
  const meaning = { kind: 'tell', targets, members: named.map(({ id }) => id) } as const;
  return [
    { candidate: { ...first.candidate, meaning }, chance: sumChances(joined) },
    ...ranked.filter((one) => !isOfEach(one)),
  ];
}
