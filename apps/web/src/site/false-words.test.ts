import { describe, expect, it } from 'vitest';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { portfolio as shapes } from '@asad/content/fixtures/testing/shapes';
import { portfolio as studio } from '@asad/content/fixtures/testing/studio';
import { portfolio as zoe } from '@asad/content/fixtures/testing/zoe';
import type { Portfolio } from '@asad/content';
import { portfolio as own } from '@asad/content/portfolio';
import { deriveBrief, deriveKnowledge, deriveSuggestions, listYears } from '@asad/guide/derive';
import { buildSite } from './build-site.ts';

/** Fixtures have a fixed date. */
const todayOf = (portfolio: Portfolio): string =>
  portfolio === own ? new Date().toISOString().slice(0, 7) : '2026-11';

/** Words of the product, the same for any owner. */
const FIXED = new Set(
  `ASAD Asad AI I LinkedIn React TypeScript English English-only Works Experiences Principles About Contact Markdown UTC
  15 24 7 90 1 3 Sunday January February March April May June July August September October November December
  JSON PDF Résumé Problem Approach Results Impacts Impact Owned Metrics Stack Made Answers The My Remote In Don Don't Also Copied Profile View`.split(
    /\s+/u,
  ),
);

/** Lists texts that are spoken, shown or sent, by source. */
function listTexts(portfolio: Portfolio): readonly (readonly [where: string, text: string])[] {
  const today = todayOf(portfolio);
  const { entities, lines } = deriveKnowledge(portfolio, today);
  const flatten = (value: unknown, where: string): readonly (readonly [string, string])[] =>
    typeof value === 'string'
      ? [[where, value]]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, part]) => flatten(part, `${where}/${key}`))
        : [];
  return [
    ...entities.flatMap(({ id, title, nothing, fields }) => [
      [id, title] as const,
      ...(nothing === undefined ? [] : [[id, nothing] as const]),
      ...Object.entries(fields).flatMap(([field, { says, more }]) =>
        [...says, ...(more ?? [])].map((text) => [`${id}/${field}`, text] as const),
      ),
    ]),
    ...flatten(lines, 'lines'),
    ...flatten(buildSite(portfolio), 'site'),
    ...flatten(deriveSuggestions(portfolio), 'suggestions'),
    ...deriveBrief(portfolio, today)
      .split('\n')
      .map((text) => ['brief', text] as const),
  ];
}

/** Finds capitals within a sentence, and digits. */
const listNames = (text: string): readonly string[] =>
  text
    .replaceAll(/(?:^|[.?!:;/»“"'•·#-] *)\p{Lu}[\p{Ll}'’]*(?= |$|[,.])/gu, ' ')
    .split(/[^\p{L}\p{N}+#'’]+/u)
    .map((word) => word.replaceAll(/^['’]+|['’]s?$/gu, ''))
    .filter((word) => /^\p{Lu}|\d/u.test(word));

/** Addresses are spelled letter by letter. */
const isSpelled = (word: string): boolean => /^\p{Lu}$/u.test(word);

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}+#'’]+/u);

function findUnknownWords(portfolio: Portfolio): readonly string[] {
  const portfolioWords = new Set(
    wordsOf(JSON.stringify(portfolio).toLowerCase()).flatMap((word) => [
      word,
      word.replace(/['’]s?$/u, ''),
      ...word.split('+'),
    ]),
  );
  const { education = [], experiences, projects, volunteering = [] } = portfolio;
  const periods = [...experiences, ...projects, ...education, ...volunteering].map(({ start, end }) => ({
    start: start ?? end ?? '',
    ...(end !== undefined && { end }),
  }));
  const listed = listYears(periods, todayOf(portfolio));
  // Years are computed, not written in the portfolio.
  const years = new Set([...listed, ...listed.keys()].map(String));
  return listTexts(portfolio).flatMap(([where, text]) =>
    listNames(text)
      .filter(
        (word) => !FIXED.has(word) && !years.has(word) && !isSpelled(word) && !portfolioWords.has(word.toLowerCase()),
      )
      .map((word) => `${where}: "${word}" in "${text}"`),
  );
}

describe.each([
  ['the sample', sample],
  ['Zoë', zoe],
  ['the studio', studio],
  ['an owner of odd shapes', shapes],
  ['this site’s owner', own],
])('of %s', (_, portfolio) => {
  it('every name comes from an entry, a setting or a fixed text', () => {
    expect(findUnknownWords(portfolio)).toEqual([]);
  });

  it('no sentence has a gap where a value is missing', () => {
    const hole = / [.,:;?!](?: |$)|, ?[.,]|\(\)|  |\b(?:from|at|in|by|undefined|null|NaN)\.(?: |$)|undefined|NaN/u;
    // Skip endings that the portfolio contains.
    const portfolioText = JSON.stringify(portfolio);
    const holes = listTexts(portfolio).flatMap(([where, text]) =>
      text
        .split(/(?<=[.?!]) /u)
        .filter((sentence) => hole.test(sentence) && !portfolioText.includes(sentence.slice(-25, -1)))
        .map((sentence) => [where, sentence]),
    );
    expect(holes).toEqual([]);
  });
});

it('finds names within a sentence, and ignores the first word', () => {
  expect(listNames('At Placeholder Labs she taught three, with 600 on PHP. Then it ended.')).toEqual([
    'Placeholder',
    'Labs',
    '600',
    'PHP',
  ]);
});

describe.each([
  ['Zoë', zoe],
  ['the studio', studio],
  ['an owner of odd shapes', shapes],
])('of the sample, %s', (_, portfolio) => {
  it('contains no other owner’s name and does not call itself a sample', () => {
    const all = listTexts(portfolio)
      .map(([, text]) => text)
      .join('\n');
    const { owner, projects, experiences, stack } = sample;
    const names = [
      owner.name,
      owner.firstName,
      'Lisbon',
      'samples',
      'Laravel',
      'Node.js',
      'Vapi',
      'invoices',
      'trucks',
      ...projects.map(({ title }) => title),
      ...experiences.map(({ company }) => company),
      ...stack.map(({ name }) => name),
    ].filter((name) => name !== 'ASAD');
    const isNamed = (name: string): boolean =>
      new RegExp(`(?<!\\p{L})${name.replaceAll(/[.+]/gu, String.raw`\$&`)}(?!\\p{L})`, 'u').test(all);
    expect(names.filter(isNamed)).toEqual([]);
  });
});
