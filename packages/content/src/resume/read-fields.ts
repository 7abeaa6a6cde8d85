import { isRaw, isSaid, type Raw } from './raw.ts';
import type { Notes } from './resume.ts';
import { keyOf, isKeyOf, type FieldRows } from './section-table.ts';
import { findLink, listLinks, listParagraphs, tidyLine, toText } from './tidy-text.ts';

/** Equal for equal values. */
export const toKey = (value: unknown): string => JSON.stringify(value) ?? '';

/** A value in the report, without the file's syntax. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return value.map(show).join('; ');
  if (isRaw(value))
    return Object.entries(value)
      .flatMap(([key, part]) => (isSaid(part) && !isKeyOf('ignored', key) ? [`${key} ${show(part)}`] : []))
      .join(', ');
  // Pictures are written as one long word.
  return toText(value).replaceAll(/[\w+/=]{1000,}/gu, (run) => `${run.slice(0, 100)}…`);
}

/** A text with an indented list under it is a bullet above further bullets. */
const asItem = (item: unknown): unknown =>
  typeof item === 'string' ? item.replace(/^(?=\p{L}.*\n[ \t])/u, '- ') : item;

/** Lists all texts in a value; a nested list or an object becomes one line. */
export function listLines(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => listLines(asItem(item)));
  if (isRaw(value)) {
    const filled = Object.entries(value).filter(([key, part]) => !isKeyOf('ignored', key) && isSaid(part));
    // `- Latency: 40% less` is an object in YAML.
    const isText = (key: string): boolean => /^\p{Lu}|\s/u.test(key) && !isKeyOf('lines', key);
    return [
      tidyLine(
        filled.flatMap(([key, part]) => [...(isText(key) ? [key] : []), listLines(part).join(', ')]).join(': '),
      ).replaceAll(/(?<=[?!]):(?= )|\.(?=: )/gu, ''),
    ];
  }
  return isSaid(value) ? listParagraphs(toText(value)) : [];
}
export const readLine = (value: unknown): string =>
  Array.isArray(value) || isRaw(value) ? listLines(value).join(', ') : tidyLine(toText(value));

/** Returns a valid web address, or undefined. */
export function readAddress(value: unknown): string | undefined {
  const text = Array.isArray(value)
    ? readAddress(value.find(isSaid))
    : isRaw(value)
      ? (value['src'] ?? value['url'] ?? value['href'])
      : value;
  if (!isSaid(text)) return undefined;
  const written = toText(text).trim();
  const bare =
    /^\[?[A-Z_]+:(https?:\/\/[^\],]+|[^\],\s]+\.[^\],\s]+)\]?/u.exec(written)?.[1] ?? findLink(written) ?? written;
  if (/^https?:\/\/[^\s/]+/iu.test(bare)) return bare.split(/\s/u)[0];
  if (/^10\.\d{4,}\//u.test(bare)) return `https://doi.org/${bare}`;
  return /^(?:www\.)?(?:[\p{L}\d-]+\.)+(?=[^/]*\p{L})[\p{L}\d-]+(?:\/\S*)?$/u.test(bare)
    ? `https://${bare}`
    : undefined;
}

export const isRepository = (link: unknown): boolean =>
  /\/\/(?:www\.)?(?:github|gitlab|codeberg|bitbucket|sourcehut|code|git|repo)\./u.test(readAddress(link) ?? '');
/** The parts of `[…]`, `{demo: …, code: …}` or `https://… https://…` that hold an address each, those of code last. */
export function listAddressed(value: unknown): readonly unknown[] {
  const isMap = isRaw(value) && readAddress(value) === undefined;
  const words = /^\s*https?:\S+\s/u.test(toText(value)) ? toText(value).split(/[\s,;]+/u) : [value];
  const parts: readonly unknown[] = Array.isArray(value) ? value : isMap ? Object.values(value) : words;
  return parts.filter(isSaid).toSorted((a, b) => Number(isRepository(a)) - Number(isRepository(b)));
}

interface Read {
  readonly values: Record<string, unknown>;
  readonly left: readonly (readonly [key: string, value: unknown])[];
}

/** Reads the fields of an entry by name, and returns the unread rest. Texts and lists of several names are joined. */
export function readFields(raw: Raw, fields: FieldRows): Read {
  const rawFields = new Map(Object.entries(raw).map(([key, value]) => [keyOf(key), [key, value] as const]));
  const values: Record<string, unknown> = {};
  for (const [field, [reading, ...names]] of Object.entries(fields)) {
    const found = names.filter((name) => isSaid(rawFields.get(name)?.[1]));
    const [first, ...more] = found.map((name) => rawFields.get(name)?.[1]);
    if (first === undefined) continue;
    const others = more.filter((value) => toKey(value) !== toKey(first));
    const isPlace = field === 'location';
    const isJoined = (reading === 'text' || reading === 'list' || isPlace) && others.length > 0;
    const all = [first, ...others];
    const isText = reading !== 'list' && all.every((value) => typeof value === 'string');
    values[field] = isJoined ? (isText ? all.join(isPlace ? ', ' : '\n\n') : all) : first;
    for (const name of found) if (isJoined || toKey(rawFields.get(name)?.[1]) === toKey(first)) rawFields.delete(name);
  }
  return {
    values,
    left: [...rawFields]
      .filter(([key, [, value]]) => isSaid(value) && !isKeyOf('ignored', key))
      .map(([, pair]) => pair),
  };
}

/** Reports the label of `{url, label}`, for which an address has no place. */
export function noteLabel(value: unknown, address: string, where: string, notes: Notes): void {
  const label = isRaw(value) ? readLine(value['label']) : '';
  if (!address.includes(label)) notes.unplaced.push(`${where}: the label of ${address}: ${label}`);
}

/** Reports the addresses of links that the plain texts lose. */
export function noteLinks(raw: unknown, read: unknown, where: string, notes: Notes): void {
  const readText = JSON.stringify(read);
  for (const { text, address } of listLinks(raw))
    if (!readText.includes(address)) notes.unplaced.push(`${where}: the address of "${text}": ${address}`);
}
