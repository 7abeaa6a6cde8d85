import { isHidden, isRaw, isSaid, type Raw } from './raw.ts';
import { listLines, noteLabel, noteLinks, readAddress, readFields, readLine, show } from './read-entry.ts';
import { readPlace, withoutStreet } from './read-place.ts';
import type { Basics, Notes } from './resume.ts';
import { BASICS, keyOf, isKeyOf, NETWORKS } from './section-table.ts';
import { tidyLine, toText } from './tidy-text.ts';

const nameNetwork = (network: string): string => NETWORKS[keyOf(network)]?.[0] ?? tidyLine(network);

/** Reads a profile; without an address, builds it from the user name of a known network. */
function readProfile(network: string, username: unknown, address: unknown, notes: Notes) {
  const name = isSaid(username) ? tidyLine(toText(username)) : undefined;
  const base = NETWORKS[keyOf(network)]?.[1];
  const [, user, host] = /^@?([^@\s]+)@([^@\s]+\.[^@\s]+)$/u.exec(name ?? '') ?? [];
  const isFederated = host !== undefined && nameNetwork(network) === 'Mastodon';
  const derivedUrl = isFederated
    ? `https://${host}/@${user}`
    : name === undefined || !base
      ? undefined
      : base + name.replace(/^@/u, '');
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
      ? Object.entries(value)
          .filter(([, part]) => isSaid(part))
          .map(([network, part]) => (isRaw(part) ? { network, ...part } : { network, username: part }))
      : [];
  return entries.filter(isSaid).flatMap((entry) => {
    const read = readFields(isRaw(entry) ? entry : { url: entry }, {
      network: ['line', 'network', 'name', 'platform', 'placeholder', 'type', 'label', 'title', 'site'],
      username: ['line', 'username', 'user', 'handle'],
      url: ['link', 'url', 'link', 'href', 'value', 'website'],
    }).values;
    const host = /^(?:https?:\/\/)?(?:www\.)?([^/]+)/u.exec(toText(read['url'] ?? ''))?.[1];
    const label = host?.replace(/\.[^.]+$/u, '') ?? '';
    const network = toText(read['network'] ?? (NETWORKS[label] ? label : (host ?? '')));
    // `linkedin.com/in/bo`
    const isAddress = /^https?:|^www\.|^[\w-]+(?:\.[\w-]+)+\//u.test(toText(read['username'] ?? ''));
    if (!isSaid(read['username']) && readAddress(read['url']) === undefined) {
      notes.unplaced.push(`the profile ${network} has no address: ${show(read['url'] ?? '')}`);
      return [];
    }
    if (network === '') return [];
    return [
      isAddress
        ? readProfile(network, undefined, read['username'], notes)
        : readProfile(network, read['username'], read['url'], notes),
    ];
  });
}

export function readBasics(raw: Raw, notes: Notes): Basics {
  const { values, left } = readFields(raw, BASICS);
  const profiles: NonNullable<Basics['profiles']>[number][] = [];
  let location: string | undefined;
  for (const [key, value] of left) {
    const name = keyOf(key);
    if (isKeyOf('places', name)) {
      const place = withoutStreet(readPlace(value, notes) ?? '', notes) || undefined;
      const [chosen, other] = isRaw(value) ? [place ?? location, location] : [location ?? place, place];
      if (other !== undefined && chosen !== undefined && !chosen.includes(other))
        notes.unplaced.push(`${key}: ${other}`);
      location = chosen;
    } else if (isKeyOf('profiles', name)) profiles.push(...readProfiles(value, notes));
    else if (NETWORKS[name] && !isRaw(value)) {
      const isAddress = /^https?:|\//u.test(toText(value));
      profiles.push(readProfile(name, isAddress ? undefined : value, isAddress ? value : undefined, notes));
    } else notes.unplaced.push(`${key}: ${show(value)}`);
  }
  const line = (field: string): string | undefined =>
    values[field] === undefined ? undefined : readLine(values[field]);
  const mail = line('email')?.replace(/^mailto:/iu, '') ?? '';
  // `ola at rope dot example`
  const plainMail = mail.includes('@')
    ? mail
    : mail.replaceAll(/\s*[[({]?\bat\b[\])}]?\s*/giu, '@').replaceAll(/\s*[[({]?\bdot\b[\])}]?\s*/giu, '.');
  const [email, ...otherEmails] = plainMail.split(/[,;\s]+/u).filter(Boolean);
  for (const other of otherEmails) notes.unplaced.push(`a further mail address: ${other}`);
  noteLinks(values['summary'], '', 'About', notes);
  const given = isRaw(values['name'])
    ? Object.entries(values['name'])
        .flatMap(([key, part]) => (/^(?:alias|nick)/iu.test(key) ? [] : toText(part)))
        .filter(Boolean)
        .join(' ')
    : line('name');
  const [first, last] = [line('firstName'), line('lastName')];
  // In French exports, `Nom` next to `Prénom` is the last name.
  const isLast = given !== undefined && first !== undefined && last === undefined && !given.includes(first);
  const isFirst = given !== undefined && first === undefined && last !== undefined && !given.includes(last);
  const whole = isFirst ? `${given} ${last}` : isLast ? `${first} ${given}` : given;
  if (isHidden(values['image'])) notes.unplaced.push('the picture: the file says that it is hidden');
  const image = isHidden(values['image']) ? undefined : values['image'];
  const site = values['url'];
  const url = readAddress(site);
  const otherSites = Array.isArray(site) ? site.slice(1) : isRaw(site) && url === undefined ? site : [];
  profiles.push(...readProfiles(otherSites, notes));
  noteLabel(site, url ?? '', 'url', notes);
  if (site !== undefined && url === undefined && !isRaw(site)) notes.unplaced.push(`${show(site)} is no web address`);
  const parts = {
    name: whole ?? ([first, last].filter(Boolean).join(' ') || undefined),
    givenName: first,
    label: line('label'),
    image: image === undefined ? undefined : isRaw(image) ? readLine(image['src'] ?? image['url']) : readLine(image),
    email,
    phone: line('phone')?.replaceAll(/\btel:/gu, ''),
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
