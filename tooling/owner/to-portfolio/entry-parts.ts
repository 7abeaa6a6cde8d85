import type { Owner, Portfolio } from '@asad/content';
import { isRepository, type Item, type Notes } from '@asad/content/resume';
import { isKnownTool } from '@asad/guide/derive';
import { toId } from '../to-id.ts';

/** The owner's facts, from file, flags and questions. */
export type OwnerChoice = Omit<Owner, 'isSample' | 'profiles' | 'photo' | 'linkedIn' | 'bookingUrl'> &
  Partial<Pick<Owner, 'linkedIn' | 'bookingUrl' | 'photo'>> & { readonly headline: string };

export interface Source {
  readonly notes: Notes;
  readonly today: string;
  /** The names of skills, keywords of works, and well-known tools. */
  readonly parts: readonly string[];
  /** Where the owner studied. */
  readonly schools: readonly string[];
  /** Sentences of About. One that names an employer also belongs to that job. */
  readonly about: readonly string[];
}

/** All texts of an entry that finds no place. */
export const showTexts = (entry: object): string =>
  Object.values(entry).flat().filter(Boolean).join(', ').replaceAll('.,', '.');

/** A duplicate gets another word or a number. */
export function createIds(kind: string): (...names: readonly string[]) => string {
  const usedIds = new Set<string>();
  return (...names) => {
    const [first = '', ...more] = names.map(toId).filter(Boolean);
    const short = first.slice(0, 60).replace(/-+$/u, '');
    const choices = [short, ...more.map((word) => `${short}-${word}`.slice(0, 80).replace(/-+$/u, ''))].filter(Boolean);
    const free = choices.find((id) => !usedIds.has(id));
    const numbered = (count: number): string => {
      const id = `${short || kind}-${count}`;
      return usedIds.has(id) ? numbered(count + 1) : id;
    };
    const id = free ?? numbered(short === '' ? 1 : 2);
    usedIds.add(id);
    return id;
  };
}

/** Returns the language of a script that few languages use; undefined for Latin and Cyrillic. */
function findLanguage(text: string): string | undefined {
  const scripts = [
    ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
    ['ko', /\p{Script=Hangul}/gu],
    ['zh', /\p{Script=Han}/gu],
    ['ar', /\p{Script=Arabic}/gu],
    ['he', /\p{Script=Hebrew}/gu],
    ['el', /\p{Script=Greek}/gu],
    ['th', /\p{Script=Thai}/gu],
    ['hi', /\p{Script=Devanagari}/gu],
  ] as const;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([, script]) => (text.match(script)?.length ?? 0) > letters / 4)?.[0];
}

export const langOf = (...texts: readonly (string | undefined)[]): { readonly lang?: string } => {
  const lang = findLanguage(texts.filter(Boolean).join(' '));
  return lang === undefined ? {} : { lang };
};

/** Kanji alone look Chinese; the kana of the whole portfolio show that they are Japanese. */
export function withJapanese(portfolio: Portfolio): Portfolio {
  const text = JSON.stringify(portfolio);
  const count = (script: RegExp): number => text.match(script)?.length ?? 0;
  const isJapanese = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) * 20 > count(/\p{Script=Han}/gu);
  return isJapanese ? (JSON.parse(text.replaceAll('"lang":"zh"', '"lang":"ja"')) as Portfolio) : portfolio;
}

/** These are written without their ending, too; `Next` and `Three` are words. */
const SHORT_OF_JS = /^(?:React|Vue|Angular|Node|Express|Nuxt|Ember|Svelte|D3)(?=\.?js$)/iu;
/** Known tools that are ordinary words in small letters. */
const ORDINARY = /^(?:angular|delphi|flask|flutter|node|oracle|rails|react|ruby|rust|snowflake|stripe|swift|unity)$/u;
/** `python` is a known tool, and `dbt` has no vowel. */
const isClear = (part: string): boolean =>
  part.length > 2 && !ORDINARY.test(part) && (isKnownTool(part) || /^(?!.*[aeiouy])[a-z+#]+$/u.test(part));
/** One works to a standard, and not with it. */
const STANDARD = /^(?:ISO|IEC|EN|DIN)\b/u;
/** A part in small letters counts in any case if it is clear, as `dbt`, and `make` does not; `Go 1.23` counts as Go. */
function toPattern(part: string): RegExp {
  const isSmall = !/[\p{Lu}\p{Lo}\d]/u.test(part);
  if ((isSmall && !isClear(part)) || STANDARD.test(part)) return /(?!)/gu;
  const name = SHORT_OF_JS.exec(part)?.[0] ?? part.replace(/ v?\d+(?:\.\d+)+$/u, '');
  const escaped = name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  const whole = String.raw`(?<![\p{L}\p{N}.#+])${escaped}(?![\p{L}\p{N}#+&])`;
  return new RegExp(whole, isSmall ? 'giu' : 'gu');
}

/** The parts that a text names; "React Native" is not React. */
export function findParts(parts: readonly string[], text: string): readonly string[] {
  let rest = text.replaceAll(/\p{Script=Han}|(?<=\bC\+\+)\d+/gu, ' ');
  const found = new Set<string>();
  for (const part of parts.toSorted((a, b) => b.length - a.length)) {
    const without = rest.replaceAll(toPattern(part), ' ');
    if (without !== rest) found.add(part);
    rest = without;
  }
  return parts.filter((part) => found.has(part));
}

/** The address of a repository is not a site. */
export function linksOf({ url, repo }: Item) {
  const [site, code] = (repo ?? url) === url && isRepository(url) ? [undefined, url] : [url, repo];
  return (site ?? code) === undefined ? {} : { links: { ...(site && { site }), ...(code && { repo: code }) } };
}
