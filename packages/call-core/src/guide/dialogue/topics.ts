import { createClassifier, type Example } from '../retrieval/classifier.ts';
import { splitUtterance } from './split-utterance.ts';
import type { GuideContent } from './subject.ts';

/** The topic that a question is likeliest about, and how likely it is about that and each other. */
export interface LikelyTopic {
  /** As `subject/field`. */
  readonly target: string;
  readonly chance: number;
  /** Of every topic, of `ENTRY` and of `OFF`. */
  readonly chances: ReadonlyMap<string, number>;
}

/** Reads the words of a question. Pure. */
export type TopicReader = (words: readonly string[]) => LikelyTopic;

/** Labels of what is asked of an entry, and of the rest of the world. */
export const ENTRY = 'entry';
export const OFF = 'off';
/** There are many more ways to ask for an entry. */
const ENTRY_WEIGHT = 0.5;

/** Learns from how people ask which topic a question is about; none, where a content gives no examples of topics. */
export function createTopicReader({
  fields,
  subjects,
  examples: { topics, offTopic } = {},
  ownerNames,
}: Pick<GuideContent, 'fields' | 'subjects' | 'examples' | 'ownerNames'>): TopicReader {
  if (!topics) return () => ({ target: '', chance: 0, chances: new Map() });
  const owners = new Set(ownerNames.flatMap(splitUtterance).flatMap((name) => [name, `${name}s`]));
  const toOwner = (words: readonly string[]): readonly string[] =>
    words.map((word) => (owners.has(word) ? 'he' : word));
  const learn = (label: string, texts: readonly string[] = [], weight = 1): readonly Example[] =>
    texts.map((text) => ({ label, words: toOwner(splitUtterance(text)), weight }));
  const classify = createClassifier(() => [
    ...fields.flatMap(({ asks }) => learn(ENTRY, asks, ENTRY_WEIGHT)),
    ...learn(OFF, offTopic),
    ...Object.entries(topics).flatMap(([target, asks]) => learn(target, asks)),
    ...subjects
      .filter(({ role }) => role === undefined)
      .flatMap(({ id, asks, fields: own }) => [
        ...learn(`${id}/${Object.keys(own)[0]}`, asks),
        ...Object.entries(own).flatMap(([field, answer]) => learn(`${id}/${field}`, answer.asks)),
      ]),
  ]);
  return (words) => {
    const { chances } = classify(toOwner(words));
    let likeliest: LikelyTopic = { target: '', chance: 0, chances };
    for (const [target, chance] of chances)
      if (chance > likeliest.chance && target !== OFF && target !== ENTRY) likeliest = { target, chance, chances };
    return likeliest;
  };
}
