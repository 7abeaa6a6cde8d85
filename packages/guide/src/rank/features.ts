/** 0, 1 or a small number. The model has one weight for each; `model.ts` does not compile otherwise. */
export const FEATURES = [
  'named',
  'placed',
  // The utterance is only a position: the main field there or the one asked for before, or the end of a list.
  'placedMainAlone',
  'endOfList',
  'inFocus',
  'earlierEntry',
  'anotherIsNamed',
  'focusIsTopic',
  'nounAgrees',
  // Rarity of the matching words, and no better match.
  'described',
  'describedBest',
  // Rarity of the question's words in the answer's best sentence, and their share; a figure, date, place, reason or person
  // that is asked for; it is the entity's first; it was asked for before.
  'matches',
  'matchedShare',
  'fieldHasAsked',
  'isMain',
  'sameField',
  'sameFieldOfAnother',
  'isUnwritten',
  'isNothing',
  'isUsageOfWork',
  'topicInFocus',
  // "When?" names no subject: the topic in focus, or its work. "What did she do there?" after a course: that course.
  'bareInFocus',
  'bareOfTopic',
  'topicJustTold',
  // The question has its name, one of its words or phrases, or any of them beside a work's name.
  'topicNamed',
  'topicWord',
  'topicPhrase',
  'topicBesideWork',
  'isMainOfNoun',
  'actBesideName',
  // A stated need that begins like one, or that asks; the score of the nearest entry, for a need that none resembles.
  'needStated',
  'needAsked',
  'needResembles',
  'nearScore',
  'nearShare',
  'offUnknown',
  'offNobodyHere',
  'offTopical',
  'offMatches',
  'offMatchedShare',
  'severalNamed',
  'severalWithEntry',
  'severalListed',
] as const;

export type Feature = (typeof FEATURES)[number];
/** Features of a candidate; missing ones are 0. */
export type FeatureValues = Readonly<Partial<Record<Feature, number>>>;

export function toFeatures(values: Readonly<Partial<Record<Feature, number | boolean | undefined>>>): FeatureValues {
  const nonZero: Partial<Record<Feature, number>> = {};
  for (const name in values) if (values[name as Feature]) nonZero[name as Feature] = Number(values[name as Feature]);
  return nonZero;
}
