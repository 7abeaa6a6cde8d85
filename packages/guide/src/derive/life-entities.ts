import type { Kind } from '@asad/content';
import { upperFirst } from '../english/phrases.ts';
import type { Entity } from '../knowledge.ts';
import bank from './bank.json' with { type: 'json' };
import type { Scope } from './fill.ts';
import { speakStay } from './job-entities.ts';
import { byDegree, listOthers, listPapers, nameStudy, speakStudy, type Kinds } from './life-values.ts';
import { listNamedTopics, type NamedTopic as Named } from './named-topics.ts';
import { toFields } from './rows.ts';
import { nothingOf, slugOf, type Sources } from './sources.ts';
import { speakAmong, speakCount } from './speech.ts';

/** Words for an award. */
const WINS = ['award', 'awards', 'prize', 'won', 'she win', 'he win', 'they win'];

/** "Sample Repair Café" is also "repair café". */
const shortenName = (name: string): readonly string[] =>
  name.split(' ').length > 2 ? [name, name.slice(name.indexOf(' ') + 1)] : [name];

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
  readonly spoken?: Kind['spoken'];
}

/** An entry with its names, and what its template reads. */
interface LifeRow {
  readonly template: keyof typeof bank.life;
  readonly kind?: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly since?: string | undefined;
  readonly values: Scope;
}

const toNamed = ({ person }: Sources, { template, kind = template, title, names, since, values }: LifeRow): Named => ({
  kind,
  ...(since && { since }),
  title,
  names: [...new Set(names)],
  fields: toFields(bank.life[template], { ...person, ...values, title }),
});

function toPaper({ person, portfolio }: Sources, paper: Paper): LifeRow {
  const { noun, name, maker, date, spoken } = paper;
  const names = namesOf(name, maker);
  const isAward = noun === 'award';
  return {
    template: 'paper',
    kind: noun,
    title: name,
    since: date,
    // "The Linux certificate" is Linux Essentials.
    names: [
      ...names,
      ...names.flatMap(shortenName),
      ...names.map((full) => `${full.split(' ')[0]} ${noun}`),
      ...(isAward && portfolio.awards?.length === 1 ? WINS : []),
    ],
    values: {
      by: 'by',
      ...paper,
      ...spoken,
      got: spoken?.has ?? `${person.is('has', 'have')} the ${noun}`,
      isAward,
      settles: isAward ? [noun, 'prize', name] : names,
    },
  };
}

/** "The talks" lists the entries of a kind that only the table of kinds describes. */
const toList = ({ person }: Sources, { kind, noun, papers }: ReturnType<typeof listOthers>[number]): LifeRow => {
  const has = `${person.first} ${person.is('has', 'have')} ${speakCount(papers.length, noun)}`;
  const names = papers.map(({ name }) => name);
  const values = { noun, listing: speakAmong(has, names) };
  return { template: 'list', title: `${person.firsts} ${kind}`, names: [kind, noun], values };
};

function listRows(sources: Sources, kinds: Kinds): readonly LifeRow[] {
  const { portfolio } = sources;
  const { publications = [], languages = [], education = [], volunteering = [] } = portfolio;
  const others = listOthers(portfolio, kinds);
  return [
    ...[...listPapers(portfolio), ...others.flatMap(({ papers }) => papers)].map((paper) => toPaper(sources, paper)),
    ...others.map((other) => toList(sources, other)),
    ...publications.map(({ title, ...publication }): LifeRow => {
      const names = [title, title.split(/[:–—]/u)[0]?.trim() ?? title];
      return { template: 'publication', title, since: publication.date, names, values: publication };
    }),
    ...languages.map(({ name, level }): LifeRow => ({
      template: 'language',
      title: name,
      names: [name],
      values: { level },
    })),
    ...byDegree(education).map((study): LifeRow => ({
      template: 'education',
      title: nameStudy(study),
      since: study.start,
      names: shortenName(nameStudy(study)),
      values: { ...study, studied: speakStudy(sources, study) },
    })),
    ...volunteering.map((role): LifeRow => {
      const { organization, start = '', end } = role;
      const last = organization.split(' ').at(-1) ?? '';
      const stay = speakStay({ start, ...(end !== undefined && { end }) });
      // "The shelter" is enough, but not the town.
      const names = [...shortenName(organization), ...(portfolio.owner.location.includes(last) ? [] : [`the ${last}`])];
      const values = { ...role, isNow: end === undefined && start !== '', period: upperFirst(stay.trim()) };
      return { template: 'volunteering', title: organization, since: role.start, names, values };
    }),
  ];
}

/** A card's name takes precedence. */
export function toLifeEntities(sources: Sources, kinds: Kinds): readonly Entity[] {
  const { portfolio } = sources;
  const named = [...listRows(sources, kinds).map((row) => toNamed(sources, row)), ...listNamedTopics(sources)];
  const cards = [
    ...sources.parts,
    ...portfolio.projects.map(({ title }) => title),
    ...portfolio.experiences.map(({ company }) => company),
    ...portfolio.stack.map(({ name }) => name),
  ];
  const takenNames = new Set(cards.map((name) => name.toLowerCase()));
  const ids = new Set<string>();
  return named.flatMap(({ kind, title, names, ...topic }, at): readonly Entity[] => {
    const free = names.filter((name) => !takenNames.has(name.toLowerCase()));
    if (free.length === 0) return [];
    for (const name of free) takenNames.add(name.toLowerCase());
    const slug = `${kind}-${slugOf(title)}`;
    const id = ids.has(slug) ? `${slug}-${at}` : slug;
    ids.add(id);
    return [{ id, kind: 'topic', title, names: free, ...topic, nothing: nothingOf(title) }];
  });
}
