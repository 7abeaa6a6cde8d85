import {
  BARE,
  DESCRIBED,
  ENDS,
  GRAMMAR,
  KIND_NOUNS,
  OPEN,
  OTHER,
  PLACE_WORDS,
  POLAR,
  PRONOUNS,
  QUESTION,
  REFERENCES,
  STATES_NEED,
} from '../english/words.ts';
import type { Entity, Target } from '../knowledge.ts';
import { toTerm } from '../english/to-term.ts';
import { isWork, toMain, toMainField, type EntityIndex } from '../read/entity-index.ts';
import { toFeatures, type FeatureValues } from './features.ts';
import {
  ACTS,
  NOTHING,
  OFF_TOPIC,
  toActLabels,
  toLabels,
  toSeveralLabels,
  type Act,
  type Standing,
} from './intents.ts';
import { OF_LIFE, OWNER, type Lexicon } from '../read/lexicon.ts';
import { createTopicMatcher } from './match-topics.ts';
import type { Reading } from '../read/read-utterance.ts';
import {
  createScene,
  featuresOfEntity,
  featuresOfField,
  featuresOfTarget,
  findPool,
  MOST_COUNTED,
  type Scene,
} from './scene.ts';
import type { GuideState } from '../read/state.ts';

export type Meaning =
  | { readonly kind: 'tell'; readonly targets: readonly Target[]; readonly members?: readonly string[] }
  | { readonly kind: 'nothing'; readonly entity: Entity }
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'off-topic' };

/** A possible meaning; the model scores its labels, by words, and its features. */
export interface Candidate {
  readonly meaning: Meaning;
  readonly labels: readonly string[];
  readonly features: FeatureValues;
}

const MOST_SIDE_BY_SIDE = 3;
/** An act of so many words counts as alone: "Go on, please". */
const MOST_OF_ACT = 3;
const PLACE_NOUNS = Object.values(KIND_NOUNS).flat();
/** Answers to "the one before" the first job and "the one after" the last. */
const END_OF: Readonly<Record<string, string>> = {
  before: 'all-experience/beforeAll',
  after: 'all-experience/current',
};
const PLACE_TERMS: ReadonlySet<string> = new Set(
  ['what', 'which', 'how', ...GRAMMAR, ...REFERENCES, ...PLACE_WORDS, ...OTHER, ...PLACE_NOUNS, ...DESCRIBED].map(
    toTerm,
  ),
);
/** These fields are computed; no words ask for them. */
const isDerived = (field: string): boolean => field.startsWith('common-') || field.startsWith('without-');
const isOfGrammar = (token: string): boolean => PLACE_TERMS.has(token) || token === OWNER || token === '<topic>';

export type FindCandidates = (reading: Reading, state: GuideState) => readonly Candidate[];

const tell = (...targets: readonly Target[]): Meaning => ({ kind: 'tell', targets });

function listFields(scene: Scene, lexicon: Lexicon, entity: Entity, standing: Standing): readonly Candidate[] {
  const entityFeatures = featuresOfEntity(scene, entity, standing);
  const fields = Object.keys(entity.fields).filter((field) => !isDerived(field));
  return [...fields, ...(entity.nothing ? [NOTHING] : [])].map((field): Candidate => ({
    meaning: field === NOTHING ? { kind: 'nothing', entity } : tell(`${entity.id}/${field}`),
    labels: toLabels(entity, field, standing),
    features: { ...entityFeatures, ...featuresOfField(scene, lexicon, entity, field) },
  }));
}

function listTopic(scene: Scene, entity: Entity): readonly Candidate[] {
  const { reading, state, focus, topics } = scene;
  const isOpen = OPEN.test(reading.words.join(' '));
  return Object.keys(entity.fields).map((field): Candidate => {
    const target = `${entity.id}/${field}`;
    return {
      meaning: tell(target),
      labels: toLabels(entity, field, entity === focus ? 'focus' : undefined),
      features: toFeatures({
        ...featuresOfTarget(scene, entity, field),
        ...topics.get(entity),
        isListOfOpen: isOpen && entity.kind === 'group' && field === toMainField(entity),
        topicInFocus: entity === focus,
        topicJustTold: state.lastReply.targets.includes(target),
        isMainOfNoun: entity.id === `all-${reading.noun?.kind}` && field === toMainField(entity),
        sameFieldOfAnother: field === state.field && focus?.kind === 'topic' && entity !== focus,
        undescribed: Math.min(MOST_COUNTED, reading.topical.length),
      }),
    };
  });
}

function listActs({
  reading: { text, words, named, position, tokens },
  state: { offer },
}: Scene): readonly Candidate[] {
  const isStated = STATES_NEED.test(words.join(' '));
  const isAsked = QUESTION.test(text);
  return ACTS.map((act) => ({
    meaning: { kind: 'act', act },
    labels: toActLabels(act),
    features: toFeatures({
      actAlone: tokens.length <= MOST_OF_ACT,
      actOffered: (act === 'yes' || act === 'no') && offer.length > 0,
      actBesideName: named.length > 0 || position !== undefined,
      needStated: act === 'need' && isStated,
      needAsked: act === 'need' && isAsked,
    }),
  }));
}

const offTopic = ({ reading: { unknown, isHere, named, hasReference, topical } }: Scene): Candidate => ({
  meaning: { kind: 'off-topic' },
  labels: [OFF_TOPIC],
  features: toFeatures({
    offUnknown: Math.min(MOST_COUNTED, unknown),
    offNobodyHere: !isHere,
    offNobodyUnknown: !isHere && unknown > 0,
    offNamed: named.length > 0,
    offReference: hasReference,
    offTopical: Math.min(MOST_COUNTED, topical.length),
  }),
});

/** Compares a field of several entities, or lists common parts of two. */
function listSeveral({ reading, state, entry, earlier, isBare }: Scene, index: EntityIndex): readonly Candidate[] {
  const works = reading.named.filter(isWork);
  const listed = index.findAll(state.list?.members).filter(isWork).slice(0, MOST_SIDE_BY_SIDE);
  const rows = [
    { entities: works.slice(0, MOST_SIDE_BY_SIDE), how: 'severalNamed' },
    { entities: works.length === 1 && entry ? [entry, ...works] : [], how: 'severalWithEntry' },
    { entities: works.length === 0 && earlier && entry ? [earlier, entry] : [], how: 'severalEarlier' },
    { entities: works.length === 0 ? listed : [], how: 'severalListed' },
  ] as const;
  return rows.flatMap(({ entities, how }) => {
    const [a, b] = entities;
    if (!a || !b || a === b) return [];
    const features = toFeatures({ [how]: 1, severalBare: isBare });
    const members = entities.map(({ id }) => id);
    const common = [`${a.id}/common-${b.id}`, `${b.id}/common-${a.id}`].find(index.findAnswer);
    const fields = Object.keys(a.fields).filter((field) => entities.every((entity) => entity.fields[field]));
    const targetsByField: readonly (readonly [string, readonly Target[]])[] = [
      ['compare', entities.flatMap((entity) => [toMain(entity), `${entity.id}/result`])],
      ...(common ? [['common', [common]] as const] : []),
      ...fields.map((field) => [field, entities.map(({ id }) => `${id}/${field}`)] as const),
    ];
    return targetsByField.map(([field, targets]): Candidate => ({
      meaning: { kind: 'tell', targets, members },
      labels: toSeveralLabels(field),
      features,
    }));
  });
}

/** "And the one before that?" is only a position, and "the theatre job" only a description: keep that entity. */
function keepEntityAtPosition(found: readonly Candidate[], { reading, placed, state }: Scene): readonly Candidate[] {
  const { position, named, excluded, topical, tokens, words } = reading;
  // "When did she get the last one?", of a list of certificates.
  if (placed?.kind === 'topic' && named.length === 0) return found.filter(({ features }) => features.placed === 1);
  // At the beginning of a call, "the job before this one" is the one before the current.
  if ((!placed && (!position || state.entry === undefined)) || named.length > 0) return found;
  const isPlain = tokens.every(
    (token) =>
      isOfGrammar(token) || (!position && topical.includes(token)) || (token === 'where' && excluded.length > 0),
  );
  if (position && (topical.length > 0 || !isPlain)) return found;
  // "What was he before?" asks for the entry itself, or for the field asked for before.
  const isWhat = (features: FeatureValues): boolean => features.isMain === 1 || features.sameFieldOfAnother === 1;
  const isOfPlace = ({ features, labels }: Candidate): boolean =>
    placed
      ? features.placed === 1 && (!isPlain || words.includes('how') || isWhat(features))
      : labels.some((label) => label === END_OF[position?.kind ?? '']);
  const ofPlace = found.filter(isOfPlace);
  return ofPlace.length > 0 ? ofPlace : found;
}

/** Acts, and the answers of some entities. */
const keepOnly = (found: readonly Candidate[], ids: ReadonlySet<unknown>): readonly Candidate[] =>
  found.filter(
    ({ meaning }) => meaning.kind === 'act' || (meaning.kind === 'tell' && ids.has(meaning.targets[0]?.split('/')[0])),
  );

/** "What does she do there?" after volunteering, or a course: about that alone. */
function keepLife(found: readonly Candidate[], { reading, focus, placed }: Scene): readonly Candidate[] {
  const { words, named, hasReference, text } = reading;
  if (!focus || !OF_LIFE.test(focus.id) || placed || named.length > 0) return found;
  if (words.every((word) => BARE.has(word))) return keepOnly(found, new Set([focus.id]));
  const isQuestion = hasReference && QUESTION.test(text);
  return isQuestion ? keepOnly(found, new Set([focus.id])).filter(({ meaning }) => meaning.kind === 'tell') : found;
}

/** "When?", "For how long?" ask about the topic in focus and its entry, never about another topic. */
function keepTopic(found: readonly Candidate[], { reading, focus, entry, state }: Scene): readonly Candidate[] {
  const isTimed = focus?.fields['when'] !== undefined;
  const isBare = reading.words.every(
    (word) => BARE.has(word) || POLAR.has(word) || (isTimed && (PRONOUNS.has(word) || ENDS.test(word))),
  );
  if (focus?.kind !== 'topic' || !isBare || reading.position) return found;
  const isMentioned = state.lastReply.sentences.some((said) => entry?.names?.some((name) => said.includes(name)));
  const ids = new Set([focus.id, focus.about, !isTimed && isMentioned && entry?.id].filter(Boolean));
  // "Since when?" after "who is he" is about something else; after a study, about that.
  if (ids.size < 2 && Object.keys(focus.fields).length < 2 && !focus.id.startsWith('unwritten-')) return found;
  return keepOnly(found, ids);
}

/** "What are his projects?" asks for all, even while one is the subject. */
function keepAll(
  found: readonly Candidate[],
  { reading: { noun, named, position, hasReference } }: Scene,
): readonly Candidate[] {
  if (!noun?.isPlural || named.length > 0 || (position && position.kind !== 'other') || hasReference) return found;
  const isOne = ({ features: { nounAgrees, inFocus, lastEntry, earlierEntry, described } }: Candidate): boolean =>
    nounAgrees === 1 && (inFocus ?? lastEntry ?? earlierEntry) === 1 && described === undefined;
  return found.filter((candidate) => !isOne(candidate));
}

export function createCandidateFinder(index: EntityIndex, lexicon: Lexicon): FindCandidates {
  const always = index.all.filter(({ kind }) => kind === 'group' || kind === 'topic');
  const matchTopics = createTopicMatcher(index.all);
  return (reading, state) => {
    const scene = { ...createScene(reading, state, index, lexicon), topics: matchTopics(reading) };
    const all: readonly Candidate[] = [
      ...[...findPool(scene, index)].flatMap(([entity, standing]) => listFields(scene, lexicon, entity, standing)),
      ...listSeveral(scene, index),
      ...always.flatMap((entity) => listTopic(scene, entity)),
      ...listActs(scene),
      offTopic(scene),
    ];
    return [keepEntityAtPosition, keepAll, keepLife, keepTopic].reduce((found, keep) => keep(found, scene), all);
  };
}
