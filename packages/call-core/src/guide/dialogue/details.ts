import { createClassifier, type Example } from '../retrieval/classifier.ts';
import type { FindMentions } from './find-mentions.ts';
import { splitUtterance } from './split-utterance.ts';
import type { GuideContent, Subject } from './subject.ts';

/** How likely each field of an entry, as `subject/field`, is what words without names ask for. Pure. */
export type DetailReader = (words: readonly string[]) => ReadonlyMap<string, number>;

/** What is told says less of how it is asked for than a question does. */
const TOLD = 0.5;

const isEntry = ({ role, kind }: Subject): boolean => role !== undefined || kind === 'principle';

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
  return (words) => classify(words).chances;
}
