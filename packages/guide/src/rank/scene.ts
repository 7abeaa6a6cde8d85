import {
  BARE,
  DESCRIBED,
  GRAMMAR,
  hasFact,
  KIND_NOUNS,
  listAsked,
  OTHER,
  PLACE_WORDS,
  POLAR,
  REFERENCES,
} from '../english/words.ts';
import { toTerm } from '../english/to-term.ts';
import type { Entity } from '../knowledge.ts';
import { isEntry, isOne, sortOf, toMainField, type EntityIndex } from '../read/entity-index.ts';
import { toFeatures, type FeatureValues } from './features.ts';
import type { Match } from './find-sentences.ts';
import { findPlaced } from '../read/find-placed.ts';
import { NOTHING, type Standing } from './intents.ts';
import { OWNER, type Lexicon } from '../read/lexicon.ts';
import { BEYOND, NAME, TOPIC, type Reading } from '../read/read-utterance.ts';
import type { GuideState } from '../read/state.ts';

/** Matches of a description ("the email one", "the mountain rescue"), most likely first. */
const MOST_DESCRIBED = 8;
const MOST_MATCHES = 4;
const PLACE_TERMS: ReadonlySet<string> = new Set(
  [
    ...'what which how where tell me about came get got'.split(' '),
    ...GRAMMAR,
    ...REFERENCES,
    ...PLACE_WORDS,
    ...OTHER,
    ...DESCRIBED,
  ]
    .concat(Object.values(KIND_NOUNS).flat())
    .map(toTerm),
);
const isOfPlace = (token: string): boolean => PLACE_TERMS.has(token) || [OWNER, TOPIC, NAME, BEYOND].includes(token);
/** Limits features that count words or sum their rarity. */
export const MOST_COUNTED = 3;

/** Total rarity of matching terms. */
interface Description {
  readonly entity: Entity;
  readonly rarity: number;
}

export interface Scene {
  readonly reading: Reading;
  readonly state: GuideState;
  readonly placed: Entity | undefined;
  readonly described: readonly Description[];
  readonly focus: Entity | undefined;
  readonly entry: Entity | undefined;
  readonly earlier: Entity | undefined;
  /** "And the one before that?" is only a position. */
  readonly isPlace: boolean;
  /** "When?", "For how long?" name no subject. */
  readonly isBareFollowUp: boolean;
  readonly topics: ReadonlyMap<Entity, FeatureValues>;
  /** Fields that share words with the question, the best first. */
  readonly matches: readonly Match[];
}

function listDescribed({ topical }: Reading, index: EntityIndex, lexicon: Lexicon): readonly Description[] {
  const sum = (terms: readonly string[]): number => terms.reduce((total, term) => total + lexicon.rarityOf(term), 0);
  return index.all
    .filter((entity) => isEntry(entity) || entity.of !== undefined)
    .map((entity) => ({ entity, rarity: sum(topical.filter((term) => lexicon.isIn(entity, term))) }))
    .filter(({ rarity }) => rarity > 0)
    .toSorted((a, b) => b.rarity - a.rarity)
    .slice(0, MOST_DESCRIBED);
}

export function createScene(
  reading: Reading,
  state: GuideState,
  index: EntityIndex,
  lexicon: Lexicon,
): Omit<Scene, 'topics' | 'matches'> {
  const { tokens, words, position, named, topical } = reading;
  const described = listDescribed(reading, index, lexicon);
  const focus = index.find(state.focus);
  return {
    reading,
    state,
    placed: findPlaced(reading, state, index),
    described,
    focus,
    isPlace: position !== undefined && named.length === 0 && topical.length === 0 && tokens.every(isOfPlace),
    isBareFollowUp:
      position === undefined && named.length === 0 && words.every((word) => BARE.has(word) || POLAR.has(word)),
    entry: index.find(state.entry),
    earlier: index.find(state.earlier),
  };
}

/** The most specific reference counts: a name before a position. Topics and groups always are candidates. */
export function findPool(scene: Scene, index: EntityIndex): ReadonlyMap<Entity, Standing> {
  const { reading, state, placed, described, matches, topics, focus, entry, earlier } = scene;
  const pool = new Map<Entity, Standing>();
  if (!placed) for (const entity of index.findAll(state.list?.members)) pool.set(entity, 'listed');
  for (const { entity } of [...matches.slice(0, MOST_MATCHES), ...described]) pool.set(entity, 'described');
  for (const entity of topics.keys()) pool.set(entity, 'named');
  if (earlier) pool.set(earlier, 'earlier');
  if (entry) pool.set(entry, 'entry');
  if (focus) pool.set(focus, 'focus');
  if (placed) pool.set(placed, 'placed');
  for (const entity of reading.named) pool.set(entity, 'named');
  for (const entity of reading.excluded) pool.delete(entity);
  for (const entity of pool.keys()) if (!isOne(entity)) pool.delete(entity);
  return pool;
}

/** Returns the kind of reference to the entity. */
export function featuresOfEntity(scene: Scene, entity: Entity, standing: Standing): FeatureValues {
  const { focus, entry, earlier, described } = scene;
  const description = described.find((match) => match.entity === entity);
  const isAfterTopic = entity === entry && focus?.kind === 'topic' && !isOne(focus);
  return toFeatures({
    described: Math.min(MOST_COUNTED, description?.rarity ?? 0),
    describedBest: description && description.rarity === described[0]?.rarity,
    named: standing === 'named',
    placed: standing === 'placed',
    bareOfTopic: scene.isBareFollowUp && isAfterTopic,
    inFocus: entity === focus,
    earlierEntry: entity === earlier,
    focusIsTopic: isAfterTopic,
  });
}

export function featuresOfTarget({ reading, matches }: Scene, entity: Entity, field: string): FeatureValues {
  const { named, noun } = reading;
  const target = `${entity.id}/${field}`;
  const own = matches.find((match) => match.target === target);
  return toFeatures({
    matches: own && Math.min(MOST_COUNTED, own.rarity),
    matchedShare: own?.share,
    anotherIsNamed: named.length > 0 && !named.includes(entity),
    nounAgrees: noun && (noun.kind === sortOf(entity) || entity.id === `all-${noun.kind}`),
    isUnwritten: entity.fields[field]?.isUnwritten === true,
  });
}

export function featuresOfField(scene: Scene, entity: Entity, field: string): FeatureValues {
  const { reading, state, focus } = scene;
  const { noun } = reading;
  const isMain = toMainField(entity) === field;
  const { says = [], more = [], isUnwritten } = entity.fields[field] ?? {};
  const asked = isUnwritten ? [] : listAsked(reading.words.join(' '));
  const sentences = [...says, ...more];
  return toFeatures({
    ...featuresOfTarget(scene, entity, field),
    fieldHasAsked: asked.some(([, fact]) => sentences.some((sentence) => hasFact(fact, sentence))),
    isMain,
    placedMainAlone: scene.isPlace && scene.placed === entity && (isMain || field === state.field),
    sameField: field === state.field && entity === focus,
    sameFieldOfAnother: field === state.field && entity !== focus && entity.kind === focus?.kind,
    isNothing: field === NOTHING,
    isUsageOfWork: field === `in-${noun?.kind}`,
  });
}
