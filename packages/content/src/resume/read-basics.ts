import { isHidden, isRaw, isSaid, type Raw } from './raw.ts';
import { listLines, noteLabel, noteLinks, readAddress, readFields, readLine, show } from './read-fields.ts';
import { readPlace, withoutStreet } from './read-place.ts';
import type { Basics, Notes } from './resume.ts';
import { BASICS, keyOf, isKeyOf, NETWORKS, PROFILE } from './section-table.ts';
import { joinListed, tidyLine, toText } from './tidy-text.ts';

/** The address of a user name on a known network. */
function addressOf(network: string, username: string): string | undefined {
  const [, user, host] = /^@?([^@\s]+)@([^@\s]+\.[^@\s]+)$/u.exec(username) ?? [];
  if (host !== undefined && network === 'Mastodon') return `https://${host}/@${user}`;
  const base = NETWORKS[keyOf(network)]?.[1];
  return base ? base + username.replace(/^@|^\/?(?:in\/)?/u, '') : undefined;
}

/** A profile that is a telephone number: `wa.me/5581988887777`, Signal. */
const isPhone = (network: string, address: string): boolean =>
  /^(?:whats ?app|signal|viber|phone|mobile|tel(?:ephone)?)$/iu.test(network) ||
  /^tel:|^\+[\d\s().-]{7,}$|\/\/(?:wa\.me|api\.whatsapp\.com|signal\.me)\//iu.test(address);

/** `facts` takes what has no address: Reactive Resume's own field `Notice period: 3 months`. */
function readProfiles(value: unknown, notes: Notes, facts?: string[]): NonNullable<Basics['profiles']> {
  const entries: readonly unknown[] = Array.isArray(value)
    ? value
    : isRaw(value)
      ? Object.entries(value).map(([network, part]) =>
          isRaw(part) ? { network, ...part } : { network, username: part },
        )
      : [];
  return entries.filter(isSaid).flatMap((entry) => {
    const { values, left } = readFields(isRaw(entry) ? entry : { url: entry }, PROFILE);
    for (const [key, part] of left) notes.unplaced.push(`profiles.${key}: ${show(part)}`);
    const name = tidyLine(toText(values['username']));
    // `linkedin.com/in/bo`
    const isAddress = /^https?:|^www\.|^[\w-]+(?:\.[\w-]+)+\//u.test(name);
    const username = isAddress ? '' : name;
    const written = readAddress(isAddress ? name : values['url']);
    const host = /^https?:\/\/(?:www\.)?([^/]+)/u.exec(written ?? '')?.[1] ?? '';
    const label = host.replace(/\.[^.]+$/u, '');
    const given = tidyLine(toText(values['network'] ?? (NETWORKS[label] ? label : host)));
    const network = NETWORKS[keyOf(given)]?.[0] ?? given;
    const url = written ?? (username === '' ? undefined : addressOf(network, username));
    if (isPhone(network, url ?? '') || isPhone(network, username)) {
      notes.unplaced.push(`the profile ${network}: left out, because it is a telephone number`);
      return [];
    }
    if (network === '' || (username === '' && url === undefined)) {
      if (facts) facts.push([network, username, toText(values['url'])].filter(Boolean).join(': '));
      else if (isSaid(values['url']) || username !== '')
        notes.unplaced.push(`the profile ${network || username} has no address: ${show(values['url'] ?? '')}`);
      return [];
    }
    if (written === undefined && url !== undefined)
      notes.changed.push(`the address of ${network} is made from the name there: ${url}`);
    return [{ network, ...(username !== '' && { username }), ...(url !== undefined && { url }) }];
  });
}

export function readBasics(raw: Raw, notes: Notes): Basics {
  const { values, left } = readFields(raw, BASICS);
  const [profiles, facts]: [NonNullable<Basics['profiles']>[number][], string[]] = [[], []];
  let location: string | undefined;
  for (const [key, value] of left) {
    const name = keyOf(key);
    if (isKeyOf('places', name)) {
      const place = withoutStreet(readPlace(value, notes) ?? '', notes) || undefined;
      const [chosen, other] = isRaw(value) ? [place ?? location, location] : [location ?? place, place];
      if (other !== undefined && chosen !== undefined && !chosen.includes(other))
        notes.unplaced.push(`${key}: ${other}`);
      location = chosen;
    } else if (isKeyOf('profiles', name))
      profiles.push(...readProfiles(value, notes, name === 'customfields' ? facts : undefined));
    else if (NETWORKS[name] && !isRaw(value)) profiles.push(...readProfiles({ [name]: value }, notes));
    else notes.unplaced.push(`${key}: ${show(value)}`);
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
  const address = readAddress(site);
  const url = address !== undefined && isPhone('', address) ? undefined : address;
  const otherSites = Array.isArray(site) ? site.slice(1) : isRaw(site) && url === undefined ? site : [];
  profiles.push(...readProfiles(otherSites, notes));
  noteLabel(site, url ?? '', 'url', notes);
  if (site !== undefined && url === undefined && !isRaw(site)) notes.unplaced.push(`${show(site)} is no web address`);
  const about = values['summary'];
  const summary = isRaw(about) ? Object.values(about) : typeof about === 'string' ? joinListed(about) : about;
  const label = [line('label'), line('pronouns')].filter(Boolean).join(' | ');
  const labels = label.split(/\s+[|•·]\s+/u);
  const isOpening = (text: string): boolean => /^#?open ?to(?: ?work\b|\s)/iu.test(text);
  const opening = labels.filter(isOpening).map((text) => text.replace(/^#open ?to ?work$/iu, 'Open to work'));
  const parts = {
    name: whole ?? ([first, last].filter((part = '') => /\p{L}/u.test(part)).join(' ') || undefined),
    givenName: first,
    label: (opening.length === 0 ? label : labels.filter((text) => !isOpening(text)).join(' | ')) || undefined,
    image: image === undefined ? undefined : isRaw(image) ? readLine(image['src'] ?? image['url']) : readLine(image),
    email,
    phone: line('phone')?.replaceAll(/\btel:/gu, ''),
    url,
    summary: summary === undefined && facts.length === 0 ? undefined : [...listLines(summary), ...facts],
    location,
    years: /\d+\+?/u.exec(line('years') ?? '')?.[0],
    availability: [line('availability'), ...opening].filter(Boolean).join(', ') || undefined,
    profiles: profiles.length === 0 ? undefined : profiles,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
