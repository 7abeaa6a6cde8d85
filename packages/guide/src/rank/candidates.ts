import { QUESTION, STATES_NEED } from '../english/words.ts';
import type { Entity, Target } from '../knowledge.ts';
import { isOne, isWork, toMain, toMainField, type EntityIndex } from '../read/entity-index.ts';
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
import { createNearFinder, type Near } from './find-near.ts';
import { createSentenceFinder } from './find-sentences.ts';
import type { Lexicon } from '../read/lexicon.ts';
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
  /** A stated need, and what may have solved one like it. */
  | ({ readonly kind: 'near' } & Pick<Near, 'entity' | 'reason'>)
  | { readonly kind: 'off-topic' };

/** A possible meaning; the model scores its labels, by words, and its features. */
export interface Candidate {
  readonly meaning: Meaning;
  readonly labels: readonly string[];
  readonly features: FeatureValues;
}

const MOST_SIDE_BY_SIDE = 3;
/** Answers to "the one before" the first job and "the one after" the last. */
const END_OF: Readonly<Record<string, Target>> = {
  before: 'all-experience/beforeAll',
  after: 'all-experience/current',
};
/** These fields are computed; no words ask for them. */
const isDerived = (field: string): boolean => field.startsWith('common-') || field.startsWith('without-');

export type FindCandidates = (reading: Reading, state: GuideState) => readonly Candidate[];

const tell = (...targets: readonly Target[]): Meaning => ({ kind: 'tell', targets });

function listFields(scene: Scene, entity: Entity, standing: Standing): readonly Candidate[] {
  const entityFeatures = { ...featuresOfEntity(scene, entity, standing), ...scene.topics.get(entity) };
  const fields = Object.keys(entity.fields).filter((field) => !isDerived(field));
  return [...fields, ...(entity.nothing ? [NOTHING] : [])].map((field): Candidate => ({
    meaning: field === NOTHING ? { kind: 'nothing', entity } : tell(`${entity.id}/${field}`),
    labels: toLabels(entity, field, standing),
    features: { ...entityFeatures, ...featuresOfField(scene, entity, field) },
  }));
}

function listTopic(scene: Scene, entity: Entity): readonly Candidate[] {
  const { reading, state, focus, topics, placed, isPlace, isBareFollowUp } = scene;
  return Object.keys(entity.fields).map((field): Candidate => {
    const target = `${entity.id}/${field}`;
    return {
      meaning: tell(target),
      labels: toLabels(entity, field, entity === focus ? 'focus' : undefined),
      features: toFeatures({
        ...featuresOfTarget(scene, entity, field),
        ...topics.get(entity),
        topicInFocus: entity === focus,
        bareInFocus: isBareFollowUp && entity === focus,
        endOfList: isPlace && !placed && state.entry !== undefined && target === END_OF[reading.position?.kind ?? ''],
        topicJustTold: state.lastReply.targets.includes(target),
        isMainOfNoun: entity.id === `all-${reading.noun?.kind}` && field === toMainField(entity),
        sameFieldOfAnother: field === state.field && focus?.kind === 'topic' && entity !== focus,
      }),
    };
  });
}

function listActs({ reading }: Scene, near: readonly Near[]): readonly Candidate[] {
  const { text, words, named, position } = reading;
  const ofNeed = { needStated: STATES_NEED.test(words.join(' ')), needAsked: QUESTION.test(text) };
  const actBesideName = named.length > 0 || position !== undefined;
  const needResembles = Math.min(MOST_COUNTED, near[0]?.score ?? 0);
  return [
    ...ACTS.map((act): Candidate => ({
      meaning: { kind: 'act', act },
      labels: toActLabels(act),
      features: toFeatures({ actBesideName, ...(act === 'need' && { ...ofNeed, needResembles }) }),
    })),
    ...near.map(({ entity, reason, score, share }): Candidate => ({
      meaning: { kind: 'near', entity, reason },
      labels: toActLabels('need'),
      features: toFeatures({
        actBesideName,
        ...ofNeed,
        nearScore: Math.min(MOST_COUNTED, score),
        nearShare: share,
      }),
    })),
  ];
}

function offTopic(scene: Scene): Candidate {
  const { unknown, isHere, topical } = scene.reading;
  const [match] = scene.matches;
  return {
    meaning: { kind: 'off-topic' },
    labels: [OFF_TOPIC],
    features: toFeatures({
      offUnknown: Math.min(MOST_COUNTED, unknown),
      offNobodyHere: !isHere,
      offTopical: Math.min(MOST_COUNTED, topical.length),
      offMatches: match && Math.min(MOST_COUNTED, match.rarity),
      offMatchedShare: match?.share,
    }),
  };
}

/** Compares a field of several entities, or lists common parts of two. */
function listSeveral({ reading, state, entry, earlier }: Scene, index: EntityIndex): readonly Candidate[] {
  const works = reading.named.filter(isWork);
  const listed = index.findAll(state.list?.members).filter(isWork).slice(0, MOST_SIDE_BY_SIDE);
  const rows = [
    { entities: works.slice(0, MOST_SIDE_BY_SIDE), how: 'severalNamed' },
    { entities: works.length === 1 && entry ? [entry, ...works] : [], how: 'severalWithEntry' },
    { entities: works.length === 0 && earlier && entry ? [earlier, entry] : [], how: 'severalListed' },
    { entities: works.length === 0 ? listed : [], how: 'severalListed' },
  ] as const;
  return rows.flatMap(({ entities, how }) => {
    const [a, b] = entities;
    if (!a || !b || a === b) return [];
    const features = toFeatures({ [how]: 1 });
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

export function createCandidateFinder(index: EntityIndex, lexicon: Lexicon): FindCandidates {
  const always = index.all.filter((entity) => !isOne(entity));
  const matchTopics = createTopicMatcher(index.all);
  const findNear = createNearFinder(index.all);
  const findSentences = createSentenceFinder(index.all);
  return (reading, state) => {
    const scene = {
      ...createScene(reading, state, index, lexicon),
      topics: matchTopics(reading),
      matches: findSentences(reading),
    };
    return [
      ...[...findPool(scene, index)].flatMap(([entity, standing]) => listFields(scene, entity, standing)),
      ...listSeveral(scene, index),
      ...always.flatMap((entity) => listTopic(scene, entity)),
      ...listActs(
        scene,
        findNear(reading.text).filter(({ entity }) => !reading.excluded.includes(entity)),
      ),
      offTopic(scene),
    ];
  };
}
