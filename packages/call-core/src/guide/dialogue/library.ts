import { createKnowledge } from '../retrieval/create-knowledge.ts';
import type { KnowledgeAnswer, KnownFact } from '../retrieval/knowledge.ts';
import { isCommonTerm, isStopWord, topicTerms, toTerm } from '../retrieval/topic-terms.ts';
import { CLEAR_CUE, SURE_CUE } from './cues.ts';
import type { Reading } from './read-question.ts';
import { splitUtterance } from './split-utterance.ts';
import type { Answer, GuideContent, Subject } from './subject.ts';

/** A field of a subject, as `subject/field`. */
export type Target = string;

/** A field that fits a question, and how well. */
export interface FieldMatch {
  readonly field: string;
  /** Cues and terms together; below 1 it is hardly asked for. */
  readonly score: number;
  readonly cue: number;
  /** Terms of the question that the field knows. */
  readonly matched: number;
  /** Terms that nothing of the subject knows and that are no ordinary words. */
  readonly unknown: number;
}

type Scored = Omit<FieldMatch, 'unknown'>;

/** A subject that can be asked for, or one field of it. */
interface SubjectFact extends KnownFact {
  readonly subject: Subject;
  readonly field?: string;
}

/** What is hardly asked for is not asked for; and where most asks for what this subject has not, the rest is little. */
const LEAST_CUE = 0.4;
const LEAST_KNOWN = 3;

/** A term that only one field of a subject has tells it apart; one that all have says less, an ordinary word little. */
const TERM_WEIGHT = { own: 2, shared: 1, common: 0.4 } as const;

/** What is told in general knows a bit of everything: beside a question word its words count half. */
const GENERAL_SHARE = 0.5;

/** Two words say something together, or nothing: "opening hours". */
const PAIR = 2;

/** Shorter beginnings are shared by too many words. */
const MIN_STEM = 4;

/** Whether a term is known, or its stem in another form: "fail" and "failure". */
function holds(known: ReadonlySet<string>, term: string): boolean {
  if (known.has(term)) return true;
  return term.length >= MIN_STEM && [...known].some((other) => other.startsWith(term));
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
  /** The field of a subject that a question asks for. */
  readonly pickField: (subject: Subject, reading: Reading) => FieldMatch;
  /** The subject that a question is about, by everything that is known of how people ask. */
  readonly search: (question: string) => KnowledgeAnswer<SubjectFact>;
  /** The field of a subject whose asks hold most of what is said beside its name. */
  readonly searchWithin: (subject: Subject, question: string) => KnowledgeAnswer<SubjectFact>;
  /** Terms that no way to ask for a target holds, and no sentence of it; of two, both must stand in one. */
  readonly findMissing: (target: Target, asked: readonly string[], nouns: Reading['nouns']) => readonly string[];
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
        answer,
        said: toTerms([...answer.says, ...(answer.more ?? [])]),
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
  const means = (known: ReadonlySet<string>, term: string): boolean =>
    holds(known, term) || (alike.get(term)?.some((other) => known.has(other)) ?? false);
  const tells: Library['tells'] = (subject, term, only) =>
    terms.get(subject)?.some(({ field, terms: known }) => (only ?? field) === field && known.has(term)) ?? false;
  /** The terms of each ask and sentence of a target, once it was weighed. */
  const together = new Map<Target, readonly ReadonlySet<string>[]>();
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
    findMissing(target, asked, nouns) {
      const { subject, answer } = this.findAnswer(target) ?? {};
      if (!subject || !answer) return asked;
      const { says, more = [], asks = [], foundBy = [] } = answer;
      const own = new Set(nouns.flatMap(({ kind, form }) => (subject.id === `all-${kind}` ? [toTerm(form)] : [])));
      const known =
        together.get(target) ??
        [subject.title, ...(subject.asks ?? []), ...(subject.aliases ?? []), ...says, ...more, ...asks, ...foundBy].map(
          (text) => toTerms([text]),
        );
      together.set(target, known);
      const isIn = (text: ReadonlySet<string>, term: string): boolean => own.has(term) || means(text, term);
      if (asked.length > PAIR) return asked.filter((term) => !known.some((text) => isIn(text, term)));
      return known.some((text) => asked.every((term) => isIn(text, term))) ? [] : asked;
    },
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
    searchWithin: (subject, question) => knowledge.ask(question, (fact) => fact.subject === subject && !!fact.field),
    pickField(subject, { cues, leftover }) {
      const fields = terms.get(subject) ?? [];
      const [general, ...particular] = fields;
      // Of what is known of all fields, those that this subject has share.
      const weightOf = (field: string): number => {
        const weight = cues.all.get(field) ?? 0;
        return weight < LEAST_CUE ? 0 : weight;
      };
      const known = fields.reduce((sum, { field }) => sum + weightOf(field), 0);
      const scale = SURE_CUE / Math.max(known, LEAST_KNOWN);
      const weigh = (field: string): number => weightOf(field) * (subject.fields[field]?.isUnwritten ? 1 : scale);
      const asked = Math.max(0, ...particular.map(({ field }) => weigh(field)));
      const matches = fields.map(({ field, said, terms: known }) => {
        // "Describe the result" asks for the result.
        const isAside = field === general?.field && asked >= CLEAR_CUE;
        const cue = isAside ? 0 : weigh(field);
        const share = field === general?.field && asked >= 1 ? GENERAL_SHARE : 1;
        const matched = leftover.filter((term) => means(known, term));
        const content = matched.reduce((sum, term) => {
          if (isCommonTerm(term)) return sum + TERM_WEIGHT.common;
          const isOwn = means(said, term) && fields.filter((other) => means(other.said, term)).length === 1;
          return sum + (isOwn ? TERM_WEIGHT.own : TERM_WEIGHT.shared);
        }, 0);
        return {
          field,
          cue,
          score: cue + content * share,
          matched: matched.length,
        };
      });
      // Of two that fit alike, what is not written is the particular one: "How much revenue does it bring?"
      const isMore = (a: Scored, b: Scored): boolean =>
        a.score > b.score ||
        (a.score === b.score && a.cue >= CLEAR_CUE && subject.fields[a.field]?.isUnwritten === true);
      const best = matches.reduce((most, match) => (isMore(match, most) ? match : most), {
        field: fields[0]?.field ?? '',
        cue: 0,
        score: 0,
        matched: 0,
      });
      const own = ownTerms.get(subject) ?? new Set();
      const unknown = leftover.filter(
        (term) => !isCommonTerm(term) && !means(own, term) && !fields.some((field) => means(field.terms, term)),
      ).length;
      return { ...best, unknown };
    },
  };
}
