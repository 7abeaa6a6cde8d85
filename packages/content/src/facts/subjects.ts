import { experiences } from '../experiences/experiences.ts';
import type { Fact, FactTopic, GuideAnswer, GuideSubject } from '../model.ts';
import { owner } from '../owner.ts';
import { pillars } from '../pillars.ts';
import { principles } from '../principles.ts';
import { projects } from '../projects/projects.ts';
import { stack } from '../stack.ts';
import {
  findJobsIn,
  parts,
  speakByLength,
  speakCommon,
  speakJobsWith,
  speakLength,
  speakNumber,
  speakPeriod,
  speakProjectsWith,
  speakYear,
  workedYears,
} from './computed.ts';
import { detailAsks } from './examples/detail-asks.ts';
import { facts } from './facts.ts';
import { fieldAsks } from './field-asks.ts';
import { speakList, speakMonth } from './speak.ts';
import type { Heard } from './spoken/spoken.ts';
import { spokenJobs } from './spoken/spoken-jobs.ts';
import { spokenPrinciples } from './spoken/spoken-principles.ts';
import { spokenProjects } from './spoken/spoken-projects.ts';
import { partNames, spokenTools } from './spoken/spoken-tools.ts';
import { actSubjects, factOffers, topicFields } from './topics.ts';
import { absentTool, unwrittenSubjects } from './unwritten.ts';

const { firstName, pronouns } = owner;

const factOf = (id: string): Fact => {
  const fact = facts.find((one) => one.id === id);
  if (!fact) throw new Error(`No fact "${id}" answers what is asked first of this entry. Write one in src/facts.`);
  return fact;
};
const show = (kind: FactTopic['kind'], id: string) => ({ name: 'showEntry', arguments: { kind, id } }) as const;
const says = (...sentences: readonly string[]): GuideAnswer => ({ says: sentences });
const unwritten = (sentence: string): GuideAnswer => ({ says: [sentence], isUnwritten: true });
const heard = ({ names, aliases, heardAs, marks, isEveryday }: Heard) => ({
  names,
  aliases,
  heardAs,
  marks,
  ...(isEveryday && { isEveryday }),
});
const offerOf = (title: string) => ({ offer: `Do you mean ${title}?`, or: `Or do you mean ${title}?` });
const withSource = (answer: GuideAnswer, ...source: readonly string[]): GuideAnswer => ({ ...answer, foundBy: source });

function first({ id, answer, action }: Fact): GuideAnswer {
  return {
    says: answer,
    ...(factOffers[id] && { offers: factOffers[id] }),
    ...(action && { action: { name: action, arguments: {} } }),
  };
}

/** The note of a tool; what it says in the first person is left to the card. */
const speakNote = (spoken: string, note: string): readonly string[] => {
  const [first = '', ...others] = `Don't use ${spoken} if ${note}`.split(/(?<=[.]) /u);
  return [first, ...others.filter((sentence) => !/\bI\b/u.test(sentence))];
};

/** What is said of any work without asking for something particular. */
const WORK_WORDS = [
  'build built building make made making create created develop developed developing write wrote work worked working job company employer firm project product platform system app application software idea thing time hired develop programmed designed launch launched ship shipped exist happen happened career arrive arrived bring brought',
];

const projectSubjects: readonly GuideSubject[] = projects.map((project) => {
  const spoken = spokenProjects[project.id];
  const { title } = project;
  const fact = factOf(`project-${project.id}`);
  return {
    id: fact.id,
    kind: 'project',
    role: 'work',
    title: fact.title,
    ...heard(spoken),
    asks: fact.asks,
    knows: WORK_WORDS,
    action: show('project', project.id),
    uses: project.tags,
    fields: {
      what: first(fact),
      why: withSource(says(...spoken.why), project.story),
      how: withSource(says(...spoken.how), project.story, project.thumbnailAlt),
      result: withSource(says(...spoken.result), project.impact),
      forWhom: says(...spoken.forWhom),
      with: says(`${title} is made with ${speakList(project.tags)}.`),
      numbers: { ...says(...spoken.result), isAside: true },
      owned: {
        ...says(
          `${title} is one of the four things that ${firstName} built.`,
          'Whether others had a part in it is not written here.',
        ),
        isAside: true,
      },
      when: unwritten(`When ${title} was made is not written here.`),
      length: unwritten(`How long ${title} took is not written here.`),
      cost: unwritten(`What ${title} cost is not written here.`),
      team: unwritten(`Who else worked on ${title} is not written here.`),
      size: { ...unwritten(`About ${title} I find nothing like that; it is not written here.`), isAside: true },
      users: unwritten(`How many people use ${title} is not written here.`),
      link: unwritten(`A link to ${title} is not written here; its card on the home page is what there is.`),
      hard: unwritten(`What was hardest about ${title} is not written here.`),
      learned: unwritten(`What ${firstName} learned from ${title} is not written here.`),
      next: unwritten(`What comes next for ${title} is not written here.`),
      not: unwritten(`What speaks against ${title} is not written here.`),
    },
    ...offerOf(title),
    menu: {
      says: 'I can tell you why it was made, how it works, or what came of it.',
      fields: ['why', 'how', 'result'],
    },
    nothing: `About ${title} I find nothing like that; it is not written here.`,
  };
});

const jobSubjects: readonly GuideSubject[] = experiences.map((job) => {
  const spoken = spokenJobs[job.id];
  const { company } = job;
  const fact = factOf(`experience-${job.id}`);
  return {
    id: fact.id,
    kind: 'experience',
    role: 'work',
    title: fact.title,
    ...heard(spoken),
    asks: fact.asks,
    knows: WORK_WORDS,
    action: show('experience', job.id),
    uses: job.stack,
    since: job.start,
    fields: {
      what: { ...first(fact), foundBy: [job.summary] },
      why: withSource(says(...spoken.why), job.problem),
      how: withSource(says(...spoken.how), job.approach),
      result: withSource(says(...spoken.result), job.results, ...job.impacts),
      owned: withSource(says(...spoken.owned), ...job.whatIOwned),
      with: says(`At ${company} ${firstName} worked with ${speakList(job.stack)}.`),
      numbers: says(...spoken.numbers),
      forWhom: says(...spoken.forWhom),
      ...(spoken.learned
        ? { learned: says(...spoken.learned) }
        : {
            learned: unwritten(`What ${firstName} learned at ${company} is not written here.`),
          }),
      when: { ...says(speakPeriod(job)), isAside: true },
      length: { ...says(speakLength(job)), isAside: true },
      role: { ...says(`At ${company} ${firstName} was ${job.role}.`), isAside: true },
      where: { ...says(`The job at ${company} was remote.`), isAside: true },
      cost: unwritten(`What ${company} paid is not written here.`),
      size: { ...unwritten(`About ${company} I find nothing like that; it is not written here.`), isAside: true },
      team: unwritten(`Who else was on the team at ${company} is not written here.`),
      link: unwritten(`A link to ${company} is not written here.`),
      leaving: unwritten(`Why ${firstName} left ${company} is not written here, only when: in ${speakMonth(job.end)}.`),
      hard: unwritten(`What was hardest at ${company} is not written here.`),
      next: unwritten(`What comes next at ${company} is not written here.`),
    },
    ...offerOf(fact.title),
    menu: {
      says: `I can tell you what the problem was, what ${pronouns.subject} did about it, or what came of it.`,
      fields: ['why', 'how', 'result'],
    },
    nothing: `About ${company} I find nothing like that; it is not written here.`,
  };
});

/** What each work has in common with those after it, as the field `common-` and the other's id. */
const works = [
  ...projectSubjects.map((subject, index) => ({ subject, name: projects[index]?.title ?? '' })),
  ...jobSubjects.map((subject, index) => ({ subject, name: experiences[index]?.company ?? '' })),
].map(({ subject, name }) => ({ subject, name, uses: subject.uses ?? [] }));
const withCommon = (subject: GuideSubject): GuideSubject => {
  const index = works.findIndex((work) => work.subject === subject);
  const own = works[index];
  const common = works
    .slice(index + 1)
    .map((other) => [
      `common-${other.subject.id}`,
      { ...says(...(own ? [speakCommon(own, other)] : [])), isAside: true } as const,
    ]);
  return { ...subject, fields: { ...subject.fields, ...Object.fromEntries(common) } };
};

function usage(spoken: string, some: readonly string[]): Readonly<Record<string, GuideAnswer>> {
  const [inProjects, inJobs] = [speakProjectsWith(spoken, some), speakJobsWith(spoken, some)];
  const listed = (subjects: readonly GuideSubject[]) => ({
    members: subjects.filter(({ uses }) => uses?.some((part) => some.includes(part))).map(({ id }) => id),
  });
  return {
    where: { ...says(inProjects, inJobs), ...listed([...projectSubjects, ...jobSubjects]) },
    'in-project': { ...says(inProjects), ...listed(projectSubjects), isAside: true },
    'in-experience': { ...says(inJobs), ...listed(jobSubjects), isAside: true },
  };
}

/** What is said of any tool without asking for something particular. */
const TOOL_WORDS = [
  'developer expert skills skill knowledge experience experienced level familiar comfortable proficient fluent work worked working database project',
];

const toolSubjects: readonly GuideSubject[] = stack.map((tool) => {
  const spoken = spokenTools[tool.id];
  const fact = factOf(`stack-${tool.id}`);
  return {
    id: fact.id,
    kind: 'stack',
    role: 'part',
    title: fact.title,
    ...heard(spoken),
    asks: fact.asks,
    knows: TOOL_WORDS,
    action: show('stack', tool.id),
    fields: {
      what: first(fact),
      why: withSource(says(...spoken.why), tool.role),
      numbers: withSource(says(...spoken.numbers), tool.metric),
      result: { ...says(...spoken.numbers), isAside: true },
      not: says(...speakNote(spoken.spoken, tool.dontUseIf)),
      ...usage(spoken.spoken, spoken.markedBy ?? spoken.parts),
      length: spoken.length
        ? says(...spoken.length)
        : unwritten(`For how long ${firstName} has used ${spoken.spoken} is not written here.`),
      cost: unwritten(`What ${spoken.spoken} costs is not written here.`),
      learned: unwritten(`How ${firstName} learned ${spoken.spoken} is not written here.`),
    },
    ...offerOf(spoken.spoken),
    menu: { says: `I can tell you why ${firstName} uses it, where, and when not to.`, fields: ['why', 'where', 'not'] },
    nothing: `About ${spoken.spoken} I find nothing like that; it is not written here.`,
  };
});

/** Parts of tools, and what entries name beside the stack: React, Redis, TypeScript. */
const partSubjects: readonly GuideSubject[] = parts
  .filter((part) => !stack.some(({ name }) => name === part))
  .map((part) => {
    const tool = stack.find(({ id }) => spokenTools[id].parts.includes(part));
    const named = partNames[part] ?? {};
    const use = usage(part, [part]);
    const toolFields = toolSubjects.find(({ id }) => id === `stack-${tool?.id}`)?.fields;
    return {
      id: `part-${part.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}`,
      kind: 'tech',
      role: 'part',
      title: part,
      names: named.names ?? [part],
      aliases: named.aliases ?? [],
      heardAs: named.heardAs ?? [],
      ...(named.isEveryday && { isEveryday: true as const }),
      knows: [...TOOL_WORDS, ...(tool ? factOf(`stack-${tool.id}`).asks : [])],
      ...(tool && { action: show('stack', tool.id) }),
      fields: {
        ...(toolFields?.['what']
          ? { what: { says: [...toolFields['what'].says.slice(0, 1), ...(use['where']?.says ?? [])] } }
          : { what: use['where'] ?? says() }),
        ...use,
        ...(toolFields?.['why'] && { why: toolFields['why'] }),
        ...(toolFields?.['numbers'] && { numbers: toolFields['numbers'] }),
        ...(toolFields?.['not'] && { not: toolFields['not'] }),
        length: unwritten(`For how long ${firstName} has used ${part} is not written here.`),
      },
      offer: offerOf(part).offer,
      menu: { says: 'I can tell you where it was used.', fields: ['where'] },
      nothing: `About ${part} I find nothing like that; it is not written here.`,
    };
  });

const principleSubjects: readonly GuideSubject[] = principles.map((principle) => {
  const fact = factOf(`principle-${principle.id}`);
  const spoken = spokenPrinciples[principle.id];
  return {
    id: fact.id,
    kind: 'principle',
    title: fact.title,
    ...heard(spoken),
    asks: fact.asks,
    action: show('principle', principle.id),
    fields: { what: { ...first(fact), foundBy: [principle.description] }, result: says(...spoken.result) },
    ...offerOf(fact.title),
  };
});

const pillarSubjects: readonly GuideSubject[] = pillars.map(({ id, text, description }) => ({
  id: `pillar-${id}`,
  kind: 'pillar',
  title: text,
  aliases: [text, `pillar ${text}`],
  fields: { what: says(description) },
  offer: offerOf(text).offer,
}));

const groupIds = (subjects: readonly GuideSubject[]): readonly string[] => subjects.map(({ id }) => id);
const jobsInTime = jobSubjects.toReversed();
const inTime = experiences.toReversed();
const one = (target: string): GuideAnswer => ({ says: [], offers: [target], isAside: true });

const groups: readonly GuideSubject[] = [
  {
    id: 'all-project',
    kind: 'group',
    title: `${firstName}'s projects`,
    members: groupIds(projectSubjects),
    fields: {
      what: first(factOf('projects')),
      count: says(
        `There are ${speakNumber(projects.length)} projects: ${speakList(projects.map(({ title }) => title))}.`,
      ),
      first: unwritten('The projects have no dates here, so which came first is not written.'),
      last: unwritten('The projects have no dates here, so which is the latest is not written.'),
      hard: unwritten('Which project was the hardest is not written here.'),
      longest: unwritten('How long each project took is not written here.'),
      shortest: unwritten('How long each project took is not written here.'),
      length: unwritten('How long the projects took is not written here.'),
      when: unwritten('When each project was made is not written here.'),
      cost: unwritten('What the projects cost is not written here.'),
      beforeAll: unwritten('There is no project before that one.'),
      afterAll: unwritten('There is no project after that one.'),
    },
  },
  {
    id: 'all-experience',
    kind: 'group',
    title: `${firstName}'s work history`,
    members: groupIds(jobsInTime),
    fields: {
      what: first(factOf('experiences')),
      count: says(
        `${firstName} has had ${speakNumber(experiences.length)} jobs: at ${speakList(inTime.map(({ company }) => company))}.`,
      ),
      longest: says(speakByLength('longest')),
      shortest: says(speakByLength('shortest')),
      first: one(`${jobsInTime[0]?.id}/what`),
      last: one(`${jobsInTime.at(-1)?.id}/what`),
      length: says(
        `Together the jobs span ${speakNumber(workedYears.length - 1)} years, from ${speakMonth(experiences.at(-1)?.start ?? '')} to ${speakMonth(experiences[0].end)}.`,
      ),
      when: says(...inTime.map(speakPeriod)),
      where: says('All four jobs were remote.'),
      hard: unwritten('Which job was the hardest is not written here.'),
      cost: unwritten(`What ${firstName} earns or earned is not written on this site.`),
      current: { ...says(...factOf('current').answer), isAside: true },
      beforeAll: unwritten(
        `What ${firstName} did before ${speakMonth(experiences.at(-1)?.start ?? '')} is not written here; that was the first job.`,
      ),
      afterAll: { ...says(...factOf('current').answer), isAside: true },
    },
  },
  {
    id: 'all-stack',
    kind: 'group',
    role: 'part',
    title: `${firstName}'s tech stack`,
    members: groupIds(toolSubjects),
    fields: {
      what: first(factOf('stack')),
      count: says(`There are ${speakNumber(stack.length)} tools, on purpose.`),
      why: says(...factOf('pillars').answer),
      not: says(...factOf('stack-not').answer),
    },
  },
  {
    id: 'all-principle',
    kind: 'group',
    title: `${firstName}'s principles`,
    members: groupIds(principleSubjects),
    fields: {
      what: first(factOf('principles')),
      count: says(
        `There are ${speakNumber(principles.length)} principles: ${speakList(principles.map(({ text }) => text.toLowerCase()))}.`,
      ),
    },
  },
  {
    id: 'all-year',
    kind: 'group',
    title: `${firstName}'s years`,
    members: workedYears.map((year) => `year-${year}`),
    fields: { what: says(...inTime.map(speakPeriod)) },
  },
];

const earlier = Array.from({ length: 16 }, (_, index) => String((workedYears[0] ?? 0) - 1 - index));
const later = Array.from({ length: 6 }, (_, index) => String((workedYears.at(-1) ?? 0) + 1 + index));
const spokenYear = (year: number): string =>
  `twenty ${['twenty', 'twenty one', 'twenty two', 'twenty three', 'twenty four', 'twenty five', 'twenty six'][year - 2020] ?? year}`;

/** "In early twenty two". */
const shortYears = (year: number): readonly string[] =>
  ['in', 'early', 'late', 'mid', 'since', 'around'].map((when) => `${when} ${spokenYear(year).replace('twenty ', '')}`);

const years: readonly GuideSubject[] = [
  ...workedYears.map((year) => ({
    id: `year-${year}`,
    kind: 'year',
    title: String(year),
    aliases: [String(year), spokenYear(year), ...shortYears(year)],
    knows: [
      'work job jobs company companies employed employer employers career role year busy happened happening professionally',
    ],
    since: String(year),
    fields: {
      what: { ...says(speakYear(year)), members: findJobsIn(year).map(({ id }) => `experience-${id}`) },
    },
  })),
  {
    id: 'year-earlier',
    kind: 'year',
    title: 'an earlier year',
    aliases: earlier,
    fields: {
      what: unwritten(
        `Nothing of that year is written here; the first job began in ${speakMonth(experiences.at(-1)?.start ?? '')}.`,
      ),
    },
  },
  {
    id: 'year-later',
    kind: 'year',
    title: 'a later year',
    aliases: later,
    fields: { what: says(...factOf('current').answer) },
  },
];

const grouped = new Set(['projects', 'experiences', 'stack', 'principles']);
const topics: readonly GuideSubject[] = facts
  .filter(
    ({ topic, id }) =>
      grouped.has(id) ||
      !jobSubjects.concat(projectSubjects, toolSubjects, principleSubjects).some((subject) => subject.id === id) ||
      topic.kind === 'contact',
  )
  .map((fact): GuideSubject => {
    const { id, topic, title, names, asks } = fact;
    const action =
      topic.kind === 'project' ||
      topic.kind === 'experience' ||
      topic.kind === 'stack' ||
      topic.kind === 'principle' ||
      topic.kind === 'contact'
        ? show(topic.kind, topic.id)
        : undefined;
    const group = groups.find((one) => one.fields['what']?.says === fact.answer);
    return {
      id,
      kind: 'topic',
      title,
      ...(names && { names }),
      asks,
      ...(action && { action }),
      ...((topic.kind === 'project' || topic.kind === 'experience') && { about: `${topic.kind}-${topic.id}` }),
      ...(id === 'current' && { about: jobSubjects[0]?.id ?? '' }),
      ...(group?.members && { members: group.members }),
      fields: { ...topicFields[id], what: first(fact) },
      ...offerOf(title),
    };
  });

/** With further ways to ask: for what is told first, and for each of the other fields. */
function withAsks(subject: GuideSubject): GuideSubject {
  const [main] = Object.keys(subject.fields);
  const asksOf = (field: string): readonly string[] =>
    [fieldAsks, detailAsks].flatMap((some) => some[`${subject.id}/${field}`] ?? []);
  const fields = Object.entries(subject.fields).map(([field, answer]) => {
    const asks = [...(answer.asks ?? []), ...(field === main && subject.asks ? [] : asksOf(field))];
    return [field, asks.length > 0 ? { ...answer, asks } : answer] as const;
  });
  return {
    ...subject,
    ...(subject.asks && { asks: [...subject.asks, ...asksOf(main ?? '')] }),
    fields: Object.fromEntries(fields),
  };
}

/** Everything that can be asked about. */
export const guideSubjects: readonly GuideSubject[] = [
  ...projectSubjects.map(withCommon),
  ...jobSubjects.map(withCommon),
  ...toolSubjects,
  ...partSubjects,
  ...principleSubjects,
  ...pillarSubjects,
  ...groups,
  ...years,
  ...topics.map((topic) => ({ ...topic, fields: { what: topic.fields['what'] ?? says(), ...topic.fields } })),
  ...unwrittenSubjects,
  absentTool,
  ...actSubjects,
].map(withAsks);
