import { createClassifier, type Example } from '../retrieval/classifier.ts';
import { GRAMMAR } from '../retrieval/stop-words.ts';
import { isStopWord } from '../retrieval/topic-terms.ts';
import type { FindMentions } from './find-mentions.ts';
import { splitUtterance } from './split-utterance.ts';
import type { GuideContent, Subject } from './subject.ts';

/** What words without names ask for. */
export interface Details {
  /** How likely each field of an entry is, as `subject/field`. */
  readonly fields: ReadonlyMap<string, number>;
  /** How likely each entry is, by what is spoken of alone. */
  readonly subjects: ReadonlyMap<string, number>;
}

/** Pure. */
export type DetailReader = (words: readonly string[]) => Details;

/** What is told says less of how it is asked for than a question does. */
const TOLD = 0.5;

/** Of which more than one thing can be asked; no topic. */
export const isEntry = ({ menu }: Subject): boolean => menu !== undefined;

/** Learns what is asked of each entry in particular, from questions and from what is told. */
export function createDetailReader(
  { subjects, examples: { details = {} } = {} }: Pick<GuideContent, 'subjects' | 'examples'>,
  findMentions: FindMentions,
): DetailReader {
  const learn = (label: string, texts: readonly string[] = [], weight = 1): readonly Example[] =>
    texts.map((text) => ({ label, words: findMentions(splitUtterance(text)).rest, weight }));
  const classify = createClassifier(() =>
    subjects
      .filter(isEntry)
      .flatMap(({ id, fields }) =>
        Object.entries(fields).flatMap(([field, { asks, says, more = [], isUnwritten, isAside }]) => [
          ...learn(`${id}/${field}`, asks),
          ...learn(`${id}/${field}`, details[`${id}/${field}`]),
          ...(isUnwritten || isAside ? [] : learn(`${id}/${field}`, [...says, ...more], TOLD)),
        ]),
      ),
  );
  const toTopic = (words: readonly string[]): readonly string[] =>
    words.filter((word) => !isStopWord(word) && !GRAMMAR.has(word));
  const classifySubject = createClassifier(() =>
    subjects
      .filter(({ menu }) => menu !== undefined)
      .flatMap(({ id, asks = [], aliases = [], marks = [], fields }) => [
        ...[...asks, ...aliases, ...marks].map((text) => ({
          label: id,
          words: toTopic(splitUtterance(text)),
          weight: 1,
        })),
        ...Object.entries(fields).flatMap(([field, { asks: own = [], says, more = [], isUnwritten, isAside }]) =>
          [...own, ...(details[`${id}/${field}`] ?? []), ...(isUnwritten || isAside ? [] : [...says, ...more])].map(
            (text) => ({
              label: id,
              words: toTopic(splitUtterance(text)),
              weight: 1,
            }),
          ),
        ),
      ]),
  );
  return (words) => {
    const topic = toTopic(words);
    return {
      fields: classify(words).chances,
      subjects: topic.length > 0 ? classifySubject(topic).chances : new Map(),
    };
  };
}
