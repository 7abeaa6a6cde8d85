import type { Principle, Project } from '@asad/content';
import { FIGURE } from '../english/words.ts';
import { upperFirst } from '../english/phrases.ts';
import type { Entity } from '../knowledge.ts';
import type { Scope } from './fill.ts';
import { toJobScope } from './job-values.ts';
import type { Job } from './jobs.ts';
import { toWork } from './rows.ts';
import { matchNames, type Sources } from './sources.ts';
import {
  countWords,
  effectsFirst,
  speakCount,
  speakFigure,
  speakMonth,
  speakSince,
  splitSentences,
  tell,
} from './speech.ts';
import { DATE } from '../english/words.ts';
import { isDated } from './time.ts';

const DATES = new RegExp(DATE, 'gu');
/** Maximum words of a remark that does not describe a work. */
const MOST_OF_ASIDE = 4;
const LEAST_OF_SHORT = 5;

/** "Homelab in a closet" is also "homelab"; `Loom / Loom Light` in one title is two names. */
function listShortTitles(title: string): readonly string[] {
  const [short = ''] = title.split(/\s+(?:in|for|of|with|and|at|to)\s|[:–—,(]/u);
  return [
    ...(short.length >= LEAST_OF_SHORT ? [short.trim()] : []),
    ...title.split(/\s*[、/]\s*/u).filter((name) => name.length > 1),
  ];
}

/** `City of Ghent`; "Teachers" and "small teams" are not names. */
const CLIENT = /^(?!\p{L}+s\.?$)\p{Lu}[\p{L}\d&'’-]*(?: (?:of|the|and|de|van|der|\p{Lu}[\p{L}\d&'’-]*)){0,3}\.?$/u;

const hasLink = (links: Project['links']): boolean => links?.site !== undefined || links?.repo !== undefined;

/** Awards that name the project in their title or text. */
const listWon = ({ portfolio }: Sources, project: string): readonly string[] =>
  (portfolio.awards ?? [])
    .filter((award) => matchNames([project]).test(`${award.title} ${award.summary ?? ''}`))
    .map(
      ({ title, awarder, date }) =>
        `${project} won ${title}${awarder ? ` by ${awarder}` : ''}${date ? `, in ${speakMonth(date)}` : ''}.`,
    );

function listProjectValues(sources: Sources, project: Project): Scope {
  const { person, portfolio } = sources;
  const { title, subtitle, start, end, impact, results = '', forWhom = [] } = project;
  const story = person.quote(project.story);
  const highlights = (project.highlights ?? []).flatMap((text) => person.quote(upperFirst(text)));
  const count = portfolio.projects.length;
  // Without a subtitle, the first full sentence says what it is: "All of it." does not.
  const about = story.find((text) => countWords(text) > MOST_OF_ASIDE) ?? story[0] ?? highlights[0] ?? '';
  const others = subtitle === '' ? story.filter((text) => text !== about) : story;
  const hasFigure = FIGURE.test(`${impact} ${results}`);
  return {
    ...person,
    ...project,
    // "What did he do for the city of Ghent?"
    shortTitles: [...listShortTitles(title), ...forWhom.filter((text) => CLIENT.test(text))],
    won: listWon(sources, title),
    tagList: project.tags.join(', '),
    ownTexts: [...story, ...highlights].filter((text) =>
      /\bI (?:was|did|built|made|wrote|drew|designed)\b/u.test(text),
    ),
    about,
    isNamed: about.includes(title) || about.startsWith(person.quote('I')[0]?.slice(0, -1) ?? title),
    which: count === 1 ? 'the one work' : `one of the ${speakCount(count, 'work')}`,
    rest: others.filter((text) => countWords(text) > MOST_OF_ASIDE),
    asides: others.filter((text) => countWords(text) <= MOST_OF_ASIDE),
    effects: effectsFirst(highlights).filter((text) => subtitle !== '' || text !== about),
    course: story.length > 1 ? story.slice(1) : story,
    hasFigure,
    figures: hasFigure ? [] : effectsFirst([...story, ...highlights].filter((text) => FIGURE.test(text))),
    since: start !== undefined && speakSince({ start, end }),
    isOpen: end === undefined,
    // One date is that of the work.
    ended: end !== start && end,
    hasLink: hasLink(project.links),
  };
}

export function toProjectEntity(sources: Sources, project: Project): Entity {
  const { id, spoken } = project;
  const entity = toWork('project', listProjectValues(sources, project), { id, spoken });
  const [result, numbers] = [spoken?.result, spoken?.numbers];
  // The spoken result contains the figures.
  return result && !numbers
    ? { ...entity, fields: { ...entity.fields, numbers: tell(result, { isAside: true }) } }
    : entity;
}

function listJobValues(sources: Sources, job: Job): Scope {
  const { at, company, metrics = [], tags = [] } = job;
  const tellAt = (text: string): readonly string[] =>
    text.startsWith(company) ? [text] : sources.person.quoteOf(at, text);
  const summaryTold = splitSentences(job.summary).flatMap(tellAt);
  const effects = effectsFirst(job.impacts).flatMap(tellAt);
  return {
    ...toJobScope(sources, job),
    roles: job.posts.map(({ role }) => role),
    tagList: tags.join(', '),
    toolList: job.stack.join(', '),
    summaryTold,
    effects,
    // Without highlights, a summary of several sentences says first what it was.
    deeds: effects.length > 0 ? effects : summaryTold.slice(summaryTold.length > 1 ? 1 : 0),
    figures: metrics.map(
      ({ label, value }, index) => `${index === 0 ? `${at}: ${label}` : label}, ${speakFigure(value)}`,
    ),
    counted: [...effects, ...summaryTold].filter((text) => FIGURE.test(text.replaceAll(DATES, ''))),
    hasLink: hasLink(job.links),
  };
}

/** "How many developers does she lead?" is not about her time as a developer. */
const callPost = (role: string): readonly string[] =>
  role.includes(' ') ? [role] : ['as', 'as a', 'as an', 'was', 'was a', 'became'].map((before) => `${before} ${role}`);

/** The posts of a career at one employer; those at the same time are one job. */
export const listPosts = (sources: Sources): readonly Scope[] =>
  sources.portfolio.experiences.flatMap(({ id, company, at, names = [], posts }) => {
    const [roles, starts] = [posts.map(({ role }) => role), posts.map(({ start }) => start)];
    if ([roles, starts].some((all) => new Set(all).size < 2)) return [];
    // Of two posts with one name, the later one has it.
    return posts
      .filter(({ role }) => role)
      .toReversed()
      .map((post) => ({
        ...listJobValues(sources, { ...post, company, at, names, posts: [post], stays: [post] }),
        key: `experience-${id}`,
        called: callPost(post.role.toLowerCase()),
        since: post.start,
        until: post.end,
      }));
  });

export function toJobEntity(sources: Sources, job: Job, names: readonly string[]): Entity {
  const { id, start, end, stays } = job;
  const { what, ...spoken } = job.spoken ?? {};
  const values = { ...listJobValues(sources, job), companyNames: names, spokenWhat: what };
  return {
    ...toWork('experience', values, { id, spoken }),
    // A former employer who took the owner back comes last.
    ...(isDated(job) && { since: stays.at(-1)?.start ?? start }),
    ...(end !== undefined && { until: end }),
  };
}

export const toPrincipleEntities = ({ portfolio, person }: Sources): readonly Entity[] => [
  ...portfolio.principles.map((principle: Principle) =>
    toWork('principle', { ...person, ...principle }, { id: principle.id, spoken: principle.spoken }),
  ),
  ...portfolio.pillars.map((pillar) => toWork('pillar', { ...person, ...pillar }, { id: pillar.id })),
];
