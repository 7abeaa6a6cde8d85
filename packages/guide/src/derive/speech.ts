import { listTerms } from '../english/list-terms.ts';
import { upperFirst } from '../english/phrases.ts';
import type { Answer } from '../knowledge.ts';

const SMALL = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const speakNumber = (count: number): string => SMALL[count] ?? String(count);
/** Abbreviations (`AI`, `iOS`) stay. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?=\p{Ll}+(?:[\s,.;:)-]|$))|^A(?= )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** Keeps the nouns of another language, and single names. */
export const lowerEnglish = (text: string): string =>
  /\b(?:the|of|and|for|with|from|that)\b|^\p{Lu}\p{Ll}+ing\b/iu.test(text) ? lowerFirst(text) : text;

/** The first of `Engineer | React • Node`. A role in title case stays: `Software Architect`. */
export const lowerRole = (label: string): string => {
  const [role = ''] = label.split(/\s*[|•·]\s*/u);
  return /\s\p{Lu}/u.test(role) ? role : lowerFirst(role);
};

const list = new Intl.ListFormat('en-GB');
/** `a`, `a and b`, `a, b and c`; `Court, Bruges; Subline and Klankwerk`. */
export const speakList = (items: readonly string[]): string =>
  items.some((item) => item.replaceAll(/\([^)]*\)/gu, '').includes(', '))
    ? [items.slice(0, -1).join('; '), items.at(-1)].filter(Boolean).join(' and ')
    : list.format(items);

/** `one project`, `three projects`, `no projects`. */
export const speakCount = (count: number, noun: string): string =>
  `${speakNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `both`, `all three`. */
export const speakAll = (count: number): string => (count === 2 ? 'both' : `all ${speakNumber(count)}`);

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `2024-09` as `September 2024`; a year stays. Throws a RangeError on other input. */
export const speakMonth = (date: string): string => (/^\d{4}$/u.test(date) ? date : month.format(new Date(date)));

/** `UTC+1` as `UTC plus 1`. */
export const speakZone = (zone: string): string =>
  zone
    .replaceAll(/\+(?=\d)/gu, ' plus ')
    .replaceAll(/[−-](?=\d)/gu, ' minus ')
    .replaceAll(/ {2,}/gu, ' ');

/** Speaks a period with since, in, or from and to. */
export const speakSince = ({ start, end }: { readonly start: string; readonly end?: string | undefined }): string =>
  end === undefined
    ? `since ${speakMonth(start)}`
    : start === end
      ? `in ${speakMonth(start)}`
      : `from ${speakMonth(start)} to ${speakMonth(end)}`;

/** Without a start, the end alone; nothing without both. */
export const speakStay = ({ start, end }: { readonly start?: string; readonly end?: string | undefined }): string =>
  start ? speakSince({ start, end }) : end === undefined ? '' : `until ${speakMonth(end)}`;

/** `11` as `eleven months`; `13` as `a year and a month`. */
export function speakMonths(count: number): string {
  const [years, months] = [Math.floor(count / 12), count % 12];
  const spokenMonths = months === 1 ? 'a month' : `${speakNumber(months)} months`;
  if (years === 0) return spokenMonths;
  const spokenYears = years === 1 ? 'a year' : `${speakNumber(years)} years`;
  return months === 0 ? spokenYears : `${spokenYears} and ${spokenMonths}`;
}

const UNITS: Readonly<Record<string, string>> = {
  s: 'seconds',
  min: 'minutes',
  h: 'hours',
  k: 'thousand',
  M: 'million',
  '%': 'percent',
  ms: 'milliseconds',
  kB: 'kilobytes',
  MB: 'megabytes',
};

/** `10k+` as `more than 10 thousand`; `9 s → 0.8 s` as `from 9 seconds to 0.8 seconds`. */
export function speakFigure(figure: string): string {
  const ends = figure.split(/\s*→\s*/u);
  if (ends.length === 2) return `from ${ends.map(speakFigure).join(' to ')}`;
  return figure
    .replace(/^(.*\d\S*)\+(?=\s|$)/u, 'more than $1')
    .replace(/^[−-](?=\d)/u, 'minus ')
    .replace(
      /(\d)\s*(ms|min|kB|MB|s|h|k|M|%)(?![\p{L}\d])/gu,
      (_, digit: string, unit: string) => `${digit} ${UNITS[unit] ?? unit}`,
    )
    .replace(/(\d),(?=\d{3})/gu, '$1');
}

/** Not after "Dr.", "e.g." or "Dec.". */
export const splitSentences = (text: string): readonly string[] =>
  text
    .split(
      /(?<=[.?!]["”’]?)(?<!\b(?:Dr|Mrs?|Ms|No|Nr|Prof|St|approx|incl|vs|e\.g|i\.e|z\.B|U\.S|Jan|Feb|Aug|Sept?|Oct|Nov|Dec)\.)(?<!\b(?:min|max|ca)\.(?=\s+\d))\s+(?=[\p{Lu}\d"“])/u,
    )
    .filter((sentence) => sentence !== '');
export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
export const withStop = (text: string): string =>
  /[.?!。？！…]["”’]?$/u.test(text)
    ? // A name may already end with a full stop: `Acme Inc.`
      text.replace(/(?<!\.)\.\.$/u, '.')
    : `${text.replace(/[;,:]$/u, '')}.`;

/** Most words of one answer. */
export const MOST_WORDS = 30;
const MOST_SENTENCES = 2;

/** `At Acme, in Omar's words: …` */
const QUOTED = /^(?:.{0,80}, )?in (\p{L}[^:]{0,40}'s words: )/iu;

const CLAUSE = /^(?:and|but|or|so|which|who|where|while|when|because|with|after|before|then)$/iu;

/** Splits into sentences, then at a comma, a semicolon or a dash. Each part of a quotation names the speaker. */
function splitLong(sentence: string): readonly string[] {
  const words = sentence.split(/\s+/u);
  if (words.length <= MOST_WORDS) return [sentence];
  const [, speaker] = QUOTED.exec(sentence) ?? [];
  const again = speaker === undefined ? '' : `In ${speaker}`;
  const sentences = splitSentences(sentence);
  if (sentences.length > 1) return sentences.flatMap((text, at) => splitLong(at === 0 ? text : again + text));
  const parts: string[] = [];
  let from = 0;
  let most = MOST_WORDS;
  while (words.length - from > most) {
    const part = words.slice(from, from + most);
    // Sooner before "and" or "which" than inside a list.
    const stops = part.flatMap((word, at) => (at > 4 && /[,;:–—]$/u.test(word) ? [at] : []));
    const stop =
      stops.findLast((at) => CLAUSE.test(words[from + at + 1] ?? '') || !part[at]?.endsWith(',')) ?? stops.at(-1) ?? -1;
    const end = stop < 0 ? most : stop + 1;
    parts.push(part.slice(0, end).join(' '));
    from += end;
    most = MOST_WORDS - countWords(again);
  }
  return [...parts, words.slice(from).join(' ')].map((part, at) => {
    const text =
      at === 0 ? part : again + upperFirst(part.replace(again === '' ? /^[–—]\s*/u : /^(?:[–—]|and|but|so)\s+/u, ''));
    return at === parts.length ? text : withStop(text.replace(/\s*[,;:–—]$/u, ''));
  });
}

/** Creates an answer from its first sentences; the rest goes to `more`. */
export function tell(sentences: readonly string[], extra: Partial<Answer> = {}): Answer {
  const all = sentences
    .filter((sentence) => sentence !== '')
    .map(withStop)
    .flatMap(splitLong);
  let end = 1;
  while (end < Math.min(all.length, MOST_SENTENCES) && countWords(all.slice(0, end + 1).join(' ')) <= MOST_WORDS)
    end += 1;
  return { says: all.slice(0, end), ...(all.length > end && { more: all.slice(end) }), ...extra };
}

/** Lists the items, or `among them` those that fit into one answer: the first, or the `latest`, which come last. */
export function speakAmong(head: string, items: readonly string[], which: 'first' | 'latest' = 'first'): string {
  const whole = `${head}: ${speakList(items)}.`;
  if (countWords(whole) <= MOST_WORDS) return whole;
  const among = (count: number): string =>
    `${head}, among them ${speakList(which === 'first' ? items.slice(0, count) : items.slice(-count))}.`;
  const count = items.findIndex((_, at) => countWords(among(at + 1)) > MOST_WORDS);
  return among(Math.max(1, count));
}

/** Creates an answer whose second sentence is the first one that fits: a long text must not leave the head alone. */
export function tellAbout(head: string, sentences: readonly string[]): Answer {
  const at = sentences.findIndex((sentence) => sentence !== '' && countWords(`${head} ${sentence}`) <= MOST_WORDS);
  return tell([head, ...sentences.slice(at, at + 1), ...sentences.filter((_, other) => other !== at)]);
}

const CHANGE =
  /\b(?:halved|doubled|tripled|cut|reduced|improved|increased|raised|saved|won|replaced|rose|fell|instead of|without)\b/iu;
/** Sorts texts about an effect first: a change before a figure. */
export const effectsFirst = (texts: readonly string[]): readonly string[] => {
  const worthOf = (text: string): number => Number(/\b\d/u.test(text)) + 2 * Number(CHANGE.test(text));
  return texts.toSorted((a, b) => worthOf(b) - worthOf(a));
};

/** Lets an answer begin with yes or no where the question contains one of the words; `terms` are their alternatives. */
export function settle(truth: boolean, named: readonly string[], terms = ''): Pick<Answer, 'settles'> {
  const words = [...new Set(named.flatMap(listTerms))];
  const others = listTerms(terms).filter((word) => !words.includes(word));
  return words.length === 0 ? {} : { settles: { truth, words, ...(others.length > 0 && { others }) } };
}
