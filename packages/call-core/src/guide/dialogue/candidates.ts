import { findStranger, isNobodys } from '../retrieval/question-manner.ts';
import { ANOTHER, PAST, THOSE } from '../retrieval/stop-words.ts';
import { isCommonTerm } from '../retrieval/topic-terms.ts';
import { isGrammar } from './cues.ts';
import type { DetailReader } from './details.ts';
import type { Found } from './found.ts';
import type { GuideState } from './guide-state.ts';
import type { Library } from './library.ts';
import type { Reading } from './read-question.ts';
import type { Answer, Subject } from './subject.ts';
import { ENTRY, OFF, type TopicReader } from './topics.ts';

/** What speaks for one way to understand a question, by name: 0 or 1, a small count, or a chance as `toEvidence` has it. */
export type Evidence = Record<string, number>;

/** One way to understand a question. */
export interface Candidate {
  /** Undefined: nothing that is written here is asked for. */
  readonly found: Found | undefined;
  readonly evidence: Evidence;
}

/** Topics that are weighed, of all there are, and facts that the search found. */
const MOST_TOPICS = 5;
const MOST_FACTS = 3;
const MOST_DETAILS = 2;
/** A topic's field of less chance is weighed only when something else points at it. */
const LEAST_TOPIC = 0.01;
/** A field of two that is asked for with less is not told side by side. */
const LEAST_PAIR = 0.05;
const SHORT = 3;
const LONG = 10;
/** What a name alone asks for is told in general about as likely as not; any one field of it hardly. */
const BARE_MAIN = 0.5;
const BARE_FIELD = 0.02;
const MOST_COUNT = 3;

/** A chance as evidence: 0 for none, 4.6 for surely. */
const toEvidence = (chance: number): number => Math.log(chance + 0.01) - Math.log(0.01);
const toCount = (some: readonly unknown[]): number => Math.min(MOST_COUNT, some.length);

/** "More", "better", "longer". */
const COMPARATIVE =
  /^(?:more|less|(?!other$|later$|after$|never$|ever$|number$|computer$|customer$|developer$)\w{3,}er)$/u;
const ALIKE: ReadonlySet<string> = new Set(['same', 'share', 'shared', 'also', 'too', 'similar', 'like']);
const TWO: ReadonlySet<string> = new Set(['both', 'two', 'either', 'each', ...THOSE]);
const SPEAKERS: ReadonlySet<string> = new Set(['i', 'me', 'my', 'we', 'us', 'our']);
const LEADS: ReadonlySet<string> = new Set(['and', 'so', 'but', 'then', 'or']);

/** How a subject stands to what was said. */
type Relation = 'placed' | 'named' | 'focus' | 'entry' | 'earlier' | 'none';

/** Lists the ways to understand a question. Pure. */
export type FindCandidates = (reading: Reading, state: GuideState, found: Found | undefined) => readonly Candidate[];

/** Makes a finder that looks into `library`. */
export function createCandidateFinder(
  library: Library,
  readTopics: TopicReader,
  readDetails: DetailReader,
): FindCandidates {
  const isEntry = ({ menu, kind }: Subject): boolean => menu !== undefined || kind === 'principle';
  const membersOf = (ids: readonly string[] = []): readonly Subject[] => ids.flatMap((id) => library.find(id) ?? []);

  return (reading, state, found) => {
    const { rest, subjects: named, cues, leftover, person, hasReference, position, nouns } = reading;
    const topics = readTopics(reading.words).chances;
    const spoken = readDetails(rest);
    const details = isGrammar(rest) ? new Map<string, number>() : spoken.fields;
    const search = library.search(reading.question);
    const facts = [...new Set([...(search.fact ? [search.fact] : []), ...search.nearest])].slice(0, MOST_FACTS);
    const [focus, entry, earlier] = [state.focus, state.entry, state.earlier].map(library.find);
    const [target] = found?.targets.length === 1 ? found.targets : [];
    const chanceOf = (label: string): number => topics.get(label) ?? 0;
    const [entryChance, off, some] = [chanceOf(ENTRY), chanceOf(OFF), 1 - cues.none].map(toEvidence) as [
      number,
      number,
      number,
    ];
    const all = [...cues.all.values()].reduce((sum, weight) => sum + weight, 0) || 1;
    const shareOf = (field: string): number => (cues.all.get(field) ?? 0) / all;
    const hasNamed = named.some(({ kind }) => kind !== 'aside' && kind !== 'year');
    const isShort = rest.length <= SHORT;
    const unknown = leftover.filter((term) => !isCommonTerm(term));
    const has = (words: ReadonlySet<string>): boolean => rest.some((word) => words.has(word));
    const isDeclined = state.lastReply.targets.length === 0 && state.lastQuestion !== '';
    const isVisitors = reading.words.some((word) => SPEAKERS.has(word));
    const placed = findPlaced(reading, state);

    const relationOf = (subject: Subject): Relation =>
      subject === placed
        ? 'placed'
        : named.includes(subject)
          ? 'named'
          : subject === focus
            ? 'focus'
            : subject === entry || subject.id === focus?.about
              ? 'entry'
              : subject === earlier
                ? 'earlier'
                : 'none';

    /** What speaks for any answer, whatever it is of. */
    function weighAnswer(subject: Subject, field: string, answer: Answer, isMain: boolean): Evidence {
      const id = `${subject.id}/${field}`;
      const at = facts.findIndex((fact) => fact.subject === subject && (fact.field ?? (isMain ? field : '')) === field);
      const relation = relationOf(subject);
      const by = isEntry(subject) ? (['named', 'focus', 'entry'].includes(relation) ? relation : 'else') : 'topic';
      return {
        [`is ${relation}`]: 1,
        ...(id === target && {
          'is of rules': 1,
          [`is of rules, ${by}`]: 1,
          ...(position && { [`is of rules, ${position.kind}`]: 1 }),
          ...(!isEntry(subject) && { [`is of rules, ${subject.members ? 'group' : subject.kind}`]: 1 }),
          ...(search.isExact && { 'is of rules, exact': 1 }),
          ...(found?.isDetail && { 'is of rules, detail': 1 }),
        }),
        ...(hasNamed && !named.includes(subject) && { 'another is named': 1 }),
        ...(at === 0 && {
          'is found': search.coverage,
          ...(search.isExact && { 'is found exactly': 1 }),
          ...(search.fact && { 'is found surely': 1 }),
        }),
        ...(at > 0 && { 'is nearly found': 1 }),
        ...(isMain && {
          main: 1,
          ...(rest.length === 0 && { 'main, nothing else': 1 }),
          ...(leftover.length > 0 && { 'main, more is said': 1 }),
        }),
        ...(answer.isUnwritten && { 'not written': 1, ...(subject.kind === 'aside' && { 'not written of all': 1 }) }),
        ...(answer.isAside && { aside: 1 }),
        ...(state.told.includes(id) && { told: 1 }),
        ...(field.startsWith('common-') && { 'common field': 1 }),
        ...(field.startsWith('in-') && { 'in field': 1 }),
        ...(subject.onlyWith && person === 'owner' && { 'of the guide, not of the owner': 1 }),
      };
    }

    function weighField(subject: Subject, field: string, isMain: boolean): Evidence {
      const relation = relationOf(subject);
      const share = toEvidence(isGrammar(rest) ? (isMain ? BARE_MAIN : BARE_FIELD) : shareOf(field));
      const detail = details.get(`${subject.id}/${field}`);
      const ofSubject = [...details].reduce(
        (sum, [id, chance]) => (id.startsWith(`${subject.id}/`) ? sum + chance : sum),
        0,
      );
      const isKept = field === state.field;
      const isOther = relation === 'named' || relation === 'placed';
      const isNoun = nouns.some(({ kind, isPlural }) => kind === subject.kind && !isPlural);
      return {
        share,
        ...(Object.keys(subject.fields).every((other) => shareOf(other) <= shareOf(field)) &&
          !isGrammar(rest) && { 'most share': 1 }),
        ...(detail !== undefined &&
          Object.keys(subject.fields).every((other) => (details.get(`${subject.id}/${other}`) ?? 0) <= detail) && {
            'most detail': 1,
          }),
        ...(detail !== undefined && { 'detail in subject': toEvidence(detail / (ofSubject || 1)) }),
        'share of some': share * (1 - cues.none),
        [`spoken of, ${relation}`]: toEvidence(spoken.subjects.get(subject.id) ?? 0),
        ...(detail !== undefined && {
          detail: toEvidence(detail),
          [`detail, ${relation}`]: toEvidence(detail),
          [`details, ${relation}`]: toEvidence(ofSubject),
        }),
        ...(isNoun && (relation === 'focus' || relation === 'entry') && { 'is meant by a noun': 1 }),
        ...(subject.members && nouns.some(({ kind }) => subject.id === `all-${kind}`) && { 'group of a noun': 1 }),
        ...((relation === 'focus' || relation === 'entry') && {
          ...(isVisitors && { [`of the visitor, ${relation}`]: 1 }),
          ...(has(PAST) && { [`past, ${relation}`]: 1 }),
        }),
        ...(isMain && leftover.length === 0 && { [`main, no more, ${relation}`]: 1 }),
        ...(isKept && !isOther && { 'same field': 1 }),
        ...(isKept && relation === 'named' && { 'kept field': 1, ...(isGrammar(rest) && { 'kept field, bare': 1 }) }),
        ...(isKept &&
          isOther && {
            ...(leftover.length === 0 && { 'kept, no more': 1 }),
            ...(rest.includes('same') && { 'kept, same': 1 }),
            ...(rest.length < SHORT && { 'kept, short': 1 }),
            ...(focus?.kind === subject.kind && { 'kept, of a kind': 1 }),
          }),
        ...(LEADS.has(rest[0] ?? '') && { [`goes on, ${relation}`]: 1 }),
        ...(isDeclined && { [`after a decline, ${relation}`]: 1 }),
        ...(rest.length > LONG && { [`long, ${relation}`]: 1 }),
      };
    }

    function weighTopic(subject: Subject, field: string, isMain: boolean): Evidence {
      const chance = chanceOf(`${subject.id}/${field}`);
      const isFocus = subject === focus;
      const ofSubject = Object.keys(subject.fields).reduce((sum, id) => sum + chanceOf(`${subject.id}/${id}`), 0);
      const within = toEvidence(chance / (ofSubject || 1));
      return {
        topic: toEvidence(chance),
        'topic, surely': chance,
        'topic in subject': within,
        'topic or entry': entryChance,
        [`topic or entry, ${focus ? (focus.role ?? 'topic') : 'nothing'}`]: entryChance,
        'topic or field': some,
        [`topic, ${person}`]: 1,
        'topic, unknown': -toCount(unknown.filter((term) => !library.knows(subject, term))),
        ...(hasNamed && { 'topic beside a name': 1 }),
        ...(hasReference && !isFocus && { 'topic, pointing back': 1 }),
        ...(isShort && { 'topic, short': 1 }),
        ...(isVisitors && { 'topic of the visitor': 1 }),
        ...(LEADS.has(rest[0] ?? '') && { 'topic goes on': 1 }),
        ...(isDeclined && { 'topic after a decline': 1 }),
        ...(rest.length > LONG && { 'topic, long': 1 }),
        ...(position && { [`topic, ${position.kind}`]: 1 }),
        ...(isFocus && {
          'topic in focus': within,
          'topic of focus': toEvidence(ofSubject),
          ...(field === state.field && { 'same topic': 1 }),
          ...(isShort && { 'topic in focus, short': 1 }),
          ...(!isMain && { 'field of topic in focus': 1 }),
        }),
        ...(focus?.role === 'work' && {
          'topic in work': 1,
          ...(hasReference && { 'topic in work, pointing back': 1 }),
        }),
        ...(focus?.role === 'part' && { 'topic in tool': 1 }),
        ...(subject.kind === 'aside' && {
          'topic of none': toEvidence(chance),
          ...(person === 'owner' && { 'topic of none, owner': 1 }),
        }),
      };
    }

    const likeliest = [...topics]
      .filter(([id]) => id !== ENTRY && id !== OFF)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST_TOPICS)
      .map(([id]) => id);
    const particulars = [...details]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST_DETAILS)
      .map(([id]) => id);
    const byTarget = [...likeliest, ...particulars, ...(target === undefined ? [] : [target])].flatMap(
      (id) => library.findAnswer(id)?.subject ?? [],
    );
    const spokenOf = [...spoken.subjects]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST_DETAILS)
      .flatMap(([id]) => library.find(id) ?? []);
    const about = library.find(focus?.about);
    const groups = nouns.flatMap(({ kind }) => library.find(`all-${kind}`) ?? []);
    const weighed = new Set(
      [
        ...named,
        focus,
        entry,
        earlier,
        about,
        placed,
        ...byTarget,
        ...spokenOf,
        ...facts.map(({ subject }) => subject),
        ...groups,
      ].filter((subject) => subject !== undefined),
    );
    const isPointed = (subject: Subject): boolean =>
      named.includes(subject) ||
      subject === focus ||
      facts.some((fact) => fact.subject === subject) ||
      target?.startsWith(`${subject.id}/`) === true;
    const ofSubjects = [...weighed].flatMap((subject): Candidate[] =>
      Object.entries(subject.fields).flatMap(([field, answer], at) => {
        const id = `${subject.id}/${field}`;
        if (!isEntry(subject) && chanceOf(id) <= LEAST_TOPIC && !isPointed(subject)) return [];
        const isMain = at === 0;
        const own = isEntry(subject) ? weighField(subject, field, isMain) : weighTopic(subject, field, isMain);
        return [{ found: { targets: [id] }, evidence: { ...weighAnswer(subject, field, answer, isMain), ...own } }];
      }),
    );

    /** Two side by side: named, told one after the other, or listed. */
    const pairs = (
      [
        ['named', named[0], named[1]],
        ['half', named.length === 1 ? entry : undefined, named[0]],
        ['earlier', earlier, entry],
        ['list', ...(state.list?.members.length === 2 ? membersOf(state.list.members) : [])],
      ] as const
    ).filter(
      (pair): pair is readonly ['named' | 'half' | 'earlier' | 'list', Subject, Subject] =>
        pair[1]?.menu !== undefined &&
        pair[2]?.menu !== undefined &&
        pair[1] !== pair[2] &&
        pair[1].role === pair[2].role,
    );
    const ofPairs = pairs.flatMap(([how, a, b]): Candidate[] => {
      const members = [a.id, b.id];
      const isTwo = has(TWO) ? 1 : 0;
      const shared = [
        [a, b],
        [b, a],
      ].flatMap(([one, other]) =>
        one && other && one.fields[`common-${other.id}`] ? [`${one.id}/common-${other.id}`] : [],
      );
      const common = shared.slice(0, 1).map((id): Candidate => ({
        found: { targets: [id], members },
        evidence: {
          pair: 1,
          'pair, common': 1,
          [`pair, common, ${how}`]: 1,
          'common is asked': toEvidence((cues.weights.get('common') ?? 0) / 4),
          'alike is said': has(ALIKE) ? 1 : 0,
          'two are said, common': isTwo,
          'is of rules': id === target ? 1 : 0,
        },
      }));
      const fields = Object.keys(a.fields).filter(
        (field) =>
          b.fields[field] &&
          !field.startsWith('common-') &&
          (shareOf(field) >= LEAST_PAIR || field === 'with' || field === Object.keys(a.fields)[0]),
      );
      const sideBySide = fields.flatMap((field): Candidate[] => {
        const targets = members.map((id) => `${id}/${field}`);
        if (found?.targets.join(' ') === targets.join(' ')) return [];
        return [
          {
            found: { targets, isBrief: true, isComparison: true, members },
            evidence: {
              pair: 1,
              'pair, field': 1,
              [`pair, field, ${how}`]: 1,
              'pair, share': toEvidence(shareOf(field)),
              'comparing is asked': toEvidence((cues.weights.get('compare') ?? 0) / 4),
              'two are said': isTwo,
              'more is said': rest.some((word) => COMPARATIVE.test(word)) ? 1 : 0,
              ...(field === Object.keys(a.fields)[0] && { 'pair, main': 1 }),
              ...(a.fields[field]?.isUnwritten && { 'pair, not written': 1 }),
              ...(field === state.field && { 'pair, same field': 1 }),
              ...(rest[0] === 'which' && { 'pair, which': 1 }),
              ...(members.every((id) => state.lastReply.targets.some((told) => told.startsWith(`${id}/`))) && {
                'pair, just told': 1,
                ...(has(TWO) && { 'pair, just told, two': 1 }),
              }),
            },
          },
        ];
      });
      return [...common, ...sideBySide];
    });

    const several: readonly Candidate[] =
      found && found.targets.length > 1
        ? [
            {
              found,
              evidence: {
                several: 1,
                'several, share': some,
                'several, entry': entryChance,
                ...(found.isComparison && { 'several, compared': 1 }),
                ...(named.length > 1 && { 'several, named': 1 }),
                ...(has(ALIKE) && { 'several, alike': 1 }),
                'several, most share': toEvidence(Math.max(0, ...[...cues.all.keys()].map(shareOf))),
              },
            },
          ]
        : [];
    const none = toEvidence(cues.none);
    const nothing: readonly Candidate[] =
      found?.nothingOf || found?.isPlaceless ? [{ found, evidence: { nothing: 1, 'nothing, none': none } }] : [];
    const stranger = findStranger(rest);
    const decline: Candidate = {
      found: undefined,
      evidence: {
        decline: 1,
        'decline, off': off,
        'decline, surely off': chanceOf(OFF),
        'decline, none': none,
        'decline, found': search.coverage,
        'decline, more': toCount(leftover),
        'decline, unknown': toCount(unknown.filter((term) => !library.hasTerm(term))),
        ...(!found && { 'decline of rules': 1 }),
        ...(found?.targets.length === 0 && { 'decline, nothing of it': 1 }),
        ...(isNobodys(rest) && { 'decline, of nobody': 1 }),
        ...(stranger && { [`decline, ${stranger}`]: 1 }),
        ...(hasNamed && { 'decline, named': 1 }),
        ...(hasReference && focus && { 'decline, pointing back': 1 }),
        ...(isShort && { 'decline, short': 1 }),
        ...(!state.entry && {
          'decline, fresh': 1,
          'decline, off, fresh': off,
          'decline, none, fresh': none,
          ...(isNobodys(rest) && { 'decline, of nobody, fresh': 1 }),
        }),
        ...(isNobodys(rest) && { 'decline, off, of nobody': off }),
        [`decline, ${person}`]: 1,
      },
    };
    return [...ofSubjects, ...ofPairs, ...several, ...nothing, decline];
  };

  /** The one that a place points at: "the second", "the one before". */
  function findPlaced({ position, rest, nouns }: Reading, { list, focus, entry }: GuideState): Subject | undefined {
    const members = membersOf(list?.members);
    const now = [focus, entry].map(library.find).find((subject) => subject?.since !== undefined) ?? library.find(focus);
    if (!position) return members.length === 2 && has(rest, ANOTHER) ? members.find((one) => one !== now) : undefined;
    const groupOf = (kind = ''): readonly Subject[] => membersOf(library.find(`all-${kind}`)?.members);
    const [noun] = nouns;
    const ofNoun = noun && members[0]?.kind !== noun.kind ? groupOf(noun.kind) : [];
    const row =
      [ofNoun, members, groupOf(library.find(focus)?.kind), groupOf(library.find(entry)?.kind)].find(
        (some) => some.length > 0,
      ) ?? [];
    const inTime = row
      .filter(({ since }) => since !== undefined)
      .toSorted((a, b) => (a.since ?? '').localeCompare(b.since ?? ''));
    const own = groupOf(now?.kind);
    const at = now ? own.indexOf(now) : -1;
    switch (position.kind) {
      case 'index':
        return row[position.index];
      case 'last':
        return row.at(-1);
      case 'oldest':
        return inTime[0];
      case 'newest':
        return inTime.at(-1);
      case 'before':
        return at > 0 ? own[at - 1] : undefined;
      case 'after':
        return at >= 0 ? own[at + 1] : undefined;
      default:
        return undefined;
    }
  }
}

const has = (words: readonly string[], some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
