/**
 * The features of a candidate beside words: 0 or 1, or a small number. The model has exactly one weight for each; a
 * feature without a weight, or a weight without a feature, does not compile (see `model.ts`).
 */
export const FEATURES = [
  // How the entity was referred to.
  'named',
  'placed',
  'inFocus',
  'lastEntry',
  'earlierEntry',
  'anotherIsNamed',
  'anotherIsPlaced',
  'focusIsTopic',
  'nounAgrees',
  'nounDisagrees',
  // Of a description: how rare the words are that the entity has, their share, and whether no other entity fits better.
  'described',
  'describedShare',
  'describedBest',
  'undescribed',
  // Of a field: words of the question occur in its answer; it is the entity's first; it was asked for before.
  'fieldTells',
  'isMain',
  'isMainOfBareName',
  'sameField',
  'sameFieldOfAnother',
  'isTold',
  'isUnwritten',
  'isNothing',
  'isOffered',
  'isUsageOfWork',
  // Of a topic.
  'topicInFocus',
  'topicJustTold',
  'isMainOfNoun',
  // Of acts, and of what is off topic.
  'actAlone',
  'actOffered',
  'actBesideName',
  'offUnknown',
  'offNobodyHere',
  'offNobodyUnknown',
  'offNamed',
  'offReference',
  // Of several at once.
  'severalNamed',
  'severalWithEntry',
  'severalEarlier',
  'severalListed',
  'severalBare',
] as const;

export type Feature = (typeof FEATURES)[number];
/** Features of a candidate; one that is missing is 0. */
export type FeatureValues = Readonly<Partial<Record<Feature, number>>>;

/** Features from flags and numbers; false and 0 are left out. */
export function toFeatures(values: Readonly<Partial<Record<Feature, number | boolean | undefined>>>): FeatureValues {
  const kept: Partial<Record<Feature, number>> = {};
  for (const name in values) if (values[name as Feature]) kept[name as Feature] = Number(values[name as Feature]);
  return kept;
}
