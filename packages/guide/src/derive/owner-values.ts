import { listTerms } from '../english/list-terms.ts';
import { upperFirst } from '../english/phrases.ts';
import bank from './bank.json' with { type: 'json' };
import { tellHearing } from './derive-lines.ts';
import type { Scope } from './fill.ts';
import { isRemote, speakStart } from './job-entities.ts';
import { speakBeing, speakPlace, type Job } from './jobs.ts';
import { listFacts, listLifeValues, speakStudy } from './life-values.ts';
import { isAvailabilityWritten, writtenOf, type Sources } from './sources.ts';
import {
  countWords,
  effectsFirst,
  MOST_WORDS,
  speakAll,
  speakCount,
  speakList,
  speakMonth,
  speakMonths,
  withStop,
} from './speech.ts';
import { countMonths, inTime, isDated, isOpen, latestOf } from './time.ts';

/** More groups would exceed the first answer's length. */
const MAX_SKILLS = 2;

/** Speaks `4+` as `more than four`. */
const speakYears = (years: string): string => {
  const [, count, more] = /^(\d+)(\+?)$/u.exec(years) ?? [];
  if (count === undefined) return years === '' ? '' : `${years} years`;
  return `${more === '+' ? 'more than ' : ''}${speakCount(Number(count), 'year')}`;
};

const speakClock = ({ portfolio: { owner }, person }: Sources): string => {
  if (owner.timeZone === '') return '';
  const spokenZone = owner.timeZone.replaceAll(/\+(?=\d)/gu, ' plus ').replaceAll(/[−-](?=\d)/gu, ' minus ');
  return `${person.firsts} clock is ${spokenZone.replaceAll(/ {2,}/gu, ' ')}.`;
};

/** "Remote" is not a place. */
const speakFrom = (location: string): string => {
  if (/^remote(?:ly)?$/iu.test(location)) return 'remotely';
  return location === '' ? '' : `from ${location}`;
};

/** The open jobs, the present studies, or the end of the last job. */
function listCurrent(sources: Sources): readonly string[] {
  const { portfolio, person, today } = sources;
  const open = portfolio.experiences.filter(isOpen);
  const last = latestOf(portfolio.experiences);
  const named = open.map((job) => {
    const place = job.isUnnamed ? job.company : speakPlace(job);
    // `freelance Illustrator`
    return (place.startsWith('at ') ? [job.role, place] : [place, job.role]).filter(Boolean).join(' ');
  });
  const counted = `${person.first} ${person.is('has', 'have')} ${speakCount(open.length, 'current job')}: ${speakList(named)}.`;
  if (open.length > 0) return [...(open.length > 1 ? [counted] : []), ...open.map((job) => speakStart(sources, job))];
  const studies = (portfolio.education ?? []).filter(
    ({ start, end }) => start && (end === undefined || end > today) && start <= today,
  );
  if (studies.length > 0)
    return [
      `${person.first} ${person.is('is a student', 'are students')}.`,
      ...studies.map((study) => speakStudy(sources, study)),
    ];
  if (last?.end === undefined) return [];
  const left = `${person.first} left ${last.company} in ${speakMonth(last.end)}.`;
  return [left, `What came after ${last.company} is not written here.`];
}

/** The first impact of each job, then of each project. */
function listAchievements({ portfolio, person }: Sources): readonly string[] {
  const firstOf = (name: string, effects: readonly string[]): readonly string[] =>
    effectsFirst(effects.filter(Boolean))
      .slice(0, 1)
      .map((effect) => `${name}: ${upperFirst(effect)}`);
  return effectsFirst([
    ...portfolio.experiences.flatMap(({ at, impacts }) => firstOf(at, impacts)),
    ...portfolio.projects.flatMap(({ title, impact, highlights = [] }) => firstOf(title, [impact, ...highlights])),
    ...(portfolio.awards ?? []).map(
      ({ title, awarder }) => `${person.first} won the award ${title}${awarder ? ` by ${awarder}` : ''}`,
    ),
  ]);
}

const listProofs = ({ portfolio }: Sources): readonly string[] =>
  portfolio.experiences.flatMap(({ at, impacts }) =>
    // A longer one would be cut into parts.
    [impacts.find((text) => countWords(`${at} ${text}`) <= MOST_WORDS) ?? impacts[0]]
      .filter(Boolean)
      .map((impact) => `${at}: ${impact}`),
  );

/** From headings of the stack. */
const listSkills = ({ portfolio: { stack } }: Sources): readonly string[] =>
  stack.slice(0, MAX_SKILLS).map(({ name, keywords, parts = [] }) => {
    const examples = parts.slice(0, 3);
    if (!keywords || examples.length === 0) return name;
    return stack.length === 1 ? speakList(examples) : `${name} (${examples.join(', ')})`;
  });

/** The introduction repeats what the answer begins with. */
function listAbout({ portfolio, person }: Sources): readonly string[] {
  const { owner, words } = portfolio;
  const introduction = `${person.firsts} words: I am ${person.name}, ${owner.role}`.toLowerCase();
  const isIntroduction = (sentence: string): boolean =>
    sentence.toLowerCase().includes(introduction) && sentence.length < introduction.length + owner.location.length + 25;
  return person.quote(words.about.map(withStop).join(' ')).filter((sentence) => !isIntroduction(sentence));
}

/** Stems for leading and teaching. */
const LEADS = ['lead', 'manag', 'mentor', 'train', 'teach', 'supervis', 'coach'];

function listJobValues({ portfolio, today }: Sources): Scope {
  const jobs = portfolio.experiences;
  const open = jobs.filter(isOpen);
  const remote = jobs.filter(isRemote);
  const [latest, dated] = [latestOf(jobs), jobs.filter(isDated)];
  const titled = jobs.find(isOpen) ?? inTime(jobs).at(-1);
  const ended = inTime(jobs).filter((job) => !isOpen(job));
  const before = ended.at(open.length > 0 ? -1 : -2);
  const period = (job: Job): string =>
    isDated(job) && job.end !== undefined ? ` from ${speakMonth(job.start)} to ${speakMonth(job.end)}` : '';
  const months = dated.map((job) => ({ job, months: countMonths(job, today) }));
  const longest = months.toSorted((a, b) => b.months - a.months)[0];
  const mean = Math.round(months.reduce((sum, tenure) => sum + tenure.months, 0) / months.length);
  const isAllRemote = jobs.length > 0 && remote.length === jobs.length;
  const all = jobs.length === 1 ? 'the one job here is' : `${speakAll(jobs.length)} jobs were`;
  return {
    // "What does she do there?" after the place is about the one open job.
    currentJob: open.length === 1 ? `experience-${open[0]?.id}` : '',
    latestJob: latest && `experience-${latest.id}`,
    remoteJobsAll: isAllRemote && all,
    remoteJobs: isAllRemote
      ? []
      : remote.map((job) => `The job at ${job.company} ${isOpen(job) ? 'is' : 'was'} remote.`),
    latestTitle: titled?.isUnnamed ? titled.company : titled?.role ? `${titled.role}, at ${titled.company}` : '',
    previous: before && `${speakBeing(before)}${before.role === '' ? '' : ` as ${before.role}`}${period(before)}`,
    employers: dated.length,
    meanStay: dated.length > 0 && speakMonths(mean),
    longestStay: longest && `${speakMonths(longest.months)} ${speakPlace(longest.job)}`,
    industries: [...new Set(jobs.flatMap(({ tags }) => tags))].slice(0, 8),
  };
}

/** Speaks `hello@ada.example.com` and spells it, the longest part first; endings are words. */
export function spellAddress(address: string): readonly string[] {
  const spokenParts = address
    .split(/([@.+_-])/u)
    .map((part) => ({ '@': 'at', '.': 'dot', '+': 'plus', '-': 'dash', _: 'underscore' })[part] ?? part);
  const parts = address.split(/[@.]/u).filter((part) => !/^(?:com|org|net|example)$/u.test(part));
  return [
    `The address is ${spokenParts.join(' ')}.`,
    ...parts
      .toSorted((a, b) => b.length - a.length)
      .map((part) => `${upperFirst(part)} is spelled ${part.toUpperCase().split('').join(', ')}.`),
  ];
}

const EMAIL = {
  emailRemains: 'email remains',
  writeEmail: 'Write an email',
  addressIsHere: 'the address is on the card beside me',
  byEmail: ' by email',
  firstStep: 'an email to',
  address: 'email address',
};
/** The contact card then shows what else there is. */
const NO_EMAIL: typeof EMAIL = {
  emailRemains: 'the ways on the contact card remain',
  writeEmail: 'Get in touch',
  addressIsHere: 'the ways to do so are on the card beside me',
  byEmail: '',
  firstStep: 'to get in touch with',
  address: 'links of the About section',
};

function listContactValues({ portfolio: { owner }, person }: Sources): Scope {
  const { email, profiles = [] } = owner;
  const hasEmail = email !== '';
  return {
    ...(hasEmail ? EMAIL : NO_EMAIL),
    reach: hasEmail
      ? `Write ${person.first} an email: the address is on the card beside me.`
      : `The ways to reach ${person.first} are on the card beside me.`,
    spelling: hasEmail && spellAddress(email),
    networks: profiles.filter(({ network }) => network !== 'Website').map(({ network }) => network),
  };
}

function listHiringValues(sources: Sources): Scope {
  const { portfolio, person } = sources;
  const { owner } = portfolio;
  const availability =
    owner.availability !== '' && `This site says of ${person.firsts} availability: ${upperFirst(owner.availability)}.`;
  return {
    availability,
    availabilityAlso: writtenOf(portfolio, 'availability').length > 0 && availability,
    from: speakFrom(owner.location),
    clock: speakClock(sources),
    isRemoteKnown: portfolio.experiences.some(isRemote) || isRemote(owner),
  };
}

/** Values about the call and the site. */
function listGuideValues({ portfolio, person, parts, facts }: Sources): Scope {
  const { first, is, them } = person;
  const { isSample, bookingUrl } = portfolio.owner;
  const asks = [
    `what ${first} ${is('has', 'have')} built`,
    ...(portfolio.experiences.length > 0 ? [`where ${first} ${is('has', 'have')} worked`] : []),
    ...(parts.length > 0 ? ['with which tools'] : []),
  ];
  return {
    asks: asks.join(', '),
    isAvailabilityWritten: isAvailabilityWritten(portfolio),
    hearing: tellHearing(facts),
    orFitCheck: bookingUrl !== undefined && 'Or book the fit check of fifteen minutes.',
    orTalk: bookingUrl !== undefined && `, or book fifteen minutes to talk to ${them}`,
    orCalendar: bookingUrl !== undefined && ' or book fifteen minutes in the calendar',
    real: isSample
      ? `${first}, the employers and the figures are samples, until somebody makes this site their own.`
      : `What I tell was written by ${first} for this site, and I add nothing to it.`,
    reality: isSample ? 'I, on the other hand, am quite real.' : 'I am quite real too, for an owl.',
  };
}

/** All that the topics' templates read. */
export function listOwnerValues(sources: Sources): Scope {
  const { portfolio, person, parts } = sources;
  const { owner, pillars, principles, projects, experiences, stack } = portfolio;
  const { first, is } = person;
  const years = speakYears(owner.yearsOfExperience);
  const [firstJob] = inTime(experiences);
  const led = listFacts(sources, 'led');
  const matching = (kind: RegExp): readonly string[] => parts.filter((part) => kind.test(part)).toSorted();
  return {
    ...owner,
    ...person,
    years,
    current: listCurrent(sources),
    experience: [
      years === '' ? '' : `${first} ${is('has', 'have')} ${years} of professional experience.`,
      firstJob && isDated(firstJob) ? `The first job began in ${speakMonth(firstJob.start)}.` : '',
    ],
    about: listAbout(sources),
    principles: principles.map(({ text }) => text),
    principleCount: principles.length,
    skills: listSkills(sources),
    proofs: listProofs(sources),
    achievements: listAchievements(sources),
    led,
    leads: LEADS.filter((word) => listTerms(led.join(' ')).includes(word)),
    databases: matching(new RegExp(bank.known.databases, 'iu')),
    programming: matching(new RegExp(bank.known.programming, 'u')),
    pillars: pillars.map(({ text }) => text),
    pillarIds: pillars.map(({ id }) => id),
    pillarCount: pillars.length,
    pillarTexts: pillars.map(({ description }) => description),
    projects: projects.length,
    jobs: experiences.length,
    tools: stack.length,
    toolCount: stack.length,
    hasGroups: stack.some(({ keywords }) => keywords),
    knownTools: bank.known.tools.split(' | '),
    ...Object.fromEntries(Object.keys(portfolio.answers).map((id) => [`answers.${id}`, writtenOf(portfolio, id)])),
    ...listJobValues(sources),
    ...listContactValues(sources),
    ...listHiringValues(sources),
    ...listGuideValues(sources),
    ...listLifeValues(sources),
  };
}
