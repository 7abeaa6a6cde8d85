import type { Experience, Portfolio } from '@asad/content';
import { toGroupEntities } from './group-entities.ts';
import { toGuideTopics } from './guide-topics.ts';
import { toHiringTopics } from './hiring-topics.ts';
import { toJobEntity } from './job-entities.ts';
import type { Knowledge } from '../knowledge.ts';
import { deriveLines } from './derive-lines.ts';
import { tellCurrent, toOwnerTopics } from './owner-topics.ts';
import { toPrincipleEntities } from './principle-entities.ts';
import { toProjectEntity } from './project-entities.ts';
import { isAvailabilityWritten, listsOf, openSources, withCommon, withWritten } from './sources.ts';
import { isMonth } from './time.ts';
import { toPartEntities, toToolEntity } from './tool-entities.ts';
import { toUnwrittenTopics } from './unwritten-topics.ts';
import { toYearEntities } from './year-entities.ts';

/** A company by its whole name, and by its first word where nothing else begins with it. */
function nameCompanies(portfolio: Portfolio): readonly (readonly string[])[] {
  const { experiences, projects, stack } = portfolio;
  const taken = [...projects.map(({ title }) => title), ...stack.map(({ name }) => name)];
  const firstWord = (name: string): string => name.split(/\s+/u)[0] ?? name;
  const words = [...taken, ...experiences.map(({ company }) => company)].map((name) => firstWord(name).toLowerCase());
  return experiences.map(({ company }) => {
    const word = firstWord(company);
    const isOwn = word.length > 3 && words.filter((one) => one === word.toLowerCase()).length === 1;
    return isOwn && word !== company ? [company, word] : [company];
  });
}

/** Every word by which somebody is called, the whole name first. */
const nameOwner = (name: string, firstName: string): readonly string[] =>
  [...new Set([name, firstName, ...name.split(/[\s&,]+/u).flatMap((word) => [word, ...word.split('-')])])].filter(
    (word) => /\p{L}{2}/u.test(word) && word !== 'and',
  );

/**
 * A job that is agreed until some later month goes on today. A site does not start with a month that is none: whoever
 * wrote it is told where.
 */
function withoutFuture(job: Experience, today: string): Experience {
  const { end, ...open } = job;
  const wrong = [job.start, end ?? job.start].find((month) => !isMonth(month));
  if (wrong !== undefined)
    throw new RangeError(
      `experiences/${job.id}.ts: "${wrong}" is no month like 2021-09. Correct it; pnpm vitest run --project content names all that is wrong.`,
    );
  return end !== undefined && end > today ? open : job;
}

/**
 * Everything that ASAD can say of a portfolio, as plain data and nothing but a function of it. `today` (year and month)
 * ends what has no end yet, and what has one that is still to come. Throws where a month is none.
 */
export function deriveKnowledge(given: Portfolio, today = new Date().toISOString().slice(0, 7)): Knowledge {
  const portfolio = { ...given, experiences: given.experiences.map((job) => withoutFuture(job, today)) };
  const sources = openSources(portfolio, today);
  const { projects, experiences, stack, owner } = portfolio;
  const names = nameCompanies(portfolio);
  const what = tellCurrent(sources);
  const current = withWritten(sources, 'current', { what })['what'] ?? what;
  const works = withCommon(sources, [
    ...projects.map((project) => toProjectEntity(sources, project)),
    ...experiences.map((job, at) => toJobEntity(sources, job, names[at] ?? [job.company])),
  ]);
  const lists = listsOf(portfolio);
  return {
    entities: [
      ...works,
      ...stack.map((tool) => toToolEntity(sources, tool)),
      ...toPartEntities(sources),
      ...toPrincipleEntities(sources),
      ...toGroupEntities(sources, current),
      ...toYearEntities(sources, current),
      ...toOwnerTopics(sources, current),
      ...toHiringTopics(sources),
      ...toGuideTopics(sources),
      ...toUnwrittenTopics(sources),
    ],
    lines: deriveLines(portfolio),
    ownerNames: nameOwner(owner.name, owner.firstName),
    starters: [...lists, isAvailabilityWritten(portfolio) ? 'availability/what' : 'contact/what'],
    greetingOffers: [lists[0] ?? 'owner/what'],
  };
}
