import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effort } from '@asad/tooling/effort';
import { importByDefault } from './import-by-default.ts';

/** Without digits, which would be the number of a house. */
const nameOf = (count: number): string =>
  `Word${String(count).replaceAll(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
/** Placeholder of a text, with a distinct word. */
const TEXT = '§';
const text = fc.constant(TEXT);
const record = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) => fc.record(fields, { requiredKeys: [] });
const some = (entry: fc.Arbitrary<unknown>) => fc.array(entry, { minLength: 1, maxLength: 3 });
const of = (...fields: readonly string[]) => record(Object.fromEntries(fields.map((field) => [field, text])));
/** Of YAML: `- Latency: 40% less`. */
const line = fc.oneof(text, fc.record({ [TEXT]: text }));
const html = fc.constantFrom(`<p>${TEXT}</p>`, `<p>${TEXT}</p><ul><li>${TEXT}</li><li>${TEXT}</li></ul>`);

const FORMATS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'Reactive Resume 5': fc.record({
    basics: fc.record({ name: text, headline: text, location: text }),
    sections: record({
      experience: fc.record({
        items: some(
          record({
            company: text,
            position: text,
            location: text,
            description: html,
            roles: some(record({ position: text, description: html })),
          }),
        ),
      }),
      education: fc.record({ items: some(record({ school: text, degree: text, area: text, description: html })) }),
      skills: fc.record({ items: some(record({ name: text, proficiency: text, keywords: some(text) })) }),
    }),
    customSections: fc.array(
      fc.record({
        title: text,
        type: fc.constantFrom('summary', 'experience', 'projects', 'volunteer'),
        items: some(
          fc.record({ name: text, content: html, position: text, description: html }, { requiredKeys: ['name'] }),
        ),
      }),
      { maxLength: 2 },
    ),
  }),
  'JSON Resume with positions': fc.record({
    basics: fc.record({ name: text, label: text, summary: text }),
    work: some(
      record({
        name: text,
        summary: text,
        location: text,
        highlights: some(text),
        positions: some(record({ position: text, summary: text, highlights: some(text) })),
      }),
    ),
    volunteer: some(record({ organization: text, summary: text, roles: some(of('position', 'summary')) })),
  }),
  RenderCV: fc.record({
    cv: fc.record({
      name: text,
      label: text,
      sections: record({
        experience: some(record({ company: text, position: text, highlights: some(line), summary: text })),
        projects: some(record({ name: text, highlights: some(line), summary: some(line) })),
        skills: some(of('label', 'details')),
      }),
    }),
  }),
};

it.each(Object.entries(FORMATS))(
  '%s: each text is in the portfolio or in the report',
  { timeout: 120_000 },
  (_, format) => {
    fc.assert(
      fc.property(format, (value) => {
        let count = 0;
        const given = JSON.stringify(value).replaceAll(TEXT, () => `${nameOf((count += 1))} and more`);
        const { portfolio, notes } = importByDefault([{ name: 'resume.json', text: given }], '2026-11');
        const result = JSON.stringify([portfolio, notes]);
        const words = [...given.matchAll(/Word[a-j]+/gu)].map(([word]) => word);
        expect(words.filter((word) => !result.includes(`${word} `))).toEqual([]);
      }),
      { numRuns: effort(100, 2_000) },
    );
  },
);
