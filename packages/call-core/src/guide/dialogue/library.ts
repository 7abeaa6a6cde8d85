import { createKnowledge } from '../retrieval/create-knowledge.ts';
import type { KnowledgeAnswer, KnownFact } from '../retrieval/knowledge.ts';
import { isStopWord, topicTerms, toTerm } from '../retrieval/topic-terms.ts';
import { splitUtterance } from './split-utterance.ts';
import type { Answer, GuideContent, Subject } from './subject.ts';

/** A field of a subject, as `subject/field`. */
export type Target = string;

/** A subject that can be asked for, or one field of it. */
interface SubjectFact extends KnownFact {
  readonly subject: Subject;
  readonly field?: string;
}

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
  /** The subject that a question is about, by everything that is known of how people ask. */
  readonly search: (question: string) => KnowledgeAnswer<SubjectFact>;
  readonly hasTerm: (term: string) => boolean;
  /** The word, or the term of another that means the same and is known. */
  readonly toKnown: (word: string) => string;
  /** Whether a term stands in what is told of a subject, or of one field of it. */
  readonly tells: (subject: Subject, term: string, field?: string) => boolean;
  /** Whether a term stands in anything of a subject. */
  readonly knows: (subject: Subject, term: string) => boolean;
}

/** Makes the subjects of a content searchable. */
export function createLibrary({ subjects, ownerNames, synonyms = [] }: GuideContent): Library {
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const owners = new Set(ownerNames.flatMap(splitUtterance).flatMap((name) => [name, `${name}s`]));
  const fieldFacts = subjects.flatMap((subject): SubjectFact[] =>
    Object.entries(subject.fields).flatMap(([field, { asks, says }]) => {
      const title = `${subject.title} ${field}`;
      return asks ? [{ id: `${subject.id}/${field}`, subject, field, title, asks, answer: says }] : [];
    }),
  );
  const facts: SubjectFact[] = subjects
    .filter(({ asks }) => asks !== undefined)
    .map((subject) => ({
      id: subject.id,
      subject,
      title: subject.title,
      asks: [...(subject.asks ?? []), ...(subject.aliases ?? [])],
      answer: Object.values(subject.fields)[0]?.says ?? [],
    }));
  facts.unshift(...fieldFacts);
  const knowledge = createKnowledge(facts, { ignoredWords: ownerNames, synonyms });
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
  const allTerms = new Set([...terms.values()].flatMap((fields) => fields.flatMap((field) => [...field.terms])));
  const hasTerm = (term: string): boolean => knowledge.hasTerm(term) || allTerms.has(term);
  const alike = new Map<string, readonly string[]>();
  for (const row of synonyms) {
    const terms = [...new Set(row.map(toTerm))];
    for (const term of terms) alike.set(term, [...(alike.get(term) ?? []), ...terms]);
  }
  const tells: Library['tells'] = (subject, term, only) =>
    terms.get(subject)?.some(({ field, terms: known }) => (only ?? field) === field && known.has(term)) ?? false;
  // One utterance is looked up several times while it is answered.
  let last: { readonly question: string; readonly answer: KnowledgeAnswer<SubjectFact> } | undefined;

  const findAll: Library['findAll'] = (ids = []) => ids.flatMap((id) => byId.get(id) ?? []);

  return {
    hasTerm,
    findAll,
    groupOf: (kind = '') => findAll(byId.get(`all-${kind}`)?.members),
    marked: subjects.filter(({ marks }) => marks),
    toKnown: (word) => {
      const term = toTerm(word);
      return hasTerm(term) || isStopWord(word) ? word : (alike.get(term)?.find(hasTerm) ?? word);
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
    search: (question) => {
      if (last?.question === question) return last.answer;
      const words = new Set(splitUtterance(question));
      // "Does he know birds?" asks nothing of the owl.
      const isOwners = ['he', 'his', 'him'].some((word) => words.has(word)) && !words.has('you');
      const isMeant = ({ subject: { onlyWith } }: SubjectFact): boolean =>
        !onlyWith || (!isOwners && onlyWith.some((word) => words.has(word)));
      last = { question, answer: knowledge.ask(question, isMeant) };
      return last.answer;
    },
  };
}
