import { BORDER, CLOSING, CORRECTION, FOREIGN, LAST, OPENING, ORDINALS, QUESTION } from '../english/words.ts';
import type { Knowledge, Target } from '../knowledge.ts';
import { splitWords } from '../text/split-words.ts';
import { toTerm } from '../text/to-term.ts';
import { createCandidateFinder, type Candidate } from '../understanding/candidates.ts';
import { createEntityIndex, toMain } from '../understanding/entity-index.ts';
import { findPlaced } from '../understanding/find-placed.ts';
import { createLexicon } from '../understanding/lexicon.ts';
import type { Model } from '../understanding/model.ts';
import { createReader, type Reading } from '../understanding/read-utterance.ts';
import type { GuideState, GuideTurn } from '../understanding/state.ts';
import { createActor } from './act.ts';
import { findChoice } from './ask-back.ts';
import { isFarewell } from './is-farewell.ts';
import { isSure, ONE_OF_TWO, rank, SURE, type Ranked } from './decide.ts';
import { createTeller, SILENCE } from './tell.ts';

/** Talks from a content: pure, so that a terminal, a test and a call say the same. */
export interface Guide {
  /** The greeting, and the state of a new call. */
  begin(): GuideTurn;
  /** What is answered to `text`, and what is remembered after it. After the end of a call a new one begins. */
  replyTo(text: string, state: GuideState): GuideTurn;
  /** The first of several hearings of one utterance that is understood; else the first of all. */
  replyToHeard(hearings: readonly string[], state: GuideState): GuideTurn & { readonly heard: string };
  /** Whether it is a name alone, or takes or leaves what is offered: nobody's echo, whatever was said just before. */
  isOwnWord(text: string, state: GuideState): boolean;
  /** Every way to understand an utterance: for the trainer. */
  explain(text: string, state: GuideState): Explanation;
  /** What is said and remembered when a candidate is meant. */
  answer(candidate: Candidate, state: GuideState): GuideTurn;
  /** Said when the time of a call is up. */
  readonly timeUp: readonly string[];
}

/** An utterance, taken apart, and the ways to understand it. */
export interface Explanation {
  readonly reading: Reading;
  readonly candidates: readonly Candidate[];
}

/** What an utterance means, the likeliest first. */
interface Understood {
  readonly reading: Reading;
  readonly ranked: readonly Ranked[];
}

/** Letters of other scripts are another language at a glance, but in a name of the content. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const FOREIGN_WORDS = 2;
/** Sentences of each, when two questions are answered at once. */
const MOST_OF_EACH = 1;
/** A content may have these words as well: beside an offer they choose from it. */
const PLACES: ReadonlySet<string> = new Set([...ORDINALS, ...LAST].map(toTerm));
const SHORT_IS = /\b(what|who|where|when|how|why)['’]s\b/giu;
const LANGUAGE: Target = 'act-language/what';

/** Makes a guide that knows `knowledge` and understands as `model` does. */
export function createGuide(knowledge: Knowledge, model: Model): Guide {
  const { lines } = knowledge;
  const index = createEntityIndex(knowledge.entities);
  const lexicon = createLexicon(knowledge);
  const read = createReader(lexicon, model.vocabulary);
  const findCandidates = createCandidateFinder(index, lexicon);
  const names = new Set(
    [...knowledge.ownerNames, ...knowledge.entities.flatMap(({ names: own = [] }) => own)].flatMap(splitWords),
  );
  const teller = createTeller(knowledge, index);
  const { remark, tell, decline, suggest } = teller;
  const act = createActor(knowledge, teller);

  const start: GuideState = {
    offer: knowledge.greetingOffers,
    lastReply: SILENCE,
    told: [],
    isOver: false,
  };

  const explain = (text: string, state: GuideState): Explanation => {
    const reading = read(text);
    return { reading, candidates: findCandidates(reading, state) };
  };

  function understandAs(text: string, state: GuideState): Understood {
    const { reading, candidates } = explain(text, state);
    return { reading, ranked: rank(candidates, model.score(reading.tokens, candidates), index) };
  }

  /** "When's Heron?": what is short for "is" is short for "was" too. The surer of both is meant. */
  function understand(text: string, state: GuideState): Understood {
    const is = understandAs(text, state);
    const past = text.replace(SHORT_IS, '$1 was');
    if (past === text) return is;
    const was = understandAs(past, state);
    return (was.ranked[0]?.chance ?? 0) > (is.ranked[0]?.chance ?? 0) ? was : is;
  }

  function answer({ meaning }: Candidate, state: GuideState, reading?: Reading): GuideTurn {
    switch (meaning.kind) {
      case 'tell':
        return tell(meaning.targets, state, {
          ...(reading && { reading }),
          ...(meaning.members && { members: meaning.members }),
        });
      case 'nothing':
        return decline(meaning.entity.nothing ?? lines.unsure[0] ?? '', meaning.entity, state);
      case 'act':
        return act(meaning.act, state);
      case 'off-topic':
        return offerStarters(lines.declined, state);
    }
    return meaning satisfies never;
  }

  function offerStarters(sentences: readonly string[], state: GuideState): GuideTurn {
    const { starters } = knowledge;
    return remark(sentences, { ...state, offer: starters }, { suggestions: suggest(starters) });
  }

  /** What was told already is hardly asked for again, where something else is half as likely. */
  function preferUntold(ranked: readonly Ranked[], { told }: GuideState): readonly Ranked[] {
    const [first, second, ...others] = ranked;
    if (!first || !second || second.chance < first.chance / 2) return ranked;
    const isTold = ({ candidate: { meaning } }: Ranked): boolean =>
      meaning.kind === 'tell' && meaning.targets.every((target) => told.includes(target));
    return isTold(first) && !isTold(second) ? [{ ...second, chance: first.chance }, ...others] : ranked;
  }

  /** Answers what is sure, asks back between two, and says of the rest that it was not understood. */
  function decide({ reading, ranked }: Understood, state: GuideState): GuideTurn {
    const [first, ...others] = preferUntold(ranked, state);
    const [second] = others;
    if (!first) return remark(lines.unsure, state);
    if (isSure([first, ...others], reading)) return answer(first.candidate, state, reading);
    const choices = [first, second].flatMap((one) =>
      one?.candidate.meaning.kind === 'tell' && one.candidate.meaning.targets.length === 1
        ? one.candidate.meaning.targets
        : [],
    );
    const isOneOfTwo = second && first.chance + second.chance >= ONE_OF_TWO;
    const choice = isOneOfTwo ? findChoice(choices, index) : undefined;
    if (choice) return remark(choice.sentences, { ...state, offer: choice.offer });
    const [entity] = [...reading.named, ...(reading.hasReference ? index.findAll([state.focus ?? '']) : [])];
    if (entity) return decline(lines.unsure[0] ?? '', entity, state);
    return offerStarters(lines.unsure, state);
  }

  /** The only question of several sentences, or two questions at once, where they are sure for themselves. */
  function replyToParts(text: string, state: GuideState): GuideTurn {
    const whole = understand(text, state);
    const parts = text.split(BORDER).filter((part) => part.trim() !== '');
    if (parts.length < 2) return decide(whole, state);
    const asked = parts.filter((part) => QUESTION.test(part));
    const [first, second] = asked.length > 0 ? asked.slice(-2) : parts.slice(-1);
    const one = understand(first ?? text, state);
    const chance = ({ ranked }: Understood): number => ranked[0]?.chance ?? 0;
    if (second === undefined) return decide(chance(one) > chance(whole) ? one : whole, state);
    const before = decide(one, state);
    const other = understand(second, before.state);
    if (Math.min(chance(one), chance(other)) < Math.max(SURE, chance(whole) / 2)) return decide(whole, state);
    const after = decide(other, before.state);
    if (before.reply.targets.length === 0) return after;
    if (after.reply.targets.length === 0) return before;
    const sentences = [before, after].flatMap(({ reply }) => reply.sentences.slice(0, MOST_OF_EACH));
    const targets = [...before.reply.targets, ...after.reply.targets];
    return remark([...new Set(sentences)], after.state, { ...after.reply, sentences, targets });
  }

  /** "Yes, the first": a choice of the open offer. */
  function choose({ reading }: Understood, state: GuideState): GuideTurn | undefined {
    const { position, named, topical, noun } = reading;
    if (state.offer.length < 2 || state.lastReply.targets.length > 0) return undefined;
    if (named.length > 0 || noun || topical.some((term) => !PLACES.has(term))) return undefined;
    const place = position?.kind === 'index' ? position.index : position?.kind === 'last' ? state.offer.length - 1 : -1;
    const target = state.offer[place];
    return target === undefined ? undefined : tell([target], { ...state, offer: [] });
  }

  function isForeign({ reading }: Understood): boolean {
    const isOther = (word: string): boolean => OTHER_SCRIPT.test(word) && !names.has(word);
    return reading.words.some(isOther) || reading.words.filter((word) => FOREIGN.has(word)).length >= FOREIGN_WORDS;
  }

  /** What stands after the last correction is meant; of a name or a place alone, what was asked before it. */
  function replyToCorrected(said: string, state: GuideState): GuideTurn {
    const last = [...said.matchAll(CORRECTION)].at(-1);
    const rest = last ? said.slice(last.index + last[0].length) : said;
    const before = said.slice(0, last?.index ?? 0);
    // "Which projects use no React?" corrects nothing.
    if (before.trim() !== '' && last?.[0].trim().toLowerCase() !== 'no') {
      const reading = read(rest);
      const asked = replyToParts(before, state).state;
      const isName = reading.tokens.every((token) => token.startsWith('<'));
      const isPlace = reading.named.length + reading.topical.length === 0;
      const meant = isName ? reading.named[0] : isPlace ? findPlaced(reading, asked, index) : undefined;
      if (meant) {
        const isAlike = index.find(asked.focus)?.kind === meant.kind && meant.fields[asked.field ?? ''];
        const target = isAlike ? `${meant.id}/${asked.field}` : toMain(meant);
        return tell([target], { ...asked, told: state.told });
      }
    }
    const text = splitWords(rest).length > 1 ? rest : said;
    return replyToParts(text.replace(OPENING, '').replace(CLOSING, ''), state);
  }

  function reply(said: string, state: GuideState): GuideTurn {
    const whole = understand(said, state);
    if (whole.reading.words.length === 0 && !OTHER_SCRIPT.test(said)) return remark(lines.listening, state);
    if (isForeign(whole) && index.findAnswer(LANGUAGE))
      return tell([LANGUAGE], { ...state, told: state.told.filter((one) => one !== LANGUAGE) });
    if (isFarewell(said)) return act('yes', { ...state, offer: ['act/goodbye'] });
    const chosen = choose(whole, state);
    if (chosen) return chosen;
    return replyToCorrected(said, state);
  }

  const replyTo: Guide['replyTo'] = (text, state) => (state.isOver ? begin() : reply(text, state));
  const begin = (): GuideTurn => remark(lines.greeting, start);

  return {
    begin,
    replyTo,
    replyToHeard(hearings, state) {
      const [first = ''] = hearings;
      const turns = hearings.map((heard) => ({ heard, ...replyTo(heard, state) }));
      const isUnderstood = ({ reply: { targets }, state: after }: GuideTurn): boolean =>
        targets.length > 0 || after.isOver;
      return turns.find(isUnderstood) ?? { heard: first, ...replyTo(first, state) };
    },
    isOwnWord(text, state) {
      const { reading, ranked } = understand(text, state);
      if (reading.named.length > 0 && reading.tokens.every((token) => token.startsWith('<'))) return true;
      const meaning = ranked[0]?.candidate.meaning;
      return state.offer.length > 0 && meaning?.kind === 'act' && (meaning.act === 'yes' || meaning.act === 'no');
    },
    explain,
    answer: (candidate, state) => answer(candidate, state),
    timeUp: lines.timeUp,
  };
}
