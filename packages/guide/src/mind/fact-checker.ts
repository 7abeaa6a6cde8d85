import nlp from 'compromise';

/** Finds names, numbers and links that the content lacks. */
export interface FactChecker {
  /** Normalised: without accents, links in lower case. Empty: the sentence is allowed. */
  readonly findUnknown: (sentence: string) => readonly string[];
}

/** An address, or a word with a dot: "Node.js", "evil.example". */
const DOTTED =
  /(?:[a-z][a-z+.-]*:\/\/|www\.)\S+|[\p{L}\p{N}_.+-]+@[\p{L}\p{N}_.-]+|(?<![\p{L}\p{N}_])[\p{L}\p{N}_][\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_][\p{L}\p{N}_-]*)+/giu;
/** "3.5k" is a figure although it has a dot. */
const DOTTED_FIGURE = /^[\d.]+(?:k|m|bn)?$/u;
const ABBREVIATIONS: ReadonlySet<string> = new Set(['e.g', 'i.e', 'a.m', 'p.m', 'u.s']);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const FIGURE = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
/** "m" without a currency may mean metres. */
const SHORT_FIGURES: readonly (readonly [RegExp, number])[] = [
  [/(\d+(?:\.\d+)?)\s?k\b/giu, 1e3],
  [/(\d+(?:\.\d+)?)\s?M\b|(?<=[$€£])(\d+(?:\.\d+)?)\s?m\b/gu, 1e6],
  [/(\d+(?:\.\d+)?)\s?bn\b/giu, 1e9],
];
const DIGIT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const DIGIT_WORD = `(?:oh|${DIGIT_WORDS.join('|')})`;
/** Matches phone numbers: each figure may be known while the whole is not. */
const IN_A_ROW = new RegExp(`\\d+(?:[\\s()./-]{1,3}\\d+){2,}|\\b${DIGIT_WORD}(?:[\\s,-]+${DIGIT_WORD}){3,}\\b`, 'giu');
const NUMBER_WORD =
  /(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|hundred|thousand|million|billion|dozen|half|quarter)\b/iu;
/** "One of them" and "the first" are not figures. */
const NO_FIGURE = 1;

/** Checks words and values: "600k" equals 600,000. Cannot detect a false combination of known words. */
export function createFactChecker(texts: readonly string[]): FactChecker {
  const lines = texts.map(fold);
  const text = lines.join('\n');
  const words = new Set(readWords(text));
  const dotted = new Set(readDotted(text));
  const numbers = new Set(lines.flatMap((line) => [...new Set([line, writeOut(line)])].flatMap(readNumbers)));
  const lexicon = (nlp.model() as { one?: { lexicon?: Readonly<Record<string, unknown>> } }).one?.lexicon ?? {};
  // Accepts a compound in two words, and the reverse.
  const isKnown = (word: string): boolean =>
    words.has(word) || words.has(word.replace(/'s$/u, '')) || word.split('-').every((part) => words.has(part));

  return {
    findUnknown(rawSentence) {
      const sentence = fold(rawSentence);
      const links = readDotted(sentence).filter((one) => !dotted.has(one) && !ABBREVIATIONS.has(one));
      const figures = readNumbers(writeOut(sentence)).filter((value) => !numbers.has(value));
      return [...links, ...figures.map(String), ...findNames(sentence, isKnown, lexicon)];
    },
  };
}

/** Normalises accents, apostrophes, full-width digits and a spoken "dot". */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/(?<=\w) dot (?=\w)/giu, '.');

/** "3.5k" becomes 3500, "five five oh one" becomes 5501. */
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

/** Reads figures and number words, without ordinals and "one". */
function readNumbers(text: string): readonly number[] {
  const figures = Array.from(text.matchAll(FIGURE), ([figure]) => Number(figure.replaceAll(',', '')));
  // Skip the library, which takes milliseconds per sentence.
  if (!NUMBER_WORD.test(text)) return figures.filter((value) => value !== NO_FIGURE);
  const spoken = nlp(text.replaceAll(/[-–]/g, ' '))
    .numbers()
    .json()
    .flatMap(({ number }: { number?: { num?: number | null; isOrdinal?: boolean } }) =>
      typeof number?.num === 'number' && !number.isOrdinal ? [number.num] : [],
    );
  return [...figures, ...spoken].filter((value) => value !== NO_FIGURE);
}

/** Finds unknown capitalised words; the first word counts only if it is not common English. */
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
