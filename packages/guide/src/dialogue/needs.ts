import { listTerms } from '../english/list-terms.ts';
import { toNearTo } from '../english/phrases.ts';
import { ASKS_FOR_HELP, HAS_POST, HAS_TROUBLE, NOTHING_NEEDED, SOFTWARE } from '../english/acts.ts';
import { AFTER, BARE, BEFORE, CONTINUES, FIGURE, NEED_SYNONYMS, QUESTION } from '../english/words.ts';
import type { Entity, Knowledge } from '../knowledge.ts';
import { isWork, type EntityIndex } from '../understanding/entity-index.ts';
import { OWNER } from '../understanding/lexicon.ts';
import type { GuideState, GuideTurn } from '../understanding/state.ts';
import type { Actor } from './act.ts';
import { toWhole } from './compose.ts';
import { OF_GUIDE } from './find-quote.ts';
import { remark, type Teller } from './tell.ts';
import type { Understood } from './understand.ts';

/** After so many answers, the guide asks what the visitor needs. */
const ANSWERS_BEFORE = 2;
/** Then the words mean something else: "I would like to book a call". */
const SURE = 0.8;

/** "And the most recent one", "shorter": no need, unlike "a receptionist". */
const FOLLOW_UP = /^(?:and|or|but) |^(?!(?:an?|some|my|our) )\S+(?: \S+)?$/u;

/** In a need, "they" are the visitor's people. */
const THEIRS = /\b(?:they|them|their)\b/u;

/** Words for people that select no work. */
const NOBODY = /^(?:no|every|some)(?:bodi|on|th)$|^peopl$/u;

const termsOf = (text: string): readonly string[] =>
  listTerms(
    text.toLowerCase().replaceAll(/\p{L}+/gu, (word) => NEED_SYNONYMS.get(word.replace(/s$/u, '')) ?? word),
  ).filter((term) => !FIGURE.test(term) && !NOBODY.test(term) && !AFTER.has(term) && !BEFORE.has(term));

/** A work's problem; the first written field is quoted. */
const FIELDS = ['why', 'what', 'how', 'result'];

interface Near {
  readonly entity: Entity;
  readonly reason: readonly string[];
}

export interface Needs {
  /** Offers the work that solved a similar problem; undefined if the visitor describes none. */
  readonly answer: (text: string, understood: Understood, state: GuideState) => GuideTurn | undefined;
  /** Asks once in a call. */
  readonly askOnce: (turn: GuideTurn) => GuideTurn;
}

export function createNeeds(
  { lines, entities }: Knowledge,
  index: EntityIndex,
  act: Actor,
  { tell, suggest }: Teller,
): Needs {
  const [question = ''] = lines.need ?? [];
  const works = entities.filter(isWork).map((entity) => {
    const answers = FIELDS.flatMap((field) => (entity.fields[field]?.isUnwritten ? [] : (entity.fields[field] ?? [])));
    const sentences = answers
      .flatMap(({ says, more = [] }) => [...says, ...more].map(toWhole))
      .filter(([first = '', second]) => second !== undefined || !CONTINUES.test(first));
    return { entity, sentences: sentences.map((reason) => ({ reason, terms: new Set(termsOf(reason.join(' '))) })) };
  });
  const countOf = (term: string): number =>
    works.filter(({ sentences }) => sentences.some(({ terms }) => terms.has(term))).length;

  function findNear(need: string): Near | undefined {
    const counts = [...new Set(termsOf(need))].map((term) => [term, countOf(term)] as const);
    // A term that most works contain does not select one.
    const rare = counts.filter(([, count]) => count > 0 && count <= Math.ceil(works.length / 2));
    const scored = works.flatMap(({ entity, sentences }) =>
      sentences.map(({ reason, terms }) => {
        const found = rare.filter(([term]) => terms.has(term));
        const score = found.reduce((sum, [, count]) => sum + 1 / count, 0);
        return { entity, reason, score, count: found.length, isNamed: reason[0]?.startsWith(`${entity.title}: `) };
      }),
    );
    const [best] = scored.toSorted((a, b) => b.score - a.score || Number(a.isNamed) - Number(b.isNamed));
    return best && (best.count > 1 || best.score >= 0.5) ? best : undefined;
  }

  return {
    answer(text, { reading, ranked }, state) {
      const isAnswer = question !== '' && state.lastReply.sentences.at(-1) === question;
      const words = reading.words.join(' ');
      const isOfOwner = reading.tokens.includes(OWNER) && !THEIRS.test(words);
      const isFollowUp = reading.words.every((word) => BARE.has(word));
      const isRequest = HAS_TROUBLE.test(words) && ASKS_FOR_HELP.test(words);
      const isOther =
        (!isRequest && (QUESTION.test(text) || isOfOwner)) ||
        reading.named.length > 0 ||
        isFollowUp ||
        reading.position !== undefined;
      if (isOther || lines.needUnknown === undefined) return undefined;
      if (HAS_POST.test(words) && (isAnswer || /\b(?:i|we|our|my)\b/u.test(words))) return tell(['hire/what'], state);
      const meaning = ranked[0]?.candidate.meaning;
      const isSure = (ranked[0]?.chance ?? 0) >= SURE && meaning?.kind === 'tell';
      const isTopic = isSure && index.findAnswer(meaning.targets[0] ?? '')?.entity.kind === 'topic';
      if (isAnswer && NOTHING_NEEDED.test(words)) return act('no', state);
      if (meaning?.kind === 'act' || (FOLLOW_UP.test(words) && !HAS_TROUBLE.test(words) && !SOFTWARE.test(words)))
        return undefined;
      if ((!isAnswer && !HAS_TROUBLE.test(words)) || (isTopic && !isAnswer)) return undefined;
      const near = findNear(text);
      if (!near && !isAnswer && !isRequest && !SOFTWARE.test(words)) return undefined;
      // No need, but another question: "spell it please".
      if (!near && !isRequest && isSure) return undefined;
      if (!near) return tell(['hire/what'], { ...state, told: [] }, { before: lines.needUnknown });
      const { entity, reason } = near;
      const offer = FIELDS.toReversed().map((field) => `${entity.id}/${field}`);
      const after = { ...state, focus: entity.id, entry: entity.id, field: 'what', offer };
      return remark([toNearTo(entity.title), ...reason, ...(lines.needOffer ?? [])], after, {
        targets: [`${entity.id}/what`],
        actions: entity.action ? [entity.action] : [],
        suggestions: suggest(offer),
      });
    },
    askOnce(turn) {
      const { reply, state } = turn;
      const isAsking = reply.sentences.at(-1)?.endsWith('?') ?? true;
      const ownerTargets = state.told.filter((target) => !OF_GUIDE.test(target));
      const isDue =
        ownerTargets.length >= ANSWERS_BEFORE && ownerTargets.includes(reply.targets.at(-1) ?? '') && !isAsking;
      if (question === '' || !isDue || state.said.includes(question) || state.isOver) return turn;
      const replyWithQuestion = { ...reply, sentences: [...reply.sentences, question] };
      return { reply: replyWithQuestion, state: { ...state, offer: ['hire/what'], lastReply: replyWithQuestion } };
    },
  };
}
