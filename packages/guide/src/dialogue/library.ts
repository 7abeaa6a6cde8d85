import { OPENING_WORDS, PERSON_WORDS } from '../retrieval/stop-words.ts';
import { isCommonTerm, splitWords, topicTerms, toTerm } from '../retrieval/topic-terms.ts';
import { main, type Target } from './found.ts';
import { isOneSlip } from './near-name.ts';
import { splitUtterance } from './split-utterance.ts';
import type { Answer, GuideContent, Subject } from './subject.ts';

/** The subjects, found by id, by question and within one another. */
export interface Library {
  readonly find: (id: string | undefined) => Subject | undefined;
  /** Those of `ids` that there are, in their order. */
  readonly findAll: (ids?: readonly string[]) => readonly Subject[];
  /** The members of the group of a kind, in the order in which it tells them. */
  readonly groupOf: (kind?: string) => readonly Subject[];
  /** Those with words that tell them from others of their kind. */
  readonly marked: readonly Subject[];
  readonly findAnswer: (target: Target) => { subject: Subject; field: string; answer: Answer } | undefined;
  /** What is asked word for word, but for the owner's name and what a question is wrapped in. */
  readonly findExact: (question: string) => Target | undefined;
  /** Whether a term stands in anything. */
  readonly hasTerm: (term: string) => boolean;
  /** The word, or the known one that it is but for a slip. */
  readonly correct: (word: string) => string;
  /** Whether a term stands in what is told of a subject, or of one field of it. */
  readonly tells: (subject: Subject, term: string, field?: string) => boolean;
  /** Whether a term stands in anything of a subject. */
  readonly knows: (subject: Subject, term: string) => boolean;
}

/** Shorter words have too many neighbours ("cost", "most"). */
const MIN_LETTERS = 6;

/** Makes the subjects of a content findable. */
export function createLibrary({ subjects, ownerNames }: GuideContent): Library {
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const owners = new Set(ownerNames.flatMap(splitUtterance).flatMap((name) => [name, `${name}s`]));
  const ignored = new Set(ownerNames.flatMap(splitWords));
  const toWords = (text: string): string => splitWords(text).join(' ');
  const toCore = (text: string): string => {
    const words = splitWords(text).filter((word) => !ignored.has(word) && !PERSON_WORDS.has(word));
    const core = words.filter((word) => !OPENING_WORDS.has(word));
    return (core.length > 0 ? core : words).join(' ');
  };
  const asked = [
    ...subjects.flatMap(({ id, title, fields }) =>
      Object.entries(fields).flatMap(([field, { asks = [] }]) =>
        [...(asks.length > 0 ? [`${title} ${field}`] : []), ...asks].map((ask) => [ask, `${id}/${field}`] as const),
      ),
    ),
    ...subjects.flatMap((subject) =>
      subject.asks
        ? [subject.title, ...subject.asks, ...(subject.aliases ?? [])].map((ask) => [ask, main(subject)] as const)
        : [],
    ),
  ];
  // "How does he work?" and "How does this work?" have one core and are two asks: to the words goes first.
  const byCore = new Map(asked.map(([ask, target]) => [toCore(ask), target]));
  const byWords = new Map(asked.map(([ask, target]) => [toWords(ask), target]));
  const toTerms = (texts: readonly string[]): ReadonlySet<string> => new Set(topicTerms(texts.join('\n'), owners));
  const terms = new Map(
    subjects.map((subject) => [
      subject,
      Object.entries(subject.fields).map(([field, answer]) => ({
        field,
        terms:
          answer.isUnwritten || answer.isAside
            ? toTerms(answer.foundBy ?? [])
            : toTerms([...answer.says, ...(answer.more ?? []), ...(answer.foundBy ?? [])]),
      })),
    ]),
  );
  const ownTerms = new Map(
    subjects.map((subject) => [
      subject,
      toTerms([
        subject.title,
        ...(subject.asks ?? []),
        ...(subject.aliases ?? []),
        ...(subject.marks ?? []),
        ...(subject.knows ?? []),
      ]),
    ]),
  );
  const known = new Map(
    [
      ...asked.map(([ask]) => ask),
      ...subjects.flatMap(({ fields, marks = [], knows = [] }) => [
        ...Object.values(fields).flatMap(({ says, more = [], foundBy = [] }) => [...says, ...more, ...foundBy]),
        ...marks,
        ...knows,
      ]),
    ]
      .flatMap(splitWords)
      .map((word) => [toTerm(word), word]),
  );
  const hasTerm = (term: string): boolean => known.has(term);
  const longWords = [...known.values()].filter((word) => word.length >= MIN_LETTERS);
  const tells: Library['tells'] = (subject, term, only) =>
    terms.get(subject)?.some(({ field, terms: known }) => (only ?? field) === field && known.has(term)) ?? false;
  const findAll: Library['findAll'] = (ids = []) => ids.flatMap((id) => byId.get(id) ?? []);

  return {
    hasTerm,
    findAll,
    groupOf: (kind = '') => findAll(byId.get(`all-${kind}`)?.members),
    marked: subjects.filter(({ marks }) => marks),
    correct: (word) => {
      const isKnown = word.length < MIN_LETTERS || hasTerm(toTerm(word)) || isCommonTerm(toTerm(word));
      // Nobody mistypes the first letter; "Easter" is not "faster".
      return isKnown ? word : (longWords.find((one) => one[0] === word[0] && isOneSlip(one, word)) ?? word);
    },
    tells,
    knows: (subject, term) => (ownTerms.get(subject)?.has(term) ?? false) || tells(subject, term),
    find: (id) => (id === undefined ? undefined : byId.get(id)),
    findAnswer(target) {
      const [id = '', field = ''] = target.split('/');
      const subject = byId.get(id);
      const answer = subject?.fields[field];
      return subject && answer && { subject, field, answer };
    },
    findExact: (question) => byWords.get(toWords(question)) ?? byCore.get(toCore(question)),
  };
}
