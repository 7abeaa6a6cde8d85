import { isRaw, isSaid } from './raw.ts';
import type { Notes } from './resume.ts';
import { readFields, show } from './read-fields.ts';
import { PLACE } from './section-table.ts';
import { tidyLine, toText } from './tidy-text.ts';

/** `FR` as `France`. */
const nameCountry = (code: string): string | undefined =>
  /^[A-Z]{2}$/u.test(code) ? new Intl.DisplayNames('en', { type: 'region' }).of(code) : undefined;

const STREET =
  /(?<!\p{L})(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|way|court|square|apt|suite|unit|flat|floor|weg|platz|allee|rue|via|calle|rua|av|avenida|apto|travessa|ulica|ul)(?!\p{L})|stra(?:ß|ss)e|str\./iu;
const POSTCODE = /\b(?:\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?)\b/gu;
/** `12 Elm Road, 75001 Paris` as `Paris`. Reports a house number and a postal code. */
export function withoutStreet(address: string, notes: Notes): string | undefined {
  if (!/\d/u.test(address)) return address;
  notes.unplaced.push('location: street and postal code are left out, because they are private');
  const parts = address.split(/\s*[,;]\s*|\s+[—–-]\s+/u).map((part, at, all) => {
    const place = part.replaceAll(POSTCODE, '').replaceAll(/\s+/gu, ' ').trim();
    // `Rua da Aurora, 1071`
    const isNumbered = place !== part || /^\d/u.test(all[at + 1] ?? '');
    return /\d/u.test(place) || (isNumbered && STREET.test(place.replace(/^St\b/u, ''))) ? '' : place;
  });
  return parts.filter(Boolean).join(', ') || undefined;
}

/** Reads city, region and country; omits street and postal code for privacy. */
export function readPlace(value: unknown, notes: Notes): string | undefined {
  if (Array.isArray(value)) return value.flatMap((part) => readPlace(part, notes) ?? []).join('; ') || undefined;
  if (!isRaw(value)) return isSaid(value) ? tidyLine(toText(value)) : undefined;
  const { values, left } = readFields(value, PLACE);
  const [city = '', region = '', named = '', code = '', address = '', postalCode] = Object.keys(PLACE).map((field) =>
    tidyLine(toText(values[field])),
  );
  const country = named || code;
  const parts = [
    city || address,
    region,
    country === 'US' && city !== '' ? country : (nameCountry(country) ?? country),
  ].filter(Boolean);
  if (city !== '' && address !== '') notes.unplaced.push('location.address: left out, because a street is private');
  if (postalCode) notes.unplaced.push('location.postalCode: left out, because it is private');
  for (const [key, part] of left) notes.unplaced.push(`location.${key}: ${show(part)}`);
  const place = parts.filter((text, at) => !parts.slice(0, at).some((before) => before.includes(text))).join(', ');
  return place === '' ? undefined : place;
}
