import type { Entity, Target } from '../knowledge.ts';
import { ACTS, NOTHING, OFF_TOPIC, type Act } from '../rank/intents.ts';
import type { Meaning } from '../rank/candidates.ts';
import type { Ranked } from '../rank/rank.ts';
import { isWork, toMain, type EntityIndex } from '../read/entity-index.ts';
import type { Reading } from '../read/read-utterance.ts';
import type { GuideState } from '../read/state.ts';
import type { Judgement } from './judge.ts';

/** What a judge outside of the guide is asked: the visitor's words, and ids of the bank. */
export interface Question {
  readonly question: string;
  readonly context: {
    readonly focus?: string | undefined;
    readonly entry?: string | undefined;
    readonly earlier?: string | undefined;
    /** Targets that the guide offered, and those of its last reply. */
    readonly offer: readonly Target[];
    readonly last: readonly Target[];
  };
  /** The ranking's targets, the likeliest first: `entity/field`, `entity/nothing`, `act/name`, `off-topic`. */
  readonly targets: readonly Target[];
}

/** Its choice. `missing`: understood, and not in the bank. */
export type Choice =
  | { readonly say: readonly Target[] }
  | { readonly offer: readonly Target[] }
  | { readonly missing: true }
  | { readonly unclear: true };

export const MOST_CHOSEN = 3;
/** As many as the backend takes. */
const MOST_ASKED = 40;
const ACT = 'act/';

function toTargets(meaning: Meaning): readonly Target[] {
  switch (meaning.kind) {
    case 'tell':
      return meaning.targets;
    case 'nothing':
      return [`${meaning.entity.id}/${NOTHING}`];
    case 'act':
      return [`${ACT}${meaning.act}`];
    case 'near':
      return [toMain(meaning.entity)];
    case 'off-topic':
      return [OFF_TOPIC];
  }
  return meaning satisfies never;
}

export function toQuestion(question: string, ranked: readonly Ranked[], state: GuideState): Question {
  const { focus, entry, earlier, offer, lastReply } = state;
  const targets = ranked.flatMap(({ candidate }) => toTargets(candidate.meaning));
  return {
    question,
    context: { focus, entry, earlier, offer: offer.slice(0, MOST_ASKED), last: lastReply.targets.slice(0, MOST_ASKED) },
    targets: [...new Set(targets)].slice(0, MOST_ASKED),
  };
}

/** Targets of one field of several works are compared; others are said one after the other. */
function toMeaning(targets: readonly Target[], index: EntityIndex): Meaning | undefined {
  const [first = ''] = targets;
  if (first === OFF_TOPIC) return { kind: 'off-topic' };
  const act = ACTS.find((name: Act) => first === `${ACT}${name}`);
  if (act) return { kind: 'act', act };
  const entity = first.endsWith(`/${NOTHING}`) ? index.find(first.split('/')[0]) : undefined;
  if (entity?.nothing) return { kind: 'nothing', entity };
  const found = targets.flatMap((target) => index.findAnswer(target) ?? []);
  if (found.length === 0) return undefined;
  const told = found.map(({ entity: { id }, field }) => `${id}/${field}`);
  const isCompared = found.length > 1 && found.every((fact) => isWork(fact.entity) && fact.field === found[0]?.field);
  return { kind: 'tell', targets: told, ...(isCompared && { members: found.map(({ entity: { id } }) => id) }) };
}

function isWritten(target: Target, index: EntityIndex): boolean {
  const found = index.findAnswer(target);
  return found !== undefined && !found.answer.isUnwritten;
}

/** Undefined: the choice means nothing here, and the guide's own judge decides. */
export function toJudgement(
  choice: Choice,
  { named, hasReference }: Reading,
  { focus }: GuideState,
  index: EntityIndex,
): Judgement | undefined {
  if ('unclear' in choice) return { kind: 'unknown', line: 'unsure' };
  if ('missing' in choice) {
    const subject: Entity | undefined = named[0] ?? (hasReference ? index.find(focus) : undefined);
    return { kind: 'unknown', line: 'notWritten', ...(subject && { subject }) };
  }
  const offered =
    'offer' in choice ? choice.offer.slice(0, MOST_CHOSEN).filter((target) => isWritten(target, index)) : [];
  if (offered.length > 1) return { kind: 'offer', targets: offered };
  const targets = 'say' in choice ? choice.say.slice(0, MOST_CHOSEN) : offered;
  const meaning = toMeaning(targets, index);
  return meaning && { kind: 'say', candidate: { meaning, labels: [], features: {} } };
}
