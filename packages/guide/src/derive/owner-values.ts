import { listTerms } from '../english/list-terms.ts';
import { upperFirst } from '../english/phrases.ts';
import bank from './bank.json' with { type: 'json' };
import { fillSentences, type Scope } from './fill.ts';
import { listProjectValues, listStackValues } from './group-values.ts';
import { isHybrid, isRemote, listJobValues } from './job-values.ts';
import { listLifeValues } from './life-values.ts';
import { listFacts } from './paper-values.ts';
import { HEADING, idsOf, isAvailabilityWritten, KNOWN_TOOLS, matchNames, type Sources } from './sources.ts';
import { listPosts } from './work-entities.ts';
import { countWords, effectsFirst, lowerRole, MOST_WORDS, speakCount, splitSentences, withStop } from './speech.ts';

/** More groups would exceed the first answer's length. */
const MAX_SKILLS = 2;

/** Speaks `4+` as `more than four`. */
const speakYears = (years: string): string => {
  const [, count, more] = /^(\d+)(\+?)$/u.exec(years) ?? [];
  if (count === undefined) return years === '' ? '' : `${years} years`;
  return `${more === '+' ? 'more than ' : ''}${speakCount(Number(count), 'year')}`;
};

/** "Remote" is not a place. */
const speakFrom = (location: string): string => {
  if (/^remote(?:ly)?$/iu.test(location)) return 'remotely';
  return location === '' ? '' : `from ${location}`;
};

/** One effect of each job, then of each project; a longer one would be cut into parts. */
function listAchievements({ portfolio, person }: Sources): readonly string[] {
  const firstOf = (name: string, effects: readonly string[]): readonly string[] => {
    const all = effectsFirst(effects.filter(Boolean)).map((effect) => `${name}: ${upperFirst(effect)}`);
    return [all.find((effect) => countWords(effect) <= MOST_WORDS) ?? all[0] ?? []].flat();
  };
  return effectsFirst([
    ...portfolio.experiences.flatMap(({ at, impacts }) => firstOf(at, impacts)),
    ...portfolio.projects.flatMap(({ title, impact, highlights = [] }) => firstOf(title, [impact, ...highlights])),
    ...(portfolio.awards ?? []).map(
      ({ title, awarder }) => `${person.first} won the award ${title}${awarder ? ` by ${awarder}` : ''}`,
    ),
  ]);
}

/** `Languages` says less than its first tools. */
const listSkills = ({ portfolio: { stack } }: Sources): readonly string[] =>
  stack.slice(0, MAX_SKILLS).flatMap(({ name, keywords, parts = [] }) => {
    const examples = parts.filter((part) => part !== name).slice(0, 3);
    if (!keywords || examples.length === 0) return [name];
    return stack.length === 1 || HEADING.test(name) ? examples : [`${name} (${examples.join(', ')})`];
  });

/** The introduction repeats what the answer begins with. */
function listAbout({ portfolio, person, answers }: Sources, about = portfolio.words.about): readonly string[] {
  const { owner } = portfolio;
  const introduction = `${person.firsts} words: I am ${person.name}, ${lowerRole(owner.role)}`.toLowerCase();
  const gaps = new Set([answers.get('gaps')?.says ?? []].flat());
  const isIntroduction = (sentence: string): boolean =>
    sentence.toLowerCase().includes(introduction) && sentence.length < introduction.length + owner.location.length + 25;
  return person
    .quote(about.map(withStop).join(' '))
    .filter((sentence) => !isIntroduction(sentence) && !gaps.has(sentence));
}

/** Skips wishes, rates and sentences that answer another question. */
function listMerits(sources: Sources): readonly string[] {
  const reasons = sources.portfolio.experiences.flatMap(({ leaving = [] }) => leaving);
  const answered = [...[...sources.answers.values()].flatMap(({ says }) => says), ...reasons].join('\n');
  const isMerit = (sentence: string): boolean => !sentence.split('; ').some((part) => answered.includes(part));
  return listAbout(sources, sources.portfolio.words.about.flatMap(splitSentences).filter(isMerit));
}

/** Stems for leading and teaching. */
const LEADS = ['lead', 'manag', 'mentor', 'train', 'teach', 'supervis', 'coach'];

const listTaught = ({ portfolio: { volunteering = [] }, person }: Sources): readonly string[] =>
  volunteering.flatMap(({ organization, summary, highlights = [] }) =>
    [summary, ...highlights]
      .filter((text) => listTerms(text).some((term) => LEADS.includes(term)))
      .flatMap((text) => person.quoteOf(`At ${organization}`, text)),
  );

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

/** Well-known tools that no text of the owner names. */
function listAbsentTools({ portfolio }: Sources): readonly string[] {
  const texts = JSON.stringify(portfolio).replaceAll(String.raw`\n`, ' ');
  return KNOWN_TOOLS.filter((name) => !matchNames([name]).test(texts));
}

export function listOwnerValues(sources: Sources): Scope {
  const { portfolio, answers, person, parts, facts } = sources;
  const { owner, pillars, principles } = portfolio;
  const years = speakYears(owner.yearsOfExperience);
  const led = [...listFacts(sources, 'led'), ...listTaught(sources)];
  /** Tools that are known to be of a kind, and those that the owner lists under its name. */
  const listKind = (known: RegExp, heading: RegExp): readonly string[] => {
    const isOfKind = (part: string): boolean => known.test(part);
    const groups = portfolio.stack.filter(({ name, parts: of = [] }) => heading.test(name) && of.some(isOfKind));
    return [...new Set([...parts.filter(isOfKind), ...groups.flatMap((group) => group.parts ?? [])])].toSorted();
  };
  return fillSentences(bank.sentences, {
    ...owner,
    ...person,
    hasBackend: facts.hasBackend,
    isAvailabilityWritten: isAvailabilityWritten(portfolio),
    spelling: owner.email !== '' && spellAddress(owner.email),
    noWay: [owner.email, owner.bookingUrl, owner.linkedIn, ...(owner.profiles ?? [])].every((way) => !way),
    website: (owner.profiles ?? []).some(({ network }) => network === 'Website'),
    networks: (owner.profiles ?? []).map(({ network }) => network).filter((network) => network !== 'Website'),
    from: speakFrom(owner.location),
    isRemoteKnown: portfolio.experiences.some((job) => isRemote(job) || isHybrid(job)) || isRemote(owner),
    parts,
    years,
    about: listAbout(sources),
    merits: listMerits(sources),
    principles,
    principleCount: principles.length,
    principleEntries: idsOf('principle', principles).map((key) => ({ key })),
    skills: listSkills(sources),
    achievements: listAchievements(sources),
    led,
    leads: LEADS.filter((word) => listTerms(led.join(' ')).includes(word)),
    learning: listKind(new RegExp(bank.known.learning, 'iu'), /^(?:machine learning|AI|artificial intelligence)$/iu),
    databases: listKind(new RegExp(bank.known.databases, 'iu'), /^(?:databases?|data ?stores?)$/iu),
    programming: listKind(new RegExp(bank.known.programming, 'iu'), /^(?:(?:programming|scripting) )?languages?$/iu),
    pillars,
    pillarCount: pillars.length,
    ...listProjectValues(sources),
    ...listStackValues(sources),
    absentTools: listAbsentTools(sources),
    answers: Object.fromEntries([...answers].map(([id, { says }]) => [id, says])),
    ...listJobValues(sources),
    ...listLifeValues(sources),
    posts: listPosts(sources),
  });
}
