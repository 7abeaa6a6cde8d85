import { createJudge, type Judge, type Judgement } from '../judge/judge.ts';
import { toJudgement, toQuestion, type Choice, type Question } from '../judge/outside.ts';
import type { Knowledge, Target } from '../knowledge.ts';
import type { Candidate } from '../rank/candidates.ts';
import { createEntityIndex, type EntityIndex } from '../read/entity-index.ts';
import type { Model } from '../rank/model.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { hasWords } from '../english/split-words.ts';
import { createActor } from './act.ts';
import { listChoices } from './ask-back.ts';
import { isFarewell } from './is-farewell.ts';
import { createForeignTest } from './is-foreign.ts';
import { createSentenceReplier } from './reply-to-sentences.ts';
import { createSayer } from './say.ts';
import { remark, SILENCE } from './remark.ts';
import { createTeller } from './tell.ts';
import { createNamer } from '../read/to-known-name.ts';
import { chanceOf, createUnderstanding, type Understood } from '../rank/understand.ts';

/** How one question passes the stages; `chance` is 0 to 1, the likeliest first. */
export interface Explanation {
  readonly tokens: readonly string[];
  readonly ranked: readonly { readonly meaning: Candidate['meaning']; readonly chance: number }[];
  readonly judgement: Judgement;
}

/** Pure: the same text and state give the same reply. */
export interface Guide {
  /** The greeting and the state of a new call. */
  begin(): GuideTurn;
  /**
   * The reply and the next state. After the end of a call, starts a new one. `choice` replaces the guide's own
   * judgement, where the guide asks for one.
   */
  replyTo(text: string, state: GuideState, choice?: Choice): GuideTurn;
  /** Answers the first hearing that is understood, or else the first one. */
  replyToHeard(hearings: readonly string[], state: GuideState, choice?: Choice): GuideTurn & { readonly heard: string };
  /** What to ask another judge about the surest hearing. Undefined where nothing is left to judge. */
  toQuestion(hearings: readonly string[], state: GuideState): Question | undefined;
  /**
   * True for a name alone, or a yes or no to an offer: such words count as the visitor's even if the assistant just
   * said them.
   */
  isOwnWord(text: string, state: GuideState): boolean;
  /** For developers: reading, ranking and judgement of a text. */
  explain(text: string, state: GuideState): Explanation;
  /** Announces that the call's time is up. */
  readonly timeUp: readonly string[];
}

const LANGUAGE: Target = 'act-language/what';

/** A correction is answered without a judgement. */
const UNJUDGED: Judgement = { kind: 'unknown', line: 'unsure' };

const isSlot = (token: string): boolean => token.startsWith('<');

/** A pressed choice, "Yes, the first", "Heron": the chosen target of the open offer. */
function findChosen({ reading }: Understood, state: GuideState, index: EntityIndex): Target | undefined {
  const { text, position, named, topical, noun, tokens } = reading;
  const pressed = listChoices(state.offer, index).find(({ name }) => hasWords(text, name));
  if (pressed) return pressed.target;
  if (state.offer.length < 2) return undefined;
  if (tokens.every(isSlot)) return state.offer.find((target) => named.some(({ id }) => target.startsWith(`${id}/`)));
  if (named.length > 0 || noun || topical.length > 0) return undefined;
  const place = position?.kind === 'index' ? position.index : position?.kind === 'last' ? state.offer.length - 1 : -1;
  return state.offer[place];
}

/** Answers from `knowledge` and understands with `model`. */
export function createGuide(knowledge: Knowledge, model: Model): Guide {
  const { lines } = knowledge;
  const toKnownName = createNamer(knowledge.guideNames);
  const index = createEntityIndex(knowledge.entities);
  const understanding = createUnderstanding(knowledge, model, index);
  const teller = createTeller(knowledge, index);
  const act = createActor(knowledge, index, teller);
  const judge = createJudge(index, model.limits);
  const say = createSayer(knowledge, index, teller, act);
  const replyToSentences = createSentenceReplier(understanding, index, judge, say, teller.tell);

  const isForeign = createForeignTest(knowledge);
  const start: GuideState = { offer: knowledge.greetingOffers, lastReply: SILENCE, told: [], said: [], isOver: false };

  /** Replies where the words alone decide. */
  function settle(said: string, state: GuideState): GuideTurn | undefined {
    const text = toKnownName(said);
    const whole = understanding.understand(text, state);
    if (whole.reading.words.length === 0 && !/\p{L}/u.test(text)) return remark(lines.listening, state);
    if (isFarewell(text)) return act('yes', { ...state, offer: ['act/goodbye'] });
    if (isForeign(text) && index.findAnswer(LANGUAGE))
      return teller.tell([LANGUAGE], { ...state, told: state.told.filter((target) => target !== LANGUAGE) });
    const chosen = findChosen(whole, state, index) ?? teller.findSuggested(said, state);
    const reading = state.asked === undefined ? undefined : understanding.read(state.asked);
    return chosen === undefined
      ? undefined
      : teller.tell([chosen], { ...state, offer: [], asked: undefined }, { reading });
  }

  function reply(said: string, state: GuideState, choice: Choice | undefined): GuideTurn {
    const settled = settle(said, state);
    if (settled) return settled;
    const [text, after] = [toKnownName(said), { ...state, asked: undefined }];
    const { reading } = understanding.understand(text, after);
    const judgement = choice && toJudgement(choice, reading, after, index);
    return judgement ? say(judgement, after, reading) : replyToSentences(text, after);
  }

  const begin = (): GuideTurn => remark(lines.greeting, start);
  const replyTo: Guide['replyTo'] = (text, state, choice) => {
    if (state.isOver) return begin();
    const turn = reply(text, state, choice);
    return { ...turn, state: { ...turn.state, said: [...state.said, ...turn.reply.sentences] } };
  };

  return {
    begin,
    replyTo,
    replyToHeard(hearings, state, choice) {
      const turns = hearings.map((heard) => ({ heard, ...replyTo(heard, state, choice) }));
      const understood = turns.find(({ reply: { targets }, state: { isOver } }) => targets.length > 0 || isOver);
      return understood ?? turns[0] ?? { heard: '', ...replyTo('', state) };
    },
    toQuestion(hearings, state) {
      const all = hearings.map((heard) => ({ heard, understood: understanding.understand(toKnownName(heard), state) }));
      const [surest] = all.toSorted((a, b) => chanceOf(b.understood) - chanceOf(a.understood));
      const isSettled = !surest || state.isOver || settle(surest.heard, state) !== undefined;
      return isSettled ? undefined : toQuestion(surest.heard, surest.understood.ranked, state);
    },
    isOwnWord(text, state) {
      const { reading, ranked } = understanding.understand(toKnownName(text), state);
      if (reading.named.length > 0 && reading.tokens.every(isSlot)) return true;
      const meaning = ranked[0]?.candidate.meaning;
      return state.offer.length > 0 && meaning?.kind === 'act' && (meaning.act === 'yes' || meaning.act === 'no');
    },
    explain(text, state) {
      let judged = { understood: understanding.understand(toKnownName(text), state), judgement: UNJUDGED };
      // Of several sentences, the last that was judged.
      const watch: Judge = (understood, before) => {
        judged = { understood, judgement: judge(understood, before) };
        return judged.judgement;
      };
      createSentenceReplier(understanding, index, watch, say, teller.tell)(toKnownName(text), state);
      const { understood, judgement } = judged;
      const ranked = understood.ranked.map(({ candidate, chance }) => ({ meaning: candidate.meaning, chance }));
      return { tokens: understood.reading.tokens, ranked, judgement };
    },
    timeUp: lines.timeUp,
  };
}
