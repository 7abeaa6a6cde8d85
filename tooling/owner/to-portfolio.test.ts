import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@jsonresume/schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Portfolio } from '@asad/content';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { toJsonResume } from '@asad/content/json-resume';
import { importByDefault } from './import-by-default.ts';
import { HOUSE } from './owner-command.ts';
import { withReadings } from './with-readings.ts';

const TODAY = '2026-11';
const FOLDER = join(HOUSE, 'packages/content/fixtures/resumes');
const FILES = readdirSync(FOLDER);

const take = (text: string, name = 'resume.json') => importByDefault([{ name, text }], TODAY);

/** Omits texts about file format. */
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

  it('loses no word that it does not report', () => {
    const result = JSON.stringify([portfolio, notes]).toLowerCase();
    const isDate = /^\d{4}[-.]\d\d(?:[-.]\d\d)?|Present|present|至今|n\/a$/u;
    const lost = listTexts(parse(text.replaceAll('\t', ' ')))
      .filter((word) => !isDate.test(word))
      .flatMap(wordsOf)
      .filter((word) => !result.includes(word.toLowerCase()));
    expect(lost).toEqual([]);
  });

  it('is valid JSON Resume when written, and equal when read again', async () => {
    const written = toJsonResume(portfolio);
    expect(await findSchemaFaults(written)).toBeNull();
    const { portfolio: again } = take(JSON.stringify(written));
    const strip = ({ words, ...rest }: Portfolio) => ({ ...rest, about: words.about });
    expect(strip(again)).toEqual(strip(portfolio));
  });
});

it('spells a name for the bundled voice without its pictures, and in its own Latin letters', () => {
  const { portfolio } = take(
    JSON.stringify({ basics: { name: 'Ola Nord' }, work: [{ name: '🍲 Noodle House', position: 'Chef' }] }),
  );
  expect(withReadings(portfolio).readings).toEqual(['🍲 Noodle House: Noodle House']);
  const spelled = take(JSON.stringify({ basics: { name: '김민준 (Minjun Kim)' }, work: [{ name: 'Mill' }] }));
  expect(withReadings(spelled.portfolio).portfolio.owner.say).toEqual({ name: 'Minjun Kim', firstName: 'Minjun' });
});

const findSchemaFaults = (resume: object): Promise<unknown> =>
  new Promise((resolve) => validate(resume, (faults) => resolve(faults)));

it('the sample is valid JSON Resume and includes every text of its cards', async () => {
  const written = toJsonResume(sample);
  expect(await findSchemaFaults(written)).toBeNull();
  const result = JSON.stringify(written);
  for (const job of sample.experiences)
    for (const words of [...job.impacts, ...(job.whatIOwned ?? []), job.problem])
      expect(result).toContain(JSON.stringify(words).slice(1, -1));
});
