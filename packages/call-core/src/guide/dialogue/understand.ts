import { isNobodys } from '../retrieval/question-manner.ts';
import { isCommonTerm } from '../retrieval/topic-terms.ts';
import { createCandidateFinder } from './candidates.ts';
import type { Candidate } from './evidence.ts';
import { createCueReader } from './cues.ts';
import { createDetailReader } from './details.ts';
import { createMentionFinder } from './find-mentions.ts';
import { toFound, type Found } from './found.ts';
import type { GuideState } from './guide-state.ts';
import type { Library } from './library.ts';
import { pickLikeliest } from './rank.ts';
import { createQuestionTrimmer } from './read-act.ts';
import { createQuestionReader, type Reading } from './read-question.ts';
import { splitUtterance } from './split-utterance.ts';
import type { GuideContent } from './subject.ts';
import { createTopicReader } from './topics.ts';
import { readWordWeights } from './weigh-words.ts';
import { WEIGHTS } from './weights.ts';

/** So likely it is asked of nothing here, when it points at nobody here; and where no words are learned, when it has some that nothing here knows. */
const LEAST_NOTHING = 0.08;

/** A question, and every way to understand it. */
interface Explained {
  /** Without courtesies. */
  readonly words: readonly string[];
  readonly reading: Reading;
  readonly candidates: readonly Candidate[];
}

/** Understands what a question asks for. Pure. */
export interface Understander {
  readonly read: (question: string, words?: readonly string[]) => Reading;
  /** Takes courtesies from the ends of a question. */
  readonly trim: (words: readonly string[]) => readonly string[];
  readonly explain: (question: string, state: GuideState) => Explained;
  readonly understand: (
    question: string,
    state: GuideState,
  ) => { readonly words: readonly string[]; readonly found: Found | undefined };
}

/** Reads a question, lists the ways to understand it, and takes the likeliest. */
export function createUnderstander(content: GuideContent, library: Library): Understander {
  const trim = createQuestionTrimmer(content);
  const findMentions = createMentionFinder(content, library.hasTerm);
  const read = createQuestionReader(content, findMentions, createCueReader(content, findMentions), library.toKnown);
  const findCandidates = createCandidateFinder(
    library,
    createTopicReader(content),
    createDetailReader(content, findMentions),
    content.words !== undefined,
  );
  const weights = { ...WEIGHTS, ...readWordWeights(content.words) };

  function explain(question: string, state: GuideState): Explained {
    const all = splitUtterance(question);
    const trimmed = trim(all);
    // What is asked word for word is not to be trimmed: "Is he good?", "Nice to see you".
    const isExact = library.search(all.join(' ')).isExact;
    const words = trimmed.length === 0 || isExact ? all : trimmed;
    const reading = read(question, words);
    return { words, reading, candidates: findCandidates(reading, state) };
  }

  return {
    read,
    trim,
    explain,
    understand(question, state) {
      const { words, reading, candidates } = explain(question, state);
      const { isExact, fact } = library.search(reading.question);
      const { subjects, leftover, nouns } = reading;
      const known = fact && toFound(fact.subject, fact.field);
      // What is asked word for word, and nothing was talked about, needs no weighing.
      // But a name alone may be the work's: "Tell me about ASAD".
      const isName = leftover.length === 0 && subjects.some((one) => one.role === 'work' && one !== fact?.subject);
      if (isExact && known && !state.focus && !isName) return { words, found: known };
      // "How much does a plumber charge?", "Call my mother", before anything was talked about.
      const isNamed = subjects.length > 0 || nouns.some(({ isPlural }) => isPlural);
      const isElse = !state.entry && !isNamed && isNobodys(reading.rest);
      const isStrange = !content.words && leftover.some((term) => !isCommonTerm(term) && !library.hasTerm(term));
      return { words, found: pickLikeliest(candidates, weights, isElse || isStrange ? LEAST_NOTHING : 1) };
    },
  };
}
