import { z } from 'zod';
import { BACKGROUND_KINDS } from './background-of.ts';
import { countMonthsFrom, isDate } from './dates.ts';
import type { Background, Experience, Portfolio, Project, Speakable } from './model.ts';

/** Maximum words of one answer of ASAD. */
const MOST_WORDS = 30;
const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const quote = ({ input }: { readonly input?: unknown }): string => JSON.stringify(input) ?? 'nothing';

const text = z.string('is no text');
const texts = z.array(text, 'is no list');
const filled = (advice: string) => text.min(1, `is empty${advice}`);
const web = text.regex(/^https:\/\/[^\s/]+\.[^\s/]+/u, { error: (issue) => `${quote(issue)} is no https address` });
const link = text.regex(/^https?:\/\/[^\s/]+/u, { error: (issue) => `${quote(issue)} is no web address` });
const date = text.refine(isDate, {
  error: (issue) => `${quote(issue)} is no month like 2021-09, and no year like 2021`,
});
const end = text.refine(isDate, {
  error: (issue) => `${quote(issue)} is no month like 2025-09, and no year; leave it out until it ends`,
});
const id = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, {
  error: (issue) => `${quote(issue)} may hold a to z, 0 to 9 and dashes only`,
});
const lang = text.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/u, {
  error: (issue) => `${quote(issue)} is no language like fr`,
});
/** An answer's first sentences are spoken together, so each must be short. */
const sentences = z.array(
  text.refine((sentence) => countWords(sentence) <= MOST_WORDS, {
    error: ({ input }) =>
      `has a sentence of ${countWords(String(input))} words; at most ${MOST_WORDS} are said in one breath`,
  }),
);
const speakable = {
  spoken: z.record(z.string(), sentences).optional(),
  names: texts.optional(),
  heardAs: texts.optional(),
  say: text.optional(),
  lang: lang.optional(),
} satisfies Record<keyof Speakable<string>, z.ZodType>;
const metric = z.object({ label: text, value: text });
const links = z.object({ site: link.optional(), repo: link.optional() });

type Issues = { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };
const add = (context: Issues, field: string, message: string): void =>
  context.addIssue({ code: 'custom', path: [field], message });
const findEndBeforeStart = (
  entry: { readonly start?: string | undefined; readonly end?: string | undefined },
  context: Issues,
): void => {
  if (entry.start && entry.end && countMonthsFrom(entry.start, entry.end) < 0)
    add(context, 'end', 'is before the start');
};

const picture = text.regex(/^\/works\/[a-z0-9-]+\.webp$/u, 'is no path like /works/heron.webp');
const pictureText = text.min(20, 'says too little for who cannot see the picture');

const project = z
  .object({
    ...speakable,
    id,
    title: filled(''),
    subtitle: text,
    story: text,
    impact: text,
    tags: texts,
    thumbnail: picture.optional(),
    thumbnailAlt: text,
    colours: z.tuple([text, text]),
    links: links.optional(),
    role: text.optional(),
    start: date.optional(),
    end: end.optional(),
    highlights: texts.optional(),
    problem: text.optional(),
    approach: text.optional(),
    results: text.optional(),
    whatIOwned: texts.optional(),
    media: z.array(z.object({ src: picture, alt: pictureText })).optional(),
  } satisfies Record<keyof Project, z.ZodType>)
  .superRefine((one, context) => {
    // An empty list of highlights is valid: a résumé may only name a project.
    if (one.story === '' && one.highlights === undefined && one.links === undefined)
      add(context, 'story', 'is empty; two or three sentences on what it was for and how it works');
    if (one.thumbnail !== undefined && one.thumbnailAlt.length < 20)
      add(context, 'thumbnailAlt', 'says too little for who cannot see the picture');
    if (one.colours[0] === one.colours[1]) add(context, 'colours', 'are one and the same; the gradient needs two');
    findEndBeforeStart(one, context);
  });

const experienceFor = (today: string) =>
  z
    .object({
      ...speakable,
      id,
      kind: z.enum(['employment', 'own-company', 'freelance', 'internship', 'volunteering']).optional(),
      company: text,
      about: text.optional(),
      role: text,
      location: text,
      start: z.union([z.literal(''), date]),
      end: end.optional(),
      summary: text,
      impacts: texts,
      metrics: z.array(metric),
      stack: texts,
      media: z.array(z.object({ src: text, alt: text })),
      links,
      tags: texts,
      problem: text,
      approach: text,
      results: text,
      whatIOwned: texts,
    } satisfies Record<keyof Experience, z.ZodType>)
    .superRefine((job, context) => {
      if (job.company === '' && job.role === '') add(context, 'company', 'is empty, and so is the role');
      if (job.start !== '' && countMonthsFrom(job.start, today) < 0)
        add(context, 'start', `${JSON.stringify(job.start)} is still to come; add the job when it begins`);
      findEndBeforeStart(job, context);
    });

const toolFor = (tags: readonly string[]) =>
  z
    .object({
      ...speakable,
      id,
      name: filled(''),
      role: text,
      metric: text,
      icon: text,
      dontUseIf: text.regex(
        /^$|^\p{Ll}.*[.!?]$/su,
        'must go on from "Don’t use if..." with a small letter, and end with a full stop',
      ),
      parts: texts.optional(),
      markedBy: texts.optional(),
      spokenName: text.optional(),
      keywords: texts.optional(),
    })
    .superRefine((tool, context) => {
      if (tool.parts && !tool.keywords && !tool.parts.some((part) => tags.includes(part)))
        add(context, 'parts', 'holds nothing that a project or job names; without it the name itself is looked for');
    });

const dated = { start: date.optional(), end: end.optional(), url: link.optional(), lang: lang.optional() };
const achievement = { date: date.optional(), url: link.optional(), summary: text.optional(), lang: lang.optional() };
const background = {
  education: z.array(
    z
      .object({
        ...dated,
        institution: filled('; where it was'),
        area: text,
        degree: text,
        location: text.optional(),
        score: text.optional(),
        courses: texts.optional(),
        highlights: texts.optional(),
      })
      .superRefine(findEndBeforeStart),
  ),
  publications: z.array(z.object({ ...achievement, title: filled(''), publisher: text.optional() })),
  awards: z.array(z.object({ ...achievement, title: filled(''), awarder: text.optional() })),
  certificates: z.array(z.object({ ...achievement, name: filled(''), issuer: text.optional() })),
  languages: z.array(z.object({ name: filled(''), level: text.optional() })),
  volunteering: z.array(
    z
      .object({
        ...dated,
        organization: filled('; for whom it was'),
        role: text,
        location: text.optional(),
        summary: text,
        highlights: texts.optional(),
      })
      .superRefine(findEndBeforeStart),
  ),
  interests: z.array(z.object({ name: filled(''), keywords: texts.optional() })),
  references: z.array(z.object({ name: filled(''), relation: text.optional(), text: text.optional() })),
} satisfies Record<keyof Background, z.ZodType>;

const isExample = (address: string): boolean => /[@./]example\.(?:com|org|net)$/u.test(address);
const owner = z
  .object({
    name: filled('; the site is about somebody'),
    firstName: filled('; it is the name that the owl says'),
    pronouns: z.enum(['he', 'she', 'they', 'we', 'none']),
    say: z.object({ name: text, firstName: text }).optional(),
    assistant: z
      .object({
        name: filled('; leave out assistant for an owl called ASAD'),
        say: text.optional(),
        heardAs: texts.optional(),
      })
      .optional(),
    honorific: text.optional(),
    role: filled('; say in a few words what you are'),
    email: text.regex(/^$|^[^@\s]+@[^@\s]+$/u, { error: (issue) => `${quote(issue)} is no mail address` }),
    phone: text.optional(),
    photo: text.regex(/^\/[\w./-]+\.(?:webp|jpg|jpeg|png|avif)$/u, 'is no path like /photo.webp').optional(),
    linkedIn: web.optional(),
    profiles: z.array(z.object({ network: filled(''), username: text.optional(), url: link.optional() })).optional(),
    bookingUrl: web.optional(),
    siteUrl: z.union([z.literal(''), web]).refine((url) => !url.endsWith('/'), 'ends with a slash; leave it out'),
    availability: text,
    location: text,
    timeZone: text,
    yearsOfExperience: text,
    isSample: z.boolean(),
  })
  .superRefine(({ isSample, email }, context) => {
    if (isSample && !isExample(email))
      add(context, 'email', 'is no example address, but isSample is true; set it to false');
  });

const words = z.object({
  headline: filled('; it is the first thing that is read'),
  subcopy: text,
  about: texts.min(1, 'has no paragraph; say who you are'),
  description: text.optional(),
  proofs: z.array(metric).max(3, 'has more than three entries; the first screen holds no more').optional(),
});
const declaration = { id, text: filled(''), description: text };

/** Two entries with one id would share an address. */
const withoutDoubles = <Entry extends { readonly id: string }>(schema: z.ZodType<Entry>) =>
  z.array(schema).superRefine((entries, context) => {
    for (const [index, entry] of entries.entries())
      if (entries.findIndex((other) => other.id === entry.id) < index)
        context.addIssue(`the id "${entry.id}" is there twice; give one of them another`);
  });

const portfolioFor = (today: string, tags: readonly string[]) =>
  z.object({
    owner,
    words,
    projects: withoutDoubles(project),
    experiences: withoutDoubles(experienceFor(today)),
    stack: withoutDoubles(toolFor(tags)),
    principles: withoutDoubles(z.object({ ...declaration, ...speakable, description: filled('; say what it means') })),
    pillars: withoutDoubles(z.object(declaration)),
    answers: z.record(z.string(), z.union([sentences, z.object({ says: sentences, about: text.optional() })])),
    heardAs: z.record(z.string(), texts).optional(),
    ...z.object(background).partial().shape,
  });

const LISTS: ReadonlySet<string> = new Set(BACKGROUND_KINDS);

function nameFault(portfolio: Portfolio, path: readonly PropertyKey[], message: string): string {
  const [kind = '', index, ...field] = path.map(String);
  if (LISTS.has(kind))
    return `background.ts: ${kind}${index === undefined ? '' : `[${index}]`}${field.map((part) => `.${part}`).join('')} ${message}`;
  const part: unknown = portfolio[kind as keyof Portfolio];
  const entry: { readonly id?: string } | undefined = Array.isArray(part) ? part[Number(index)] : undefined;
  const at = (entry?.id === undefined ? [index, ...field] : field).filter((one) => one !== undefined).join('.');
  const subject = [entry?.id && `${entry.id}:`, at.replace(/\.(?:says\.)?\d+$/u, '')].filter(Boolean);
  return [`${kind}.ts:`, ...subject, message].join(' ');
}

/** A missing or invalid value. */
interface Fault {
  /** Names file, field and remedy. */
  readonly sentence: string;
  /** The field holds nothing. */
  readonly isEmpty: boolean;
}

const valueAt = (portfolio: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key], portfolio);

/** Finds the faults of a portfolio, as `findFaults()` does, and which of them are fields that wait for their text. */
export function listFaults(portfolio: Portfolio, today = new Date().toISOString().slice(0, 7)): readonly Fault[] {
  const tags = [...portfolio.projects.flatMap((one) => one.tags), ...portfolio.experiences.flatMap((job) => job.stack)];
  const { error } = portfolioFor(today, tags).safeParse(portfolio);
  // In a union (nothing or a text), report the last member.
  const listMeant = (issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] =>
    issue.code === 'invalid_union'
      ? (issue.errors.at(-1) ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
      : [issue];
  return (error?.issues ?? []).flatMap(listMeant).map(({ path, message }) => ({
    sentence: nameFault(portfolio, path, message),
    isEmpty: ['', undefined].includes(valueAt(portfolio, path) as string | undefined),
  }));
}

/**
 * Finds missing or invalid values in a portfolio, as sentences with file, field and remedy; empty when there
 * are none. Optional fields (a thumbnail, a metric, a note, spoken words) may be absent.
 */
export const findFaults = (portfolio: Portfolio, today?: string): readonly string[] =>
  listFaults(portfolio, today).map(({ sentence }) => sentence);
