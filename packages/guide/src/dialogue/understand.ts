import { isNobodys } from '../retrieval/question-manner.ts';
import { isCommonTerm } from '../retrieval/topic-terms.ts';
import { createCandidateFinder } from './candidates.ts';
import type { Candidate } from './evidence.ts';
import { createCueReader } from './cues.ts';
import { createDetailReader } from './details.ts';
import { createMentionFinder } from './find-mentions.ts';
import { toFound, type Found, type Target } from './found.ts';
import type { GuideState } from './guide-state.ts';
import type { Library } from './library.ts';
import { pickLikeliest, rank } from './rank.ts';
import { createActReader, createQuestionTrimmer, type ActReader } from './read-act.ts';
import { createQuestionReader, type Reading } from './read-question.ts';
import { splitUtterance } from './split-utterance.ts';
import type { GuideContent } from './subject.ts';
import { createTopicReader } from './topics.ts';
import { readWordWeights } from './weigh-words.ts';
import { WEIGHTS } from './weights.ts';

/** So likely it is asked of nothing here, when it points at nobody here. */
const LEAST_NOTHING = 0.08;
/** The same where no words are learned, when it has some that nothing here knows. */
const LEAST_STRANGE = 0.05;

/** What is that likely may be offered instead of what is not written. */
const LEAST_OFFERED = 0.05;

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
  readonly readAct: ActReader['exactly'];
  readonly explain: (question: string, state: GuideState) => Explained;
  readonly understand: (
    question: string,
    state: GuideState,
  ) => {
    readonly words: readonly string[];
    readonly found: Found | undefined;
    /** How sure that is, 0 to 1. */
    readonly chance: number;
    /** What else may be meant, as targets, the likeliest first. */
    readonly near: readonly Target[];
  };
}

/** Reads a question, lists the ways to understand it, and takes the likeliest. */
export function createUnderstander(content: GuideContent, library: Library): Understander {
  const trim = createQuestionTrimmer(content);
  const findMentions = createMentionFinder(content, library.hasTerm);
  const read = createQuestionReader(content, findMentions, createCueReader(content, findMentions));
  const acts = createActReader(content);
  const findCandidates = createCandidateFinder(
    library,
    acts.within,
    createTopicReader(content),
    createDetailReader(content, findMentions),
    content.words !== undefined,
  );
  const weights = { ...WEIGHTS, ...readWordWeights(content.words) };

  function explain(question: string, state: GuideState): Explained {
    const all = splitUtterance(question);
    const trimmed = trim(all);
    // What is asked word for word is not to be trimmed: "Is he good?", "Nice to see you".
    const isExact = library.findExact(all.join(' ')) !== undefined;
    const words = (trimmed.length === 0 || isExact ? all : trimmed).map(library.correct);
    const reading = read(question, words);
    return { words, reading, candidates: findCandidates(question, reading, state) };
  }

  return {
    read,
    trim,
    readAct: acts.exactly,
    explain,
    understand(question, state) {
      const { words, reading, candidates } = explain(question, state);
      const { subjects, leftover, nouns } = reading;
      const exact = library.findAnswer(library.findExact(words.join(' ')) ?? '');
      // What is asked word for word, and nothing was talked about, needs no weighing.
      // But a name alone may be the work's: "Tell me about ASAD".
      const isName = leftover.length === 0 && subjects.some((one) => one.role === 'work' && one !== exact?.subject);
      if (exact && !state.focus && !isName)
        return { words, found: toFound(exact.subject, exact.field), chance: 1, near: [] };
      // "How much does a plumber charge?", "Call my mother", before anything was talked about.
      const isNamed = subjects.length > 0 || nouns.some(({ isPlural }) => isPlural);
      const isElse = !state.entry && !isNamed && isNobodys(reading.rest);
      const isStrange = !content.words && leftover.some((term) => !isCommonTerm(term) && !library.hasTerm(term));
      const ranked = rank(candidates, weights);
      return {
        words,
        found: pickLikeliest(ranked, isStrange ? LEAST_STRANGE : isElse ? LEAST_NOTHING : 1),
        chance: ranked[0]?.chance ?? 0,
        near: ranked.flatMap(({ found, chance }) =>
          found && chance >= LEAST_OFFERED ? found.targets.slice(0, 1) : [],
        ),
      };
    },
  };
}
