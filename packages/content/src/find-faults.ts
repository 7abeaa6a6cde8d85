import type { Experience, Portfolio, Project, Sentences, StackItem } from './model.ts';

/** The most words that ASAD says in one breath. */
const MOST_WORDS = 30;
const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(text);
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const isHttps = (url: string): boolean => /^https:\/\/[^\s/]+\.[^\s/]+/u.test(url);
const isExample = (address: string): boolean => /[@./]example\.(?:com|org|net)$/u.test(address);

type Fault = readonly [field: string, what: string] | false | undefined | '';
/** `projects/heron.ts: story is empty; …`. */
const inFile = (file: string, ...faults: readonly Fault[]): readonly string[] =>
  faults.flatMap((fault) => (fault ? [`${file}: ${fault[0]} ${fault[1]}`] : []));

const findDoubles = ([kind, entries]: readonly [string, readonly { readonly id: string }[]]): readonly string[] =>
  entries
    .filter(({ id }, index) => entries.findIndex((entry) => entry.id === id) < index)
    .map(({ id }) => `${kind}: the id "${id}" is there twice; give one of them another`);

type Spoken = Readonly<Partial<Record<string, Sentences>>>;
/** Sentences that open an answer are said at once: too long a one cannot be cut. */
const findLong = (file: string, spoken: Spoken = {}): readonly string[] =>
  Object.entries(spoken).flatMap(([field, sentences = []]) =>
    sentences
      .map(countWords)
      .filter((count) => count > MOST_WORDS)
      .map((count) => `has a sentence of ${count} words; at most ${MOST_WORDS} are said in one breath`)
      .map((what) => `${file}: spoken.${field} ${what}`),
  );

function findInOwner({ owner, words, answers }: Portfolio): readonly string[] {
  const { email, siteUrl, isSample } = owner;
  const links = Object.entries({ siteUrl, linkedIn: owner.linkedIn, bookingUrl: owner.bookingUrl });
  return [
    ...inFile(
      'owner.ts',
      owner.name === '' && ['name', 'is empty; the site is about somebody'],
      owner.role === '' && ['role', 'is empty; say in a few words what you are'],
      !/^[^@\s]+@[^@\s]+$/u.test(email) && ['email', `"${email}" is no mail address`],
      siteUrl.endsWith('/') && ['siteUrl', 'ends with a slash; leave it out'],
      isSample && !isExample(email) && ['email', 'is no example address, but isSample is true; set it to false'],
      ...links.map(
        ([field, url]): Fault => url !== undefined && !isHttps(url) && [field, `"${url}" is no https address`],
      ),
    ),
    ...inFile(
      'words.ts',
      words.headline === '' && ['headline', 'is empty; it is the first thing that is read'],
      words.about.length === 0 && ['about', 'has no paragraph; say who you are'],
      (words.proofs?.length ?? 0) > 2 && ['proofs', 'has more than two entries; the owl is the third'],
    ),
    ...findLong(
      'answers.ts',
      Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, 'says' in answer ? answer.says : answer])),
    ),
  ];
}

/** Of an entry with a file of its own. */
const inEntry = (
  folder: string,
  { id, spoken }: { readonly id: string; readonly spoken?: Spoken },
  ...faults: readonly Fault[]
): readonly string[] => [
  ...inFile(`${folder}/${id}.ts`, !ID.test(id) && ['id', `"${id}" may hold a to z, 0 to 9 and dashes only`], ...faults),
  ...findLong(`${folder}/${id}.ts`, spoken),
];

const findInProject = (project: Project): readonly string[] =>
  inEntry(
    'projects',
    project,
    project.title === '' && ['title', 'is empty'],
    project.subtitle === '' && ['subtitle', 'is empty; what kind of thing it is, in two to four words'],
    project.story === '' && ['story', 'is empty; two or three sentences on what it was for and how it works'],
    project.impact === '' && ['impact', 'is empty; what came of it, in one sentence'],
    project.thumbnail !== undefined &&
      !/^\/works\/[a-z0-9-]+\.webp$/u.test(project.thumbnail) && ['thumbnail', 'is no path like /works/heron.webp'],
    project.thumbnail !== undefined &&
      project.thumbnailAlt.length < 20 && ['thumbnailAlt', 'says too little for who cannot see the picture'],
    project.colours[0] === project.colours[1] && ['colours', 'are one and the same; the gradient needs two'],
  );

const findInJob = (job: Experience, today: string): readonly string[] =>
  inEntry(
    'experiences',
    job,
    job.company === '' && ['company', 'is empty'],
    job.role === '' && ['role', 'is empty'],
    job.summary === '' && ['summary', 'is empty; what was done there, in one sentence'],
    !isMonth(job.start) && ['start', `"${job.start}" is no month like 2021-09`],
    isMonth(job.start) && job.start > today && ['start', `"${job.start}" is still to come; add the job when it begins`],
    job.end !== undefined &&
      !isMonth(job.end) && ['end', `"${job.end}" is no month like 2025-09; leave it out until it ends`],
    job.end !== undefined && job.end < job.start && ['end', 'is before the start'],
    job.location === '' && ['location', 'is empty; a place, or Remote'],
  );

const findInTool = (tool: StackItem, tags: readonly string[]): readonly string[] =>
  inEntry(
    'stack',
    tool,
    tool.name === '' && ['name', 'is empty'],
    tool.role === '' && ['role', 'is empty; what you use it for'],
    tool.dontUseIf !== '' &&
      !/^\p{Ll}.*[.!?]$/su.test(tool.dontUseIf) && [
        'dontUseIf',
        'must go on from "Don’t use if..." with a small letter, and end with a full stop',
      ],
    tool.parts !== undefined &&
      !tool.parts.some((part) => tags.includes(part)) && [
        'parts',
        'holds nothing that a project or job names; without it the name itself is looked for',
      ],
  );

/**
 * What is missing or cannot be right in a portfolio, as sentences that name the file, the field and what to do; nothing
 * when it is whole. What may be left out (a thumbnail, a metric, a note, every spoken word) is no fault.
 */
export function findFaults(portfolio: Portfolio, today = new Date().toISOString().slice(0, 7)): readonly string[] {
  const { projects, experiences, stack, principles } = portfolio;
  const tags = [...projects.flatMap((one) => one.tags), ...experiences.flatMap((job) => job.stack)];
  return [
    ...findInOwner(portfolio),
    ...Object.entries({ projects, experiences, stack, principles }).flatMap(findDoubles),
    ...projects.flatMap(findInProject),
    ...experiences.flatMap((job) => findInJob(job, today)),
    ...experiences
      .filter(({ start }, index) => index > 0 && start > (experiences[index - 1]?.start ?? ''))
      .map(({ id }) => `experiences/experiences.ts: ${id} began after the one before it; the latest comes first`),
    ...stack.flatMap((tool) => findInTool(tool, tags)),
    ...principles
      .filter(({ description }) => description === '')
      .map(({ text }) => `principles.ts: "${text}" has no description`),
  ];
}
