import nlp from 'compromise';

/** Finds what a sentence says that no text of the content holds: names, numbers, links. */
export interface FactChecker {
  /** Each as it stands in the sentence; empty: it may be said. */
  readonly findUnknown: (sentence: string) => readonly string[];
}

/** An address, or a word with a dot in it: "Node.js" is known by the content, "evil.example" is not. */
const DOTTED = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+|\b\w[\w-]*(?:\.\w[\w-]*)+/giu;
const ABBREVIATIONS: ReadonlySet<string> = new Set(['e.g', 'i.e', 'a.m', 'p.m', 'u.s']);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const FIGURE = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const NUMBER_WORD =
  /(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|hundred|thousand|million|billion|dozen|half|quarter)\b/iu;
/** "One of them", "the first": no figure. */
const NO_FIGURE = 1;

/**
 * Knows what stands in `texts`, by words and by values: "600k" is 600,000. What is true word by word and false as a whole
 * it cannot see.
 */
export function createFactChecker(texts: readonly string[]): FactChecker {
  const text = texts.join('\n');
  const words = new Set(readWords(text));
  const dotted = new Set(readDotted(text));
  const numbers = new Set(texts.flatMap(readNumbers));
  const lexicon = (nlp.model() as { one?: { lexicon?: Readonly<Record<string, unknown>> } }).one?.lexicon ?? {};
  // A word of the content that is written as a compound may be said in two, and the other way round.
  const isKnown = (word: string): boolean =>
    words.has(word) || words.has(word.replace(/['’]s$/u, '')) || word.split('-').every((part) => words.has(part));

  return {
    findUnknown(sentence) {
      const links = readDotted(sentence).filter((one) => !dotted.has(one) && !ABBREVIATIONS.has(one));
      const figures = readNumbers(sentence).filter((value) => !numbers.has(value));
      return [...links, ...figures.map(String), ...findNames(sentence, isKnown, lexicon)];
    },
  };
}

const readWords = (text: string): readonly string[] =>
  Array.from(text.matchAll(WORD), ([word]) => word.toLowerCase()).flatMap((word) => [
    word,
    word.replace(/['’]s$/u, ''),
    ...word.split('-'),
  ]);

const readDotted = (text: string): readonly string[] =>
  Array.from(text.matchAll(DOTTED), ([word]) => word.toLowerCase().replace(/[.,;:!?)]+$/u, '')).filter((word) =>
    /\p{L}/u.test(word),
  );

/** Values of figures and of numbers in words; ordinals and "one" are none. */
function readNumbers(text: string): readonly number[] {
  const figures = Array.from(text.matchAll(FIGURE), ([figure]) => Number(figure.replaceAll(',', '')));
  const scaled = Array.from(text.matchAll(/(\d+(?:\.\d+)?)\s?k\b/gi), ([, figure]) => Number(figure) * 1000);
  // The library takes milliseconds a sentence, and most hold no number in words.
  if (!NUMBER_WORD.test(text)) return [...figures, ...scaled].filter((value) => value !== NO_FIGURE);
  const spoken = nlp(text.replaceAll(/[-–]/g, ' '))
    .numbers()
    .json()
    .flatMap(({ number }: { number?: { num?: number | null; isOrdinal?: boolean } }) =>
      typeof number?.num === 'number' && !number.isOrdinal ? [number.num] : [],
    );
  return [...figures, ...scaled, ...spoken].filter((value) => value !== NO_FIGURE);
}

/** Capitalised words that are no word of the content; the first of the sentence where it is no word of English either. */
function findNames(
  sentence: string,
  isKnown: (word: string) => boolean,
  lexicon: Readonly<Record<string, unknown>>,
): readonly string[] {
  const matches = [...sentence.matchAll(WORD)];
  return matches.flatMap(([word], index) => {
    const lower = word.toLowerCase();
    if (!/^\p{Lu}/u.test(word) || /^I(?:['’]\w+)?$/u.test(word) || isKnown(lower)) return [];
    if (index > 0) return [word];
    const [term] = nlp(sentence).terms().json()[0]?.terms ?? [];
    const tags: readonly string[] = term?.tags ?? [];
    const isName =
      tags.includes('ProperNoun') || (tags.includes('Noun') && !tags.includes('Pronoun') && !(lower in lexicon));
    return isName ? [word] : [];
  });
}
