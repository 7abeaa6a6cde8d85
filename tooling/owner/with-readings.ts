import anyAscii from 'any-ascii';
import { findUnreadable } from '@asad/guide/audio';
import type { Portfolio } from '@asad/content';

/** Writes plain Latin letters for the bundled voice, without a second spelling in brackets. */
const spell = (name: string): string =>
  anyAscii(name.replaceAll(/\p{Extended_Pictographic}|(?<=\S)\s*[(（][^)）]*[)）]/gu, ''))
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[^\w\s'&.,-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** `김민준 (Minjun Kim)` spells itself. */
const findLatin = (name: string): string | undefined => /[(（]([\p{Script=Latin}\p{M} .'’-]+)[)）]/u.exec(name)?.[1];

/** Adds `say` to names that the bundled voice cannot read. Returns them, too. */
export function withReadings(portfolio: Portfolio): {
  readonly portfolio: Portfolio;
  readonly readings: readonly string[];
} {
  const readings: string[] = [];
  const readingOf = (name: string, latin?: string): string | undefined => {
    if (name === '' || findUnreadable(name, {}).length === 0) return undefined;
    const say = spell(latin ?? name);
    if (say !== '') readings.push(`${name}: ${say}`);
    return say || undefined;
  };
  const named = <Entry extends { readonly say?: string }>(
    entries: readonly Entry[],
    nameOf: (entry: Entry) => string,
  ): readonly Entry[] =>
    entries.map((entry) => {
      const say = entry.say ?? readingOf(nameOf(entry));
      return say === undefined ? entry : { ...entry, say };
    });
  const { owner } = portfolio;
  const [name, firstName] = [
    readingOf(owner.name, findLatin(owner.name)),
    readingOf(owner.firstName, findLatin(owner.name)?.split(' ')[0]),
  ];
  const isRead = owner.say !== undefined || (name === undefined && firstName === undefined);
  return {
    portfolio: {
      ...portfolio,
      owner: isRead ? owner : { ...owner, say: { name: name ?? owner.name, firstName: firstName ?? owner.firstName } },
      projects: named(portfolio.projects, ({ title }) => title),
      experiences: named(portfolio.experiences, ({ company }) => company),
      stack: named(portfolio.stack, ({ name: tool }) => tool),
    },
    readings: [...new Set(readings)],
  };
}
