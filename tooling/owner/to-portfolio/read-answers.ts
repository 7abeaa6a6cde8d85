import type { AnswerId, Answers, Portfolio } from '@asad/content';
import type { Notes } from '@asad/content/resume';
import { createPerson, shortenCompany, splitSentences, tell } from '@asad/guide/derive';
import rows from './answers.json' with { type: 'json' };

/** What people ask, by its key of `answers.ts`. */
interface Row {
  /** A sentence with them answers it. */
  readonly words: string;
  /** Only what the owner says of himself answers it. */
  readonly isOfOwner?: boolean;
  /** Fields of the portfolio or of its entries that answer it already. */
  readonly unless?: readonly string[];
}
type RowId = keyof typeof rows;
const ROWS: Readonly<Record<RowId, Row>> = rows;
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
  /** A sentence each: the next one answers something else. */
  const quoteEach = (text: string): readonly string[] => splitSentences(text).flatMap(quote);
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
    ...words.about
      .flatMap(quoteEach)
      .map((text): Source => [text, isTold(text) ? text : `In ${firsts} words: ${text}`]),
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
  // A row with a key that `answers.ts` cannot have does not compile.
  const answers = (Object.keys(ROWS) as RowId[]).flatMap((id): (readonly [AnswerId, readonly string[]])[] => {
    const { words, isOfOwner, unless = [] } = ROWS[id];
    const pattern = new RegExp(words, 'iu');
    const found = (isOfOwner ? ofOwner : all).flatMap(([text, sentence]) => (pattern.test(text) ? [sentence] : []));
    if (found.length === 0 || unless.some((field) => filled.has(field))) return [];
    const { says, more = [] } = tell([...new Set(found)].slice(0, MOST_SENTENCES));
    return [[id, [...says, ...more]]];
  });
  if (answers.length > 0) notes.changed.push(`read from the text: answers to ${answers.map(([id]) => id).join(', ')}`);
  return Object.fromEntries(answers);
}
