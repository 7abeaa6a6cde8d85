import { isRaw, isSaid } from './raw.ts';
import type { Notes } from './resume.ts';
import { keyOf } from './section-table.ts';
import { tidyLine, toText } from './tidy-text.ts';

/** `FR` as `France`. */
const nameCountry = (code: string): string | undefined =>
  /^[A-Z]{2}$/u.test(code) ? new Intl.DisplayNames('en', { type: 'region' }).of(code) : undefined;

/** Reads city, region and country; omits street and postal code for privacy. */
export function readPlace(value: unknown, notes: Notes): string | undefined {
  if (Array.isArray(value)) return value.flatMap((one) => readPlace(one, notes) ?? []).join('; ') || undefined;
  if (!isRaw(value)) return isSaid(value) ? tidyLine(toText(value)) : undefined;
  const facts = Object.fromEntries(Object.entries(value).map(([key, text]) => [keyOf(key), text]));
  const part = (...names: readonly string[]): string => tidyLine(toText(names.map((name) => facts[name]).find(isSaid)));
  const city = part('city', 'locality', 'town', 'name');
  const address = part('address', 'street');
  const parts = [city || address, part('region', 'state', 'province'), part('country', 'countrycode')].filter(Boolean);
  if (city !== '' && address !== '') notes.unplaced.push('location.address: left out, because a street is private');
  if (part('postalcode', 'zip', 'zipcode') !== '')
    notes.unplaced.push('location.postalCode: left out, because it is private');
  const place = parts
    .filter((one, at) => !parts.slice(0, at).some((before) => before.includes(one) || before === nameCountry(one)))
    .join(', ');
  return place === '' ? undefined : place;
}
