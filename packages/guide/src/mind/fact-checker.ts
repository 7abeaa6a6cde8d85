import nlp from 'compromise';

/** Finds what a sentence says that no text of the content holds: names, numbers, links. */
export interface FactChecker {
  /** Each as it is compared: without accents, links in lower case; empty: it may be said. */
  readonly findUnknown: (sentence: string) => readonly string[];
}

/** An address, or a word with a dot in it: "Node.js" is known by the content, "evil.example" is not. */
const DOTTED =
  /(?:[a-z][a-z+.-]*:\/\/|www\.)\S+|[\p{L}\p{N}_.+-]+@[\p{L}\p{N}_.-]+|(?<![\p{L}\p{N}_])[\p{L}\p{N}_][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_][\p{L}\p{N}_-]*)+/giu;
/** "3.5k" is a figure with a dot in it. */
const DOTTED_FIGURE = /^[\d.]+(?:k|m|bn)?$/u;
const ABBREVIATIONS: ReadonlySet<string> = new Set(['e.g', 'i.e', 'a.m', 'p.m', 'u.s']);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const FIGURE = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
/** Amounts that are written short; a small "m" without a currency is as often a metre. */
const SHORT_FIGURES: readonly (readonly [RegExp, number])[] = [
  [/(\d+(?:\.\d+)?)\s?k\b/giu, 1e3],
  [/(\d+(?:\.\d+)?)\s?M\b|(?<=[$€£])(\d+(?:\.\d+)?)\s?m\b/gu, 1e6],
  [/(\d+(?:\.\d+)?)\s?bn\b/giu, 1e9],
];
const DIGIT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const DIGIT_WORD = `(?:oh|${DIGIT_WORDS.join('|')})`;
/** Figures with nothing but signs between them, as phone numbers are: each may be known, and the whole be another. */
const IN_A_ROW = new RegExp(`\\d+(?:[\\s()./-]{1,3}\\d+){2,}|\\b${DIGIT_WORD}(?:[\\s,-]+${DIGIT_WORD}){3,}\\b`, 'giu');
const NUMBER_WORD =
  /(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|hundred|thousand|million|billion|dozen|half|quarter)\b/iu;
/** "One of them", "the first": no figure. */
const NO_FIGURE = 1;

/**
 * Knows what stands in `texts`, by words and by values: "600k" is 600,000. What is true word by word and false as a whole
 * it cannot see.
 */
export function createFactChecker(texts: readonly string[]): FactChecker {
  const lines = texts.map(fold);
  const text = lines.join('\n');
  const words = new Set(readWords(text));
  const dotted = new Set(readDotted(text));
  const numbers = new Set(lines.flatMap((line) => [...new Set([line, writeOut(line)])].flatMap(readNumbers)));
  const lexicon = (nlp.model() as { one?: { lexicon?: Readonly<Record<string, unknown>> } }).one?.lexicon ?? {};
  // A word of the content that is written as a compound may be said in two, and the other way round.
  const isKnown = (word: string): boolean =>
    words.has(word) || words.has(word.replace(/'s$/u, '')) || word.split('-').every((part) => words.has(part));

  return {
    findUnknown(said) {
      const sentence = fold(said);
      const links = readDotted(sentence).filter((one) => !dotted.has(one) && !ABBREVIATIONS.has(one));
      const figures = readNumbers(writeOut(sentence)).filter((value) => !numbers.has(value));
      return [...links, ...figures.map(String), ...findNames(sentence, isKnown, lexicon)];
    },
  };
}

/** One spelling of what is written in several: accents, apostrophes, full-width digits, "dot" in a link that is spoken. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/(?<=\w) dot (?=\w)/giu, '.');

/** Numbers as one figure each: "3.5k" is 3500, "five five oh one" is 5501. */
const writeOut = (text: string): string =>
  SHORT_FIGURES.reduce(
    (written, [short, scale]) =>
      written.replaceAll(short, (_, figure?: string, priced?: string) =>
        String(Math.round(Number(figure ?? priced) * scale)),
      ),
    text.replaceAll(IN_A_ROW, (row) =>
      row
        .replaceAll(/[a-z]+/giu, (word) => String(Math.max(0, DIGIT_WORDS.indexOf(word.toLowerCase()))))
        .replaceAll(/\D/g, ''),
    ),
  );

const readWords = (text: string): readonly string[] =>
  Array.from(text.matchAll(WORD), ([word]) => word.toLowerCase()).flatMap((word) => [
    word,
    word.replace(/'s$/u, ''),
    ...word.split('-'),
  ]);

const readDotted = (text: string): readonly string[] =>
  Array.from(text.matchAll(DOTTED), ([word]) => word.toLowerCase().replace(/[.,;:!?)]+$/u, '')).filter(
    (word) => /\p{L}/u.test(word) && !DOTTED_FIGURE.test(word),
  );

/** Values of figures and of numbers in words; ordinals and "one" are none. */
function readNumbers(text: string): readonly number[] {
  const figures = Array.from(text.matchAll(FIGURE), ([figure]) => Number(figure.replaceAll(',', '')));
  // The library takes milliseconds a sentence, and most hold no number in words.
  if (!NUMBER_WORD.test(text)) return figures.filter((value) => value !== NO_FIGURE);
  const spoken = nlp(text.replaceAll(/[-–]/g, ' '))
    .numbers()
    .json()
    .flatMap(({ number }: { number?: { num?: number | null; isOrdinal?: boolean } }) =>
      typeof number?.num === 'number' && !number.isOrdinal ? [number.num] : [],
    );
  return [...figures, ...spoken].filter((value) => value !== NO_FIGURE);
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
    if (!/^\p{Lu}/u.test(word) || /^I(?:'\w+)?$/u.test(word) || isKnown(lower)) return [];
    if (index > 0) return [word];
    const [term] = nlp(sentence).terms().json()[0]?.terms ?? [];
    const tags: readonly string[] = term?.tags ?? [];
    const isName =
      tags.includes('ProperNoun') || (tags.includes('Noun') && !tags.includes('Pronoun') && !(lower in lexicon));
    return isName ? [word] : [];
  });
}
