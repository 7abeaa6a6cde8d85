import type { Portfolio } from '@asad/content';
import { KIND_NOUNS } from '../english/words.ts';
import { joinJobs, type JoinedPortfolio } from './jobs.ts';
import { toLifeEntities } from './life-entities.ts';
import type { Knowledge } from '../knowledge.ts';
import { deriveLines, WITH_BACKEND, type SiteFacts } from './derive-lines.ts';
import { listOwnerValues } from './owner-values.ts';
import { toJobEntity, toPrincipleEntities, toProjectEntity } from './work-entities.ts';
import { linkTopics, toGroupEntities, toTopics } from './rows.ts';
import { isAvailabilityWritten, openSources, withCommon, withOneSpelling, type Kinds } from './sources.ts';
import { toPartEntities, toToolEntity } from './tool-entities.ts';
import { toYearEntities } from './year-entities.ts';

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
      word.length > 3 && !GENERIC_NAME.test(word) && words.filter((other) => other === word.toLowerCase()).length === 1;
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

/**
 * All that ASAD can say about a portfolio, as plain data. `today` (year and month) ends open periods and those with a
 * future end. Throws on an invalid month.
 */
export function deriveKnowledge(
  given: Portfolio,
  today = new Date().toISOString().slice(0, 7),
  { kinds = {}, facts = WITH_BACKEND }: DeriveOptions = {},
): Knowledge {
  const portfolio = joinJobs(withOneSpelling(given), today);
  const sources = openSources(portfolio, today, { facts, kinds });
  const { projects, experiences, stack, owner } = portfolio;
  const names = nameCompanies(portfolio);
  const values = listOwnerValues(sources);
  const topics = toTopics(sources, values);
  const { offers: _, ...current } = topics.find(({ id }) => id === 'current')?.fields['what'] ?? { says: [] };
  const works = withCommon(sources, [
    ...projects.map((project) => toProjectEntity(sources, project)),
    ...experiences.map((job, at) => toJobEntity(sources, job, names[at] ?? [job.company])),
  ]);
  const lists = [projects.length > 0 && 'all-project/what', experiences.length > 0 && 'all-experience/what'].filter(
    (target) => target !== false,
  );
  return {
    entities: linkTopics(
      [
        ...works,
        ...stack.map((tool) => toToolEntity(sources, tool)),
        ...toPartEntities(sources),
        ...toPrincipleEntities(sources),
        ...toGroupEntities(sources, {
          ...values,
          ...(!current.isUnwritten && { current: [...current.says, ...(current.more ?? [])] }),
        }),
        ...toYearEntities(sources, current, values),
        ...toLifeEntities(sources, values),
        ...topics,
      ],
      sources,
    ),
    lines: deriveLines(portfolio, facts),
    ownerNames: nameOwner(owner.name, owner.firstName),
    guideNames: owner.assistant ? [owner.assistant.name, ...(owner.assistant.heardAs ?? [])] : [],
    starters: [...lists, isAvailabilityWritten(portfolio) ? 'availability/what' : 'contact/what'],
    greetingOffers: [lists[0] ?? 'owner/what'],
  };
}
