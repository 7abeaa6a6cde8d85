import { findStranger } from '../retrieval/question-manner.ts';
import { BORDER, END, QUESTION } from '../retrieval/stop-words.ts';
import type { Evidence } from './evidence.ts';
import { createDecliner } from './decline.ts';
import type { Found, Target } from './found.ts';
import type { GuideState, GuideTurn } from './guide-state.ts';
import { createLibrary } from './library.ts';
import { standsAt, splitUtterance } from './split-utterance.ts';
import type { Act, GuideContent } from './subject.ts';
import { createTeller, NOTHING } from './tell.ts';
import { createUnderstander } from './understand.ts';

/** Talks from a content: pure, so that a terminal, a test and a call say the same. */
export interface Guide {
  /** The greeting, and the state of a new call. */
  begin(): GuideTurn;
  /** What is answered to `question`, and what is remembered after it. After the end of a call a new one begins. */
  replyTo(question: string, state: GuideState): GuideTurn;
  /** The first of several hearings of one utterance that is understood; else the first of all. */
  replyToHeard(hearings: readonly string[], state: GuideState): GuideTurn & { readonly heard: string };
  /** Whether it is a name alone, or takes or leaves what is offered: nobody's echo, whatever was said just before. */
  isOwnWord(text: string, state: GuideState): boolean;
  /** The ways to understand a question that is no act: for learning how much each piece of evidence says. */
  explain(question: string, state: GuideState): readonly Explanation[];
  /** Said when the time of a call is up. */
  readonly timeUp: readonly string[];
}

/** One way to understand a question: what speaks for it, and what would be replied. */
export interface Explanation {
  readonly evidence: Evidence;
  readonly turn: GuideTurn;
  /** What the visitor does, where nothing is asked. */
  readonly act?: Act;
}

/** Sentences of each, when two questions are answered at once. */
const MOST_OF_EACH = 2;
/** Letters of other scripts are another language at a glance. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const FOREIGN_WORDS = 2;
/** More questions at once are nobody's. */
const MOST_PARTS = 2;
/** Longer sentences lead up to what they ask. */
const LONG = 12;
/** An end of fewer words is no question of its own. */
const FEWEST_WORDS = 3;
/** What is made of a question. */
interface Answered {
  /** Undefined: nothing here is asked for. */
  readonly turn?: GuideTurn;
  /** How sure that is, 0 to 1. */
  readonly chance: number;
  readonly found?: Found | undefined;
  readonly near?: readonly Target[];
}

/** Makes a guide that knows `content`. */
export function createGuide(content: GuideContent): Guide {
  const { lines } = content;
  const library = createLibrary(content);
  const { read, trim, readAct, explain, understand } = createUnderstander(content, library);
  const corrections = content.corrections.map(splitUtterance).toSorted((a, b) => b.length - a.length);
  const foreign = new Set(content.foreignWords);

  const teller = createTeller(content, library);
  const { remark, tell, goOn } = teller;
  const decline = createDecliner(content, library, teller, read);

  const start: GuideState = {
    offer: content.greetingOffers,
    lastReply: NOTHING,
    lastQuestion: '',
    told: [],
    isOver: false,
  };

  function act(kind: Act, state: GuideState): GuideTurn {
    const answeredBy = content.acts[kind].answeredBy;
    if (answeredBy !== undefined) return tell({ targets: [answeredBy] }, state);
    const { lastReply, offer } = state;
    switch (kind) {
      case 'repeat':
        return remark(lastReply.sentences, state, lastReply);
      case 'slower':
        return remark(
          [...lines.onePace, ...lastReply.sentences],
          { ...state },
          { ...lastReply, sentences: [...lines.onePace, ...lastReply.sentences] },
        );
      case 'more':
        return state.focus === undefined && offer.length > 0 ? act('yes', state) : goOn(state);
      case 'yes': {
        const [first] = offer;
        return first === undefined ? goOn(state) : tell({ targets: [first] }, { ...state, offer: [] });
      }
      case 'no':
        return remark(lines.asYouLike, { ...state, offer: [] });
      case 'stop':
        return { reply: NOTHING, state: { ...state, offer: [] } };
      case 'goodbye':
        return {
          reply: { ...NOTHING, sentences: lines.goodbye },
          state: { ...state, isOver: true },
        };
      default:
        throw new Error(`The act "${kind}" has neither a handling nor a subject that answers it.`);
    }
  }

  /** What is replied to a way to understand a question. */
  const turnOf = (found: Found | undefined, question: string, state: GuideState): GuideTurn =>
    found?.act ? act(found.act, state) : found?.targets.length ? tell(found, state) : decline(question, state, found);

  function answer(question: string, state: GuideState): Answered {
    const { words, found, chance, near } = understand(question, state);
    if (found?.act) return { turn: act(found.act, state), chance };
    if (!found || found.targets.length === 0) return { found, near, chance };
    const [target = ''] = found.targets;
    const isAgain = words.join(' ') === trim(splitUtterance(state.lastQuestion)).join(' ');
    const subject = library.findAnswer(target)?.subject;
    const isMore = isAgain && found.targets.length === 1 && state.told.includes(target);
    return { turn: isMore ? goOn(state, subject) : tell(found, state), chance };
  }

  /**
   * Two questions at once are answered both when each has an answer. Of one, and what is told beside it, what is surer is
   * answered: "I type every invoice twice. Got anything?" needs the whole, "I read about him. Who is he?" the question.
   */
  function answerParts(question: string, state: GuideState): GuideTurn {
    const parts = question.split(BORDER).filter((part) => part.trim() !== '');
    const isAsked = (part: string): boolean => QUESTION.test(part) || read(part).subjects.length > 0;
    const asked = parts.length > 1 ? parts.filter(isAsked).slice(-MOST_PARTS) : [];
    let current = state;
    const answers = asked.map((part) => {
      const answered = answer(part, current);
      current = answered.turn?.state ?? current;
      return answered;
    });
    const told = answers.flatMap(({ turn }) => turn ?? []);
    if (told.length > 1 && told.length === asked.length) {
      const sentences = [...new Set(told.flatMap(({ reply }) => reply.sentences.slice(0, MOST_OF_EACH)))];
      const targets = [...new Set(told.flatMap(({ reply }) => reply.targets))];
      const members = [...new Set(told.flatMap(({ state: { focus } }) => focus ?? []))];
      const list = members.length > 1 ? { members, index: members.length - 1 } : current.list;
      return remark(sentences, { ...current, ...(list && { list }) }, { ...told.at(-1)?.reply, sentences, targets });
    }
    const whole = answer(question, state);
    const end = splitUtterance(question).length > LONG ? answerEnd(question, state) : undefined;
    const ways = [...(asked.length === 1 ? answers : []), ...(end ? [end] : []), whole];
    const [surest] = ways.filter(({ turn }) => turn).toSorted((a, b) => b.chance - a.chance);
    const turn = surest?.turn ?? told[0] ?? answerEnd(question, state)?.turn;
    return turn ?? decline(question, state, whole.found, whole.near);
  }

  /** "I have a small shop and, well, has he ever made shops?": what is asked in the end, when the whole is not understood. */
  function answerEnd(question: string, state: GuideState): Answered | undefined {
    const { person, rest, subjects } = read(question);
    if (person !== 'owner' && findStranger(rest)) return undefined;
    const ends = [...question.matchAll(END)].map(({ index }) => question.slice(index)).toReversed();
    const end = ends.find((part) => splitUtterance(part).length >= FEWEST_WORDS && part.length < question.length);
    // What was named before it is meant in it.
    if (end === undefined || subjects.some((subject) => !read(end).subjects.includes(subject))) return undefined;
    return answer(end, state);
  }

  function isForeign(question: string): boolean {
    if (OTHER_SCRIPT.test(question)) return true;
    return splitUtterance(question).filter((word) => foreign.has(word)).length >= FOREIGN_WORDS;
  }

  function reply(question: string, state: GuideState): GuideTurn {
    const words = splitUtterance(question);
    if (words.length === 0 && !OTHER_SCRIPT.test(question)) return remark(lines.listening, state);
    const isAsk = (): boolean => library.findExact(question) !== undefined;
    const kind = readAct(question) ?? (isForeign(question) ? 'language' : undefined);
    if (kind) return act(kind, state);
    const chosen = choose(words, state);
    if (chosen) return chosen;
    // "No, not Acme, I meant Freight."
    const meant = words.findLastIndex((word, index) => word === 'meant' && words[index - 1] === 'i') + 1;
    const correction = corrections.find((part) => standsAt(words, part, 0) && words.length > part.length);
    const start = isAsk() ? 0 : meant > 0 && meant < words.length ? meant : (correction?.length ?? 0);
    return answerParts(start > 0 ? words.slice(start).join(' ') : question, state);
  }

  /** "Yes, the first": a choice of the open offer. */
  function choose(words: readonly string[], state: GuideState): GuideTurn | undefined {
    if (state.offer.length < 2 || (state.list && state.lastReply.targets.length > 0)) return undefined;
    const { position, leftover, subjects, nouns } = read(words.join(' '));
    if (subjects.length + leftover.length + nouns.length > 0 || position?.kind !== 'index') return undefined;
    const target = state.offer[position.index];
    return target === undefined ? undefined : tell({ targets: [target] }, { ...state, offer: [] });
  }

  function begin(): GuideTurn {
    return remark(lines.greeting, start);
  }

  function replyTo(question: string, state: GuideState): GuideTurn {
    if (state.isOver) return begin();
    const turn = reply(question, state);
    return { ...turn, state: { ...turn.state, lastQuestion: question } };
  }

  return {
    begin,
    replyTo,
    replyToHeard(hearings, state) {
      const [first = ''] = hearings;
      const turns = hearings.map((heard) => ({ heard, ...replyTo(heard, state) }));
      const isUnderstood = ({ reply, state: after }: GuideTurn): boolean => reply.targets.length > 0 || after.isOver;
      return turns.find(isUnderstood) ?? { heard: first, ...replyTo(first, state) };
    },
    isOwnWord(text, state) {
      const words = splitUtterance(text);
      const { subjects, rest } = read(text, trim(words));
      if (subjects.length > 0 && rest.length === 0) return true;
      return state.offer.length > 0 && ['yes', 'no'].includes(readAct(text) ?? '');
    },
    explain: (question, state) =>
      readAct(question)
        ? []
        : explain(question, state).candidates.map(({ found, evidence }) => ({
            evidence,
            turn: turnOf(found, question, state),
            ...(found?.act && { act: found.act }),
          })),
    timeUp: lines.timeUp,
  };
}
