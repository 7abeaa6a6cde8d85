import {
  isRaw,
  isSaid,
  listLines,
  noteLinks,
  readAddress,
  readFields,
  readLine,
  show,
  type Raw,
} from './read-entry.ts';
import type { Basics, Notes } from './resume.ts';
import { BASICS, keyOf, NETWORKS, words } from './section-table.ts';
import { tidyLine, toText } from './tidy-text.ts';

/** `FR` as `France`. */
const nameCountry = (code: string): string | undefined =>
  /^[A-Z]{2}$/u.test(code) ? new Intl.DisplayNames('en', { type: 'region' }).of(code) : undefined;

/** Reads city, region and country; omits street and postal code for privacy. */
function readPlace(value: unknown, notes: Notes): string | undefined {
  if (!isRaw(value)) return isSaid(value) ? tidyLine(toText(value)) : undefined;
  const facts = Object.fromEntries(Object.entries(value).map(([key, text]) => [keyOf(key), text]));
  const part = (...names: readonly string[]): string => tidyLine(toText(names.map((name) => facts[name]).find(isSaid)));
  const city = part('city', 'locality', 'town');
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

const nameNetwork = (network: string): string => NETWORKS[keyOf(network)]?.[0] ?? tidyLine(network);

/** Reads a profile; without an address, builds it from the user name of a known network. */
function readProfile(network: string, username: unknown, address: unknown, notes: Notes) {
  const name = isSaid(username) ? tidyLine(toText(username)) : undefined;
  const base = NETWORKS[keyOf(network)]?.[1];
  const derivedUrl = name === undefined || !base ? undefined : base + name.replace(/^@/u, '');
  const url = readAddress(address) ?? derivedUrl;
  if (url !== undefined && url === derivedUrl && readAddress(address) === undefined)
    notes.changed.push(`the address of ${nameNetwork(network)} is made from the name there: ${url}`);
  return {
    network: nameNetwork(network),
    ...(name !== undefined && { username: name }),
    ...(url !== undefined && { url }),
  };
}

function readProfiles(value: unknown, notes: Notes): NonNullable<Basics['profiles']> {
  const entries: readonly unknown[] = Array.isArray(value)
    ? value
    : isRaw(value)
      ? Object.entries(value).map(([network, part]) =>
          isRaw(part) ? { network, ...part } : { network, username: part },
        )
      : [];
  return entries.filter(isSaid).flatMap((entry) => {
    const read = readFields(isRaw(entry) ? entry : { url: entry }, {
      network: ['line', 'network', 'name', 'platform', 'type', 'label'],
      username: ['line', 'username', 'user', 'handle'],
      url: ['link', 'url', 'link', 'href', 'value'],
    }).values;
    const host = /^(?:https?:\/\/)?(?:www\.)?([^/]+)/u.exec(toText(read['url'] ?? ''))?.[1];
    const label = host?.replace(/\.[^.]+$/u, '') ?? '';
    const network = toText(read['network'] ?? (NETWORKS[label] ? label : (host ?? '')));
    const isAddress = /^https?:|^www\./u.test(toText(read['username'] ?? ''));
    if (network === '' || (!isSaid(read['username']) && !isSaid(read['url']))) return [];
    return [
      isAddress
        ? readProfile(network, undefined, read['username'], notes)
        : readProfile(network, read['username'], read['url'], notes),
    ];
  });
}

/** Personal keys that hold a profile, a place or nothing for a page. */
const PLACES = new Set(words('location address city workplace geolocation residence ville wohnort ciudad'));
export const PROFILES = new Set(words('profiles socialnetworks social socials networks links sociallinks'));

export function readBasics(raw: Raw, notes: Notes): Basics {
  const { values, left } = readFields(raw, BASICS);
  const profiles: NonNullable<Basics['profiles']>[number][] = [];
  let location: string | undefined;
  for (const [key, value] of left) {
    const name = keyOf(key);
    if (PLACES.has(name)) {
      const place = readPlace(value, notes);
      const [chosen, other] = isRaw(value) ? [place ?? location, location] : [location ?? place, place];
      if (other !== undefined && chosen !== undefined && !chosen.includes(other))
        notes.unplaced.push(`${key}: ${other}`);
      location = chosen;
    } else if (PROFILES.has(name)) profiles.push(...readProfiles(value, notes));
    else if (NETWORKS[name] && !isRaw(value)) {
      const isAddress = /^https?:|\//u.test(toText(value));
      profiles.push(readProfile(name, isAddress ? undefined : value, isAddress ? value : undefined, notes));
    } else notes.unplaced.push(`${key}: ${show(value)}`);
  }
  const line = (field: string): string | undefined =>
    values[field] === undefined ? undefined : readLine(values[field]);
  const [email, ...otherEmails] = line('email')?.split(/[,;\s]+/u) ?? [];
  for (const other of otherEmails) notes.unplaced.push(`a further mail address: ${other}`);
  noteLinks(values['summary'], '', 'About', notes);
  const [first, last] = [line('firstName'), line('lastName')];
  const isHidden = isRaw(values['image']) && values['image']['hidden'] === true;
  if (isHidden) notes.unplaced.push('the picture: the file says that it is hidden');
  const image = isHidden ? undefined : values['image'];
  const url = readAddress(values['url']);
  if (values['url'] !== undefined && url === undefined) notes.unplaced.push(`${show(values['url'])} is no web address`);
  const parts = {
    name:
      (isRaw(values['name']) ? Object.values(values['name']).join(' ') : line('name')) ??
      ([first, last].filter(Boolean).join(' ') || undefined),
    givenName: first,
    label: line('label'),
    image: image === undefined ? undefined : isRaw(image) ? readLine(image['src']) : readLine(image),
    email,
    phone: line('phone'),
    url,
    summary:
      values['summary'] === undefined
        ? undefined
        : listLines(isRaw(values['summary']) ? Object.values(values['summary']) : values['summary']),
    location,
    years: /\d+\+?/u.exec(line('years') ?? '')?.[0],
    availability: line('availability'),
    profiles: profiles.length === 0 ? undefined : profiles,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
