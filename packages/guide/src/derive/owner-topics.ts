import { isRemote, speakStart } from './job-entities.ts';
import { listTerms } from '../english/list-terms.ts';
import type { Answer, Entity } from '../knowledge.ts';
import { speakPlace } from './jobs.ts';
import { findAbout, listLed, speakStudy } from './life-topics.ts';
import type { Sources } from './sources.ts';
import {
  countWords,
  effectsFirst,
  lowerFirst,
  offering,
  lowerRole,
  MOST_WORDS,
  settle,
  speakAll,
  speakCount,
  speakList,
  speakMonth,
  speakNumber,
  tell,
  unwritten,
  withStop,
} from './speech.ts';
import { inTime, isDated, isOpen, latestOf } from './time.ts';
import texts from './texts.json' with { type: 'json' };
import { missing, toTopics, type TopicRows } from './topic.ts';

const INTELLIGENT = /\b(?:AI|LLMs?|machine learning|deep learning|neural|language models?|computer vision)\b/iu;

/** Speaks `4+` as `more than four`. */
export const speakYears = (years: string): string => {
  const [, count, more] = /^(\d+)(\+?)$/u.exec(years) ?? [];
  if (count === undefined) return `${years} years`;
  return `${more === '+' ? 'more than ' : ''}${speakCount(Number(count), 'year')}`;
};

const speakClock = ({ portfolio: { owner }, person }: Sources): string => {
  if (owner.timeZone === '') return '';
  const spokenZone = owner.timeZone.replaceAll(/\+(?=\d)/gu, ' plus ').replaceAll(/[−-](?=\d)/gu, ' minus ');
  return `${person.firsts} clock is ${spokenZone.replaceAll(/ {2,}/gu, ' ')}.`;
};

/** "Remote" is not a place. */
const speakFrom = (location: string): string => (/^remote(?:ly)?$/iu.test(location) ? 'remotely' : `from ${location}`);

function tellStudy(sources: Sources): Answer | undefined {
  const open = (sources.portfolio.education ?? []).filter(
    ({ start, end }) => start && (end === undefined || end > sources.today) && start <= sources.today,
  );
  const { first, is } = sources.person;
  return open.length > 0
    ? tell([`${first} ${is('is a student', 'are students')}.`, ...open.map((study) => speakStudy(sources, study))])
    : undefined;
}

/** The open jobs, or the end of the last one. */
export function tellCurrent(sources: Sources): Answer {
  const { portfolio, person } = sources;
  const open = portfolio.experiences.filter(isOpen);
  const last = latestOf(portfolio.experiences);
  const named = open.map((job) => {
    const place = job.isUnnamed ? job.company : speakPlace(job);
    // `freelance Illustrator`
    return (place.startsWith('at ') ? [job.role, place] : [place, job.role]).filter(Boolean).join(' ');
  });
  const counted = `${person.first} ${person.is('has', 'have')} ${speakCount(open.length, 'current job')}: ${speakList(named)}.`;
  if (open.length > 0)
    return tell([...(open.length > 1 ? [counted] : []), ...open.map((job) => speakStart(sources, job))]);
  const study = tellStudy(sources);
  if (study) return study;
  if (last?.end === undefined) return missing(`what ${person.first} ${person.is('does', 'do')} now`);
  return tell([
    `${person.first} left ${last.company} in ${speakMonth(last.end)}.`,
    'What came after it is not written here.',
  ]);
}

/** The first impact of each job, then of each project. */
function tellAchievements({ portfolio, person }: Sources): Answer {
  const achievements = [
    ...portfolio.experiences.flatMap(({ at, impacts }) =>
      effectsFirst(impacts)
        .slice(0, 1)
        .map((impact) => `${at}: ${lowerFirst(impact)}`),
    ),
    ...portfolio.projects.flatMap(({ title, impact, highlights = [] }) =>
      effectsFirst([impact, ...highlights].filter(Boolean))
        .slice(0, 1)
        .map((effect) => `${title}: ${lowerFirst(effect)}`),
    ),
    ...(portfolio.awards ?? []).map(
      ({ title, awarder }) => `${person.first} won the award ${title}${awarder ? ` by ${awarder}` : ''}`,
    ),
  ];
  return achievements.length > 0 ? tell(effectsFirst(achievements)) : missing(`what ${person.first} achieved`);
}

const tellNamed = ({ parts, person }: Sources, kind: RegExp, noun: string): Answer => {
  const found = parts.filter((part) => kind.test(part)).toSorted();
  return found.length > 0
    ? tell([`${speakList(found)} ${found.length === 1 ? 'is' : 'are'} named on the cards of ${person.firsts} work.`])
    : missing(`which ${noun} ${person.first} ${person.is('uses', 'use')}`);
};

function tellUseOfAi({ portfolio, person }: Sources): Answer {
  const found = [
    ...portfolio.projects
      .filter((one) => INTELLIGENT.test([one.subtitle, one.story, one.impact].join(' ')))
      .map(({ title }) => title),
    ...portfolio.experiences
      .filter((job) => INTELLIGENT.test([job.role, job.summary, ...job.impacts].join(' ')))
      .map(({ company }) => `the job at ${company}`),
  ];
  return found.length > 0
    ? tell([`These speak of artificial intelligence: ${speakList(found)}.`])
    : missing(`work of ${person.first} with artificial intelligence`);
}

function tellLocation(sources: Sources): Answer {
  const { portfolio, person } = sources;
  const { location } = portfolio.owner;
  const jobs = portfolio.experiences;
  if (location === '')
    return unwritten(`Where ${person.first} ${person.is('works', 'work')} from is not written here.`);
  const remote =
    jobs.length > 0 && jobs.every(isRemote)
      ? `, and ${jobs.length === 1 ? 'the one job here is' : `${speakAll(jobs.length)} jobs were`} remote`
      : '';
  const sentences = findAbout(sources, /\b(?:remote(?:ly)?|hybrid|on[ -]site)\b|远程/iu);
  return tell([
    `${person.first} ${person.is('works', 'work')} ${speakFrom(location)}${remote}.`,
    speakClock(sources),
    ...(sentences.length > 0 || jobs.some(isRemote) || isRemote({ location })
      ? sentences
      : [`Whether ${person.first} ${person.is('works', 'work')} remotely is not written here.`]),
  ]);
}

/** The clock, then the hours that the owner wrote. */
function tellHours(sources: Sources): Answer {
  const { answers } = sources.portfolio;
  const written = answers['location/when'] ?? [];
  const hours = [speakClock(sources), ...('says' in written ? written.says : written)].filter(Boolean);
  return hours.length > 0 ? tell(hours) : missing(`the time zone of ${sources.person.first}`);
}

/** Returns nothing if the length is unknown. */
function speakExperience({ portfolio, person }: Sources): readonly string[] {
  const years = portfolio.owner.yearsOfExperience;
  const [firstJob] = inTime(portfolio.experiences);
  return [
    years === '' ? '' : `${person.first} ${person.is('has', 'have')} ${speakYears(years)} of professional experience.`,
    firstJob && isDated(firstJob) ? `The first job began in ${speakMonth(firstJob.start)}.` : '',
  ].filter(Boolean);
}

/** Stems for leading and teaching. */
const LEADS = ['lead', 'manag', 'mentor', 'train', 'teach', 'supervis', 'coach'];

/** "What does she do there?" after the place is about the one open job. */
const aboutNow = ({ portfolio }: Sources): { readonly about?: string } => {
  const [job, ...others] = portfolio.experiences.filter(isOpen);
  return job && others.length === 0 ? { about: `experience-${job.id}` } : {};
};

const toSelfTopics = (sources: Sources, current: Answer): TopicRows => {
  const { portfolio, person } = sources;
  const now = aboutNow(sources);
  const { owner, experiences, principles } = portfolio;
  const { first, name, is } = person;
  const experience = speakExperience(sources);
  const latest = latestOf(experiences);
  const led = listLed(sources);
  // The default text of About.
  const introduction = `${person.firsts} words: I am ${name}, ${owner.role}`.toLowerCase();
  const isIntroduction = (one: string): boolean =>
    one.toLowerCase().includes(introduction) && one.length < introduction.length + owner.location.length + 25;
  const leads = LEADS.filter((word) => listTerms(led.join(' ')).includes(word));
  const from = owner.location === '' ? '' : `, ${is('works', 'work')} ${speakFrom(owner.location)}`;
  const principled = principles.length === 1 ? 'one principle' : `${speakNumber(principles.length)} principles`;
  return {
    owner: [
      `who ${first} ${is('is', 'are')}`,
      tell([
        `${name}, ${lowerRole(owner.role)}${from}.`,
        ...experience,
        ...person.quote(portfolio.words.about.map(withStop).join(' ')).filter((one) => !isIntroduction(one)),
      ]),
      now,
    ],
    years: [`how long ${first} ${is('has', 'have')} done this`, experience.length > 0 ? tell(experience) : undefined],
    current: [
      `what ${first} ${is('does', 'do')} now`,
      { ...current, offers: ['availability/what'] },
      latest && { about: `experience-${latest.id}` },
    ],
    proudest: [
      `the work ${first} ${is('is', 'are')} proudest of`,
      offering(
        missing(`which work ${first} ${is('is', 'are')} proudest of`),
        `Shall I tell you what ${first} ${is('has', 'have')} achieved?`,
        'achievements/what',
      ),
    ],
    strengths: [
      `what ${first} ${is('is', 'are')} good at`,
      principles.length > 0
        ? tell([
            `On this site ${first} ${is('names', 'name')} ${principled}: ${speakList(principles.map(({ text }) => text.toLowerCase()))}.`,
            ...listProofs(sources),
          ])
        : tellSkills(sources),
    ],
    weaknesses: [`what ${first} ${is('does', 'do')} not do`],
    achievements: [`what ${first} ${is('has', 'have')} achieved`, tellAchievements(sources)],
    teaching: [
      `whether ${first} ${is('teaches', 'teach')}`,
      led.length > 0
        ? tell(led, settle(true, leads))
        : `whether ${first} ${is('teaches', 'teach')} or ${is('leads', 'lead')}`,
    ],
    'favourite-moment': [`what ${first} ${is('likes', 'like')} best about the work`],
  };
};

/** From headings of the stack and the first words of About. */
function tellSkills({ portfolio, person }: Sources): Answer | string {
  const { first, is } = person;
  const isSingle = portfolio.stack.length === 1;
  const groups = portfolio.stack.map(({ name, keywords, parts = [] }) => {
    const examples = parts.slice(0, 3);
    return keywords && examples.length > 0
      ? isSingle
        ? speakList(examples)
        : `${name} (${examples.join(', ')})`
      : name;
  });
  const about = person.quote(portfolio.words.about.map(withStop).join(' '));
  return groups.length === 0
    ? `what ${first} ${is('is', 'are')} best at`
    : tell([
        `${first}, ${lowerRole(portfolio.owner.role)}, ${is('names', 'name')} ${speakList(groups.slice(0, MAX_SKILLS))}.`,
        ...listProofs({ portfolio }),
        ...about,
      ]);
}

/** More groups would exceed the first answer's length. */
const MAX_SKILLS = 2;

const listProofs = ({ portfolio }: Pick<Sources, 'portfolio'>): readonly string[] =>
  portfolio.experiences.flatMap(({ at, impacts }) =>
    // A longer one would be cut into parts.
    [impacts.find((text) => countWords(`${at} ${text}`) <= MOST_WORDS) ?? impacts[0]]
      .filter(Boolean)
      .map((impact) => `${at}: ${impact}`),
  );

const toWorkTopics = (sources: Sources): TopicRows => {
  const { portfolio, person } = sources;
  const { pillars } = portfolio;
  const { first, firsts, is } = person;
  const work = is('works', 'work');
  const fields = [...new Set(portfolio.experiences.flatMap(({ tags }) => tags))];
  const how = `how a project with ${first} goes`;
  const members = pillars.map(({ id }) => `pillar-${id}`);
  const served = `The stack serves ${speakCount(pillars.length, 'thing')}: ${speakList(pillars.map(({ text }) => text))}.`;
  return {
    process: [
      `how ${first} ${work}`,
      how,
      { fields: { when: missing(how), length: missing(how), first: missing(how), last: missing(how) } },
    ],
    location: [
      `where ${first} ${work} from`,
      tellLocation(sources),
      {
        ...aboutNow(sources),
        fields: {
          why: missing(`why ${first} ${is('lives', 'live')} there`),
        },
      },
    ],
    industries: [
      `which industries ${first} ${is('knows', 'know')}`,
      fields.length > 0 ? tell([`The cards of ${firsts} jobs name ${speakList(fields.slice(0, 8))}.`]) : undefined,
    ],
    databases: [
      `which databases ${first} ${is('knows', 'know')}`,
      tellNamed(sources, new RegExp(texts.known.databases, 'iu'), 'databases'),
    ],
    'programming-languages': [
      `which programming languages ${first} ${is('writes', 'write')}`,
      tellNamed(sources, new RegExp(texts.known.programming, 'u'), 'programming languages'),
    ],
    'artificial-intelligence': [`what ${first} ${is('does', 'do')} with AI`, tellUseOfAi(sources)],
    'small-teams': [`whom ${first} ${work} for`],
    pillars: [
      'what the stack is chosen for',
      pillars.length > 0
        ? tell([served, ...pillars.flatMap(({ description }) => person.quote(description))], { members })
        : undefined,
      { members },
    ],
  };
};

export const toOwnerTopics = (sources: Sources, current: Answer): readonly Entity[] =>
  toTopics(sources, { ...toSelfTopics(sources, current), ...toWorkTopics(sources) }).map((topic) =>
    topic.id === 'location' ? { ...topic, fields: { ...topic.fields, when: tellHours(sources) } } : topic,
  );
