import type { Education, Kind, Language, Publication, Volunteering } from '@asad/content';
import type { Answer, Entity } from '../knowledge.ts';
import { speakStay } from './job-entities.ts';
import { byDegree, listOthers, listPapers, speakStudy, type Kinds } from './life-values.ts';
import { listNamedTopics, type NamedTopic as Named } from './named-topics.ts';
import { nothingOf, slugOf, type Sources } from './sources.ts';
import { upperFirst } from '../english/phrases.ts';
import { lowerFirst, notHere, settle, speakAmong, speakCount, speakMonth, tell } from './speech.ts';

const link = (title: string, url: string | undefined): Answer =>
  url === undefined
    ? notHere(`A link to ${title}`)
    : tell([`The link to ${title} is in the About section, and on the résumé page.`]);
const when = (title: string, date: string | undefined): Answer =>
  date === undefined
    ? notHere(`When ${title} was`)
    : tell([`${upperFirst(title)} is of ${speakMonth(date)}.`], { isAside: true });
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

interface Paper {
  readonly noun: string;
  readonly name: string;
  readonly maker?: string | undefined;
  readonly date?: string | undefined;
  readonly url?: string | undefined;
  readonly summary?: string;
  readonly spoken?: Kind['spoken'];
}

function toPaper({ person, portfolio }: Sources, paper: Paper): Named {
  const { noun, name, maker, date, url, summary = '' } = paper;
  const names = namesOf(name, maker);
  const isAward = noun === 'award';
  const isOnly = isAward && portfolio.awards?.length === 1;
  const { has: got = `${person.is('has', 'have')} the ${noun}`, by = 'by' } = paper.spoken ?? {};
  const has = `${person.first} ${got} ${name}${maker === undefined ? '' : ` ${by} ${maker}`}${of(date)}.`;
  const why = summary === '' ? notHere(`For what ${name} was given`) : tell([upperFirst(summary)]);
  return {
    kind: noun,
    ...(date && { since: date }),
    title: name,
    // "The Linux certificate" is Linux Essentials.
    names: [
      ...names,
      ...names.flatMap(shortenName),
      ...names.map((one) => `${one.split(' ')[0]} ${noun}`),
      ...(isOnly ? ['award', 'awards', 'prize', 'won', 'she win', 'he win', 'they win'] : []),
    ],
    fields: {
      what: tell([has, upperFirst(summary)], settle(true, isAward ? [noun, 'prize', name] : names)),
      ...(isAward && { why }),
      when: when(name, date),
      link: link(name, url),
    },
  };
}

function toPublication({ person }: Sources, { title, publisher, date, url, summary = '' }: Publication): Named {
  const where = publisher === undefined ? '' : `, in ${publisher}`;
  return {
    kind: 'publication',
    ...(date && { since: date }),
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

/** "Sample Repair Café" is also "repair café". */
const shortenName = (name: string): readonly string[] =>
  name.split(' ').length > 2 ? [name, name.slice(name.indexOf(' ') + 1)] : [name];

const toStudy = (sources: Sources, study: Education): Named => ({
  kind: 'education',
  ...(study.start && { since: study.start }),
  title: study.institution,
  names: shortenName(study.institution),
  fields: {
    what: tell([
      speakStudy(sources, study),
      ...(study.score === undefined ? [] : [`The grade: ${study.score}.`]),
      ...(study.courses ?? []).map((course) => `A course at ${study.institution}: ${course}`),
      ...(study.highlights ?? []).map(upperFirst),
    ]),
    when: tell([speakStudy(sources, study)]),
  },
});

function toVolunteering({ person, portfolio }: Sources, entry: Volunteering): Named {
  const { organization, role, summary, highlights = [], start, end } = entry;
  const last = organization.split(' ').at(-1) ?? '';
  const isNow = end === undefined && start !== undefined;
  const period = upperFirst(speakStay({ start: start ?? '', ...(end !== undefined && { end }) }).trim());
  const verb = isNow ? `${person.is('has', 'have')} volunteered` : 'volunteered';
  return {
    kind: 'volunteering',
    ...(start && { since: start }),
    title: organization,
    // "The shelter" is enough, but not the town.
    names: [...shortenName(organization), ...(portfolio.owner.location.includes(last) ? [] : [`the ${last}`])],
    fields: {
      what: tell([
        `${period === '' ? '' : `${period} `}${person.first} ${verb} at ${organization}${role === '' ? '' : ` as ${role}`}.`,
        upperFirst(summary),
        ...highlights.map((text) => `At ${organization}: ${lowerFirst(text)}`),
      ]),
    },
  };
}

/** "The talks" lists the entries of a kind that only the table of kinds describes. */
const toList = ({ person }: Sources, { kind, noun, papers }: ReturnType<typeof listOthers>[number]): Named => {
  const has = `${person.first} ${person.is('has', 'have')} ${speakCount(papers.length, noun)}`;
  return {
    kind: 'list',
    title: `${person.firsts} ${kind}`,
    names: [kind, noun],
    fields: {
      what: tell(
        [
          speakAmong(
            has,
            papers.map(({ name }) => name),
          ),
        ],
        settle(true, [noun]),
      ),
    },
  };
};

/** A card's name takes precedence. */
export function toLifeEntities(sources: Sources, kinds: Kinds): readonly Entity[] {
  const { portfolio } = sources;
  const others = listOthers(portfolio, kinds);
  const named: readonly Named[] = [
    ...[...listPapers(portfolio), ...others.flatMap(({ papers }) => papers)].map((one) => toPaper(sources, one)),
    ...others.map((one) => toList(sources, one)),
    ...(portfolio.publications ?? []).map((one) => toPublication(sources, one)),
    ...(portfolio.languages ?? []).map((one) => toLanguage(sources, one)),
    ...byDegree(portfolio.education).map((one) => toStudy(sources, one)),
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
  return named.flatMap(({ kind, title, names, ...rest }, at): readonly Entity[] => {
    const free = names.filter((name) => !takenNames.has(name.toLowerCase()));
    if (free.length === 0) return [];
    for (const name of free) takenNames.add(name.toLowerCase());
    const slug = `${kind}-${slugOf(title)}`;
    const id = ids.has(slug) ? `${slug}-${at}` : slug;
    ids.add(id);
    return [{ id, kind: 'topic', title, names: free, ...rest, nothing: nothingOf(title) }];
  });
}
