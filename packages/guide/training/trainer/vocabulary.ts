import { COMMON } from '@asad/guide/src/english/words.ts';
import type { Knowledge } from '@asad/guide/src/knowledge.ts';
import { splitWords } from '@asad/guide/src/english/split-words.ts';
import { toTerm } from '@asad/guide/src/english/to-term.ts';
import { createLexicon } from '@asad/guide/src/read/lexicon.ts';
import type { LabelledDialogue, LabelledOwner, LabelledTurn, Utterance } from './read-data.ts';

/** Fewer utterances teach no weight. */
const FEWEST = 5;
/** This many utterances about no entry mark general English. */
const FEWEST_OF_TEXTS = 8;
const OF_ENTRY = /^(?:project|experience|stack|part|principle|pillar)-/u;

const isOnTopic = ({ good: [best] }: LabelledTurn): boolean => best !== 'DECLINE' && best !== 'OFF-TOPIC';

/** Without the owners' words, the model serves any content. */
export function findVocabulary(
  utterances: readonly Utterance[],
  dialogues: readonly LabelledDialogue[],
  sample: Knowledge,
  owners: readonly Omit<LabelledOwner, 'name'>[] = [],
): readonly string[] {
  const lexicon = createLexicon(sample);
  const [all, general] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, text: string): void => {
    for (const word of new Set(splitWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  // What is off topic here may be another owner's topic.
  for (const { target, says } of utterances) {
    if (target === 'DECLINE') continue;
    count(all, says);
    if (!OF_ENTRY.test(target)) count(general, says);
  }
  for (const { says } of dialogues.flat().filter(isOnTopic)) count(all, says);
  for (const { knowledge, calls } of owners) {
    const { findName, rarityOf } = createLexicon(knowledge);
    const isOfAnybody = (word: string): boolean => !findName([word]) && rarityOf(toTerm(word)) === 0;
    for (const { says } of calls.flat().filter(isOnTopic)) count(all, splitWords(says).filter(isOfAnybody).join(' '));
  }
  return [...all]
    .filter(([word, times]) => {
      if (times < FEWEST || COMMON.has(word) || lexicon.findName([word])) return false;
      return lexicon.rarityOf(toTerm(word)) === 0 || (general.get(word) ?? 0) >= FEWEST_OF_TEXTS;
    })
    .map(([word]) => word)
    .toSorted();
}
