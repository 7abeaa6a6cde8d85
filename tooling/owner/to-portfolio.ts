import { countMonthsFrom, sortExperiences } from '@asad/content/dates';
import type {
  Background,
  Education,
  Experience,
  ExperienceKind,
  Owner,
  Portfolio,
  Profile,
  Project,
  StackItem,
  Volunteering,
} from '@asad/content';
import { listParts } from './list-parts.ts';
import {
  findLanguage,
  toId,
  type Item,
  type Made,
  type Notes,
  type Resume,
  type Study,
  type Work,
} from '@asad/content/resume';

export type OwnerChoice = Omit<Owner, 'isSample' | 'profiles' | 'photo' | 'linkedIn' | 'bookingUrl'> &
  Partial<Pick<Owner, 'linkedIn' | 'bookingUrl' | 'photo'>> & { readonly headline: string };

/** Default text below the headline. */
export const SUBCOPY = 'The owl knows what is written here. Ask him.';

const compact = <Shape extends object>(shape: Shape): { [Key in keyof Shape]: Exclude<Shape[Key], undefined> } =>
  Object.fromEntries(
    Object.entries(shape).filter(
      ([, value]) =>
        value !== undefined && value !== '' && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0),
    ),
  ) as { [Key in keyof Shape]: Exclude<Shape[Key], undefined> };

/** A duplicate gets another word or a number. */
function createIds(kind: string): (...names: readonly string[]) => string {
  const usedIds = new Set<string>();
  return (...names) => {
    const [first = '', ...more] = names.map(toId).filter(Boolean);
    const short = first.slice(0, 60).replace(/-+$/u, '');
    const choices = [short, ...more.map((word) => `${short}-${word}`.slice(0, 80).replace(/-+$/u, ''))].filter(Boolean);
    const free = choices.find((id) => !usedIds.has(id));
    const numbered = (count: number): string => {
      const id = `${short || kind}-${count}`;
      return usedIds.has(id) ? numbered(count + 1) : id;
    };
    const id = free ?? numbered(short === '' ? 1 : 2);
    usedIds.add(id);
    return id;
  };
}

const langOf = (...texts: readonly (string | undefined)[]): { readonly lang?: string } => {
  const lang = findLanguage(texts.filter(Boolean).join(' '));
  return lang === undefined ? {} : { lang };
};

function findKind({ name = '', position = '', summary = '' }: Work): ExperienceKind | undefined {
  const post = `${position} ${name}`;
  if (
    /\b(?:intern|internship|trainee|praktikant(?:in)?|stagiaire|working student|werkstudent(?:in)?)\b|实习/iu.test(
      `${position} ${summary.slice(0, 20)}`,
    )
  )
    return 'internship';
  if (/\b(?:co-?founder|founder|owner|founding partner|gründer(?:in)?)\b|创始人/iu.test(position)) return 'own-company';
  if (
    /\b(?:freelancer?|freelancing|self[- ]employed|independent (?:consultant|contractor)|freiberuflich)\b|自由职业/iu.test(
      post,
    )
  )
    return 'freelance';
  return undefined;
}

/** Matches a role in the first sentence: `前端实习生。`. */
const findRole = (summary: string): string | undefined => /^(\p{Script=Han}{2,10})[。.]/u.exec(summary)?.[1];

/** Omits lower-case words, which are too ambiguous. */
const findParts = (parts: readonly string[], text: string): readonly string[] =>
  parts.filter((part) => {
    if (!/[\p{Lu}\p{Lo}\d]/u.test(part)) return false;
    const escaped = part.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
    return new RegExp(String.raw`(?<![\p{L}\p{N}.#+])${escaped}(?![\p{L}\p{N}#+])`, 'u').test(
      text.replaceAll(/\p{Script=Han}/gu, ' '),
    );
  });

const isRepository = (url: string): boolean =>
  /\b(?:github|gitlab|codeberg|bitbucket|sourcehut|git\.sr)\b|\/\/(?:code|git|repo)\./u.test(url);
const linksOf = (url: string | undefined) =>
  url === undefined ? {} : isRepository(url) ? { repo: url } : { site: url };

/** A dark and a light colour from the project's id. */
export function pickColours(id: string): readonly [string, string] {
  const hue = id.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return [`hsl(${hue} 55% 22%)`, `hsl(${(hue + 40) % 360} 60% 68%)`];
}

interface Source {
  readonly notes: Notes;
  readonly today: string;
  /** Skills mentioned by name. */
  readonly parts: readonly string[];
}

function toExperiences(
  work: readonly Work[],
  { notes, today, parts }: Source,
  owner: OwnerChoice,
): readonly Experience[] {
  const nextId = createIds('job');
  const jobs = work.flatMap((job): Experience[] => {
    const { name = '', department, position, start = '', end, summary = '', highlights = [] } = job;
    if (start !== '' && countMonthsFrom(start, today) < 0) {
      notes.unplaced.push(
        `work: ${[position, name].filter(Boolean).join(', ')} starts in ${start}; add it when it begins`,
      );
      return [];
    }
    const isRunning = end === undefined && (start !== '' || job.isRunning === true);
    const role = position ?? findRole(summary) ?? (isRunning && name !== '' ? owner.role : (department ?? ''));
    if (name === '' && role === '') {
      notes.unplaced.push(`work: an entry without employer and role: ${[summary, ...highlights].join(' ')}`);
      return [];
    }
    if (name === '') notes.changed.push(`work: the employer of "${role}" is not in the file`);
    else if (position === undefined && role !== '')
      notes.changed.push(`work: the role at ${name} is "${role}"; the file has none`);
    if (end !== undefined && end > today)
      notes.changed.push(
        `work: ${[role, name].filter(Boolean).join(', ')} ends in ${end}; it counts as running until then`,
      );
    const kind = findKind(job);
    return [
      {
        id: name === '' ? nextId(role) : nextId(name, role),
        ...(kind && { kind }),
        ...langOf(name, role, summary, ...highlights),
        company: name,
        ...(job.description && { about: job.description }),
        role,
        location: job.location ?? '',
        start,
        ...(end !== undefined && { end }),
        summary: [department === undefined || department === role ? '' : department, summary]
          .filter(Boolean)
          .join(': '),
        impacts: highlights,
        metrics: [],
        stack: [...new Set([...(job.keywords ?? []), ...findParts(parts, [summary, ...highlights].join('\n'))])],
        media: [],
        links: linksOf(job.url),
        tags: [],
        problem: '',
        approach: '',
        results: '',
        whatIOwned: [],
      },
    ];
  });
  return sortExperiences(jobs, today);
}

function toProjects(made: readonly Made[], { notes, parts }: Source): readonly Project[] {
  const nextId = createIds('work');
  return made.flatMap((project): Project[] => {
    const { name: title = '', description: story = '', highlights = [], keywords = [] } = project;
    if (title === '') {
      notes.unplaced.push(`projects: an entry without a name: ${story}`);
      return [];
    }
    const id = nextId(title);
    const role = [project.role, project.entity].filter(Boolean).join(', ');
    const found = findParts(parts, [story, ...highlights].join('\n')).filter((part) => !keywords.includes(part));
    return [
      {
        id,
        ...langOf(title, story, ...highlights),
        title,
        subtitle: project.kind ?? '',
        story,
        impact: '',
        tags: [...keywords, ...found],
        thumbnailAlt: '',
        colours: pickColours(id),
        ...compact({
          links: { ...linksOf(project.url), ...(project.repo !== undefined && { repo: project.repo }) },
          role,
          start: project.start,
          end: project.end,
        }),
        highlights,
      },
    ];
  });
}

/** Makes one card per group; many ungrouped skills share one. */
function toStack(listed: readonly Item[]): readonly StackItem[] {
  const texts = listed.map((skill) => JSON.stringify(skill));
  const skills = listed.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
  const nextId = createIds('skills');
  const isBare = ({ keywords, level }: Item): boolean => keywords === undefined && level === undefined;
  const bare = skills.filter(isBare);
  const MOST_CARDS = 8;
  const grouped: readonly Item[] =
    bare.length > MOST_CARDS
      ? [
          ...skills.filter((skill) => !isBare(skill)),
          { name: 'Skills', keywords: bare.flatMap(({ name = [] }) => name) },
        ]
      : skills;
  return grouped.map((skill) => {
    const [heading = '', inName] = (skill.name ?? '').split(/\s*[:：]\s*(?=\S)/u);
    const name = heading.replace(/\s*[:：]\s*$/u, '') || 'Skills';
    const keywords = [...(inName === undefined ? [] : [inName]), ...(skill.keywords ?? [])];
    return {
      id: nextId(name),
      ...langOf(name, ...keywords),
      name,
      role: keywords.join(' · '),
      metric: skill.level ?? '',
      icon: toId(name),
      dontUseIf: '',
      ...(keywords.length > 0 && { parts: listParts(keywords), keywords }),
    };
  });
}

const toEducation = (study: Study): Education => ({
  institution: study.institution ?? study.degree ?? study.area ?? '',
  area: study.area ?? '',
  degree: study.degree ?? '',
  ...compact({
    start: study.start,
    end: study.end,
    location: study.location,
    score: study.score,
    courses: study.courses,
    highlights: [...(study.summary ? [study.summary] : []), ...(study.highlights ?? [])],
    url: study.url,
  }),
  ...langOf(study.institution, study.area),
});

const toVolunteering = (work: Work): Volunteering => ({
  organization: work.name ?? work.position ?? '',
  role: work.position ?? '',
  summary: [work.description, work.summary].filter(Boolean).join(' '),
  ...compact({ start: work.start, end: work.end, location: work.location, highlights: work.highlights, url: work.url }),
  ...langOf(work.name, work.position, work.summary),
});

const named = <Entry>(items: readonly Item[], read: (item: Item, name: string) => Entry): readonly Entry[] =>
  items.flatMap((item) => (item.name === undefined ? [] : [read(item, item.name)]));

function toBackground(resume: Resume): Background {
  const facts = ({ date, url, summary, name }: Item) => ({
    ...compact({ date, url, summary }),
    ...langOf(name, summary),
  });
  return compact({
    education: resume.education.map(toEducation).filter(({ institution }) => institution !== ''),
    publications: named(resume.publications, (item, title) => ({
      title,
      ...compact({ publisher: item.issuer }),
      ...facts(item),
    })),
    awards: named(resume.awards, (item, title) => ({ title, ...compact({ awarder: item.issuer }), ...facts(item) })),
    certificates: named(resume.certificates, (item, name) => ({
      name,
      ...compact({ issuer: item.issuer }),
      ...facts(item),
    })),
    languages: named(resume.languages, ({ level }, whole) => {
      const [, name, inBrackets] = level === undefined ? (/^(.+?)\s*[(（]([^)）]+)[)）]$/u.exec(whole) ?? []) : [];
      return { name: name ?? whole, ...compact({ level: level ?? inBrackets }) };
    }),
    volunteering: resume.volunteer.map(toVolunteering).filter(({ organization }) => organization !== ''),
    interests: named(resume.interests, ({ keywords }, name) => ({ name, ...compact({ keywords }) })),
    references: named(resume.references, ({ issuer, summary }, name) => ({
      name,
      ...compact({ relation: issuer, text: summary }),
    })),
  });
}

/** Omits LinkedIn, which has its own field. */
function toProfiles({ basics }: Resume, owner: OwnerChoice): readonly Profile[] {
  const website: readonly Profile[] =
    basics.url === undefined || basics.url.replace(/\/$/u, '') === owner.siteUrl
      ? []
      : [{ network: 'Website', url: basics.url }];
  return [...website, ...(basics.profiles ?? [])].filter(({ url }) => url === undefined || url !== owner.linkedIn);
}

/** Adds its changes to the notes. */
export function toPortfolio(
  resume: Resume,
  choice: OwnerChoice,
  { notes, today }: { readonly notes: Notes; readonly today: string },
): Portfolio {
  const { headline, ...person } = choice;
  const stack = toStack(resume.skills);
  const source = { notes, today, parts: [...new Set(stack.flatMap(({ name, parts }) => parts ?? [name]))] };
  const profiles = toProfiles(resume, choice);
  const about = resume.basics.summary ?? [];
  const owner = compact({ ...person, profiles });
  return {
    owner: { ...person, ...owner, isSample: false },
    words: {
      headline,
      subcopy: SUBCOPY,
      about: about.length > 0 ? about : [introduce(choice)],
    },
    projects: toProjects(resume.projects, source),
    experiences: toExperiences(resume.work, source, choice),
    stack,
    principles: [],
    pillars: [],
    answers: {},
    ...toBackground(resume),
  };
}

/** Default first paragraph of About. */
export function introduce({
  name,
  pronouns,
  role,
  location,
}: Pick<Owner, 'name' | 'pronouns' | 'role' | 'location'>): string {
  const place = location === '' ? '' : /^remote(?:ly)?$/iu.test(location) ? ', working remotely' : ` in ${location}`;
  return `${pronouns === 'we' ? 'We are' : 'I am'} ${name}, ${/\s\p{Lu}/u.test(role) ? role : role.charAt(0).toLowerCase() + role.slice(1)}${place}.`;
}
