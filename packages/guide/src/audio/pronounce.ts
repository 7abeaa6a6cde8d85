/** Spoken forms of names, by spelling. */
export type Pronunciations = Readonly<Record<string, string>>;

/** Every engine misreads these. */
const ABBREVIATIONS: readonly (readonly [written: RegExp, spoken: string])[] = [
  [/\b10k\+/gu, 'more than ten thousand'],
  [/ & /gu, ' and '],
];
/** The bundled synthesiser misreads these. */
const PRONUNCIATIONS: readonly (readonly [written: RegExp, spoken: string])[] = [
  ...ABBREVIATIONS,
  [/\bASAD's\b/gu, "Ahsodd's"],
  [/\bASAD\b/gu, 'Ahsodd'],
  [/\bn8n\b/gu, 'N eight N'],
  [/\bMongoDB\b/gu, 'Mongo D B'],
  [/\bMERN\b/gu, 'murn'],
  [/\bVapi\b/gu, 'Vahpee'],
  [/\bVue\b/gu, 'view'],
  [/\bCSS\b/gu, 'C S S'],
  [/\bAPIs\b/gu, 'A P eyes'],
  [/\bREST\b/gu, 'rest'],
  [/\bAI\b/gu, 'A I'],
  [/\bGit\b/gu, 'git'],
  [/\bLaravel\b/gu, 'Lara vell'],
  [/\bLinkedIn\b/gu, 'Linked In'],
  [/\bTypeScript\b/gu, 'Type Script'],
  [/\bFirebase\b/gu, 'Fire base'],
  [/\bprerendered\b/gu, 'pre rendered'],
];

/** The bundled engine lacks these characters. */
const PLAIN: readonly (readonly [written: RegExp, spoken: string])[] = [
  [/[\u2018\u2019]/gu, "'"],
  [/["()\u201c\u201d]/gu, ''],
  [/[\u2013\u2014\u00b7]/gu, ','],
  [/\+/gu, ' plus '],
  [/#/gu, ' sharp '],
  [/%/gu, ' percent'],
  [/[/_@]/gu, ' '],
  [/ß/gu, 'ss'],
  [/[øØ]/gu, 'o'],
  [/[æÆ]/gu, 'ae'],
  [/[łŁ]/gu, 'l'],
  [/[đĐðÐ]/gu, 'd'],
];

const replaceAll = (sentence: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((text, [written, spoken]) => text.replaceAll(written, () => spoken), sentence);
const toNamePattern = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)}(?![\\p{L}\\p{N}])`, 'gu');
/** The owner's pronunciations, longest name first. */
const toReplacements = (pronunciations: Pronunciations): readonly (readonly [written: RegExp, spoken: string])[] =>
  Object.entries(pronunciations)
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([written, spoken]) => [toNamePattern(written), spoken] as const);

/** Spells a sentence for any engine. */
export const spellOut = (sentence: string, own: Pronunciations = {}): string =>
  replaceAll(replaceAll(sentence, toReplacements(own)), ABBREVIATIONS);

/** Spells a sentence for the bundled synthesiser; the visible text is unaffected. */
export function pronounce(sentence: string, own: Pronunciations = {}): string {
  const text = replaceAll(replaceAll(replaceAll(sentence, toReplacements(own)), PRONUNCIATIONS), PLAIN);
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/ +(?=[,.;:?!])/gu, '')
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
}

/** Finds words with characters that the bundled synthesiser lacks. */
export const findUnreadable = (sentence: string, own: Pronunciations = {}): readonly string[] =>
  pronounce(sentence, own)
    .split(/[\s,.:;?!]+/u)
    .filter((word) => /[^A-Za-z0-9'-]/u.test(word));
