import type { Knowledge } from '../knowledge.ts';
import { createCandidateFinder, type Candidate } from './candidates.ts';
import type { EntityIndex } from '../read/entity-index.ts';
import { createLexicon } from '../read/lexicon.ts';
import type { Model } from './model.ts';
import { createReader, type Reading } from '../read/read-utterance.ts';
import type { GuideState } from '../read/state.ts';
import { rank, type Ranked } from './rank.ts';

export interface Understood {
  readonly reading: Reading;
  readonly ranked: readonly Ranked[];
}

export interface Understanding {
  readonly read: (text: string) => Reading;
  readonly explain: (text: string, state: GuideState) => { reading: Reading; candidates: readonly Candidate[] };
  readonly understand: (text: string, state: GuideState) => Understood;
}

/** "What do you charge?" may address the owner. */
const askOfOther = (text: string): string =>
  text
    .replaceAll(/\byoursel(?:f|ves)\b/giu, 'themselves')
    .replaceAll(/\byour/giu, 'their')
    .replaceAll(/\byou\b/giu, 'they');

export const chanceOf = ({ ranked }: Understood): number => ranked[0]?.chance ?? 0;

/** From here on, "you" means the guide, however sure the owner's meaning is. */
const SURE_OF_GUIDE = 0.7;
const toSurer = (ofGuide: Understood, ofOwner: Understood): Understood =>
  chanceOf(ofGuide) < SURE_OF_GUIDE && chanceOf(ofOwner) > chanceOf(ofGuide) ? ofOwner : ofGuide;

export function createUnderstanding(knowledge: Knowledge, model: Model, index: EntityIndex): Understanding {
  const lexicon = createLexicon(knowledge);
  const read = createReader(lexicon, model.vocabulary);
  const findCandidates = createCandidateFinder(index, lexicon);

  const explain: Understanding['explain'] = (text, state) => {
    const reading = read(text);
    return { reading, candidates: findCandidates(reading, state) };
  };

  let last: { readonly text: string; readonly state: GuideState; readonly understood: Understood } | undefined;
  /** Caches the last result: callers request it twice. */
  function understand(text: string, state: GuideState): Understood {
    if (last?.text === text && last.state === state) return last.understood;
    const understandAs = (wording: string): Understood => {
      const { reading, candidates } = explain(wording, state);
      return { reading, ranked: rank(candidates, model.score(reading.tokens, candidates), index) };
    };
    const asSaid = understandAs(text);
    const ofOwner = askOfOther(text);
    const understood = ofOwner === text ? asSaid : toSurer(asSaid, understandAs(ofOwner));
    last = { text, state, understood };
    return understood;
  }

  return { read, explain, understand };
}
