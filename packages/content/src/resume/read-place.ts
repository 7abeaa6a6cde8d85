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
const POSTCODE =
  /\b(?:\d{3}-\d{4}|\d\d-\d{3}|\d{3} \d{2,3}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?)\b/gu;
/** In East Asia the street follows the units down to a ward: `愛知県名古屋市中区栄3丁目`, `서울특별시 강남구 테헤란로 12`. */
const UNITS = /(?:[^\s\d〒]+(?:[都府県省市区區郡縣县]|[시도구군](?=\s))\s?)+/u;
/** `12 Elm Road, 75001 Paris` as `Paris`. Reports a house number and a postal code. */
export function withoutStreet(address: string, notes: Notes): string | undefined {
  if (!/\d/u.test(address)) return address;
  notes.unplaced.push('location: street and postal code are left out, because they are private');
  const parts = address.split(/\s*[,;]\s*|\s+[—–-]\s+/u).map((part, at, all) => {
    const place = part.replaceAll(POSTCODE, '').replaceAll(/\s+/gu, ' ').trim();
    // `Rua da Aurora, 1071`
    const isNumbered = place !== part || /^\d/u.test(all[at + 1] ?? '');
    const isStreet = /\d/u.test(place) || (isNumbered && STREET.test(place.replace(/^St\b/u, '')));
    return isStreet ? (UNITS.exec(place)?.[0].trim() ?? '') : place;
  });
  return parts.filter(Boolean).join(', ') || undefined;
}

/** `São Paulo, São Paulo, Brazil` as `São Paulo, Brazil`. */
const withoutRepeats = (place: string): string => [...new Set(place.split(', '))].join(', ');

/** Reads city, region and country; omits street and postal code for privacy. */
export function readPlace(value: unknown, notes: Notes): string | undefined {
  if (Array.isArray(value)) return value.flatMap((part) => readPlace(part, notes) ?? []).join('; ') || undefined;
  if (!isRaw(value)) return isSaid(value) ? withoutRepeats(tidyLine(toText(value))) : undefined;
  const { values, left } = readFields(value, PLACE);
  const [city = '', region = '', named = '', code = '', address = '', postalCode] = Object.keys(PLACE).map((field) =>
    tidyLine(toText(values[field])),
  );
  const country = named || code;
  const parts = [
    city || address,
    region,
    country === 'US' && city !== '' ? country : (nameCountry(country) ?? country),
  ];
  if (city !== '' && address !== '') notes.unplaced.push('location.address: left out, because a street is private');
  if (postalCode) notes.unplaced.push('location.postalCode: left out, because it is private');
  for (const [key, part] of left) notes.unplaced.push(`location.${key}: ${show(part)}`);
  return withoutRepeats(parts.filter(Boolean).join(', ')) || undefined;
}
