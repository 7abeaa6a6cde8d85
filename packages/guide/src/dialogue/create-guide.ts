import { FOREIGN, PLACE_WORDS } from '../english/words.ts';
import type { Knowledge, Target } from '../knowledge.ts';
import { splitWords } from '../text/split-words.ts';
import { toTerm } from '../english/to-term.ts';
import { createEntityIndex } from '../understanding/entity-index.ts';
import type { Model } from '../understanding/model.ts';
import type { GuideState, GuideTurn } from '../understanding/state.ts';
import { createActor } from './act.ts';
import { createQuoteFinder, NEEDED } from './find-quote.ts';
import { isFarewell } from './is-farewell.ts';
import { createSentenceReplier } from './reply-to-sentences.ts';
import { createResponder } from './respond.ts';
import { createTeller, remark, SILENCE } from './tell.ts';
import { createUnderstanding, type Understood } from './understand.ts';

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
  /** Said when the time of a call is up. */
  readonly timeUp: readonly string[];
}

/** Letters of other scripts are another language at a glance, but in a name of the content. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const FOREIGN_WORDS = 2;
/** A content may have these words as well: beside an offer they choose from it. */
const PLACES: ReadonlySet<string> = new Set([...PLACE_WORDS].map(toTerm));
const LANGUAGE: Target = 'act-language/what';

const isSlot = (token: string): boolean => token.startsWith('<');

/** "Yes, the first", "Heron": a choice of the open offer. */
function findChosen({ reading }: Understood, state: GuideState): Target | undefined {
  const { position, named, topical, noun, tokens } = reading;
  if (state.offer.length < 2 || state.lastReply.targets.length > 0) return undefined;
  if (tokens.every(isSlot)) return state.offer.find((target) => named.some(({ id }) => target.startsWith(`${id}/`)));
  if (named.length > 0 || noun || topical.some((term) => !PLACES.has(term))) return undefined;
  const place = position?.kind === 'index' ? position.index : position?.kind === 'last' ? state.offer.length - 1 : -1;
  return state.offer[place];
}

/** Makes a guide that knows `knowledge` and understands as `model` does. */
export function createGuide(knowledge: Knowledge, model: Model): Guide {
  const { lines } = knowledge;
  const index = createEntityIndex(knowledge.entities);
  const understanding = createUnderstanding(knowledge, model, index);
  const names = new Set(
    [...knowledge.ownerNames, ...knowledge.entities.flatMap(({ names: own = [] }) => own)].flatMap(splitWords),
  );
  const teller = createTeller(knowledge, index);
  const act = createActor(knowledge, teller);
  const responder = createResponder(knowledge, index, teller, act, model.limits);
  const replyToSentences = createSentenceReplier(understanding, index, responder, teller.tell, model.limits);

  const findQuote = createQuoteFinder(knowledge);
  const unsure: ReadonlySet<string> = new Set(
    (['declined', 'unsure', 'notWritten'] as const).flatMap((line) => [
      ...lines[line].slice(0, 1),
      ...(lines[`${line}Again`] ?? []),
    ]),
  );
  const unwritten: ReadonlySet<string> = new Set(
    knowledge.entities.flatMap(({ nothing = '', fields }) => [
      nothing,
      ...Object.values(fields).flatMap(({ says, isUnwritten }) => (isUnwritten ? says.slice(0, 1) : [])),
    ]),
  );

  /** Replaces a denial by the sentence of the content that holds the question's subject, where there is one. */
  function quoteInstead(said: string, turn: GuideTurn, state: GuideState): GuideTurn {
    const [first = ''] = turn.reply.sentences;
    const denial = unsure.has(first) ? 'unsure' : unwritten.has(first) ? 'unwritten' : undefined;
    if (denial === undefined) return turn;
    const [within] = understanding.read(said).named;
    const quote = findQuote(said, { within, needed: NEEDED[denial] });
    return quote ? teller.quote(quote, state) : turn;
  }

  const start: GuideState = { offer: knowledge.greetingOffers, lastReply: SILENCE, told: [], said: [], isOver: false };

  function isForeign({ reading }: Understood): boolean {
    const isOther = (word: string): boolean => OTHER_SCRIPT.test(word) && !names.has(word);
    return reading.words.some(isOther) || reading.words.filter((word) => FOREIGN.has(word)).length >= FOREIGN_WORDS;
  }

  function reply(said: string, state: GuideState): GuideTurn {
    const whole = understanding.understand(said, state);
    if (whole.reading.words.length === 0 && !OTHER_SCRIPT.test(said)) return remark(lines.listening, state);
    if (isForeign(whole) && index.findAnswer(LANGUAGE))
      return teller.tell([LANGUAGE], { ...state, told: state.told.filter((one) => one !== LANGUAGE) });
    if (isFarewell(said)) return act('yes', { ...state, offer: ['act/goodbye'] });
    const chosen = findChosen(whole, state);
    if (chosen) return teller.tell([chosen], { ...state, offer: [] });
    return quoteInstead(said, replyToSentences(said, state), state);
  }

  const begin = (): GuideTurn => remark(lines.greeting, start);
  const replyTo: Guide['replyTo'] = (text, state) => {
    if (state.isOver) return begin();
    const turn = reply(text, state);
    return { ...turn, state: { ...turn.state, said: [...state.said, ...turn.reply.sentences] } };
  };

  return {
    begin,
    replyTo,
    replyToHeard(hearings, state) {
      const turns = hearings.map((heard) => ({ heard, ...replyTo(heard, state) }));
      const understood = turns.find(({ reply: { targets }, state: { isOver } }) => targets.length > 0 || isOver);
      return understood ?? turns[0] ?? { heard: '', ...replyTo('', state) };
    },
    isOwnWord(text, state) {
      const { reading, ranked } = understanding.understand(text, state);
      if (reading.named.length > 0 && reading.tokens.every(isSlot)) return true;
      const meaning = ranked[0]?.candidate.meaning;
      return state.offer.length > 0 && meaning?.kind === 'act' && (meaning.act === 'yes' || meaning.act === 'no');
    },
    timeUp: lines.timeUp,
  };
}
