import { createKnowledge } from '../retrieval/create-knowledge.ts';
import type { KnowledgeAnswer, KnownFact } from '../retrieval/knowledge.ts';
import { PERSON_WORDS } from '../retrieval/stop-words.ts';
import { isCommonTerm, topicTerms } from '../retrieval/topic-terms.ts';
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

interface SubjectFact extends KnownFact {
  readonly subject: Subject;
}

/** A term that only one field of a subject has tells it apart; one that all have says less, an ordinary word little. */
const TERM_WEIGHT = { own: 2, shared: 1, common: 0.4 } as const;

/** What is told in general knows a bit of everything: beside a question word its words count half. */
const GENERAL_SHARE = 0.5;
/** What is written wins over what is not, when both are asked for about equally. */
const UNWRITTEN_COST = 0.5;

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
  readonly findAnswer: (target: Target) => { subject: Subject; field: string; answer: Answer } | undefined;
  /** The field of a subject that a question asks for. */
  readonly pickField: (subject: Subject, reading: Reading) => FieldMatch;
  /** The subject that a question is about, by everything that is known of how people ask. */
  readonly search: (question: string) => KnowledgeAnswer<SubjectFact>;
  /** The field, of any subject, that knows most of the question; 0 to 1. */
  readonly searchFields: (reading: Reading) => { target: Target; share: number; matched: number } | undefined;
  readonly hasTerm: (term: string) => boolean;
  /** Whether a term stands in anything of a subject. */
  readonly knows: (subject: Subject, term: string) => boolean;
}

/** Makes the subjects of a content searchable. */
export function createLibrary({ subjects, ownerNames }: GuideContent): Library {
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const owners = new Set(ownerNames.flatMap(splitUtterance).flatMap((name) => [name, `${name}s`]));
  const facts: SubjectFact[] = subjects
    .filter(({ asks }) => asks !== undefined)
    .map((subject) => ({
      id: subject.id,
      subject,
      title: subject.title,
      asks: [...(subject.asks ?? []), ...(subject.aliases ?? [])],
      names: subject.names ?? [],
      answer: Object.values(subject.fields)[0]?.says ?? [],
    }));
  const knowledge = createKnowledge(facts, { ignoredWords: ownerNames });
  const toTerms = (texts: readonly string[]): ReadonlySet<string> => new Set(topicTerms(texts.join('\n'), owners));
  const terms = new Map(
    subjects.map((subject) => [
      subject,
      Object.entries(subject.fields).map(([field, answer]) => ({
        field,
        answer,
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
  // One utterance is looked up several times while it is answered.
  let last: { readonly question: string; readonly answer: KnowledgeAnswer<SubjectFact> } | undefined;

  return {
    hasTerm,
    knows: (subject, term) =>
      (ownTerms.get(subject)?.has(term) ?? false) ||
      (terms.get(subject)?.some((field) => field.terms.has(term)) ?? false),
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
      // "How do I quit my job?", "Fix my computer": of the visitor's own life nothing is known, and nothing unwritten.
      const isVisitors = (words.has('i') || words.has('my')) && !PERSON_WORDS.some((word) => words.has(word));
      const isMeant = ({ subject: { onlyWith, kind } }: SubjectFact): boolean =>
        isVisitors && (kind === 'aside' || onlyWith) ? false : !onlyWith || onlyWith.some((word) => words.has(word));
      last = { question, answer: knowledge.ask(question, isMeant) };
      return last.answer;
    },
    pickField(subject, { cues, leftover }) {
      const fields = terms.get(subject) ?? [];
      const asksField = fields.slice(1).some(({ field }) => (cues.weights.get(field) ?? 0) >= 1);
      const matches = fields.map(({ field, terms: known, answer: { isUnwritten } }) => {
        const cue = cues.weights.get(field) ?? 0;
        const share = field === fields[0]?.field && asksField ? GENERAL_SHARE : 1;
        const matched = leftover.filter((term) => holds(known, term));
        const content = matched.reduce((sum, term) => {
          if (isCommonTerm(term)) return sum + TERM_WEIGHT.common;
          const isOwn = fields.filter((other) => holds(other.terms, term)).length === 1;
          return sum + (isOwn ? TERM_WEIGHT.own : TERM_WEIGHT.shared);
        }, 0);
        return {
          field,
          cue,
          score: cue + content * share - (isUnwritten ? UNWRITTEN_COST : 0),
          matched: matched.length,
        };
      });
      const best = matches.reduce((most, match) => (match.score > most.score ? match : most), {
        field: fields[0]?.field ?? '',
        cue: 0,
        score: 0,
        matched: 0,
      });
      const own = ownTerms.get(subject);
      const unknown = leftover.filter(
        (term) => !isCommonTerm(term) && !own?.has(term) && !fields.some((field) => holds(field.terms, term)),
      ).length;
      return { ...best, unknown };
    },
    searchFields({ leftover }) {
      const asked = leftover.filter((term) => !isCommonTerm(term));
      const all = asked.reduce((sum, term) => sum + knowledge.weigh(term), 0);
      if (all === 0) return undefined;
      let best = { target: '', share: 0, matched: 0 };
      for (const [subject, fields] of terms) {
        for (const { field, terms: known } of fields) {
          const matched = asked.filter((term) => known.has(term));
          const share = matched.reduce((sum, term) => sum + knowledge.weigh(term), 0) / all;
          if (share > best.share) best = { target: `${subject.id}/${field}`, share, matched: matched.length };
        }
      }
      return best.share > 0 ? best : undefined;
    },
  };
}
