import { z } from 'zod';
import { countMonthsFrom, isDate } from '../dates.ts';

type Plain<T> = T extends object ? { readonly [Key in keyof T]: Plain<Exclude<T[Key], undefined>> } : T;
/** The data of a schema: read-only, and an optional field is left out rather than undefined. */
export type DataOf<Schema extends z.ZodType> = Plain<z.infer<Schema>>;

/** How `pnpm new` asks for a field; one without a question is not asked for. */
export interface Asked {
  readonly ask: string;
  /** Its name in JSON Resume, if that is another; several fields of one name are one list there. */
  readonly resume?: string;
  /** Default: the field's name. */
  readonly flag?: string;
  /** A list of names is one line with commas; other lists are a line for each. */
  readonly isNames?: boolean;
}
export const asked = <Schema extends z.ZodType>(schema: Schema, ask: string, more: Omit<Asked, 'ask'> = {}): Schema =>
  schema.meta({ ask, ...more });
/** A shared field under another name in JSON Resume. */
export const writtenAs = <Schema extends z.ZodType>(schema: Schema, resume: string): Schema =>
  schema.meta({ ...schema.meta(), resume });

const quote = ({ input }: { readonly input?: unknown }): string => JSON.stringify(input) ?? 'nothing';

export const text = z.string('is no text');
export const texts = z.array(text, 'is no list');
export const filled = (advice = '') => text.min(1, `is empty${advice}`);
export const web = text.regex(/^https:\/\/[^\s/]+\.[^\s/]+/u, {
  error: (issue) => `${quote(issue)} is no https address`,
});
export const link = text.regex(/^https?:\/\/[^\s/]+/u, { error: (issue) => `${quote(issue)} is no web address` });
/** Year, or year and month: `2021`, `2021-09`. */
export const date = text.refine(isDate, {
  error: (issue) => `${quote(issue)} is no month like 2021-09, and no year like 2021`,
});
/** An entry without an end is ongoing. */
export const end = text.refine(isDate, {
  error: (issue) => `${quote(issue)} is no month like 2025-09, and no year; leave it out until it ends`,
});
export const id = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, {
  error: (issue) => `${quote(issue)} may hold a to z, 0 to 9 and dashes only`,
});
/** BCP 47: `zh`, `ar`. Sets the writing direction too. */
export const lang = text.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/u, {
  error: (issue) => `${quote(issue)} is no language like fr`,
});

/** Maximum words of one answer of ASAD. */
const MOST_WORDS = 30;
const countWords = (sentence: unknown): number => String(sentence).split(/\s+/u).filter(Boolean).length;
/**
 * Spoken sentences in the third person, one per string. ASAD says the first ones (30 words), and the rest when asked
 * for more.
 */
export const sentences = z.array(
  text.refine((sentence) => countWords(sentence) <= MOST_WORDS, {
    error: ({ input }) => `has a sentence of ${countWords(input)} words; at most ${MOST_WORDS} are said in one breath`,
  }),
);
export type Sentences = DataOf<typeof sentences>;

/** Fields that any entry may add for speech. */
export const speakable = <Field extends string>() => ({
  /** ASAD's sentences for a field; without them ASAD uses the card's words, or says that it is not written. */
  spoken: (z.record(z.string(), sentences) as unknown as z.ZodType<Partial<Record<Field, string[]>>>).optional(),
  /** Other proper names. */
  names: texts.optional(),
  /** Misspellings of the name by speech recognisers: `en eight en`. */
  heardAs: texts.optional(),
  /** Pronunciation of the name, if it is not read as written. */
  say: text.optional(),
  /** Language of the entry if it is not English. */
  lang: lang.optional(),
});

/** A figure and its label. */
export const metric = z.object({ label: text, value: text });
export type Metric = DataOf<typeof metric>;

/** Web addresses of an entry. */
export const links = z.object({
  site: asked(link.optional(), 'Address of it (https://…; empty: none)'),
  repo: asked(link.optional(), 'Address of its code (https://…; empty: none)'),
});

const picturePath = text.regex(/^\/works\/[a-z0-9-]+\.webp$/u, 'is no path like /works/heron.webp');
/** A picture of a work, in apps/web/public. */
export const picture = z.object({
  src: picturePath,
  alt: text.min(20, 'says too little for who cannot see the picture'),
});
export type Picture = DataOf<typeof picture>;

const since = 'Since when (2021-09 or 2021; empty: not known)';
export const period = {
  start: asked(date.optional(), since, { resume: 'startDate' }),
  end: asked(end.optional(), 'Until when (2025-09 or 2025; empty: until today)', { resume: 'endDate' }),
};
export const unknownStart = asked(
  text.refine((given) => given === '' || isDate(given), {
    error: (issue) => `${quote(issue)} is no month like 2021-09, and no year like 2021`,
  }),
  since,
  { resume: 'startDate' },
);
const address = asked(link.optional(), 'Address (https://…; empty: none)');
export const highlights = asked(texts.optional(), 'What came of it, a sentence each.', { resume: 'highlights' });
/** When and where one studied or helped, and what came of it. */
export const stay = {
  ...period,
  location: asked(text.optional(), 'Where (Lisbon, Portugal; or Remote; empty: not known)'),
};
export const outcome = { highlights, url: address, lang: lang.optional() };
/** The parts of a case study; a work without any of them has no dialog. */
export const caseStudy = {
  problem: asked(text.optional(), 'The problem (empty: no such section)', { resume: 'highlights' }),
  approach: asked(text.optional(), 'The approach (empty: no such section)', { resume: 'highlights' }),
  results: asked(text.optional(), 'The results (empty: no such section)', { resume: 'highlights' }),
  whatIOwned: asked(texts.optional(), 'What you owned, a part each.', { flag: 'owned', resume: 'highlights' }),
  media: z.array(picture).optional(),
};
/** Facts of a work or a job that the assistant is asked for, a sentence each. */
export const facts = {
  forWhom: asked(texts.optional(), 'For whom it was, a sentence each.', { flag: 'for-whom' }),
  team: asked(texts.optional(), 'With whom, a sentence each.'),
  led: asked(texts.optional(), 'Whom you led or taught, a sentence each.'),
  research: asked(texts.optional(), 'What was published of it, a sentence each.'),
  hard: asked(texts.optional(), 'What was hardest, a sentence each.'),
  learned: asked(texts.optional(), 'What you learned, a sentence each.'),
  /** Results with a name, and a sentence about each. */
  named: z.array(metric).optional(),
};
/** What an award or a certificate is proof of, or a publication is, where ASAD is asked for just that. */
export const proofOf = asked(
  z
    .enum(['talk', 'patent', 'hackathon', 'language'], {
      error: ({ input }) => `"${String(input)}" is none of talk, patent, hackathon, language`,
    })
    .optional(),
  'Of what (talk, patent, hackathon, language; empty: something else)',
  { flag: 'proof-of' },
);
/** Of a publication, an award or a certificate. */
export const achieved = {
  date: asked(date.optional(), 'When (2021-09 or 2021; empty: not known)'),
  url: address,
  summary: asked(text.optional(), 'What it was, in a sentence (empty: nothing)'),
  lang: lang.optional(),
};

export const addFault = (context: z.RefinementCtx, field: string, message: string): void =>
  context.addIssue({ code: 'custom', path: [field], message });
export function checkPeriod(
  entry: { readonly start?: string | undefined; readonly end?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (entry.start && entry.end && countMonthsFrom(entry.start, entry.end) < 0)
    addFault(context, 'end', 'is before the start');
}
