import { decode } from 'html-entities';

/** Converts a scalar to text; objects and lists give an empty text. */
export const toText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? `${value}`
      : value instanceof Date
        ? value.toISOString().slice(0, 10)
        : '';

const LINK = /!?\[([^\]]*)\]\((?=[^\s)]*[./:#])((?:[^\s()]|\([^\s()]*\))+)(?:\s+"[^"]*")?\)/gu;

/** Writes the links of HTML, LaTeX and Typst, and the `doi:10.1/x` of a reference, as Markdown. */
const withMarkdownLinks = (text: string): string =>
  text
    .replaceAll(/\bdoi:\s?(10\.\d{4,}\/[^\s,;)\]]+[^\s,;)\].])/giu, 'doi:[$1](https://doi.org/$1)')
    .replaceAll(/<a\b[^>]*\bhref=["']([^"']+)["'][^>]*>(.*?)<\/a>/gisu, '[$2]($1)')
    .replaceAll(/\\href\{([^{}]+)\}\{((?:[^{}]|\{[^{}]*\})*)\}/gu, '[$2]($1)')
    .replaceAll(/#link\("([^"]+)"\)\[([^\]]*)\]/gu, '[$2]($1)');

/** Lists the links in all texts of a value. */
export function listLinks(value: unknown): readonly { readonly text: string; readonly address: string }[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listLinks);
  return [...withMarkdownLinks(toText(value)).matchAll(LINK)].map(([, inner = '', address = '']) => ({
    text: tidyLine(inner),
    address,
  }));
}

export const findLink = (text: string): string | undefined =>
  listLinks(text).find(({ address }) => /^https?:/iu.test(address))?.address;

const COMMAND = /\{\\(?:bf|em|it|sc|tt) +([^{}]*)\}|\\(?!begin\b|end\b)[a-z]{2,}\{([^{}]*)\}/giu;
/** Removes the commands of LaTeX (RenderCV v1) and Typst (v2), and keeps their texts. */
function withoutCommands(text: string): string {
  const plain = text.replaceAll(COMMAND, '$1$2');
  // The innermost commands are unwrapped first.
  if (plain !== text) return withoutCommands(plain);
  return text
    .replaceAll(/#(?:emph|strong|sub|super|underline|smallcaps|strike)\[([^\]]*)\]/gu, '$1')
    .replaceAll(/#[hv]\([^)]*\)|!!LINEBREAK!!|\\n(?![a-z])/gu, '\n')
    .replaceAll(/\$\$(.+?)\$\$|\$(?=[^$\n]*[\\^_])([^\s\d$][^$\n]*)\$/gu, (_, typst?: string, latex = typst) =>
      String(latex).replaceAll(/\\(?=\w)/gu, ''),
    )
    .replaceAll(/\\((?:La)?TeX)\b(?:\{\})?|\\([!-/:-@[-`{-~]|\s)/gu, '$1$2');
}

const NAMES =
  'a|abbr|b|big|blockquote|button|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|s|section|small|span|strike|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul';
/** `<Button>` and `List<S>` are names of code; capital tags come in pairs. */
const TAGS = new RegExp(String.raw`<\/?(?:${NAMES})\b[^>]*>`, 'gu');
const CAPITAL_TAGS = new RegExp(String.raw`<(${NAMES.toUpperCase()})\b[^>]*>([^]*?)<\/\1>`, 'gu');
/** Indents the items of lists by their depth. */
function withBullets(html: string): string {
  let depth = 0;
  return html.replaceAll(/<(\/?)([uo]l|li)\b[^>]*>/giu, (_, end: string, name: string) => {
    if (name.toLowerCase() === 'li') return end === '' ? `\n${'  '.repeat(Math.max(depth - 1, 0))}- ` : '\n';
    depth += end === '' ? 1 : -1;
    return '\n';
  });
}

/** Removes HTML, entities, and the marks of Markdown, LaTeX and Typst. Keeps line breaks. */
const withoutMarkup = (text: string): string =>
  decode(
    withoutCommands(
      withBullets(
        withMarkdownLinks(/<\/?(?:p|li|div|ul|ol)\b/iu.test(text) ? text.replaceAll(/\s*\n\s*/gu, ' ') : text),
      )
        .replaceAll(LINK, '$1')
        .replaceAll(/<\s*(?:br|\/p|\/div|\/d[dt]|\/summary|\/h\d)\s*\/?>/giu, '\n')
        .replaceAll(/<(https?:[^\s>]+)>/giu, '$1')
        .replaceAll(TAGS, '')
        .replaceAll(CAPITAL_TAGS, '$2'),
    ),
  )
    .replaceAll(/^#{2,6}\s+/gmu, '')
    .replaceAll(/(\*{2,3}|~~)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    // Not the name `__init__`.
    .replaceAll(/(?<![\w/])__(?![a-z_]+__)(?=\S)(.+?)(?<=\S)__(?!\w)/gu, '$1')
    .replaceAll(/(?<![\w*/])([*_])(?=[^\s*_])([^*_\n]+?)(?<=[^\s*_])\1(?![\w*])/gu, '$2')
    .replaceAll(/`([^`]+)`/gu, '$1');

const collapse = (text: string): string =>
  text
    .replaceAll(/[\s\u200B\uFEFF]+/gu, ' ')
    .replaceAll(/ (?=[,;.](?: |$))/gu, '')
    .replaceAll(/(?<=[^.]\.)\.(?= |$)/gu, '')
    .replaceAll(/ -{2,3} /gu, ' – ')
    .trim();
export const tidyLine = (text: string): string => collapse(withoutMarkup(text));

const MARK = String.raw`(?:[-–*•▪◦‣]|\d{1,2}[.)])[ \t]+`;
const SUB_ITEMS = new RegExp(String.raw`^([ \t]*)(${MARK}.*)((?:\n(?:[ \t]*\n)*\1[ \t]+${MARK}.*)+)`, 'gmu');
const joinItems = (head: string, list: string): string => {
  const items = list.split(new RegExp(String.raw`\n\s*${MARK}`, 'u')).filter(Boolean);
  return `${head.replace(/[\s.:]+$/u, '')}: ${items.map((item) => item.replace(/[\s.,;]+$/u, '')).join(', ')}`;
};
/** Writes a list within an item of a list behind it: `- Rules for: Poland, Hungary`. */
const joinSubItems = (text: string): string =>
  text.replaceAll(SUB_ITEMS, (_, indent: string, item: string, nested: string) => joinItems(indent + item, nested));
const LISTED = new RegExp(String.raw`^(.*\p{L}:)[ \t]*((?:\n\s*${MARK}.*)+)`, 'gmu');
/** Writes a list of phrases below its heading as one sentence: `What I like: knots, hitches.` */
export const joinListed = (text: string): string =>
  text.replaceAll(LISTED, (whole, heading: string, list: string) =>
    /\p{Lu}\S* \S+ .*[.!?]$/mu.test(list) ? whole : `${joinItems(heading, list)}.`,
  );

/** Not the bullets `✔` and `▪`, which are texts without `\uFE0F`. */
const LEADING_EMOJI = /^(?:[\p{Emoji_Presentation}\u200D\s]|\p{Extended_Pictographic}\uFE0F)+(?=[\p{L}\p{N}\p{P}])/u;
export const tidyParagraphs = (text: string): readonly string[] =>
  joinSubItems(withoutMarkup(text))
    // Long lines that continue in small letters are wrapped.
    .replaceAll(/(?<=[^\n]{40})\r?\n[ \t]*(?=\p{Ll})/gu, ' ')
    // A picture after a sentence is a bullet.
    .replaceAll(/(?<=[.!?)])\s+(?=\p{Emoji_Presentation}\s)/gu, '\n')
    .split(/\r?\n/u)
    .map((line) => collapse(line).replace(LEADING_EMOJI, ''))
    .filter((line) => /[\p{L}\p{N}\p{S}]/u.test(line));

const BULLET = /^(?:[-–]\s+|[*•·▪◦‣・●■◆○✓✔→➤►▶▸❖]\s*|\(?\d{1,2}(?:[.)]\s+|、|[.)](?=\p{Script=Han})))(?=\S)/u;

/** Splits a text into lines; at least two bullets within a line start lines, too. */
const splitLines = (text: string): readonly string[] =>
  tidyParagraphs(
    text
      .replaceAll(/(?<=\s)[*•▪◦‣]\s+(?=\S)/gu, (bullet, _, whole: string) =>
        (whole.match(/(?:^|\s)[*•▪◦‣]\s+\S/gu)?.length ?? 0) > 1 ? `\n${bullet}` : bullet,
      )
      .replaceAll(/(?<=[^\d\s]\s*)\s(?=\d{1,2}(?:[.)]\s+|、|[.)](?=\p{Script=Han}))\S)/gu, (space, _, whole: string) =>
        /^\s*1[.、]/u.test(whole) ? '\n' : space,
      ),
  );

/** The list below it says the same. */
const HEADING = /^(?:(?:key|main) )?(?:responsibilities|achievements|accomplishments|duties|tasks|highlights):$/iu;

/** Splits a text into its list of lines with bullets or numbers, and the rest. */
export function splitBullets(text: string): { readonly rest: readonly string[]; readonly items: readonly string[] } {
  const lines = splitLines(text);
  const items = lines.filter((line) => BULLET.test(line)).map((line) => line.replace(BULLET, ''));
  const rest = lines.filter((line) => !BULLET.test(line) && (items.length === 0 || !HEADING.test(line)));
  return { rest, items };
}

/** Lists the lines of a text in their order, without the bullets of a list. */
export function listParagraphs(text: string): readonly string[] {
  const { rest, items } = splitBullets(text);
  const isList = items.length > 1 || (items.length === 1 && rest.length === 0);
  return isList ? splitLines(text).map((line) => line.replace(BULLET, '')) : tidyParagraphs(text);
}

/** Splits a list of one text: in `Type (Glyphs, Sketch), ink`, the first item has brackets. */
export const splitList = (text: string): readonly string[] => text.split(/\s*[,;，；、]\s*(?![^(（]*[)）])/u);

/** Removes accents: `février` and `fevrier` are equal. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC');

/** Names of months in languages of résumés. A name with two meanings (`listopad`) is left out. */
const MONTHS = new Map<string, number>();
for (const locale of 'en en-GB de de-AT fr es pt it nl pl cs hr sv da nb fi hu ro tr ru uk el he ar ar-SY'.split(' '))
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
  /^(?:(?:til+ |to |until |bis |à |a |até |hasta |tot |up to )?(?:present[e]?|now|today|date|heute|jetzt|aujourd.hui|ce jour|presente|hoy|hoje|oggi|nu|heden|dzis|nå|la fecha|o momento)|9999(?:-12(?:-31)?)?|current(?:ly)?|pursuing|in progress|ongoing|on-going|onwards?|actualidad|(?:la )?actual(?:idad|mente)?|atual(?:mente)?|en cours|laufend|lopend|pågående|in corso|attuale|obecnie|současnost|dosud|prezent|jelenleg|halen|devam ediyor|günümüz|(?:по )?(?:настоящее время|н\. ?в|сейчас)|дотепер|σήμερα|היום|الآن|حتى الآن|至今|现在|現在|目前|今|现职|현재|재직 ?중|null|undefined|-)$/iu;

/** True if a date has only months and numbers: not `Sep 2023 (upcoming)`. */
export const isPlainDate = (text: string): boolean =>
  (
    withoutAccents(text)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  ).every((word) => findMonth(word) > 0);

/** True if a date means "ongoing". */
export const isNow = (text: string): boolean => NOW.test(text.trim().replace(/[.]$/u, ''));

const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };

/** Reads a date as a year, with its month if present; undefined without a year. */
export function parseDate(given: string): string | undefined {
  const text = given
    .trim()
    .replaceAll(/[٠-٩۰-۹]/gu, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(
      /(令和|平成|昭和)(\d{1,2}|元)/u,
      (_, era: string, year: string) => `${(ERAS[era] ?? 0) + (Number(year) || 1)}`,
    )
    .replace(/^(?:FY\s?|(?:since|seit|sinds|depuis|desde|dal|od) )(?=\d)/iu, '')
    .replace(/^((?:19|20)\d\d)([01]\d)[0-3]\d$/u, '$1-$2')
    // Seconds or milliseconds since 1970.
    .replace(/^(\d{10})(?:\d{3})?$/u, (_, seconds: string) => new Date(Number(seconds) * 1000).toISOString())
    .replace(
      /(?<=^(?:\d{1,2}[./]|.*[’'‘]|\p{L}{3,}\.?[\s-]))(\d\d)$/u,
      (year) => `${Number(year) > 60 ? 19 : 20}${year}`,
    );
  const ordered = /^(\d{4})(?:[-./年]\s?(\d{1,2}))?(?:[-./月日T]|$)/u.exec(text);
  const reversed = /^(?:(\d{1,2})[./-])?(\d{1,2})[./-](\d{4})$/u.exec(text);
  const named = withoutAccents(text)
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.map(findMonth)
    .filter((month) => month > 0);
  const [year, month] = ordered
    ? [ordered[1], Number(ordered[2] ?? 0)]
    : reversed
      ? [reversed[3], Number(reversed[2]) > 12 ? Number(reversed[1]) : Number(reversed[2])]
      : [/\b((?:18|19|20)\d{2})(?!\d)/u.exec(text)?.[1], named?.length === 1 ? Number(named[0]) : 0];
  if (year === undefined || year < '1000') return undefined;
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;
}

/** Splits `2020.03 - 2022.08` into its two ends. */
export function splitRange(text: string): readonly [start: string, end: string | undefined] {
  // `2017-20`, but not `2017-12`.
  const whole = text.replace(/\b(19|20)(\d\d)(?:\s?–\s?|-(?=1[3-9]|[2-9]))[’']?(\d\d)(?![\d./-])/u, '$1$2 – $1$3');
  const dates = whole.split(
    /\s+(?:--?|–|—|to|bis|till?|a|à|al|au|até|hasta|tot|t\/m|do|до|по|~|〜|～|\/|until)\s+|\s*[–—~〜～至到]\s*(?=\p{L}|\d|$)|(?<=\b\d{4}(?:[./年]\d{1,2}月?)?)\s*--?\s*(?=\p{L}|(?:\d{1,2}[./])?\d{4}(?!\d)|$)|(?<=[./’']\d\d)\s*-\s*(?=[\d’'\p{L}])|(?<=^\d{4}(?:-?\d\d){0,2})\s*\/\s*(?=\d{4}(?:-?\d\d){0,2}$)/iu,
  );
  const parts = dates.map((part) => part.trim()).filter(Boolean);
  if (/(?:至今|[-–—〜～])\s*$/u.test(text) && parts.at(-1) !== '至今' && parts.length === 1) parts.push('present');
  return [parts[0] ?? '', parts.length > 1 ? parts.at(-1) : undefined];
}
