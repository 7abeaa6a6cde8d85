import type { TopicId } from '@asad/content';
import type { Answer, Entity } from '../knowledge.ts';
import { speakBeing, speakPlace } from './jobs.ts';
import { findAbout } from './life-topics.ts';
import type { Sources } from './sources.ts';
import { settle, speakCount, speakMonth, speakMonths, speakSince, splitSentences, tell, upperFirst } from './speech.ts';
import { countMonths, inTime, isDated, isOpen } from './time.ts';
import { speakYears } from './owner-topics.ts';
import { missing, openContact, toTopics, type TopicRows } from './topic.ts';

/** The title of each topic, and its keywords in the entries' sentences. */
const MATTERS = {
  visa: ['a visa or a work permit', /\b(?:visa|work permit|right to work|citizen\w*)\b/iu],
  notice: ['a notice period', /\bnotice (?:period|of)\b|\bweeks['’]? notice\b/iu],
  internship: ['an internship', /\b(?:internship|trainee\w*|working student)\b/iu],
  ownership: ['the rights to the code', /\b(?:own(?:s|ed)? the code|intellectual property|copyright)\b/iu],
  takeover: ['work on code that others wrote', /\b(?:legacy|inherit\w*|took over|rewr\w+|refactor\w*|migrat\w+)\b/iu],
  aftercare: ['the time after a launch', /\b(?:maintain\w*|maintenance|support(?:ed|s)?|handover|on[- ]call)\b/iu],
  updates: [
    'how often there is news during a project',
    /\b(?:every (?:week|friday|monday)|weekly(?! (?:rate|release))|progress reports?)\b/iu,
  ],
  testing: ['tests', /\b(?:tests?|tested|testing|coverage|QA)\b/iu],
  security: ['security', /\b(?:secur\w+|vulnerab\w+|encrypt\w*|GDPR|penetration|audit\w*)\b/iu],
  accessibility: ['accessibility', /\b(?:accessib\w+|WCAG|screen readers?|a11y)\b/iu],
  design: ['design', /\b(?:design(?:ed|s|er|ers)?|UI|UX|Figma|prototyp\w+)\b/u],
  deployment: ['deployment', /\b(?:deploy\w*|CI\/CD|pipelines?|Docker|Kubernetes|releases?|hosting)\b/iu],
  smalljob: ['very small jobs', /\bsmall (?:jobs?|projects?|ones|tasks?)\b/iu],
  dissatisfied: ['clients who are not satisfied', /\b(?:guarantee\w*|refund\w*|warranty|money back|satisf\w+)\b/iu],
} as const satisfies Readonly<Partial<Record<TopicId, readonly [title: string, matter: RegExp]>>>;

/** A found sentence says yes to these words. */
const SETTLED: Readonly<Record<string, readonly string[]>> = {
  testing: ['test'],
  security: ['security', 'secure'],
  accessibility: ['accessible', 'accessibility'],
  deployment: ['deploy', 'deployment', 'pipeline'],
};

const MAX_WRITTEN = 4;

/** The owner's answers, then the entries' sentences with their names, then About. */
export function listWritten(sources: Sources, matter: RegExp): readonly string[] {
  const { experiences, projects, volunteering = [], answers } = sources.portfolio;
  const rows: readonly (readonly [name: string, texts: readonly string[]])[] = [
    ['', Object.values(answers).flatMap((answer) => ('says' in answer ? answer.says : answer))],
    ...experiences.map((job) => [`At ${job.company}: `, [...job.impacts, ...job.whatIOwned, job.results]] as const),
    ...projects.map(({ title, impact, highlights = [] }) => [`${title}: `, [impact, ...highlights]] as const),
    ...volunteering.map(({ organization, highlights = [] }) => [`At ${organization}: `, highlights] as const),
  ];
  const written = rows.flatMap(([name, texts]) =>
    texts.flatMap(splitSentences).flatMap((text) => (matter.test(text) ? [`${name}${text}`] : [])),
  );
  return [...new Set([...written, ...findAbout(sources, matter)])].slice(0, MAX_WRITTEN);
}

const toMatchedTopics = (sources: Sources): TopicRows =>
  Object.fromEntries(
    Object.entries(MATTERS).map(([id, [title, matter]]) => {
      const written = listWritten(sources, matter);
      const none = { ...missing(`anything about ${title}`), isSearched: true } as const;
      return [id, [title, written.length > 0 ? tell(written, settle(true, SETTLED[id] ?? [])) : none]] as const;
    }),
  );

function tellPrevious({ portfolio, person }: Sources): Answer {
  const ended = inTime(portfolio.experiences).filter((job) => !isOpen(job));
  const isWorking = portfolio.experiences.some(isOpen);
  const job = ended.at(isWorking ? -1 : -2);
  if (!job) return missing(`a job of ${person.first} before this one`);
  const when = isDated(job) && job.end !== undefined ? ` from ${speakMonth(job.start)} to ${speakMonth(job.end)}` : '';
  const role = job.role === '' ? '' : ` as ${job.role}`;
  return tell([`Before that ${person.first} ${person.is('was', 'were')} ${speakBeing(job)}${role}${when}.`]);
}

function tellTenure({ portfolio, person, today }: Sources): Answer {
  const stays = portfolio.experiences.filter(isDated);
  if (stays.length === 0) return missing(`how long ${person.first} ${person.is('stays', 'stay')} with an employer`);
  const months = stays.map((job) => ({ job, months: countMonths(job, today) }));
  const longest = months.toSorted((a, b) => b.months - a.months)[0];
  const mean = Math.round(months.reduce((sum, one) => sum + one.months, 0) / months.length);
  return tell([
    `${person.first} ${person.is('has', 'have')} stayed ${speakMonths(mean)} on average, at ${speakCount(stays.length, 'employer')}.`,
    longest === undefined ? '' : `The longest was ${speakMonths(longest.months)} ${speakPlace(longest.job)}.`,
  ]);
}

function tellSeniority({ portfolio, person }: Sources): Answer {
  const { owner, experiences } = portfolio;
  const latest = experiences.find(isOpen) ?? inTime(experiences).at(-1);
  const years = owner.yearsOfExperience;
  const sentences = [
    latest?.isUnnamed
      ? `${person.firsts} latest title is ${latest.company}.`
      : latest?.role
        ? `${person.firsts} latest title is ${latest.role}, at ${latest.company}.`
        : '',
    years === '' ? '' : `${person.first} ${person.is('has', 'have')} ${speakYears(years)} of professional experience.`,
  ].filter(Boolean);
  return sentences.length > 0 ? tell(sentences) : missing(`the level of ${person.first}`);
}

function tellVolunteering({ portfolio, person }: Sources): Answer {
  const { volunteering = [] } = portfolio;
  if (volunteering.length === 0) return missing(`volunteer work of ${person.first}`);
  const helped = volunteering.flatMap(({ organization, role, start, end, highlights = [] }) => [
    `${role === '' ? 'Help' : upperFirst(role)} at ${organization}${start === undefined ? '' : `, ${speakSince({ start: start.slice(0, 4), ...(end && { end: end.slice(0, 4) }) })}`}.`,
    ...highlights.map((text) => `At ${organization}: ${text}`),
  ]);
  return tell([`${person.first} ${person.is('does', 'do')} volunteer work.`, ...helped], settle(true, ['volunteer']));
}

/** Answers first questions of recruiters and clients; `answers.ts` overrides each. */
export function toFirstTopics(
  sources: Sources,
  { owner, strengths, availability, location }: FirstAnswers,
): readonly Entity[] {
  const { portfolio, person } = sources;
  const { first, is } = person;
  const { bookingUrl } = portfolio.owner;
  return toTopics(sources, {
    ...toMatchedTopics(sources),
    pitch: [`${first} in short`, owner],
    'why-hire': [`what speaks for ${first}`, strengths],
    hire: [
      `how to hire ${first}`,
      tell(
        [
          `The first step is an email to ${first}: the address is on the card beside me.`,
          bookingUrl === undefined ? '' : 'Or book the fit check of fifteen minutes.',
        ],
        openContact,
      ),
    ],
    // One answer for equal questions: the model need not distinguish them.
    contract: ['the kind of contract', availability],
    wish: [`the role that ${first} ${is('wants', 'want')}`, availability],
    remote: ['remote work', location],
    onsite: ['work on site', location],
    seniority: [`the level of ${first}`, tellSeniority(sources)],
    cv: [
      'the résumé',
      tell(
        [
          'The résumé is a page of this site, to read, to print and to keep as PDF.',
          'Its link, Résumé, is beside the email address and in the menu.',
        ],
        openContact,
      ),
    ],
    previous: ['the job before this one', tellPrevious(sources)],
    tenure: ['how long the jobs lasted', tellTenure(sources)],
    direct: [
      'whom one talks to',
      tell([`You talk to ${first}: this site names no agency and no manager.`], openContact),
    ],
    volunteer: [
      'volunteer work',
      tellVolunteering(sources),
      portfolio.volunteering?.length ? { names: ['volunteer', 'volunteering', 'volunteer work'] } : {},
    ],
  });
}

interface FirstAnswers {
  readonly owner: Answer;
  readonly strengths: Answer;
  readonly availability: Answer;
  readonly location: Answer;
}
