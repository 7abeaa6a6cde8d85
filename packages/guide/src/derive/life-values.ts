import type { Background, Education, Volunteering } from '@asad/content';
import { upperFirst } from '../english/phrases.ts';
import type { Scope } from './fill.ts';
import { listFacts, listPaperValues, shortenName, toEntry } from './paper-values.ts';
import type { Sources } from './sources.ts';
import { speakMonth, speakStay, splitSentences } from './speech.ts';
import { inTime, isDated } from './time.ts';

type Reference = NonNullable<Background['references']>[number];

const bracket = (text: string | undefined): string => (text === undefined || text === '' ? '' : ` (${text})`);

/** The school, or else `BSc in Physics`. */
export const nameStudy = ({ institution, degree, area }: Education): string =>
  institution || [degree, area].filter(Boolean).join(' in ');

const isNow = ({ start = '', end }: Education, today: string): boolean =>
  start !== '' && start <= today && (end === undefined || end > today);

export function speakStudy({ person, today }: Sources, study: Education): string {
  const { institution, degree, area, start = '', end, location } = study;
  const isPresent = isNow(study, today);
  const where = [degree === '' && area, institution && `at ${institution}`, location && `in ${location}`];
  const until = isPresent && end !== undefined ? `, until ${speakMonth(end)} as planned` : '';
  const when = upperFirst(speakStay({ start, end: isPresent ? undefined : end }));
  const verb = isPresent ? `${person.is('has', 'have')} studied` : start > today ? 'will study' : 'studied';
  const what = degree && `: ${nameStudy({ ...study, institution: '' })}`;
  return `${[when, person.first, verb, ...where].filter(Boolean).join(' ')}${until}${what}.`;
}

const byDegree = (studies: readonly Education[] = []): readonly Education[] =>
  studies.toSorted((a, b) => Number(b.degree !== '') - Number(a.degree !== ''));

/** Things that a visitor may have, too. */
const ANY_THING = /^(?:group|network|program(?:me)?|project|service|system|team|website)s?$/iu;

function toHelp(sources: Sources, help: Volunteering): Scope {
  const { organization, start = '', end } = help;
  const last = organization.split(' ').at(-1) ?? '';
  // "The shelter" is enough, but not the town.
  const isOther = sources.portfolio.owner.location.includes(last) || ANY_THING.test(last);
  return toEntry(sources, 'volunteering', {
    ...help,
    at: `At ${organization}`,
    names: [...shortenName(organization), ...(isOther ? [] : [`the ${last}`])],
    since: help.start,
    isNow: start !== '' && end === undefined,
    period: upperFirst(speakStay(help)),
  });
}

/** `Ana Lopez, CTO of Acme` is a person and a relation. The first sentence of a quotation names the speaker in full. */
function toReference(sources: Sources, { name, relation, text = '' }: Reference): Scope {
  const [, person = name, post = relation] = /^([^,]+), (.+)$/u.exec(name) ?? [];
  const who = post ? `${person}, ${post},` : person;
  const [first, ...others] = splitSentences(text);
  return toEntry(sources, 'reference', {
    title: name,
    firstWord: name.split(' ')[0],
    person,
    relation: post,
    said:
      first === undefined ? [] : [`${who} says: ${first}`, ...others.map((quote) => `In ${person}'s words: ${quote}`)],
  });
}

const HOSTS = /git(?:hub|lab|ea)|codeberg|bitbucket|sourcehut|codepen|stack ?overflow|kaggle|npm/iu;

/** Values about studies, certificates, publications, languages, interests and volunteering. */
export function listLifeValues(sources: Sources): Scope {
  const { portfolio } = sources;
  const { experiences, projects, owner } = portfolio;
  const { interests = [], languages = [], references = [], volunteering = [] } = portfolio;
  const isSentence = (text: string): boolean => text.endsWith('.');
  const made = projects.filter(({ hackathon = [] }) => hackathon.length > 0);
  const [firstJob] = inTime(experiences.filter(isDated));
  const education = byDegree(portfolio.education).map((study, at, all) => {
    const school = nameStudy(study);
    // A second study at a school has the name of its degree.
    const isSecond = all.findIndex((other) => nameStudy(other) === school) < at;
    const title = isSecond ? nameStudy({ ...study, institution: '' }) || school : school;
    const studied = speakStudy(sources, study);
    // The name of an employer is taken.
    const isTaken = isSecond || experiences.some(({ company }) => company === school);
    const names = [
      ...(isSecond ? [title] : shortenName(title)),
      ...(isTaken ? [study.degree, study.area].filter(Boolean) : []),
    ];
    const of = `${isSecond ? 'of' : 'at'} ${title}`;
    const entry = { ...study, title, names, of, since: study.start, until: study.end, studied };
    return { since: study.start, ...toEntry(sources, 'education', entry) };
  });
  return {
    ...listPaperValues(sources),
    education,
    earlyStudies: education.filter(
      ({ since }) => since !== undefined && firstJob !== undefined && since < firstJob.start,
    ),
    nowStudies: (portfolio.education ?? [])
      .filter((study) => isNow(study, sources.today))
      .map((study) => ({ studied: speakStudy(sources, study) })),
    volunteering: volunteering.map((help) => toHelp(sources, help)),
    languages: languages.map(({ level = '', ...language }) =>
      toEntry(sources, 'language', { ...language, level: level.replace(/ \(([^)]+)\)/u, ', $1') }),
    ),
    references: references.map((reference) => toReference(sources, reference)),
    isQuotedOnce: references.length === 1 && references[0]?.text,
    hasCodeHost: (owner.profiles ?? []).some(({ network }) => HOSTS.test(network)),
    hobbies: interests.map(({ name, keywords = [] }) =>
      upperFirst(`${name}${bracket(keywords.filter((word) => !isSentence(word)).join(', '))}`),
    ),
    hobbySentences: interests.flatMap(({ keywords = [] }) => keywords.filter(isSentence).flatMap(sources.person.quote)),
    partners: listFacts(sources, 'team'),
    lefts: listFacts(sources, 'leaving'),
    hackathonProjects: made,
    isOneHackathon: made.length === 1,
    hackathons: made.map(({ title, hackathon = [] }) => `${title}: ${hackathon.join(' ')}`),
    named: [
      ...experiences.map(({ at, named = [] }) => ({ of: at, named })),
      ...projects.map(({ title, named = [] }) => ({ of: title, named })),
    ].flatMap(({ of, named }) => named.map((thing) => ({ ...thing, of }))),
  };
}
