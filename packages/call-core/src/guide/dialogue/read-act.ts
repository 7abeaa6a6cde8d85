import { ASKING, QUESTION } from '../retrieval/stop-words.ts';
import { isCommonTerm, isStopWord, toTerm } from '../retrieval/topic-terms.ts';
import { splitUtterance, standsAt } from './split-utterance.ts';
import { ACTS, type Act, type GuideContent } from './subject.ts';

/** Which act an utterance is, if it is one and nothing else. */
export interface ReadAct {
  /** Word for word, but for courtesies. */
  readonly exactly: (question: string) => Act | undefined;
  /** The act that an utterance begins with, and what is said after it: "Sure, list them". */
  readonly leading: (words: readonly string[]) => { readonly act: Act; readonly rest: readonly string[] } | undefined;
  /** In nearly the same words; never a farewell. */
  readonly nearly: (question: string) => Act | undefined;
}

/** Longer utterances are no row of phrases. */
const MOST_WORDS = 16;
/** Words shared of all words from which on an utterance is a phrase said in other words. */
const NEARLY = 0.75;

/** Acts that may stand beside a farewell: "That was very helpful, goodbye". */
const BESIDE_FAREWELL: ReadonlySet<Act> = new Set(['thanks', 'acknowledge']);
/** Where a clause ends. */
const CLAUSE = /[.!,;:]+\s+/u;
/** Acts that may be followed by what was meant by them. */
const LEADING: ReadonlySet<Act> = new Set(['yes', 'no', 'stop']);
const MOST_LEADING = 4;

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
 * question. The others are recognised in nearly the same words too.
 */
export function createActReader(content: GuideContent): ReadAct {
  const trim = createTrimmer(content);
  const politeness = splitPoliteness(content);
  const phrases = ACTS.flatMap((act) =>
    content.acts[act].phrases.map((phrase) => ({ act, words: splitUtterance(phrase) })),
  );
  const exact = new Map(phrases.map(({ act, words }) => [words.join(' '), act]));
  const near = phrases
    .filter(({ act, words }) => act !== 'goodbye' && words.length > 2)
    .map(({ act, words }) => ({ act, phrase: new Set(words) }));

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

  return {
    exactly(question) {
      const all = splitUtterance(question);
      const trimmed = trim(all);
      if (!question.includes('?') && (isAct(all, 'goodbye') || endsInFarewell(question))) return 'goodbye';
      // "Um, hi": of nothing but courtesies the last that is an act is meant.
      const ends = trimmed.length > 0 ? [trimmed] : all.map((_, index) => all.slice(index));
      const found = [all, ...ends].map((words) => exact.get(words.join(' '))).find((act) => act && act !== 'goodbye');
      return found ?? (trimmed.length > 0 ? ACTS.find((act) => act !== 'goodbye' && isAct(trimmed, act)) : undefined);
    },
    leading(words) {
      const start = trim(words).length > 0 ? words.indexOf(trim(words)[0] ?? '') : 0;
      for (const from of new Set([0, start]))
        for (let to = Math.min(words.length - 1, from + MOST_LEADING); to > from; to -= 1) {
          const act = exact.get(words.slice(from, to).join(' '));
          if (act && LEADING.has(act)) return { act, rest: words.slice(to) };
        }
      return undefined;
    },
    nearly(question) {
      const said = new Set(trim(splitUtterance(question)));
      return near.find(({ phrase }) => {
        let shared = 0;
        for (const word of phrase) if (said.has(word)) shared += 1;
        if (shared / (phrase.size + said.size - shared) < NEARLY || phrase.has('not') !== said.has('not')) return false;
        return [...said].every(
          (word) => phrase.has(word) || (isStopWord(word) && !ASKING.has(word)) || isCommonTerm(toTerm(word)),
        );
      })?.act;
    },
  };
}
