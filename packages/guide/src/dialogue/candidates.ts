import { isCommonTerm, toTerm } from '../retrieval/topic-terms.ts';
import { CLEAR_CUE, isGrammar } from './cues.ts';
import { isEntry, type DetailReader } from './details.ts';
import { toEvidence, toFlags, type Candidate, type Evidence } from './evidence.ts';
import { findPlaced } from './find-placed.ts';
import { isMain, toFound, type Found } from './found.ts';
import type { GuideState } from './guide-state.ts';
import type { Library } from './library.ts';
import type { ActReader } from './read-act.ts';
import type { Reading } from './read-question.ts';
import { findSeveral } from './several.ts';
import type { Subject } from './subject.ts';
import { ENTRY, OFF, type TopicReader } from './topics.ts';
import { createActWeigher } from './weigh-act.ts';
import { weighNothing } from './weigh-nothing.ts';
import { createWordWeigher } from './weigh-words.ts';

/** How a subject stands to a question: it is named, a place points at it, or it was talked about. */
type Relation = 'named' | 'placed' | 'focus' | 'entry' | 'earlier' | 'none';

/** Of each kind of finding so many are weighed. */
const MOST_TOPICS = 5;
const MOST_ENTRIES = 2;
/** What has less chance is weighed only when something else points at it. */
const LEAST_TOPIC = 0.01;
/** A topic of less chance is not what "that" means. */
const LEAST_ASKED = 0.3;
/** From that chance on an entry is spoken of, though it is not named. */
const SPOKEN_OF = 0.4;
const SHORT = 3;
/** A name alone asks for what it is about as likely as not, and hardly for any one field. */
const BARE_MAIN = 0.5;
const BARE_FIELD = 0.02;
const MOST_COUNT = 3;
const THAT: ReadonlySet<string> = new Set(['it', 'that', 'there']);
const SPEAKERS: ReadonlySet<string> = new Set(['i', 'me', 'my', 'we', 'us', 'our']);

const mostOf = (chances: ReadonlyMap<string, number>, most: number): readonly string[] =>
  [...chances]
    .filter(([id]) => id !== ENTRY && id !== OFF)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([id]) => id);

/** Lists the ways to understand a question. Pure. */
export type FindCandidates = (question: string, reading: Reading, state: GuideState) => readonly Candidate[];

/** Makes a finder that looks into `library`. */
export function createCandidateFinder(
  library: Library,
  readActs: ActReader['within'],
  readTopics: TopicReader,
  readDetails: DetailReader,
  hasWords: boolean,
): FindCandidates {
  const { find } = library;
  const subjectOf = (target: string): Subject | undefined => find(target.split('/')[0]);

  return (question, reading, state) => {
    const { rest, subjects: named, cues, leftover, person, nouns, hasReference, position } = reading;
    const isBare = isGrammar(rest);
    const topics = readTopics(reading.words);
    const details = readDetails(rest);
    const acts = readActs(question);
    const weighedActs = createActWeigher(acts, reading, { topics, least: LEAST_TOPIC, offer: state.offer });
    const exact = library.findExact(reading.words.join(' '));
    const [focus, entry, earlier] = [state.focus, state.entry, state.earlier].map(find);
    const about = find(focus?.about);
    const placed = findPlaced(reading, state, library);
    const terms = new Set(rest.map(toTerm));
    for (const { form } of nouns) terms.delete(toTerm(form));
    const marked = library.marked.filter(({ marks = [] }) => marks.some((mark) => terms.has(toTerm(mark))));
    const groups = nouns.map(({ kind }) => find(`all-${kind}`));
    const all = [...cues.all.values()].reduce((sum, weight) => sum + weight, 0) || 1;
    const isClear = [...cues.weights].some(([field, weight]) => weight >= CLEAR_CUE && field !== 'what');
    const [asked] = mostOf(cues.weights, 1);
    const isElliptic = rest.length <= SHORT && leftover.length === 0 && person === 'none' && !hasReference && !position;
    const isTelling = rest.includes('tell') && rest.includes('about');
    const isInTime = position?.kind === 'before' || position?.kind === 'after';
    const { lastReply, lastQuestion } = state;
    // "That is not written here" is an answer, after which the talk goes on.
    const isUnwritten = lastReply.sentences[0] === focus?.fields[state.field ?? '']?.says[0];
    const isDeclined = lastReply.targets.length === 0 && lastQuestion !== '' && !isUnwritten;
    const countUnknown = (isKnown: (term: string) => boolean): number =>
      Math.min(MOST_COUNT, leftover.filter((term) => !isCommonTerm(term) && !isKnown(term)).length);
    const unheard = countUnknown(library.hasTerm);
    const unknownTo = (subject: Subject): number => -countUnknown((term) => library.knows(subject, term));

    const relations = new Map<Subject | undefined, Relation>([
      [earlier, 'earlier'],
      [about, 'entry'],
      [entry, 'entry'],
      [focus, 'focus'],
      ...named.map((subject) => [subject, 'named'] as const),
      [placed?.subject, 'placed'],
    ]);
    const relationOf = (subject: Subject): Relation => relations.get(subject) ?? 'none';
    /** "What came after that?" asks for the job, and for no field of it. */
    const isName = (subject: Subject): boolean => isBare || (relationOf(subject) === 'placed' && !isClear);
    /** What part of what is asked of a subject is this field; 0 to 1. */
    function shareOf(subject: Subject, field: string): number {
      if (isName(subject)) return isMain(subject, field) ? BARE_MAIN : BARE_FIELD;
      return (cues.all.get(field) ?? 0) / all;
    }

    /** What speaks for any answer. */
    function weighAnswer(subject: Subject, field: string): Evidence {
      const relation = relationOf(subject);
      const tells = Math.min(MOST_COUNT, leftover.filter((term) => library.tells(subject, term, field)).length);
      return {
        tells,
        ...toFlags({
          [`is ${relation}`]: true,
          [`short, ${relation}`]: rest.length <= SHORT,
          'another is named': named.some(({ kind }) => kind !== 'aside') && !named.includes(subject),
          'another is placed': placed && relation !== 'placed',
          'is exact': exact === `${subject.id}/${field}`,
          'is marked, one': marked.includes(subject) && rest.includes('one'),
          'is marked, only': marked.length === 1 && marked.includes(subject),
          'is placed at the end': placed?.field === field,
          main: isMain(subject, field),
          told: state.told.includes(`${subject.id}/${field}`),
          'one of several': named.filter(({ menu }) => menu).length > 1 && named.includes(subject),
          'one of two': ['compare', 'common'].some((relation) => cues.weights.has(relation)),
          'of the noun':
            relation !== 'none' && leftover.length === 0 && nouns.some(({ kind }) => field === `in-${kind}`),
        }),
      };
    }

    /** What speaks for a field of an entry. */
    function weighField(subject: Subject, field: string): Evidence {
      const relation = relationOf(subject);
      const share = toEvidence(shareOf(subject, field));
      const chance = isBare ? 0 : details.fields.get(`${subject.id}/${field}`);
      const isKept = field === state.field && !isTelling && (relation === 'named' || relation === 'placed');
      return {
        share,
        'share of some': share * (1 - cues.none),
        [`spoken of, ${relation}`]: toEvidence(details.subjects.get(subject.id)),
        [`detail, ${relation}`]: toEvidence(chance),
        [`unknown, ${relation}`]: unknownTo(subject),
        ...toFlags({
          'same field': field === state.field && relation === 'focus',
          ellipsis: isElliptic && relation === 'focus' && field === asked,
          'kept, of a kind': isKept && focus?.kind === subject.kind,
          'kept, no more': isKept && leftover.length === 0,
          'kept, bare': isKept && isName(subject),
          [`after a decline, ${relation}`]: isDeclined,
          'with a part': field === 'with' && relation === 'focus' && named.some(({ role }) => role === 'part'),
          'pointed at again': relation === 'focus' && hasReference,
        }),
      };
    }

    /** What speaks for a topic, a year or a group. */
    function weighTopic(subject: Subject, field: string): Evidence {
      const chance = topics.get(`${subject.id}/${field}`) ?? 0;
      return {
        topic: toEvidence(chance),
        'topic, unknown': unknownTo(subject),
        ...(subject === focus && { 'topic of focus, share': toEvidence(shareOf(subject, field)) }),
        ...(subject.members && { 'group, share': toEvidence(shareOf(subject, field)) }),
        ...(subject.kind === 'year' && { 'year, share': toEvidence(shareOf(subject, field)) }),
        ...toFlags({
          [`topic, ${person}`]: person !== 'none',
          'topic, said, nobody': person === 'none' && weighedActs.said.has(`${subject.id}/${field}`),
          'topic of the visitor': reading.words.some((word) => SPEAKERS.has(word)),
          ...weighedActs.flag('topic', `${subject.id}/${field}`),
          'topic, short': rest.length <= SHORT,
          'topic after a decline': isDeclined,
          'topic of focus, same': subject === focus && field === state.field,
          'topic in focus, short': subject === focus && rest.length <= SHORT,
          'year, named': subject.kind === 'year' && named.includes(subject),
          'group, alone': groups.includes(subject) && rest.length === 1,
          'group, nouns': groups.includes(subject) && nouns.some(({ isPlural }) => isPlural),
        }),
      };
    }

    const isFresh = !state.entry;
    /** "The next one", "what was that made with?", and nothing was talked about that could be meant. */
    const isPlaceless =
      isFresh &&
      !state.list &&
      leftover.length + named.length === 0 &&
      Math.max(0, ...details.subjects.values()) < SPOKEN_OF &&
      (position ? position.kind === 'after' : hasReference && rest.some((word) => THAT.has(word)));
    const likely = mostOf(topics, MOST_TOPICS);
    const pointed = new Set([...named, focus, placed?.subject, subjectOf(exact ?? ''), ...groups]);
    const weighed = new Set([
      ...pointed,
      entry,
      earlier,
      about,
      ...marked,
      ...[...likely, ...weighedActs.said].map(subjectOf),
      ...mostOf(details.fields, MOST_ENTRIES).map(subjectOf),
      ...mostOf(details.subjects, MOST_ENTRIES).map(find),
    ]);
    const ofSubjects = [...weighed].flatMap((subject): readonly Candidate[] =>
      Object.keys(subject?.fields ?? {}).flatMap((field) => {
        const id = `${subject?.id}/${field}`;
        const isWeighed = subject && (isEntry(subject) || pointed.has(subject) || weighedActs.isLikely(id));
        if (!isWeighed) return [];
        const relation = relationOf(subject);
        const isEntryOf = isEntry(subject);
        const isLikely = subject === focus || (isEntryOf ? relation !== 'none' : (topics.get(id) ?? 0) > LEAST_ASKED);
        // "The second one", and no more is said: no other.
        const isElse = placed && leftover.length === 0 && relation !== 'placed' && (isInTime || relation !== 'named');
        if ((isPlaceless && !isLikely) || (isElse && (isEntryOf || rest.length <= SHORT))) return [];
        const own = isEntryOf ? weighField(subject, field) : weighTopic(subject, field);
        const how = `${relation} ${isEntryOf ? 'entry' : 'topic'}`;
        return [{ found: toFound(subject, field), evidence: { ...weighAnswer(subject, field), ...own }, how }];
      }),
    );

    const nothingOf =
      named.find((one) => one.nothing !== undefined) ?? (hasReference && focus?.nothing ? focus : undefined);
    const nothing: Found | undefined = isPlaceless
      ? { targets: [], isPlaceless }
      : nothingOf && { targets: [], nothingOf };
    const ways: readonly Candidate[] = [
      ...ofSubjects,
      ...(isPlaceless ? [] : weighedActs.list()),
      ...findSeveral({ reading, state, focus, entry, earlier, marked, shareOf }, library),
      {
        found: nothing,
        evidence: weighNothing(reading, { off: topics.get(OFF), unheard, isFresh }),
      },
    ];
    if (!hasWords) return ways;
    const weighWords = createWordWeigher(rest, acts.wordsOf, state, library);
    return ways.map((way) => ({ ...way, evidence: { ...way.evidence, ...weighWords(way) } }));
  };
}
