import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { findFaults } from '@asad/content';
import { effort } from '@asad/tooling/effort';
import { listUnanswered } from './first-questions.ts';
import { importByDefault } from './import-by-default.ts';
import { PORTFOLIO, writePortfolio } from './portfolio-files.ts';
import { readInProcess } from './testing/use-root.ts';
import { withReadings } from './with-readings.ts';

const NAMES = [
  'Public Switch Super Case Delete Interface Default Stack Static Projects New Package Web2 Owner'.split(' '),
  ['Web 2', 'Web-2', 'web 2', 'constructor', '__proto__', 'toString', 'R', 'C++', '1', '2 Fast', 'x'.repeat(200)],
  ['Čvor', '株式会社', 'Ḥaḍar مرحبا', 'Карта', '🌸', '\u2028', '\u200B', '\uD800', 'ﬁ', 'e\u0301'],
  [
    '<script>alert(1)</script>',
    '</p>',
    '<Button>',
    '__init__.py',
    '`${x}`',
    'it\'s "so"',
    '*/ //',
    '\\',
    '\\u{0}',
    '\0',
  ],
  ['2022.10', '- ', '', ' ', 'null', 'https://a.example/?q=1', 'a@b.example', '[x](javascript:1)', 'Present'],
].flat();
const name = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...NAMES) },
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const names = fc.array(name, { maxLength: 4 });
const entries = (...fields: readonly string[]) =>
  fc.array(
    fc.record(
      Object.fromEntries(
        fields.map((field) => [field, /^(?:highlights|keywords|courses|roles)$/u.test(field) ? names : name]),
      ),
      { requiredKeys: [] },
    ),
    { maxLength: 4 },
  );
const POST = ['startDate', 'endDate', 'location', 'url', 'summary', 'highlights'];
const resume = fc.record({
  basics: fc.record(
    {
      ...Object.fromEntries(['name', 'label', 'email', 'phone', 'url', 'summary'].map((field) => [field, name])),
      location: fc.record({ city: name, countryCode: name }, { requiredKeys: [] }),
      profiles: entries('network', 'username', 'url'),
    },
    { requiredKeys: [] },
  ),
  // An empty file is refused.
  work: entries('name', 'position', 'description', ...POST).map((posts) => [{ name: 'Dock' }, ...posts]),
  volunteer: entries('organization', 'position', ...POST),
  education: entries('institution', 'area', 'studyType', 'score', 'courses', ...POST),
  projects: entries('name', 'description', 'entity', 'type', 'keywords', ...POST),
  skills: entries('name', 'level', 'keywords'),
  awards: entries('title', 'awarder', 'date', 'summary'),
  certificates: entries('name', 'issuer', 'date', 'url'),
  publications: entries('name', 'publisher', 'releaseDate', 'url', 'summary'),
  languages: entries('language', 'fluency'),
  interests: entries('name', 'keywords'),
  references: entries('name', 'reference'),
});
const take = (value: unknown) =>
  withReadings(importByDefault([{ name: 'resume.json', text: JSON.stringify(value) }], '2026-11').portfolio).portfolio;

const root = mkdtempSync(join(tmpdir(), 'asad-nasty-'));
mkdirSync(join(root, PORTFOLIO), { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('any JSON Resume becomes a portfolio without a fault', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(resume, (value) => {
      const portfolio = take(value);
      expect(findFaults(portfolio, '2026-11')).toEqual([]);
      expect(listUnanswered(portfolio)).toContain('How long is your notice period? (notice)');
    }),
    { numRuns: effort(60, 2_000) },
  );
});

it('any JSON Resume becomes files that load, with nothing else in them', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(resume, async (value) => {
      const portfolio = take(value);
      await writePortfolio(root, portfolio);
      expect(readInProcess(root)).toEqual(JSON.parse(JSON.stringify(portfolio)));
    }),
    { numRuns: effort(6, 60) },
  );
});
