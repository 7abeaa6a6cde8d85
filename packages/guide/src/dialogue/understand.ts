import { askOfOther, FILLERS, SHORT_IS } from '../english/words.ts';
import type { Entity, EntityKind, Knowledge } from '../knowledge.ts';
import { createCandidateFinder, type Candidate } from '../understanding/candidates.ts';
import { isWork, toMainField, type EntityIndex } from '../understanding/entity-index.ts';
import { createLexicon } from '../understanding/lexicon.ts';
import type { Model } from '../understanding/model.ts';
import { createReader, type Reading } from '../understanding/read-utterance.ts';
import { createBoosts } from '../understanding/topic-boosts.ts';
import type { GuideState } from '../understanding/state.ts';
import { BRIEF, rank, targetsOf, type Ranked } from './decide.ts';

export interface Understood {
  readonly reading: Reading;
  readonly ranked: readonly Ranked[];
}

export interface Understanding {
  readonly read: (text: string) => Reading;
  readonly explain: (text: string, state: GuideState) => { reading: Reading; candidates: readonly Candidate[] };
  readonly understand: (text: string, state: GuideState) => Understood;
}

/**
 * Ratio of the doubts (1 - p): 12 for "Are you real?", which addresses the guide; at least 15 where the owner is meant.
 */
const FAR_SURER = 14;

const NO_BOOSTS: ReadonlyMap<Entity, number> = new Map();
/** Visitors ask for a subject more often than for its gaps. */
const UNWRITTEN = 2;
export const chanceOf = ({ ranked }: Understood): number => ranked[0]?.chance ?? 0;
const toSurer = (one: Understood, other: Understood): Understood => (chanceOf(other) > chanceOf(one) ? other : one);

export function createUnderstanding(knowledge: Knowledge, model: Model, index: EntityIndex): Understanding {
  const lexicon = createLexicon(knowledge);
  const read = createReader(lexicon, model.vocabulary);
  const { sure, sureOfStrange } = model.limits;
  const boostsOf = createBoosts(knowledge.entities);
  const findCandidates = createCandidateFinder(index, lexicon);

  const explain: Understanding['explain'] = (text, state) => {
    const reading = read(text);
    return { reading, candidates: findCandidates(reading, state) };
  };

  function understandAs(text: string, state: GuideState): Understood {
    const { reading, candidates } = explain(text, state);
    const isStrange = !reading.isHere && !reading.hasReference && reading.tokens.length > BRIEF;
    const boosts = reading.named.some(isWork) ? NO_BOOSTS : boostsOf(text, isStrange);
    const boostOf = ({ meaning }: Candidate): number => {
      const found =
        meaning.kind === 'tell' && meaning.targets.length === 1 && index.findAnswer(meaning.targets[0] ?? '');
      const boost = found ? (boosts.get(found.entity) ?? 0) : 0;
      const isGap = found && boost > 0 && found.answer.isUnwritten && found.field !== toMainField(found.entity);
      return isGap ? boost - UNWRITTEN : boost;
    };
    const scores = model.score(reading.tokens, candidates).map((score, at) => {
      const candidate = candidates[at];
      return score + (candidate && boosts.size > 0 ? boostOf(candidate) : 0);
    });
    return { reading, ranked: rank(candidates, scores, index) };
  }

  /** Returns the kind of the answered entity if its answer is written. */
  function kindOfAnswer({ ranked: [first] }: Understood): EntityKind | undefined {
    const found = first && first.chance >= sure ? index.findAnswer(targetsOf(first).join()) : undefined;
    return found?.answer.isUnwritten ? undefined : found?.entity.kind;
  }
  /** "Who are you?" addresses the guide, unless the owner's answer is far more certain. */
  function chooseAddressee(ofGuide: Understood, ofOwner: Understood): Understood {
    const isForGuide = kindOfAnswer(ofGuide) === 'topic';
    const isFarSurer = 1 - chanceOf(ofGuide) > FAR_SURER * (1 - chanceOf(ofOwner));
    const isForOwner = isForGuide ? isFarSurer : chanceOf(ofGuide) < sureOfStrange;
    if (isForOwner && kindOfAnswer(ofOwner)) return ofOwner;
    return isForGuide ? ofGuide : toSurer(ofGuide, ofOwner);
  }

  let last: { readonly text: string; readonly state: GuideState; readonly understood: Understood } | undefined;
  /** The most certain of equivalent wordings. Caches the last result: callers request it twice. */
  function understand(text: string, state: GuideState): Understood {
    if (last?.text === text && last.state === state) return last.understood;
    const understandOne = (wording: string): Understood => understandAs(wording, state);
    const wordings = [...new Set([text, text.replace(SHORT_IS, '$1 was'), text.replaceAll(FILLERS, '')])];
    const asSaid = wordings.map(understandOne).reduce(toSurer);
    const ofOwner = askOfOther(text);
    const understood = ofOwner === text ? asSaid : chooseAddressee(asSaid, understandOne(ofOwner));
    last = { text, state, understood };
    return understood;
  }

  return { read, explain, understand };
}
