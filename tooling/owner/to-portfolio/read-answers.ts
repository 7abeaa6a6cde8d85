import type { AnswerId, Answers, Portfolio } from '@asad/content';
import type { Notes } from '@asad/content/resume';
import { createPerson, shortenCompany, splitSentences, tell } from '@asad/guide/derive';
import { findAnswered, LABELS } from './find-answered.ts';
import { FACTS } from './read-facts.ts';

interface Row {
  /** Labels of the sentences that answer it; default: its key. */
  readonly labels?: readonly string[];
  /** Fields of the portfolio or of its entries that answer it already. */
  readonly unless?: readonly string[];
}
/** By keys of `answers.ts`. All labels that are not facts of an entry are such keys, too. */
const ROWS: Readonly<Partial<Record<AnswerId, Row>>> = {
  availability: { unless: ['availability'] },
  hobbies: { unless: ['interests'] },
  partners: { labels: ['partners', 'team'], unless: ['team'] },
  blog: { labels: ['talks', 'research'], unless: ['publications', 'talks', 'research'] },
  certificates: { labels: ['certified'], unless: ['certificates', 'awards', 'certified', 'kind'] },
  leaving: { unless: ['leaving'] },
  volunteer: { unless: ['volunteering'] },
};
const PLAIN = LABELS.filter((label) => !FACTS.some((fact) => fact === label) && !(label in ROWS));
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
        quote(text).map((quoted): Source => [text, isTold(quoted) ? quoted : `In ${firsts} words: ${quoted}`]),
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
  const rows = [...Object.entries(ROWS), ...PLAIN.map((id): [string, Row] => [id, {}])];
  const answers = rows.flatMap(([id, { labels = [id], unless = [] }]) => {
    const chanceOf = (source: Source): number =>
      Math.max(...labels.map((label) => answered.get(source)?.get(label) ?? 0));
    const found = all
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
