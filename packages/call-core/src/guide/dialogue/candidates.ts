import { isCommonTerm } from '../retrieval/topic-terms.ts';
import { isGrammar } from './cues.ts';
import { isEntry, type DetailReader } from './details.ts';
import { findPlaced } from './find-placed.ts';
import type { Found } from './found.ts';
import type { GuideState } from './guide-state.ts';
import type { Library } from './library.ts';
import type { Reading } from './read-question.ts';
import type { Subject } from './subject.ts';
import { ENTRY, OFF, type TopicReader } from './topics.ts';

/** What speaks for one way to understand a question, by name: 0 or 1, a small count, or a chance as `toEvidence` has it. */
export type Evidence = Readonly<Record<string, number>>;

/** One way to understand a question. */
export interface Candidate {
  /** Undefined: nothing that is written here is asked for. */
  readonly found: Found | undefined;
  readonly evidence: Evidence;
}

/** Of each kind of finding so many are weighed. */
const MOST_TOPICS = 5;
const MOST_FACTS = 3;
const MOST_ENTRIES = 2;
/** A topic's field of less chance is weighed only when something else points at it. */
const LEAST_TOPIC = 0.01;
/** A field of two that is asked for with less is not told side by side. */
const LEAST_PAIR = 0.05;
const SHORT = 3;
const LONG = 10;
/** A name alone asks for what it is about as likely as not, and hardly for any one field. */
const BARE_MAIN = 0.5;
const BARE_FIELD = 0.02;
const MOST_COUNT = 3;
const SPEAKERS: ReadonlySet<string> = new Set(['i', 'me', 'my', 'we', 'us', 'our']);
const LEADS: ReadonlySet<string> = new Set(['and', 'so', 'but', 'then', 'or']);

/** A chance as evidence: 0 for none, 4.6 for surely. */
const toEvidence = (chance = 0): number => Math.log(chance + 0.01) - Math.log(0.01);
/** Those that hold, as evidence. */
const toFlags = (flags: Readonly<Record<string, unknown>>): Evidence =>
  Object.fromEntries(Object.keys(flags).flatMap((name) => (flags[name] ? [[name, 1]] : [])));
const mostOf = (chances: ReadonlyMap<string, number>, most: number): readonly string[] =>
  [...chances]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([id]) => id);

/** Lists the ways to understand a question; `found` is how the rules understand it. Pure. */
export type FindCandidates = (reading: Reading, state: GuideState, found: Found | undefined) => readonly Candidate[];

/** Makes a finder that looks into `library`. */
export function createCandidateFinder(
  library: Library,
  readTopics: TopicReader,
  readDetails: DetailReader,
): FindCandidates {
  const subjectOf = (target = ''): Subject | undefined => library.findAnswer(target)?.subject;

  return (reading, state, found) => {
    const { rest, subjects: named, cues, leftover, person, nouns } = reading;
    const isBare = isGrammar(rest);
    const topics = readTopics(reading.words).chances;
    const details = readDetails(rest);
    const search = library.search(reading.question);
    const facts = [...new Set([...(search.fact ? [search.fact] : []), ...search.nearest])].slice(0, MOST_FACTS);
    const [focus, entry, earlier] = [state.focus, state.entry, state.earlier].map(library.find);
    const about = library.find(focus?.about);
    const placed = findPlaced(reading, state, library);
    const [target] = found?.targets.length === 1 ? found.targets : [];
    const [isAnEntry, isAField] = [topics.get(ENTRY), 1 - cues.none].map(toEvidence) as [number, number];
    const all = [...cues.all.values()].reduce((sum, weight) => sum + weight, 0) || 1;
    const shareOf = (field: string): number => (cues.all.get(field) ?? 0) / all;
    const hasNamed = named.some(({ kind }) => kind !== 'aside' && kind !== 'year');
    const isDeclined = state.lastReply.targets.length === 0 && state.lastQuestion !== '';
    const isLeading = LEADS.has(rest[0] ?? '');

    const relations = new Map<Subject | undefined, string>([
      [earlier, 'earlier'],
      [about, 'entry'],
      [entry, 'entry'],
      [focus, 'focus'],
      ...named.map((subject) => [subject, 'named'] as const),
      [placed, 'placed'],
    ]);
    const relationOf = (subject: Subject): string => relations.get(subject) ?? 'none';

    /** What speaks for any answer. */
    function weighAnswer(subject: Subject, field: string): Evidence {
      const id = `${subject.id}/${field}`;
      const answer = subject.fields[field];
      const isMain = Object.keys(subject.fields)[0] === field;
      const at = facts.findIndex((fact) => fact.subject === subject && (fact.field ?? (isMain ? field : '')) === field);
      const relation = relationOf(subject);
      const isElse = relation === 'none' || relation === 'placed' || relation === 'earlier';
      return toFlags({
        [`is ${relation}`]: true,
        'is of rules': id === target,
        'is of rules, else': id === target && isEntry(subject) && isElse,
        [`is of rules, ${subject.members ? 'group' : subject.kind}`]: id === target && !isEntry(subject),
        'another is named': hasNamed && !named.includes(subject),
        'is found surely': at === 0 && search.fact,
        'is nearly found': at > 0,
        main: isMain,
        'main, more is said': isMain && leftover.length > 0,
        'not written': answer?.isUnwritten,
        aside: answer?.isAside,
        told: state.told.includes(id),
      });
    }

    /** What speaks for a field of an entry. */
    function weighField(subject: Subject, field: string): Evidence {
      const relation = relationOf(subject);
      const isMain = Object.keys(subject.fields)[0] === field;
      const share = toEvidence(isBare ? (isMain ? BARE_MAIN : BARE_FIELD) : shareOf(field));
      const chanceOf = (other: string): number => (isBare ? 0 : (details.fields.get(`${subject.id}/${other}`) ?? 0));
      const fields = Object.keys(subject.fields);
      const detail = toEvidence(chanceOf(field));
      const isKept = field === state.field && (relation === 'named' || relation === 'placed');
      return {
        share,
        'share of some': share * (1 - cues.none),
        [`spoken of, ${relation}`]: toEvidence(details.subjects.get(subject.id)),
        detail,
        [`detail, ${relation}`]: detail,
        [`details, ${relation}`]: toEvidence(fields.reduce((sum, other) => sum + chanceOf(other), 0)),
        ...toFlags({
          'most detail': detail > 0 && fields.every((other) => chanceOf(other) <= chanceOf(field)),
          'same field': field === state.field && !isKept,
          'kept, of a kind': isKept && focus?.kind === subject.kind,
          'kept, no more': isKept && leftover.length === 0,
          [`goes on, ${relation}`]: isLeading,
          [`after a decline, ${relation}`]: isDeclined,
          [`long, ${relation}`]: rest.length > LONG,
        }),
      };
    }

    /** What speaks for a topic. */
    function weighTopic(subject: Subject, field: string): Evidence {
      const chance = topics.get(`${subject.id}/${field}`) ?? 0;
      const ofSubject = Object.keys(subject.fields).reduce(
        (sum, id) => sum + (topics.get(`${subject.id}/${id}`) ?? 0),
        0,
      );
      const unknown = leftover.filter((term) => !isCommonTerm(term) && !library.knows(subject, term));
      return {
        topic: toEvidence(chance),
        'topic in subject': toEvidence(chance / (ofSubject || 1)),
        'topic or entry': isAnEntry,
        [`topic or entry, ${focus ? (focus.role ?? 'topic') : 'nothing'}`]: isAnEntry,
        'topic or field': isAField,
        'topic, unknown': -Math.min(MOST_COUNT, unknown.length),
        ...(subject === focus && { 'topic of focus': toEvidence(ofSubject) }),
        ...(subject.kind === 'aside' && { 'topic of none': toEvidence(chance) }),
        ...toFlags({
          [`topic, ${person}`]: true,
          'topic of the visitor': reading.words.some((word) => SPEAKERS.has(word)),
          'topic after a decline': isDeclined,
          'topic in focus, short': subject === focus && rest.length <= SHORT,
        }),
      };
    }

    const likely = mostOf(new Map([...topics].filter(([id]) => id !== ENTRY && id !== OFF)), MOST_TOPICS);
    const pointed = new Set([...named, focus, ...facts.map(({ subject }) => subject), subjectOf(target)]);
    const weighed = new Set([
      ...pointed,
      entry,
      earlier,
      about,
      placed,
      ...likely.map(subjectOf),
      ...mostOf(details.fields, MOST_ENTRIES).map(subjectOf),
      ...mostOf(details.subjects, MOST_ENTRIES).map(library.find),
      ...nouns.map(({ kind }) => library.find(`all-${kind}`)),
    ]);
    const ofSubjects = [...weighed].flatMap((subject): readonly Candidate[] =>
      Object.keys(subject?.fields ?? {}).flatMap((field) => {
        const id = `${subject?.id}/${field}`;
        const isWeighed = subject && (isEntry(subject) || pointed.has(subject) || (topics.get(id) ?? 0) > LEAST_TOPIC);
        if (!isWeighed) return [];
        const own = isEntry(subject) ? weighField(subject, field) : weighTopic(subject, field);
        return [{ found: { targets: [id] }, evidence: { ...weighAnswer(subject, field), ...own } }];
      }),
    );

    /** Two side by side. */
    function ofPair(a: Subject, b: Subject): readonly Candidate[] {
      const members = [a.id, b.id];
      const shared = [`${a.id}/common-${b.id}`, `${b.id}/common-${a.id}`].find((id) => library.findAnswer(id));
      const common = {
        pair: 1,
        'pair, common': 1,
        'common is asked': toEvidence((cues.weights.get('common') ?? 0) / 4),
      };
      const fields = Object.keys(a.fields).filter(
        (field) =>
          b.fields[field] && (shareOf(field) >= LEAST_PAIR || field === 'with' || field === Object.keys(a.fields)[0]),
      );
      const isJustTold = members.every((id) => state.lastReply.targets.some((told) => told.startsWith(`${id}/`)));
      return [
        ...(shared
          ? [
              {
                found: { targets: [shared], members },
                evidence: { ...common, ...toFlags({ 'is of rules': shared === target }) },
              },
            ]
          : []),
        ...fields.map((field): Candidate => ({
          found: { targets: members.map((id) => `${id}/${field}`), isBrief: true, isComparison: true, members },
          evidence: {
            pair: 1,
            'pair, share': toEvidence(shareOf(field)),
            ...toFlags({ 'pair, just told': isJustTold }),
          },
        })),
      ];
    }
    const listed = state.list?.members.length === 2 ? state.list.members.map(library.find) : [];
    const pairs = [[named[0], named[1]], [named.length === 1 ? entry : undefined, named[0]], [earlier, entry], listed];
    const ofPairs = pairs.flatMap(([a, b]) => (a?.menu && b?.menu && a !== b && a.role === b.role ? ofPair(a, b) : []));

    const mostShare = toEvidence(Math.max(0, ...[...cues.all.keys()].map(shareOf)));
    const ofRules: readonly Candidate[] =
      found && found.targets.length > 1
        ? [
            {
              found,
              evidence: {
                several: 1,
                'several, share': isAField,
                'several, most share': mostShare,
                ...toFlags({ 'several, named': named.length > 1 }),
              },
            },
          ]
        : found && target === undefined
          ? [{ found, evidence: { nothing: 1 } }]
          : [];
    const [off, none] = [topics.get(OFF), cues.none].map(toEvidence) as [number, number];
    const decline: Evidence = {
      decline: 1,
      'decline, off': off,
      ...(!state.entry && { 'decline, off, fresh': off, 'decline, none, fresh': none }),
      ...toFlags({ 'decline of rules': !found, 'decline, named': hasNamed }),
    };
    return [...ofSubjects, ...ofPairs, ...ofRules, { found: undefined, evidence: decline }];
  };
}
