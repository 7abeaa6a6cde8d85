import { stop, YES } from '../english/phrases.ts';
import type { Entity, Knowledge, Target } from '../knowledge.ts';
import { isTool, isWork, membersOf, sortOf, toMain, type EntityIndex, type FoundAnswer } from '../read/entity-index.ts';
import type { Reading } from '../read/read-utterance.ts';
import type { GuideReply, GuideState, GuideTurn } from '../read/state.ts';
import { chooseSentences } from './choose-sentences.ts';
import { compose, toTruth } from './compose.ts';
import { createFollower, type Follower } from './follow.ts';
import { inOtherWords } from './in-other-words.ts';
import { listActions, listFurther, listRest, menuOf, remark } from './remark.ts';
import { listMentioned, moveList, remember, SMALL_TALK } from './remember.ts';
import { createTellAgain, type TellAgain } from './tell-again.ts';

/** More answers are shortened to their first sentences. */
const MOST_IN_FULL = 2;

export interface Teller {
  /** Answers targets; compares several `members`. */
  readonly tell: (targets: readonly Target[], state: GuideState, how?: Telling) => GuideTurn;
  /** Continues the list or the entity in focus. */
  readonly goOn: (state: GuideState) => GuideTurn;
  /** Says a line and suggests questions about `entity`, or first questions. */
  readonly decline: (line: 'declined' | 'notWritten' | 'unsure', state: GuideState, entity?: Entity) => GuideTurn;
  readonly suggest: Follower['suggest'];
  readonly findSuggested: Follower['findSuggested'];
}

export interface Telling {
  readonly reading?: Reading | undefined;
  readonly members?: readonly string[] | undefined;
  /** Sentences said before the answer. */
  readonly before?: readonly string[] | undefined;
}

const show = (entity: Entity | undefined): Partial<GuideReply> => ({ actions: entity?.action ? [entity.action] : [] });

/** "Which projects did not use React?", "Which of them did not?" */
function toComplement(target: Target, { isNegated, noun }: Reading, index: EntityIndex, { list }: GuideState): Target {
  const found = isNegated ? index.findAnswer(target) : undefined;
  if (!found || !isTool(found.entity)) return target;
  const { id, fields } = found.entity;
  const kind = found.field === 'where' ? index.findAll(list?.members)[0]?.kind : found.field.replace('in-', '');
  const field = `without-${noun?.kind ?? kind}`;
  return fields[field] ? `${id}/${field}` : target;
}

/** The answers' sentences one after the other, without those that the visitor knows. */
function listUnsaid(answers: readonly FoundAnswer[], state: GuideState, reading?: Reading): readonly string[] {
  const { sentences: last } = state.lastReply;
  // The sentence with the question's words first; a denial comes before it.
  const worthOf = (found: FoundAnswer): number =>
    found.answer.isUnwritten ? Number.MAX_VALUE : reading ? chooseSentences(found, reading, last).score : 0;
  const each = answers
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .map((found) => (answers.length > MOST_IN_FULL ? found.answer.says.slice(0, 1) : compose(found, reading, last)));
  // One answer may begin a sentence with the work's name, and another not.
  const isAlike = (a: string, b: string): boolean => a.endsWith(b) || b.endsWith(a);
  const all = each.flat().filter((sentence, at, list) => list.findIndex((other) => isAlike(other, sentence)) === at);
  const unsaid = all.filter((sentence) => !state.said.includes(sentence));
  return unsaid.length > 0 ? unsaid : all.slice(0, 1);
}

/** Of certificates and awards, those that were asked for. */
function ofNoun(members: Entity['members'], reading: Reading | undefined, index: EntityIndex): Entity['members'] {
  const ofSort = index.findAll(members).filter((entity) => sortOf(entity) === reading?.noun?.kind);
  return ofSort.length > 0 ? ofSort.map(({ id }) => id) : members;
}

function hasSaid({ fields }: Entity, sentences: readonly string[]): boolean {
  const { says = [], more = [] } = fields['what'] ?? {};
  return [...says, ...more].some((own) => sentences.includes(own));
}

const findUntold = (entity: Entity, state: GuideState): Target | undefined =>
  Object.entries(entity.fields)
    .filter(([, answer]) => !answer.isUnwritten && !answer.isAside)
    .map(([field]) => `${entity.id}/${field}`)
    .find((target) => !state.told.includes(target));

function createGoOn(
  { lines, greetingOffers }: Knowledge,
  index: EntityIndex,
  tell: Teller['tell'],
  tellAgain: TellAgain,
): Teller['goOn'] {
  return (state) => {
    const { list } = state;
    const entity = index.find(state.focus);
    const target = `${entity?.id}/${state.field}`;
    const current = index.findAnswer(target);
    const hasRest = current !== undefined && listRest(current.answer, state).length > 0;
    const isListed = list && list.index < list.members.length - 1;
    if (isListed && (!entity || entity.members || (!hasRest && !findUntold(entity, state)))) {
      const next = index.find(list.members[list.index + 1]);
      if (next) return tell([toMain(next)], state);
    }
    if (!entity) return remark(lines.nothingYet, { ...state, offer: greetingOffers });
    if (hasRest) return tellAgain(current, target, state);
    const next = findUntold(entity, state);
    if (next) return tell([next], state);
    return remark(inOtherWords(lines, 'toldAll', state), { ...state, offer: greetingOffers }, show(entity));
  };
}

/** Introduces sentences that do not name their entry. */
export function introduce({ title, kind, names = [] }: Entity, sentences: readonly string[]): readonly string[] {
  const isEntry = kind === 'project' || kind === 'experience' || kind === 'stack';
  const isNamed = [title, ...names].some((name) => sentences.some((sentence) => sentence.includes(name)));
  return isEntry && !isNamed ? [stop(`Here is a detail about ${title}`)] : [];
}

function createDecliner({ lines, starters }: Knowledge, suggest: Follower['suggest']): Teller['decline'] {
  return (line, state, entity) => {
    const suggestions = suggest(starters);
    // "That is not written here" is not said alone.
    const further = line === 'notWritten' ? lines.unsure.slice(1) : lines[line].slice(1);
    if (!entity)
      return remark(
        inOtherWords(lines, line, state, further),
        { ...state, offer: starters },
        { suggestions, isDecline: true },
      );
    const menu = menuOf(entity);
    const isDenial = line === 'notWritten';
    const more = isDenial ? listFurther(entity, menu, state) : menu ? [menu.says] : [];
    const sentences = inOtherWords(lines, line, state, more, isDenial && entity.nothing ? [entity.nothing] : []);
    const offer = menu?.fields.map((field) => `${entity.id}/${field}`) ?? [];
    const after = { ...state, focus: entity.id, ...(isWork(entity) && { entry: entity.id }), offer };
    return remark(sentences, after, { ...show(entity), isDecline: true });
  };
}

export function createTeller(knowledge: Knowledge, index: EntityIndex): Teller {
  const { lines, starters } = knowledge;
  const { suggest, follow, findSuggested } = createFollower(knowledge, index);
  const tellAgain = createTellAgain(knowledge, index, follow);
  const decline = createDecliner(knowledge, suggest);
  const tell: Teller['tell'] = (understood, state, { reading, members, before = [] } = {}) => {
    const targets = reading ? understood.map((target) => toComplement(target, reading, index, state)) : understood;
    const answers = targets.flatMap((target) => index.findAnswer(target) ?? []);
    const last = answers.at(-1);
    if (!last) return decline('unsure', state);
    const [target] = targets;
    const isOne = answers.length === 1;
    const talkedAbout = index.find(state.entry);
    const truths = new Set(answers.map((found) => reading && toTruth(found, reading, talkedAbout)));
    const [truth] = truths.size === 1 ? truths : [];
    const isJustSaid = last.answer.says.every((says) => state.lastReply.sentences.includes(says));
    const isAgain = isOne && target && (state.told.includes(target) || (isJustSaid && !last.answer.isUnwritten));
    if (isAgain && !SMALL_TALK.has(last.entity.id) && truth === undefined)
      return tellAgain(last, target, state, reading);
    const isSaid = last.answer.isUnwritten && state.said.includes(last.answer.says[0] ?? '');
    const sentences = isOne
      ? isSaid
        ? inOtherWords(lines, 'notWritten', state, [])
        : compose(last, reading, state.lastReply.sentences, truth).filter(
            (sentence, at) => at === 0 || !last.answer.isUnwritten || !state.said.includes(sentence),
          )
      : members
        ? [...(truth ? [YES] : lines.sideBySide), ...new Set(answers.map(({ answer }) => answer.says[0] ?? ''))]
        : listUnsaid(answers, state, reading);
    const listed = ofNoun(members ?? membersOf(last), reading, index);
    // "I would start with Heron" after a list: "it" is Heron.
    const mentioned = isWork(last.entity) ? [] : listMentioned(listed ? sentences.slice(1) : sentences, index);
    const [only, ...others] = mentioned;
    const row = listed ?? (others.length > 0 ? mentioned.map(({ id }) => id) : undefined);
    // "Since 2019 she has volunteered at the library" of a list of two: "there" is the library.
    const subjects = index.findAll(row).filter((member) => hasSaid(member, sentences));
    const subject = subjects.length === 1 ? subjects[0] : undefined;
    const list = row ? { members: row, index: subject ? row.indexOf(subject.id) : -1 } : moveList(state, last.entity);
    const offer = isOne ? (last.answer.offers ?? []) : [];
    const isUnwritten = answers.every(({ answer }) => answer.isUnwritten);
    const isKnown = !reading || state.focus === last.entity.id || reading.named.includes(last.entity);
    const intro = isOne && isWork(last.entity) && !isKnown && !isUnwritten ? introduce(last.entity, sentences) : [];
    const menu = isUnwritten && isOne ? menuOf(last.entity) : undefined;
    const reply: GuideReply = {
      sentences: [...before, ...intro, ...sentences, ...(menu ? listFurther(last.entity, menu, state) : [])],
      actions: listActions(answers, listed, index),
      suggestions:
        offer.length > 1
          ? suggest(offer)
          : isUnwritten && !isWork(last.entity)
            ? suggest(starters)
            : follow(last, state),
      targets: isUnwritten ? [] : targets,
      ...((isUnwritten || (answers[0]?.answer.isUnwritten && !members)) && { isDecline: true }),
    };
    return {
      reply,
      state: {
        ...remember(state, subject ?? last.entity, subject ? 'what' : last.field, index),
        ...(only && others.length === 0 && { entry: only.id }),
        ...(members && { earlier: answers[0]?.entity.id ?? '' }),
        ...(list && { list }),
        offer: menu ? menu.fields.map((field) => `${last.entity.id}/${field}`) : offer,
        lastReply: reply,
        told: [...new Set([...state.told, ...targets, ...(subject ? [toMain(subject)] : [])])],
      },
    };
  };

  return { tell, findSuggested, goOn: createGoOn(knowledge, index, tell, tellAgain), decline, suggest };
}
