import { ALIKE, ANOTHER, OTHERS, THOSE } from '../retrieval/stop-words.ts';
import { toEvidence, toFlags, type Candidate, type Evidence } from './evidence.ts';
import { isGrammar, RELATIONS } from './cues.ts';
import { main, type Found } from './found.ts';
import type { GuideState } from './guide-state.ts';
import type { Library } from './library.ts';
import type { Reading } from './read-question.ts';
import type { Subject } from './subject.ts';

/** A question, and whom it may mean. */
export interface Scene {
  readonly reading: Reading;
  readonly state: GuideState;
  readonly focus: Subject | undefined;
  readonly entry: Subject | undefined;
  readonly earlier: Subject | undefined;
  /** Works of which a word is said that tells them from others: "the email one". */
  readonly marked: readonly Subject[];
  /** What part of what is asked of an entry is this field; 0 to 1. */
  readonly shareOf: (subject: Subject, field: string) => number;
}

/** A field of several that is asked for with less is not told side by side. */
const LEAST_SHARE = 0.05;
/** From here on one field is asked for. */
const CLEAR_SHARE = 0.4;
const MOST_SIDE_BY_SIDE = 3;
/** "Which was longer?" */
const isComparative = (word: string): boolean => word.length > 4 && word.endsWith('er') && word !== 'other';

const toList = (some: readonly Subject[]): Found =>
  some.length > 1
    ? { targets: some.map(main), isBrief: true, members: some.map(({ id }) => id) }
    : { targets: some.map(main) };

/** Lists the ways to understand a question as one of several: side by side, each of a list, the others of a kind. */
export function findSeveral(
  { reading, state, focus, entry, earlier, marked, shareOf }: Scene,
  library: Library,
): readonly Candidate[] {
  const { rest, nouns, cues } = reading;
  const has = (words: ReadonlySet<string>): boolean => rest.some((word) => words.has(word));
  const askedFor = (relation: string): number => toEvidence((cues.weights.get(relation) ?? 0) / 4);

  /** What two share, or a field of each of several. */
  function tellSideBySide(how: string, ...some: readonly (Subject | undefined)[]): readonly Candidate[] {
    const [a, b] = some;
    const subjects = some.flatMap((one) => one ?? []);
    if (!a || !b || a === b || new Set(subjects.map(({ role }) => role)).size > 1) return [];
    const members = subjects.map(({ id }) => id);
    const isListed = how === 'listed';
    const evidence: Evidence = {
      [`several, ${how}`]: 1,
      ...toFlags({
        [`several, ${how}, those`]: has(THOSE),
        [`several, ${how}, which`]: rest[0] === 'which',
        [`several, ${how}, bare`]: isGrammar(rest),
        'several, compared': cues.weights.has('compare'),
        'several, finer': rest.some(isComparative),
        'several, just told': members.every((id) => state.lastReply.targets.some((told) => told.startsWith(`${id}/`))),
      }),
    };
    const tell = (fields: readonly string[], more: Evidence): Candidate => ({
      found: {
        targets: fields.flatMap((field) =>
          subjects.flatMap(({ id, fields: own }) => (own[field] ? [`${id}/${field}`] : [])),
        ),
        isBrief: true,
        ...(!isListed && { isComparison: true }),
        members,
      },
      evidence: { ...evidence, ...more },
      how,
    });
    const [first = ''] = Object.keys(a.fields);
    // Of what is asked beside a comparison: "the difference between the technique of …"
    const beside = 1 - [...RELATIONS].reduce((sum, relation) => sum + shareOf(a, relation), 0);
    const askedShare = (field: string): number => shareOf(a, field) / Math.max(beside, LEAST_SHARE);
    const isTold = (field: string): boolean =>
      (askedShare(field) >= LEAST_SHARE || field === 'with' || field === first) &&
      subjects.filter(({ fields: { [field]: own } }) => own && !(isListed && own.isUnwritten)).length > 1;
    const shared = [`${a.id}/common-${b.id}`, `${b.id}/common-${a.id}`].find(library.findAnswer);
    const ofTwo =
      subjects.length > 2 || isListed
        ? []
        : [
            ...(Object.keys(a.fields).some(
              (field) => field !== first && field !== 'result' && askedShare(field) > CLEAR_SHARE,
            )
              ? []
              : [
                  tell([first, 'result'], {
                    'several, in all': 1,
                    'several, share': toEvidence(askedShare(first) + askedShare('result')),
                  }),
                ]),
            ...(cues.weights.has('common')
              ? [
                  {
                    found: shared ? { targets: [shared], members } : { targets: [], nothingOf: a },
                    evidence: { ...evidence, 'common is asked': askedFor('common') },
                    how,
                  },
                ]
              : []),
          ];
    return [
      ...ofTwo,
      ...Object.keys(a.fields)
        .filter(isTold)
        .map((field) => tell([field], { 'several, share': toEvidence(askedShare(field)) })),
    ];
  }

  const named = reading.subjects.filter(({ menu }) => menu);
  const listed = library.findAll(state.list?.members).slice(0, MOST_SIDE_BY_SIDE);
  const kind = nouns[0]?.kind ?? (focus && library.find(`all-${focus.kind}`) ? focus : entry)?.kind;
  const isAlike = ({ id, kind: own, marks = [] }: Subject): boolean =>
    id !== entry?.id &&
    (nouns[0]?.kind ?? own) === (nouns.length > 0 ? own : kind) &&
    marks.some((mark) => entry?.marks?.includes(mark));
  const lists: Readonly<Record<string, readonly Subject[]>> = {
    others: has(ANOTHER) ? library.groupOf(kind).filter((one) => one !== focus && one !== entry) : [],
    alike: has(ALIKE) ? library.marked.filter(isAlike) : [],
    'of a mark': rest[0] === 'which' || has(OTHERS) ? marked.filter((one) => !has(OTHERS) || one !== entry) : [],
  };
  return [
    ...tellSideBySide('named', ...named.slice(0, MOST_SIDE_BY_SIDE)),
    ...(named.length === 1 ? tellSideBySide('entry and named', entry, named[0]) : []),
    ...tellSideBySide('earlier and entry', earlier, entry),
    ...tellSideBySide(listed.length === 2 ? 'both' : 'listed', ...listed),
    ...Object.entries(lists).flatMap(([name, some]) =>
      some.length > 0
        ? [
            {
              found: toList(some),
              evidence: { [name]: 1, [`${name}, unknown`]: -Math.min(2, reading.leftover.length) },
            },
          ]
        : [],
    ),
  ];
}
