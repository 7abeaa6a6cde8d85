import { END, QUESTION } from '../retrieval/stop-words.ts';
import { toActTarget, type Target } from './found.ts';
import { splitUtterance, standsAt } from './split-utterance.ts';
import { ACTS, type Act, type GuideContent } from './subject.ts';

/** Acts that are said in an utterance beside something else, as targets; no farewell. */
interface ActsWithin {
  /** In a clause of their own. */
  readonly clauses: ReadonlySet<Target>;
  readonly starts: ReadonlySet<Target>;
  readonly ends: ReadonlySet<Target>;
  /** Something is asked in it. */
  readonly isAsked: boolean;
  /** Those that are never said as a question, where something is asked. */
  readonly odd: ReadonlySet<Target>;
  /** Of whatever is said: the words with courtesies, where it may be an act. */
  readonly wordsOf: (target: Target) => readonly string[] | undefined;
}

/** Which acts an utterance is or has. */
export interface ActReader {
  /** The one that it is and nothing else: word for word, but for courtesies. */
  readonly exactly: (question: string) => Act | undefined;
  readonly within: (question: string) => ActsWithin;
}

/** Longer utterances are no row of phrases. */
const MOST_WORDS = 16;
/** Acts that may stand beside a farewell: "That was very helpful, goodbye". */
const BESIDE_FAREWELL: ReadonlySet<Act> = new Set(['thanks', 'acknowledge']);
/** Acts at an end have so many words at most. */
const MOST_END = 4;
/** Where a clause ends. */
const CLAUSE = /[.!,;:]+\s+/u;

function splitPoliteness({
  courtesies,
  guideNames,
}: Pick<GuideContent, 'courtesies' | 'guideNames'>): readonly (readonly string[])[] {
  return [...courtesies, ...guideNames].map((part) => splitUtterance(part)).toSorted((a, b) => b.length - a.length);
}

/** Takes courtesies and the guide's name from both ends of an utterance. */
export function createTrimmer(content: GuideContent): (words: readonly string[]) => readonly string[] {
  const parts = splitPoliteness(content);
  return (words) => trimEnds(words, parts, parts);
}

/** Takes from a question only what means nothing there: courtesies before it, and few after it. */
export function createQuestionTrimmer(content: GuideContent): (words: readonly string[]) => readonly string[] {
  const openings = splitPoliteness(content);
  const closings = content.closings.map((part) => splitUtterance(part));
  const names = new Set(content.guideNames);
  return (words) => trimEnds(words, openings, closings, names);
}

type Parts = readonly (readonly string[])[];

function trimEnds(
  words: readonly string[],
  openings: Parts,
  closings: Parts,
  names: ReadonlySet<string> = new Set(),
): readonly string[] {
  let [start, end] = [0, words.length];
  for (let isChanged = true; isChanged && start < end;) {
    // "ASAD and Rehearsal" is no address.
    const isAddress = (part: readonly string[]): boolean =>
      words[start + part.length] !== 'and' || !names.has(part.join(' '));
    const opening = openings.find(
      (part) => start + part.length <= end && standsAt(words, part, start) && isAddress(part),
    );
    if (opening) start += opening.length;
    const closing = closings.find((part) => end - part.length >= start && standsAt(words, part, end - part.length));
    if (closing) end -= closing.length;
    isChanged = opening !== undefined || closing !== undefined;
  }
  return words.slice(start, end);
}

/**
 * Reads acts. A farewell ends a call, which costs the visitor one of few: it must stand in the list word for word, alone
 * but for courtesies, or, if it can be nothing else, as the last clause after what asks nothing. It must not be a
 * question. The others are weighed in other words too, beside questions.
 */
export function createActReader(content: GuideContent): ActReader {
  const trim = createTrimmer(content);
  const politeness = splitPoliteness(content);
  const phrases = ACTS.flatMap((act) =>
    content.acts[act].phrases.map((phrase) => ({ act, words: splitUtterance(phrase) })),
  );
  const exact = new Map(phrases.map(({ act, words }) => [words.join(' '), act]));

  const byFirst = Map.groupBy(phrases, ({ words: [first = ''] }) => first);
  const polite = Map.groupBy(politeness, ([first = '']) => first);
  const others = Map.groupBy(
    phrases.filter((phrase) => BESIDE_FAREWELL.has(phrase.act)),
    ({ words: [first = ''] }) => first,
  );
  const partings = Map.groupBy(content.partings?.map((part) => splitUtterance(part)) ?? [], ([first = '']) => first);

  /** "Thanks, bye bye, good night": nothing but phrases of one act and courtesies, and one such phrase at least. */
  function isMadeOf(words: readonly string[], act: Act, hasOne = false): boolean {
    const [first] = words;
    if (first === undefined) return hasOne;
    const own = byFirst.get(first)?.filter((phrase) => phrase.act === act) ?? [];
    const isFarewell = act === 'goodbye';
    const beside = [
      ...(polite.get(first) ?? []),
      ...(isFarewell
        ? [...(partings.get(first) ?? []), ...(others.get(first)?.map((phrase) => phrase.words) ?? [])]
        : []),
    ];
    const goesOn = (part: readonly string[], isOne: boolean): boolean =>
      standsAt(words, part, 0) && isMadeOf(words.slice(part.length), act, isOne);
    return own.some((phrase) => goesOn(phrase.words, true)) || beside.some((part) => goesOn(part, hasOne));
  }
  const isAct = (words: readonly string[], act: Act): boolean => words.length <= MOST_WORDS && isMadeOf(words, act);

  const farewells = content.farewells?.map((part) => splitUtterance(part)) ?? [];
  const isFarewell = (words: readonly string[]): boolean =>
    isAct(words, 'goodbye') && farewells.some((part) => words.some((_, at) => standsAt(words, part, at)));
  /** "I will think about it. Bye!" */
  function endsInFarewell(question: string): boolean {
    const clauses = question.split(CLAUSE);
    return clauses.some(
      (_, at) =>
        at > 0 &&
        isFarewell(splitUtterance(clauses.slice(at).join(' '))) &&
        !clauses.slice(0, at).some((clause) => QUESTION.test(clause)),
    );
  }

  /** The act that words are, word for word. */
  const toAct = (words: readonly string[]): readonly Act[] => {
    const act = exact.get(words.join(' '));
    return act && act !== 'goodbye' ? [act] : [];
  };

  function exactly(question: string): Act | undefined {
    const all = splitUtterance(question);
    const trimmed = trim(all);
    if (!question.includes('?') && (isAct(all, 'goodbye') || endsInFarewell(question))) return 'goodbye';
    // "Um, hi": of nothing but courtesies the last that is an act is meant.
    const ends = trimmed.length > 0 ? [trimmed] : all.map((_, index) => all.slice(index));
    const [found] = [all, ...ends].flatMap(toAct);
    return found ?? (trimmed.length > 0 ? ACTS.find((act) => act !== 'goodbye' && isAct(trimmed, act)) : undefined);
  }

  const toTargets = (some: readonly Act[]): ReadonlySet<Target> =>
    new Set(some.map((act) => toActTarget(act, content.acts[act].answeredBy)));
  const isAsking = (text: string): boolean =>
    text.search(END) >= 0 || text.split(CLAUSE).some((clause) => QUESTION.test(clause));
  const targets = toTargets(ACTS);
  const neverAsked = toTargets(ACTS.filter((act) => !content.acts[act].phrases.some(isAsking)));

  return {
    exactly,
    within(question) {
      const all = splitUtterance(question);
      const words = trim(all);
      const clauses = question.split(CLAUSE);
      const lengths = Array.from({ length: Math.min(MOST_END, all.length - 1) }, (_, index) => index + 1);
      const readEnds = (take: (some: readonly string[], length: number) => readonly string[]): ReadonlySet<Target> =>
        toTargets([all, words].flatMap((some) => lengths.flatMap((length) => toAct(take(some, length)))));
      const readWhole = (some: readonly string[]): readonly Act[] => [...toAct(some), ...toAct(trim(some))];
      const isAsked = isAsking(question);
      return {
        clauses: toTargets(clauses.map(splitUtterance).flatMap(readWhole)),
        starts: readEnds((some, length) => some.slice(0, length)),
        ends: readEnds((some, length) => some.slice(-length)),
        isAsked,
        odd: isAsked ? neverAsked : new Set(),
        wordsOf: (target) => (targets.has(target) ? all : undefined),
      };
    },
  };
}
