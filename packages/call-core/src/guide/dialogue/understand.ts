import { findStranger, isNobodys } from '../retrieval/question-manner.ts';
import { isCommonTerm } from '../retrieval/topic-terms.ts';
import { createCandidateFinder } from './candidates.ts';
import type { Candidate } from './evidence.ts';
import { createCueReader } from './cues.ts';
import { createDetailReader } from './details.ts';
import { createMentionFinder } from './find-mentions.ts';
import { createTargetFinder } from './find-targets.ts';
import type { Found } from './found.ts';
import type { GuideState } from './guide-state.ts';
import type { Library } from './library.ts';
import { pickLikeliest } from './rank.ts';
import { createQuestionTrimmer } from './read-act.ts';
import { createQuestionReader, type Reading } from './read-question.ts';
import { splitUtterance } from './split-utterance.ts';
import type { GuideContent } from './subject.ts';
import { createTopicReader } from './topics.ts';

/** What is this likely is asked of us, though it points at nobody here. */
const SURE = 0.4;
/** The same, when it speaks of something that nothing here speaks of. */
const SURE_OF_STRANGE = 0.8;

/** And what is this likely asked of nothing here. */
const LIKELY_NOTHING = 0.18;

/** A question, how the rules understand it, and every way to understand it. */
interface Explained {
  /** Without courtesies. */
  readonly words: readonly string[];
  readonly reading: Reading;
  readonly found: Found | undefined;
  /** None, where a content gives no examples of topics. */
  readonly candidates: readonly Candidate[];
}

/** Understands what a question asks for. Pure. */
export interface Understander {
  readonly read: (question: string, words?: readonly string[]) => Reading;
  /** Takes courtesies from the ends of a question. */
  readonly trim: (words: readonly string[]) => readonly string[];
  readonly explain: (question: string, state: GuideState) => Explained;
  readonly understand: (question: string, state: GuideState) => Pick<Explained, 'words' | 'found'>;
}

/** Reads a question, has the rules and the candidates found, and takes the likeliest. */
export function createUnderstander(content: GuideContent, library: Library): Understander {
  const trim = createQuestionTrimmer(content);
  const findMentions = createMentionFinder(content, library.hasTerm);
  const read = createQuestionReader(content, findMentions, createCueReader(content, findMentions), library.toKnown);
  const readTopics = createTopicReader(content);
  const findTargets = createTargetFinder(content, library, readTopics);
  const findCandidates = createCandidateFinder(library, readTopics, createDetailReader(content, findMentions));

  function explain(question: string, state: GuideState): Explained {
    const all = splitUtterance(question);
    const trimmed = trim(all);
    // What is asked word for word is not to be trimmed: "Is he good?", "Nice to see you".
    const isExact = library.search(all.join(' ')).isExact;
    const words = trimmed.length === 0 || isExact ? all : trimmed;
    const reading = read(question, words);
    const found = findTargets(reading, state);
    return {
      words,
      reading,
      found,
      candidates: content.examples?.topics ? findCandidates(reading, state, found) : [],
    };
  }

  function understand(question: string, state: GuideState): Pick<Explained, 'words' | 'found'> {
    const { words, reading, found, candidates } = explain(question, state);
    // What is asked word for word, and nothing was talked about, is known already.
    const isKnown = found && state.focus === undefined && library.search(words.join(' ')).isExact;
    if (candidates.length === 0 || isKnown) return { words, found };
    const likeliest = pickLikeliest(candidates);
    // "How much does a plumber charge?", "Call my mother", before anything was talked about.
    const { rest, leftover } = reading;
    const isElse = !state.entry && isNobodys(rest);
    const isStrange = leftover.some((term) => !isCommonTerm(term) && !library.hasTerm(term));
    const isDoubtful =
      likeliest.chance < (isStrange ? SURE_OF_STRANGE : SURE) ||
      likeliest.nothing > LIKELY_NOTHING ||
      (!found && (findStranger(rest) || rest[1] === 'my'));
    return { words, found: isElse && isDoubtful ? found : likeliest.found };
  }

  return { read, trim, explain, understand };
}
