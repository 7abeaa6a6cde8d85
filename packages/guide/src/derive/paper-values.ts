import type { AnyEntry } from '@asad/content';
import { splitWords } from '../english/split-words.ts';
import { COMMON } from '../english/words.ts';
import bank from './bank.json' with { type: 'json' };
import { fillSentences, type Scope } from './fill.ts';
import type { Sources } from './sources.ts';
import { countWords, MOST_WORDS, speakAmong, speakCount, speakList } from './speech.ts';

/** "Sample Repair Café" is also "repair café". */
export const shortenName = (name: string): readonly string[] =>
  name.split(' ').length > 2 ? [name, name.slice(name.indexOf(' ') + 1)] : [name];

/** Returns a title without brackets and without its maker. */
function namesOf(title: string, maker: string | undefined): readonly string[] {
  const short = title.replaceAll(/\s*[（(][^）)]*[）)]/gu, '').trim();
  const bare = maker !== undefined && short.startsWith(`${maker} `) ? short.slice(maker.length + 1) : short;
  const inBrackets = /[（(]([^）)]{2,})[）)]/u.exec(title)?.[1] ?? '';
  const initials = short.match(/\b\p{Lu}(?=\p{Ll})/gu) ?? [];
  const acronym = initials.length > 2 && initials.length === short.split(' ').length ? initials.join('') : '';
  // "WAS" and "AAA" are heard as "was" and "a".
  return [...new Set([title, short, bare, inBrackets, acronym])].filter(
    (name) => name.length > 1 && !COMMON.has(splitWords(name).join(' ')),
  );
}

/** An entry with its names, and the sentences that answers about it and about its kind share. */
export const toEntry = ({ person }: Sources, kind: keyof typeof bank.life, values: Scope): Scope => {
  const row = bank.life[kind];
  return fillSentences('sentences' in row ? row.sentences : {}, { ...person, ...values });
};

interface Paper {
  readonly noun: string;
  readonly title: string;
  readonly maker?: string | undefined;
  readonly date?: string | undefined;
}

/** A certificate, an award, or an entry of a kind that only the table of kinds describes. */
function toPaper(sources: Sources, paper: Paper): Scope {
  const { noun, title, maker, date } = paper;
  const names = namesOf(title, maker);
  const isAward = noun === 'award';
  return toEntry(sources, 'paper', {
    by: 'by',
    ...paper,
    group: noun,
    since: date,
    isAward,
    hasYear: /\b(?:19|20)\d\d\b/u.test(title),
    isOnlyAward: isAward && sources.portfolio.awards?.length === 1,
    shortNames: names,
    // "The Linux certificate" is Linux Essentials.
    names: [...names, ...names.flatMap(shortenName), ...names.map((name) => `${name.split(' ')[0]} ${noun}`)],
  });
}

/** The bank has sentences for these kinds; all others are listed. */
const TOLD = new Set(
  'education publications awards certificates languages volunteering interests references'.split(' '),
);
/** Entries of all other kinds, by the table of kinds. */
const listOthers = ({ portfolio, kinds }: Sources) =>
  Object.entries(kinds).flatMap(([list, { noun, name, detail, spoken }]) => {
    const entries = new Map(Object.entries(portfolio)).get(list) as readonly AnyEntry[] | undefined;
    if (TOLD.has(list) || !entries?.length) return [];
    const textOf = (entry: AnyEntry, field = ''): string => String(entry[field] ?? '');
    const papers = entries.map((entry) => ({
      ...entry,
      ...(spoken && { got: spoken.has, by: spoken.by }),
      noun,
      title: textOf(entry, name),
      maker: textOf(entry, detail[0]?.[0]),
    }));
    return [{ list, noun, papers }];
  });

type FactField = 'team' | 'led' | 'leaving' | 'research' | 'talks' | 'certified';
/** What jobs and works say in a field. */
export const listFacts = ({ portfolio, person }: Sources, field: FactField): readonly string[] =>
  [
    ...portfolio.experiences.map((job) => [job.at, job[field]] as const),
    ...portfolio.projects.map((project) => [project.title, field in project ? project[field as 'team'] : []] as const),
  ].flatMap(([of, texts = []]) => texts.flatMap((text) => person.quoteOf(of, text)));

/** `Omar has two awards: A and B.`; nothing without items. */
function speakListed({ person }: Sources, noun: string, titles: readonly string[], verb = ''): string {
  const has = `${person.first} ${person.is('has', 'have')}`;
  const whole = `${has} ${verb} ${speakList(titles)}.`;
  if (titles.length === 0) return '';
  return verb !== '' && countWords(whole) <= MOST_WORDS
    ? whole
    : speakAmong(`${has} ${speakCount(titles.length, noun)}`, [...new Set(titles)]);
}

/** Certificates, awards and publications. */
export function listPaperValues(sources: Sources): Scope {
  const { certificates = [], awards = [], publications = [], education = [] } = sources.portfolio;
  const { first, is } = sources.person;
  const papers = [
    ...certificates.map(({ name, issuer, ...more }) => ({ ...more, title: name, maker: issuer, noun: 'certificate' })),
    ...awards.map(({ awarder, ...more }) => ({ ...more, maker: awarder, noun: 'award' })),
  ];
  const [latest] = papers.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const others = listOthers(sources);
  const told = papers.map((paper) => toPaper(sources, paper));
  const titlesOf = (noun: string) => papers.filter((paper) => paper.noun === noun).map(({ title }) => title);
  const studied = education
    .filter(({ kind }) => kind === 'certificate')
    .map(({ degree, area, institution }) =>
      [/^certificate$/iu.test(degree) ? area : degree, institution].filter(Boolean).join(', '),
    );
  const titles = publications.filter(({ proofOf: proof }) => proof === undefined).map(({ title }) => title);
  const published = publications.map((publication) =>
    toEntry(sources, 'publication', {
      ...publication,
      publisher: publication.publisher?.replaceAll(/[\s,]+\(?talk\)?$|^(?:\w+ )?(?:talk|keynote) at /giu, ''),
      isTalk: publication.proofOf === 'talk',
      isPatent: publication.proofOf === 'patent',
      since: publication.date,
      shortTitle: publication.title.split(/[:–—]/u)[0]?.trim(),
    }),
  );
  const proofOf = (proof: string) => [...papers, ...publications].filter((paper) => paper.proofOf === proof);
  return {
    papers: [...told, ...others.flatMap((other) => other.papers.map((paper) => toPaper(sources, paper)))],
    otherLists: others.map(({ list, noun, papers: listed }) => {
      const names = listed.map(({ title }) => title);
      return { list, noun, listing: speakListed(sources, noun, names) };
    }),
    certificates: told.slice(0, certificates.length),
    awards: told.slice(certificates.length),
    onlyAward: awards.length === 1,
    latestPaper: papers.length > 1 && latest?.date !== undefined ? [latest] : [],
    certificatesListed: speakListed(sources, 'certificate', titlesOf('certificate')),
    awardsListed: speakListed(sources, 'award', titlesOf('award')),
    certified: [
      ...listFacts(sources, 'certified'),
      ...studied.map((study) => `${first} ${is('has', 'have')} the certificate ${study}.`),
    ],
    publications: published,
    writings: published.filter(({ isTalk, isPatent }) => !isTalk && !isPatent),
    patents: published.filter(({ isPatent }) => isPatent),
    publicationsListed: speakListed(sources, 'publication', titles, 'published'),
    talked: [
      ...published.flatMap(({ isTalk, told: says }) => (isTalk ? (says as readonly string[]) : [])),
      ...papers
        .filter((paper) => paper.proofOf === 'talk')
        .map(({ noun, title }) => `${first} ${is('has', 'have')} the ${noun} ${title}.`),
      ...listFacts(sources, 'talks'),
    ],
    researched: listFacts(sources, 'research'),
    proofsOfLanguages: proofOf('language'),
    hackathonAwards: proofOf('hackathon'),
  };
}
