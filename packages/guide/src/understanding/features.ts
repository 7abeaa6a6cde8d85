/**
 * What speaks for a candidate beside its words: 0 or 1, or a small number. The model has exactly one weight for each; a
 * name that only one side knows does not compile (see `model.ts`).
 */
export const FEATURES = [
  // How an entity stands to the talk.
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
  // Of a description: how rare its words are here, what share of them the entity has, and whether none has more.
  'described',
  'describedShare',
  'describedBest',
  'undescribed',
  // Of a field: its own sentences have words of the question; it is told first; it was asked before.
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
  // Of acts, and of the rest of the world.
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
/** Those that are not 0. */
export type FeatureValues = Readonly<Partial<Record<Feature, number>>>;

/** Features from flags and numbers; false and 0 are left out. */
export function toFeatures(values: Readonly<Partial<Record<Feature, number | boolean | undefined>>>): FeatureValues {
  const kept: Partial<Record<Feature, number>> = {};
  for (const name in values) if (values[name as Feature]) kept[name as Feature] = Number(values[name as Feature]);
  return kept;
}
