import { createClassifier, type Example } from '../retrieval/classifier.ts';
import { isEntry } from './details.ts';
import { toActTarget } from './found.ts';
import { splitUtterance } from './split-utterance.ts';
import { ACTS, type GuideContent } from './subject.ts';

/** How likely a question is about each topic, as `subject/field`, `ENTRY` and `OFF` among them. Pure. */
export type TopicReader = (words: readonly string[]) => ReadonlyMap<string, number>;

/** Labels of what is asked of an entry, and of the rest of the world. */
export const ENTRY = 'entry';
export const OFF = 'off';
/** There are many more ways to ask for an entry. */
const ENTRY_WEIGHT = 0.5;

/** Learns from how people ask which topic a question is about. */
export function createTopicReader({
  fields,
  subjects,
  examples: { topics, offTopic } = {},
  acts,
  ownerNames,
}: Pick<GuideContent, 'fields' | 'subjects' | 'examples' | 'acts' | 'ownerNames'>): TopicReader {
  const owners = new Set(ownerNames.flatMap(splitUtterance).flatMap((name) => [name, `${name}s`]));
  const toOwner = (words: readonly string[]): readonly string[] =>
    words.map((word) => (owners.has(word) ? 'he' : word));
  const learn = (label: string, texts: readonly string[] = [], weight = 1): readonly Example[] =>
    texts.map((text) => ({ label, words: toOwner(splitUtterance(text)), weight }));
  const classify = createClassifier(() => [
    ...fields.flatMap(({ asks }) => learn(ENTRY, asks, ENTRY_WEIGHT)),
    ...learn(OFF, offTopic),
    ...ACTS.flatMap((act) =>
      act === 'goodbye' ? [] : learn(toActTarget(act, acts[act].answeredBy), acts[act].phrases),
    ),
    ...Object.entries(topics ?? {}).flatMap(([target, asks]) => learn(target, asks)),
    ...subjects
      .filter((subject) => !isEntry(subject))
      .flatMap(({ id, asks, fields: own }) => [
        ...learn(`${id}/${Object.keys(own)[0]}`, asks),
        ...Object.entries(own).flatMap(([field, answer]) => learn(`${id}/${field}`, answer.asks)),
      ]),
  ]);
  return (words) => classify(toOwner(words)).chances;
}
