import type { AnswerId, Answers, Portfolio } from '@asad/content';
import type { Notes } from '@asad/content/resume';
import { createPerson, shortenCompany, splitSentences, tell } from '@asad/guide/derive';
import { findAnswered } from './find-answered.ts';

interface Row {
  /** Labels of the sentences that answer it; default: its key. */
  readonly labels?: readonly string[];
  /** Only what the owner says of himself answers it. */
  readonly isOfOwner?: true;
  /** Fields of the portfolio or of its entries that answer it already. */
  readonly unless?: readonly string[];
}
const OF_OWNER: Row = { isOfOwner: true };
/** What people ask, by its key of `answers.ts`. */
const ROWS: Readonly<Partial<Record<AnswerId, Row>>> = {
  availability: { isOfOwner: true, unless: ['availability'] },
  'availability/when': OF_OWNER,
  'availability/count': OF_OWNER,
  remote: OF_OWNER,
  contract: OF_OWNER,
  'process/length': OF_OWNER,
  hobbies: { isOfOwner: true, unless: ['interests'] },
  relocation: OF_OWNER,
  partners: { labels: ['partners', 'team'], unless: ['team'] },
  blog: { labels: ['talks', 'research'], unless: ['publications', 'talks', 'research'] },
  certificates: { labels: ['certified'], unless: ['certificates', 'awards', 'certified', 'kind'] },
  visa: OF_OWNER,
  gaps: {},
  origin: OF_OWNER,
  volunteer: { isOfOwner: true, unless: ['volunteering'] },
  proudest: OF_OWNER,
  strengths: OF_OWNER,
  process: OF_OWNER,
  notice: OF_OWNER,
  internship: OF_OWNER,
  ownership: {},
  takeover: {},
  aftercare: {},
  testing: {},
  security: {},
  accessibility: {},
  design: {},
  deployment: {},
  smalljob: OF_OWNER,
  dissatisfied: OF_OWNER,
  rates: OF_OWNER,
  vacation: OF_OWNER,
  weaknesses: OF_OWNER,
  beginnings: OF_OWNER,
  family: OF_OWNER,
  dream: OF_OWNER,
  'artificial-intelligence': {},
  boss: {},
  failures: {},
};
const MOST_SENTENCES = 4;
type Unanswered = Omit<Portfolio, 'answers'>;

/** A text of the résumé, where words are searched, and the sentence that ASAD says for it. */
type Source = readonly [text: string, sentence: string];

/** `Career break: parental leave`, `Sabbatical until May 2021`: a line of the file, not the owner's words. */
export const LABELLED = /^\p{Lu}[\p{L} ()-]{2,40}(?:: | (?:between|since|until|in) (?:\p{Lu}\p{Ll}+ )?\d{4}\b)/u;

/** The sentences of entries with the entry's name, then those of About. */
function listSentences({ owner, words, experiences, projects, ...more }: Unanswered) {
  const { first, firsts, is, quote, quoteOf } = createPerson(owner);
  const { certificates = [], awards = [], publications = [] } = more;
  const isTold = (text: string): boolean => text.includes(first) || LABELLED.test(text) || /^(?:He|She) /u.test(text);
  const entries = [
    ...experiences.map(
      ({ company, role, impacts, summary }) =>
        [company === '' ? role : `At ${shortenCompany(company)}`, [...impacts, summary]] as const,
    ),
    ...projects.map(({ title, highlights = [], story }) => [title, [...highlights, story]] as const),
    ...[...awards, ...publications].map(({ title, summary = '' }) => [title, [summary]] as const),
  ];
  const certified = certificates.map(({ name }): Source => [
    name,
    `${first} ${is('has', 'have')} the certificate ${name}.`,
  ]);
  const ofOwner = [
    ...(owner.availability === '' ? [] : [[owner.availability, `This site says: ${owner.availability}`] as const]),
    // A sentence each: the next one answers something else.
    ...words.about
      .flatMap(splitSentences)
      .flatMap((text) =>
        quote(text).map((told): Source => [text, isTold(told) ? told : `In ${firsts} words: ${told}`]),
      ),
  ];
  const ofEntries = entries.flatMap(([name, texts]) =>
    texts.flatMap(splitSentences).flatMap((text): readonly Source[] => {
      const isNamed = text.startsWith(name.replace('At ', ''));
      return (isNamed ? quote(text) : quoteOf(name, text)).map((sentence) => [text, sentence]);
    }),
  );
  return { ofOwner, all: [...ofEntries, ...certified, ...ofOwner] };
}

/** Proposes answers that the texts hold and no field does; the report names them. */
export function readAnswers(portfolio: Unanswered, notes: Notes): Answers {
  const { ofOwner, all } = listSentences(portfolio);
  const entries = Object.values(portfolio).flat();
  const filled = new Set(
    [portfolio, ...entries].flatMap((part) =>
      Object.entries(part).flatMap(([field, value]) => (value === '' ? [] : [field])),
    ),
  );
  const answered = new Map(
    all.map((source) => [source, findAnswered(source[0], ofOwner.includes(source) ? 'about' : 'entry')]),
  );
  const answers = Object.entries(ROWS).flatMap(([id, { labels = [id], isOfOwner, unless = [] }]) => {
    const chanceOf = (source: Source): number =>
      Math.max(...labels.map((label) => answered.get(source)?.get(label) ?? 0));
    const found = (isOfOwner ? ofOwner : all)
      .filter((source) => chanceOf(source) > 0)
      .toSorted((a, b) => chanceOf(b) - chanceOf(a))
      .map(([, sentence]) => sentence);
    if (found.length === 0 || unless.some((field) => filled.has(field))) return [];
    const { says, more = [] } = tell([...new Set(found)].slice(0, MOST_SENTENCES));
    return [[id, [...says, ...more]] as const];
  });
  if (answers.length > 0) notes.changed.push(`read from the text: answers to ${answers.map(([id]) => id).join(', ')}`);
  return Object.fromEntries(answers);
}
