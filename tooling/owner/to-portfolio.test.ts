import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@jsonresume/schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findFaults, type Portfolio } from '@asad/content';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { readResume, toJsonResume, type Notes } from '@asad/content/resume';
import { proposeOwner } from './propose-owner.ts';
import { HOUSE } from './owner-command.ts';
import { toPortfolio } from './to-portfolio.ts';

const TODAY = '2026-11';
const FOLDER = join(HOUSE, 'packages/content/fixtures/resumes');
const FILES = readdirSync(FOLDER);

/** Imports a résumé like `pnpm new-owner --from … --yes`. */
function take(text: string, name = 'resume.json'): { readonly portfolio: Portfolio; readonly notes: Notes } {
  const { resume, notes } = readResume([{ name, text }]);
  const facts = proposeOwner(resume, TODAY);
  const fact = (id: keyof typeof facts, otherwise = ''): string => facts[id]?.value ?? otherwise;
  const linkedIn = fact('linkedin');
  const choice = {
    name: fact('name', 'Ada'),
    firstName: fact('first-name', 'Ada'),
    pronouns: fact('pronouns', 'they') as 'they',
    role: fact('role', 'Engineer'),
    email: fact('email', 'ada@example.com'),
    siteUrl: '',
    availability: fact('availability'),
    location: fact('location'),
    timeZone: '',
    yearsOfExperience: fact('years'),
    headline: fact('headline', 'Engineer.'),
    ...(linkedIn !== '' && { linkedIn }),
  };
  return { portfolio: toPortfolio(resume, choice, { notes, today: TODAY }), notes };
}

/** All texts in a value, except those about file format. */
function listTexts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listTexts);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? [value] : [];
  const isLook =
    /^(?:\$schema|meta|theme|design|locale|settings|titleNameMap|avatar|image|postalCode|address|phone|mobile)$/u;
  const isReferee = 'relationship' in value && 'email' in value;
  return Object.entries(value).flatMap(([key, part]) =>
    isLook.test(key) || (isReferee && key === 'email') ? [] : listTexts(part),
  );
}
const wordsOf = (text: string): readonly string[] => text.replaceAll('&amp;', '&').match(/[\p{L}\p{N}@]{2,}/gu) ?? [];

describe.each(FILES)('the résumé %s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const { portfolio, notes } = take(text, file);

  it('becomes a portfolio without a fault', () => {
    expect(findFaults(portfolio, TODAY)).toEqual([]);
    expect(portfolio.experiences.length + portfolio.projects.length).toBeGreaterThan(2);
  });

  it('loses no word that is not named', () => {
    const held = JSON.stringify([portfolio, notes]).toLowerCase();
    const isDate = /^\d{4}[-.]\d\d(?:[-.]\d\d)?|Present|present|至今|n\/a$/u;
    const lost = listTexts(parse(text.replaceAll('\t', ' ')))
      .filter((one) => !isDate.test(one))
      .flatMap(wordsOf)
      .filter((word) => !held.includes(word.toLowerCase()));
    expect(lost).toEqual([]);
  });

  it('is valid JSON Resume when it is written again, and the same when that is read', async () => {
    const written = toJsonResume(portfolio);
    expect(await findSchemaFaults(written)).toBeNull();
    const { portfolio: again } = take(JSON.stringify(written));
    const strip = ({ words, ...rest }: Portfolio) => ({ ...rest, about: words.about });
    expect(strip(again)).toEqual(strip(portfolio));
  });
});

const findSchemaFaults = (resume: object): Promise<unknown> =>
  new Promise((resolve) => validate(resume, (faults) => resolve(faults)));

it('the sample is valid JSON Resume, and every word of its cards is in it', async () => {
  const written = toJsonResume(sample);
  expect(await findSchemaFaults(written)).toBeNull();
  const held = JSON.stringify(written);
  for (const job of sample.experiences)
    for (const words of [...job.impacts, ...job.whatIOwned, job.problem])
      expect(held).toContain(JSON.stringify(words).slice(1, -1));
});
