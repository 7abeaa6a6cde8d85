import anyAscii from 'any-ascii';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
};
const decode = (text: string): string =>
  text
    .replaceAll(/&(\w+);/gu, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replaceAll(/&#(\d{2,6});/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&#x([\da-f]{2,5});/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Converts a scalar to text; objects and lists give an empty text. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

const MARKDOWN_LINK = /\[([^\]]+)\]\((https?:[^\s)]+)\)/u;
const HTML_LINK = /<a\b[^>]*\bhref=["']([^"']+)["'][^>]*>(.*?)<\/a>/isu;

export const findLink = (text: string): string | undefined =>
  MARKDOWN_LINK.exec(text)?.[2] ?? HTML_LINK.exec(text)?.[1];

/** Lists the links in all texts of a value. */
export function listLinks(value: unknown): readonly { readonly text: string; readonly address: string }[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listLinks);
  const text = toText(value);
  const marked = [...text.matchAll(new RegExp(MARKDOWN_LINK, 'gu'))].map(([, inner = '', address = '']) => [
    inner,
    address,
  ]);
  const tagged = [...text.matchAll(new RegExp(HTML_LINK, 'gisu'))].map(([, address = '', inner = '']) => [
    inner,
    address,
  ]);
  return [...marked, ...tagged].map(([inner = '', address = '']) => ({ text: tidyLine(inner), address }));
}

/** Removes HTML, entities, and Markdown links and emphasis. Keeps line breaks. */
const withoutMarkup = (text: string): string =>
  decode(
    text
      .replaceAll(/<\s*(?:br|\/p|\/li|\/div)\s*\/?>/giu, '\n')
      .replaceAll(/<li\b[^>]*>/giu, '\n- ')
      .replaceAll(/<\/?[a-z][^>]*>/giu, ''),
  )
    .replaceAll(new RegExp(MARKDOWN_LINK, 'gu'), '$1')
    .replaceAll(/(\*{2,3}|__|~~)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replaceAll(/(?<![\w*])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?![\w*])/gu, '$1')
    .replaceAll(/`([^`]+)`/gu, '$1');

const collapse = (text: string): string => text.replaceAll(/[\s\u200B\uFEFF]+/gu, ' ').trim();
export const tidyLine = (text: string): string => collapse(withoutMarkup(text));
export const tidyParagraphs = (text: string): readonly string[] =>
  withoutMarkup(text)
    .split(/\r?\n/u)
    .map(collapse)
    .filter((line) => line !== '');

const BULLET = /^(?:[-–]\s+|[*•·▪◦‣]\s*|\(?\d{1,2}(?:[.)]\s+|、|[.)](?=\p{Script=Han})))(?=\S)/u;

/**
 * Splits a text into its introduction and its list: lines with bullets or numbers, or at least two bullets
 * within a line.
 */
export function splitBullets(text: string): { readonly summary: string; readonly items: readonly string[] } {
  const lines = tidyParagraphs(
    text
      .replaceAll(/(?<=\s)[*•▪◦‣]\s+(?=\S)/gu, (bullet, _, whole: string) =>
        (whole.match(/(?:^|\s)[*•▪◦‣]\s+\S/gu)?.length ?? 0) > 1 ? `\n${bullet}` : bullet,
      )
      .replaceAll(/(?<=[^\d\s]\s*)\s(?=\d{1,2}(?:[.)]\s+|、|[.)](?=\p{Script=Han}))\S)/gu, (space, _, whole: string) =>
        /^\s*1[.、]/u.test(whole) ? '\n' : space,
      ),
  );
  const items = lines.filter((line) => BULLET.test(line)).map((line) => line.replace(BULLET, ''));
  if (items.length === 0) return { summary: lines.join(' '), items };
  return { summary: lines.filter((line) => !BULLET.test(line)).join(' '), items };
}

/** Removes accents: `février` and `fevrier` are equal. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC');

/** Names of months in languages of résumés. A name with two meanings (`listopad`) is left out. */
const MONTHS = new Map<string, number>();
for (const locale of 'en en-GB de de-AT fr es pt it nl pl cs hr sv da nb'.split(' '))
  for (const style of ['long', 'short'] as const)
    for (let month = 1; month <= 12; month += 1)
      for (const day of [{}, { day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(locale, { ...day, month: style, timeZone: 'UTC' });
        const part = format.formatToParts(Date.UTC(2020, month - 1)).find(({ type }) => type === 'month');
        const name = withoutAccents(part?.value ?? '')
          .toLowerCase()
          .replace('.', '');
        MONTHS.set(name, (MONTHS.get(name) ?? month) === month ? month : 0);
      }

const findMonth = (word: string): number =>
  MONTHS.get(word) ?? (word.length < 3 ? 0 : ([...MONTHS].find(([name]) => name.startsWith(word))?.[1] ?? 0));

const NOW =
  /^(?:(?:til+ |to |until |bis |à |a )?(?:present[e]?|now|today|date|heute|jetzt|aujourd.hui|ce jour|presente|hoy|oggi|nu|heden|dzis|nå)|current(?:ly)?|ongoing|on-going|actualidad|(?:la )?actual(?:idad|mente)?|atual(?:mente)?|en cours|laufend|in corso|attuale|obecnie|至今|现在|現在|目前|今|现职|현재|null|undefined|-)$/iu;

/** True if a date means "ongoing". */
export const isNow = (text: string): boolean => NOW.test(text.trim().replace(/[.]$/u, ''));

/** Reads a date as a year, with its month if present; undefined without a year. */
export function parseDate(given: string): string | undefined {
  const text = given.trim();
  const ordered = /^(\d{4})(?:[-./年]\s?(\d{1,2}))?(?:[-./月日T]|$)/u.exec(text);
  const reversed = /^(?:\d{1,2}[./-])?(\d{1,2})[./-](\d{4})$/u.exec(text);
  const named = withoutAccents(text)
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.map(findMonth)
    .filter((month) => month > 0);
  const [year, month] = ordered
    ? [ordered[1], Number(ordered[2] ?? 0)]
    : reversed
      ? [reversed[2], Number(reversed[1])]
      : [/\b((?:19|20)\d{2})(?!\d)/u.exec(text)?.[1], named?.length === 1 ? Number(named[0]) : 0];
  if (year === undefined) return undefined;
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;
}

/** Splits `2020.03 - 2022.08` into its two ends. */
export function splitRange(text: string): readonly [start: string, end: string | undefined] {
  const dates = text.split(
    /\s+(?:--?|–|—|to|bis|till|a|à|al|~|〜|～|\/|until)\s+|\s*[–—~〜～至到]\s*(?=\p{L}|\d|$)|(?<=\b\d{4}(?:[./年]\d{1,2}月?)?)\s*--?\s*(?=\p{L}|(?:\d{1,2}[./])?\d{4}(?!\d)|$)/iu,
  );
  const parts = dates.map((part) => part.trim()).filter(Boolean);
  if (/(?:至今|[-–—〜～])\s*$/u.test(text) && parts.at(-1) !== '至今' && parts.length === 1) parts.push('present');
  return [parts[0] ?? '', parts.length > 1 ? parts.at(-1) : undefined];
}

/** Converts a name to an id of a to z, 0 to 9 and dashes. */
export const toId = (name: string): string =>
  anyAscii(name.normalize('NFC'))
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');

/** Returns the language of a script that few languages use; undefined for Latin and Cyrillic. */
export function findLanguage(text: string): string | undefined {
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
