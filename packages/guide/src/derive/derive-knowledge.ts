import type { Portfolio } from '@asad/content';
import { KIND_NOUNS } from '../english/words.ts';
import { toFirstTopics } from './first-topics.ts';
import { toGroupEntities } from './group-entities.ts';
import { toGuideTopics } from './guide-topics.ts';
import { toHiringTopics } from './hiring-topics.ts';
import { toJobEntity } from './job-entities.ts';
import { joinJobs, type JoinedPortfolio } from './jobs.ts';
import { toLifeEntities } from './life-entities.ts';
import type { Kinds } from './life-topics.ts';
import type { Entity, Knowledge } from '../knowledge.ts';
import { deriveLines, WITH_BACKEND, type SiteFacts } from './derive-lines.ts';
import { tellCurrent, toOwnerTopics } from './owner-topics.ts';
import { toPrincipleEntities } from './principle-entities.ts';
import { toProjectEntity } from './project-entities.ts';
import { offering } from './speech.ts';
import { isAvailabilityWritten, listsOf, openSources, withCommon, withWritten } from './sources.ts';
import { toPartEntities, toToolEntity } from './tool-entities.ts';
import topicWords from './topic-words.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import { toUnwrittenTopics } from './unwritten-topics.ts';
import { toYearEntities } from './year-entities.ts';

/** Kinds of the entries that a topic lists: "And the first one?". */
const LISTED: Readonly<Record<string, string>> = texts.listed;
/** What a topic without an answer offers, if that is written; otherwise the contact. */
const INSTEAD: Readonly<Record<string, string>> = texts.instead;
const NEXT: Readonly<Record<string, string>> = texts.next;
/** By topic id: a question with such a word is probably about it. */
const WORDS: Readonly<Record<string, string>> = topicWords;

/** First words of names that visitors use for other things: "the office". */
const GENERIC_NAME =
  /^(?:office|department|ministry|institute|university|college|school|city|national|royal|general|global|digital|data|open|first|new)$/iu;
const NOUNS: ReadonlySet<string> = new Set(Object.values(KIND_NOUNS).flat());

/** Names a company by its full name, by its first word if unique, and by its kind: "the bank". */
function nameCompanies(portfolio: JoinedPortfolio): readonly (readonly string[])[] {
  const { experiences, projects, stack } = portfolio;
  const otherTitles = [...projects.map(({ title }) => title), ...stack.map(({ name }) => name)];
  const firstWord = (name: string): string => name.split(/\s+/u)[0] ?? name;
  const words = [...otherTitles, ...experiences.map(({ company }) => company)].map((name) =>
    firstWord(name).toLowerCase(),
  );
  return experiences.map(({ company }) => {
    const word = firstWord(company);
    const isOwn =
      word.length > 3 && !GENERIC_NAME.test(word) && words.filter((one) => one === word.toLowerCase()).length === 1;
    const kind = company.split(' ').at(-1) ?? '';
    const isOnly =
      experiences.filter((job) => job.company.endsWith(` ${kind}`)).length === 1 && !NOUNS.has(kind.toLowerCase());
    return [company, ...(isOwn && word !== company ? [word] : []), ...(isOnly ? [`the ${kind}`] : [])];
  });
}

const nameOwner = (name: string, firstName: string): readonly string[] =>
  [...new Set([name, firstName, ...name.split(/[\s&,]+/u).flatMap((word) => [word, ...word.split('-')])])].filter(
    (word) => /\p{L}{2}/u.test(word) && word !== 'and',
  );

export interface DeriveOptions {
  readonly kinds?: Kinds | undefined;
  readonly facts?: SiteFacts | undefined;
}

/** A denial is not said alone: it offers what is near. */
function withOffers(entities: readonly Entity[]): readonly Entity[] {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const findWritten = (id: string): Entity | undefined => {
    const entity = byId.get(id);
    return entity?.fields['what']?.isUnwritten ? undefined : entity;
  };
  return entities.map((entity) => {
    const { kind, id, fields } = entity;
    const { what } = fields;
    const near = findWritten(INSTEAD[id] ?? 'contact') ?? findWritten('contact');
    if (kind !== 'topic' || !what?.isUnwritten || what.says.length > 1 || what.offers || !near || near === entity)
      return entity;
    return {
      ...entity,
      fields: { ...fields, what: offering(what, `Shall I tell you ${near.title}?`, `${near.id}/what`) },
    };
  });
}

/**
 * All that ASAD can say about a portfolio, as plain data. `today` (year and month) ends open periods and those with a
 * future end. Throws on an invalid month.
 */
export function deriveKnowledge(
  given: Portfolio,
  today = new Date().toISOString().slice(0, 7),
  { kinds = {}, facts = WITH_BACKEND }: DeriveOptions = {},
): Knowledge {
  const portfolio = joinJobs(given, today);
  const sources = openSources(portfolio, today, facts);
  const { projects, experiences, stack, owner } = portfolio;
  const names = nameCompanies(portfolio);
  const what = tellCurrent(sources);
  const current = withWritten(sources, 'current', { what })['what'] ?? what;
  const works = withCommon(sources, [
    ...projects.map((project) => toProjectEntity(sources, project)),
    ...experiences.map((job, at) => toJobEntity(sources, job, names[at] ?? [job.company])),
  ]);
  const lists = listsOf(portfolio);
  const topics = [...toOwnerTopics(sources, current), ...toHiringTopics(sources)];
  const life = toLifeEntities(sources, kinds);
  const withWords = (entity: Entity): Entity => {
    const words = WORDS[entity.id]?.split(' | ');
    const listed = LISTED[entity.id]?.split(' ') ?? [];
    const members = life.filter(({ id }) => listed.some((kind) => id.startsWith(`${kind}-`))).map(({ id }) => id);
    const next = NEXT[entity.id]?.split(' ');
    return { ...entity, ...(words && { texts: words }), ...(members.length > 0 && { members }), ...(next && { next }) };
  };
  return {
    entities: withOffers([
      ...works,
      ...stack.map((tool) => toToolEntity(sources, tool)),
      ...toPartEntities(sources),
      ...toPrincipleEntities(sources),
      ...toGroupEntities(sources, current),
      ...toYearEntities(sources, current),
      ...topics,
      ...toFirstTopics(sources, topics),
      ...toGuideTopics(sources),
      ...life,
      ...toUnwrittenTopics(sources),
    ]).map(withWords),
    lines: deriveLines(portfolio, facts),
    ownerNames: nameOwner(owner.name, owner.firstName),
    guideNames: owner.assistant ? [owner.assistant.name, ...(owner.assistant.heardAs ?? [])] : [],
    starters: [...lists, isAvailabilityWritten(portfolio) ? 'availability/what' : 'contact/what'],
    greetingOffers: [lists[0] ?? 'owner/what'],
  };
}
