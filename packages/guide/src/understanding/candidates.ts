import { AFTER, BEFORE, GRAMMAR, KIND_NOUNS, LAST, NEWEST, OLDEST, ORDINALS, REFERENCES } from '../english/words.ts';
import type { Entity, Target } from '../knowledge.ts';
import { toTerm } from '../text/to-term.ts';
import { isWork, toMain, toMainField, type EntityIndex } from './entity-index.ts';
import { toFeatures, type FeatureValues } from './features.ts';
import { findPlaced } from './find-placed.ts';
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
import { OWNER, type Lexicon } from './lexicon.ts';
import type { Reading } from './read-utterance.ts';
import type { GuideState } from './state.ts';

/** What an utterance may mean. */
export type Meaning =
  | { readonly kind: 'tell'; readonly targets: readonly Target[]; readonly members?: readonly string[] }
  | { readonly kind: 'nothing'; readonly entity: Entity }
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'off-topic' };

/** One way to understand an utterance: what its words speak for, and what else speaks for it. */
export interface Candidate {
  readonly meaning: Meaning;
  readonly labels: readonly string[];
  readonly features: FeatureValues;
}

/** So many entities of a kind are taken for what a description means. */
const MOST_DESCRIBED = 3;
const MOST_SIDE_BY_SIDE = 3;
/** An utterance of so few words adds nothing to a name. */
const BARE = 2;
const MOST_COUNTED = 3;
const PLACE_NOUNS = Object.values(KIND_NOUNS).flat();
/** Beyond the ends of the jobs: what is told where no job stands before or after. */
const END_OF: Readonly<Record<string, string>> = {
  before: 'all-experience/beforeAll',
  after: 'all-experience/current',
};
const PLACE_TERMS: ReadonlySet<string> = new Set(
  [...GRAMMAR, ...REFERENCES, ...BEFORE, ...AFTER, ...ORDINALS, ...LAST, ...OLDEST, ...NEWEST, ...PLACE_NOUNS].map(
    toTerm,
  ),
);
/** Found by what else was understood, never by words. */
const isDerived = (field: string): boolean => field.startsWith('common-') || field.startsWith('without-');
const isOfGrammar = (token: string): boolean => PLACE_TERMS.has(token) || token === OWNER || token === '<topic>';

/** Lists the ways to understand an utterance. Pure. */
export type FindCandidates = (reading: Reading, state: GuideState) => readonly Candidate[];

/** How an entity is described by the terms of an utterance: how rare those are that it has, and their share of all. */
interface Description {
  readonly entity: Entity;
  readonly rarity: number;
  readonly share: number;
}

/** Makes a finder of candidates among the entities of a content. */
export function createCandidateFinder(index: EntityIndex, lexicon: Lexicon): FindCandidates {
  const entries = index.all.filter(
    ({ kind }) => kind === 'project' || kind === 'experience' || kind === 'stack' || kind === 'principle',
  );
  const always = index.all.filter(({ kind }) => kind === 'group' || kind === 'topic');

  function describe({ topical }: Reading): readonly Description[] {
    const sum = (terms: readonly string[]): number => terms.reduce((all, term) => all + lexicon.rarityOf(term), 0);
    const all = sum(topical);
    return entries
      .map((entity) => {
        const rarity = sum(topical.filter((term) => lexicon.isIn(entity, term)));
        return { entity, rarity, share: all > 0 ? rarity / all : 0 };
      })
      .filter(({ rarity }) => rarity > 0)
      .toSorted((a, b) => b.rarity - a.rarity)
      .slice(0, 2 * MOST_DESCRIBED);
  }

  return (reading, state) => {
    const { named, position, noun, tokens, topical } = reading;
    const placed = findPlaced(reading, state, index);
    const described = describe(reading);
    const best = described[0]?.rarity ?? 0;
    const [focus, entry, earlier] = [state.focus, state.entry, state.earlier].map(index.find);
    const justTold = new Set(state.lastReply.targets);
    const isBare = tokens.filter((token) => !token.startsWith('<')).length <= BARE;
    const offered = new Set(state.offer);

    const pool = new Map<Entity, Standing>();
    for (const entity of index.findAll(state.list?.members)) pool.set(entity, 'listed');
    for (const { entity } of described) pool.set(entity, 'described');
    if (earlier) pool.set(earlier, 'earlier');
    const about = index.find(focus?.about);
    for (const one of [about, entry]) if (one) pool.set(one, 'entry');
    if (focus && focus.kind !== 'topic' && focus.kind !== 'group') pool.set(focus, 'focus');
    if (placed) pool.set(placed, 'placed');
    for (const entity of named) pool.set(entity, 'named');
    for (const entity of reading.excluded) pool.delete(entity);

    function featuresOfEntity(entity: Entity, standing: Standing): FeatureValues {
      const description = described.find((one) => one.entity === entity);
      return toFeatures({
        named: standing === 'named',
        placed: standing === 'placed',
        inFocus: entity === focus,
        lastEntry: entity === entry && entity !== focus,
        earlierEntry: entity === earlier,
        anotherIsNamed: named.length > 0 && !named.includes(entity),
        anotherIsPlaced: placed !== undefined && placed !== entity,
        focusIsTopic: entity === entry && focus?.kind === 'topic',
        nounAgrees: noun?.kind === entity.kind,
        nounDisagrees: noun !== undefined && isWork(entity) && noun.kind !== entity.kind,
        described: Math.min(MOST_COUNTED, description?.rarity ?? 0),
        describedShare: description?.share ?? 0,
        describedBest: description !== undefined && description.rarity === best,
        undescribed: isWork(entity) && !description ? Math.min(MOST_COUNTED, topical.length) : 0,
      });
    }

    function featuresOfField(entity: Entity, field: string): FeatureValues {
      const target = `${entity.id}/${field}`;
      const isMain = toMainField(entity) === field;
      const tells = topical.filter((term) => lexicon.tells(entity, field, term)).length;
      return toFeatures({
        fieldTells: Math.min(MOST_COUNTED, tells),
        isMain,
        isMainOfBareName: isMain && isBare && named.includes(entity),
        sameField: field === state.field && entity === focus,
        sameFieldOfAnother: field === state.field && entity !== focus && entity.kind === focus?.kind,
        isTold: state.told.includes(target),
        isUnwritten: entity.fields[field]?.isUnwritten === true,
        isNothing: field === NOTHING,
        isOffered: offered.has(target),
        isUsageOfWork: field.startsWith('in-') && noun !== undefined && field === `in-${noun.kind}`,
      });
    }

    const tell = (...targets: readonly Target[]): Meaning => ({ kind: 'tell', targets });
    const ofEntities = [...pool].flatMap(([entity, standing]) => {
      const own = featuresOfEntity(entity, standing);
      const fields = Object.keys(entity.fields).filter((field) => !isDerived(field));
      return [...fields, ...(entity.nothing === undefined ? [] : [NOTHING])].map((field): Candidate => ({
        meaning: field === NOTHING ? { kind: 'nothing', entity } : tell(`${entity.id}/${field}`),
        labels: toLabels(entity, field, standing),
        features: { ...own, ...featuresOfField(entity, field) },
      }));
    });
    const ofTopics = always.flatMap((entity) =>
      Object.keys(entity.fields).map((field): Candidate => {
        const target = `${entity.id}/${field}`;
        return {
          meaning: tell(target),
          labels: toLabels(entity, field, entity === focus ? 'focus' : undefined),
          features: toFeatures({
            topicInFocus: entity === focus,
            topicJustTold: justTold.has(target),
            isTold: state.told.includes(target),
            isOffered: offered.has(target),
            isUnwritten: entity.fields[field]?.isUnwritten === true,
            anotherIsNamed: named.length > 0,
            anotherIsPlaced: placed !== undefined,
            sameFieldOfAnother: field === state.field && focus?.kind === 'topic' && entity !== focus,
            nounAgrees: noun !== undefined && entity.id === `all-${noun.kind}`,
            undescribed: Math.min(MOST_COUNTED, topical.length),
          }),
        };
      }),
    );
    const ofActs = ACTS.map((act): Candidate => ({
      meaning: { kind: 'act', act },
      labels: toActLabels(act),
      features: toFeatures({
        actAlone: tokens.length <= BARE + 1,
        actOffered: (act === 'yes' || act === 'no') && offered.size > 0,
        actBesideName: named.length > 0 || position !== undefined,
      }),
    }));
    const offTopic: Candidate = {
      meaning: { kind: 'off-topic' },
      labels: [OFF_TOPIC],
      features: toFeatures({
        offUnknown: Math.min(MOST_COUNTED, reading.unknown),
        offNobodyHere: !reading.isHere,
        offNobodyUnknown: !reading.isHere && reading.unknown > 0,
        offNamed: named.length > 0,
        offReference: reading.hasReference,
      }),
    };
    const isOfPlace = ({ features, labels }: Candidate): boolean =>
      placed ? features.placed === 1 : labels.some((label) => label === END_OF[position?.kind ?? '']);
    // "And the one before that?" is a place and nothing else: what stands there is meant.
    const isBarePlace =
      position !== undefined && named.length === 0 && topical.length === 0 && tokens.every(isOfGrammar);
    const all = [...ofEntities, ...findSeveral(), ...ofTopics, ...ofActs, offTopic];
    const ofPlace = isBarePlace ? all.filter(isOfPlace) : [];
    return ofPlace.length > 0 ? ofPlace : all;

    /** A field of each of several, side by side, and what two of them have in common. */
    function findSeveral(): readonly Candidate[] {
      const works = named.filter(isWork);
      const listed = index.findAll(state.list?.members).filter(isWork).slice(0, MOST_SIDE_BY_SIDE);
      const rows = [
        { some: works.slice(0, MOST_SIDE_BY_SIDE), how: 'severalNamed' },
        { some: works.length === 1 && entry ? [entry, ...works] : [], how: 'severalWithEntry' },
        { some: works.length === 0 && earlier && entry ? [earlier, entry] : [], how: 'severalEarlier' },
        { some: works.length === 0 ? listed : [], how: 'severalListed' },
      ] as const;
      return rows.flatMap(({ some, how }) => {
        const [a, b] = some;
        if (!a || !b || a === b) return [];
        const features = toFeatures({ [how]: 1, severalBare: isBare });
        const members = some.map(({ id }) => id);
        const common = [`${a.id}/common-${b.id}`, `${b.id}/common-${a.id}`].find(index.findAnswer);
        const fields = Object.keys(a.fields).filter((field) => some.every((one) => one.fields[field]));
        const told: readonly (readonly [string, readonly Target[]])[] = [
          ['compare', some.flatMap((one) => [toMain(one), `${one.id}/result`])],
          ...(common ? [['common', [common]] as const] : []),
          ...fields.map((field) => [field, some.map(({ id }) => `${id}/${field}`)] as const),
        ];
        return told.map(([field, targets]): Candidate => ({
          meaning: { kind: 'tell', targets, members },
          labels: toSeveralLabels(field),
          features,
        }));
      });
    }
  };
}
