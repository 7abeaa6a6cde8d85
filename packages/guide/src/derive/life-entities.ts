import type { Award, Certificate, Education, Language, Publication, Volunteering } from '@asad/content';
import type { Answer, Entity } from '../knowledge.ts';
import { speakStudy } from './life-topics.ts';
import { listNamedTopics, type NamedTopic as Named } from './named-topics.ts';
import { nothingOf, slugOf, type Sources } from './sources.ts';
import { notHere, settle, speakMonth, tell, upperFirst } from './speech.ts';

const link = (title: string, url: string | undefined): Answer =>
  url === undefined
    ? notHere(`A link to ${title}`)
    : tell([`The link to ${title} is in the About section, and on the résumé page.`]);
const when = (title: string, date: string | undefined): Answer =>
  date === undefined ? notHere(`When ${title} was`) : tell([`${upperFirst(title)} is of ${speakMonth(date)}.`]);
const by = (maker: string | undefined): string => (maker === undefined ? '' : ` by ${maker}`);
const of = (date: string | undefined): string => (date === undefined ? '' : `, of ${speakMonth(date)}`);

/** Returns a title without brackets and without its maker. */
function namesOf(title: string, maker: string | undefined): readonly string[] {
  const short = title.replaceAll(/\s*[（(][^）)]*[）)]/gu, '').trim();
  const bare = maker !== undefined && short.startsWith(`${maker} `) ? short.slice(maker.length + 1) : short;
  const inBrackets = /[（(]([^）)]{2,})[）)]/u.exec(title)?.[1] ?? '';
  const initials = short.match(/\b\p{Lu}(?=\p{Ll})/gu) ?? [];
  const acronym = initials.length > 2 && initials.length === short.split(' ').length ? initials.join('') : '';
  return [...new Set([title, short, bare, inBrackets, acronym])].filter((name) => name.length > 1);
}

function toCertificate({ person }: Sources, { name, issuer, date, url, summary = '' }: Certificate): Named {
  const has = `${person.first} ${person.is('has', 'have')}`;
  return {
    kind: 'certificate',
    title: name,
    names: namesOf(name, issuer),
    fields: {
      what: tell(
        [`${has} the certificate ${name}${by(issuer)}${of(date)}.`, upperFirst(summary)],
        settle(true, namesOf(name, issuer)),
      ),
      when: when(name, date),
      link: link(name, url),
    },
  };
}

function toAward({ person, portfolio }: Sources, { title, awarder, date, url, summary = '' }: Award): Named {
  const isOnly = portfolio.awards?.length === 1;
  const has = `${person.first} ${person.is('has', 'have')}`;
  return {
    kind: 'award',
    title,
    names: [...namesOf(title, awarder), ...(isOnly ? ['award', 'awards', 'prize'] : [])],
    fields: {
      what: tell(
        [`${has} the award ${title}${by(awarder)}${of(date)}.`, upperFirst(summary)],
        settle(true, ['award', 'prize', title]),
      ),
      why: summary === '' ? notHere(`For what ${title} was given`) : tell([upperFirst(summary)]),
      when: when(title, date),
      link: link(title, url),
    },
  };
}

function toPublication({ person }: Sources, { title, publisher, date, url, summary = '' }: Publication): Named {
  const where = publisher === undefined ? '' : `, in ${publisher}`;
  return {
    kind: 'publication',
    title,
    names: [...new Set([title, title.split(/[:–—]/u)[0]?.trim() ?? title])],
    fields: {
      what: tell([`${person.first} wrote ${title}${where}${of(date)}.`, upperFirst(summary)]),
      when: when(title, date),
      link: link(title, url),
    },
  };
}

const toLanguage = ({ person }: Sources, { name, level }: Language): Named => ({
  kind: 'language',
  title: name,
  names: [name],
  fields: {
    what: tell(
      [`${person.first} ${person.is('speaks', 'speak')} ${name}${level === undefined ? '' : `: ${level}`}.`],
      settle(true, [name]),
    ),
  },
});

const MOST_SHORTENED = 3;
/** "Sample Repair Café" is also "repair café". */
function shortenName(name: string): readonly string[] {
  const [, ...others] = name.split(' ');
  return others.length >= MOST_SHORTENED - 1 ? [name, others.join(' ')] : [name];
}

const toStudy = (sources: Sources, study: Education): Named => ({
  kind: 'education',
  title: study.institution,
  names: shortenName(study.institution),
  fields: {
    what: tell([
      speakStudy(sources, study),
      ...(study.score === undefined ? [] : [`The grade: ${study.score}.`]),
      ...(study.courses ?? []).map(upperFirst),
      ...(study.highlights ?? []).map(upperFirst),
    ]),
    when: tell([speakStudy(sources, study)]),
  },
});

function toVolunteering({ person }: Sources, entry: Volunteering): Named {
  const { organization, role, summary, highlights = [], start, end } = entry;
  const isNow = end === undefined && start !== undefined;
  const since = start === undefined ? '' : isNow ? `Since ${speakMonth(start)} ` : `From ${speakMonth(start)} `;
  const until = end === undefined ? '' : `${start === undefined ? 'Until' : 'to'} ${speakMonth(end)} `;
  const verb = isNow ? `${person.is('has', 'have')} volunteered` : 'volunteered';
  return {
    kind: 'volunteering',
    title: organization,
    names: shortenName(organization),
    fields: {
      what: tell([
        `${since}${until}${person.first} ${verb} at ${organization}${role === '' ? '' : ` as ${role}`}.`,
        upperFirst(summary),
        ...highlights.map(upperFirst),
      ]),
    },
  };
}

/** A card's name takes precedence. */
export function toLifeEntities(sources: Sources): readonly Entity[] {
  const { portfolio } = sources;
  const named: readonly Named[] = [
    ...(portfolio.certificates ?? []).map((one) => toCertificate(sources, one)),
    ...(portfolio.awards ?? []).map((one) => toAward(sources, one)),
    ...(portfolio.publications ?? []).map((one) => toPublication(sources, one)),
    ...(portfolio.languages ?? []).map((one) => toLanguage(sources, one)),
    ...(portfolio.education ?? []).map((one) => toStudy(sources, one)),
    ...(portfolio.volunteering ?? []).map((one) => toVolunteering(sources, one)),
    ...listNamedTopics(sources),
  ];
  const cards = [
    ...sources.parts,
    ...portfolio.projects.map(({ title }) => title),
    ...portfolio.experiences.map(({ company }) => company),
    ...portfolio.stack.map(({ name }) => name),
  ];
  const takenNames = new Set(cards.map((name) => name.toLowerCase()));
  const ids = new Set<string>();
  return named.flatMap(({ kind, title, names, fields }, at): readonly Entity[] => {
    const free = names.filter((name) => !takenNames.has(name.toLowerCase()));
    if (free.length === 0) return [];
    for (const name of free) takenNames.add(name.toLowerCase());
    const slug = `${kind}-${slugOf(title)}`;
    const id = ids.has(slug) ? `${slug}-${at}` : slug;
    ids.add(id);
    return [{ id, kind: 'topic', title, names: free, fields, nothing: nothingOf(title) }];
  });
}
