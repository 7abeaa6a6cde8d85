import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@jsonresume/schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findFaults, type Portfolio } from '@asad/content';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { toJsonResume } from '@asad/content/resume';
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

  it('becomes a portfolio without a fault', () => {
    expect(findFaults(portfolio, TODAY)).toEqual([]);
    expect(portfolio.experiences.length + portfolio.projects.length).toBeGreaterThan(2);
  });

  it('loses no word that it does not report', () => {
    const result = JSON.stringify([portfolio, notes]).toLowerCase();
    const isDate = /^\d{4}[-.]\d\d(?:[-.]\d\d)?|Present|present|至今|n\/a$/u;
    const lost = listTexts(parse(text.replaceAll('\t', ' ')))
      .filter((one) => !isDate.test(one))
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

it('keeps a first name, both addresses of a project and skills without a name in the written résumé', () => {
  const { portfolio } = take(
    JSON.stringify({
      basics: { name: 'LI Wing', givenName: 'Wing', label: 'Rigger', email: 'wing@ropes.example' },
      projects: [
        { name: 'Knot', description: 'A tool.', url: 'https://knot.example', github: 'https://github.com/li/knot' },
      ],
      skills: [{ keywords: ['Splicing'] }],
    }),
  );
  const { portfolio: again } = take(JSON.stringify(toJsonResume(portfolio)));
  expect(portfolio.owner.firstName).toBe('Wing');
  expect(portfolio.projects[0]?.links).toEqual({ site: 'https://knot.example', repo: 'https://github.com/li/knot' });
  expect(again).toEqual(portfolio);
});

it('speaks of an owner without a name by the whole placeholder, and takes pronouns only from texts about him', () => {
  const owner = (basics: object, text = '') =>
    take(
      JSON.stringify({
        basics,
        work: [{ name: 'Rope', position: 'Rigger' }],
        references: [{ name: 'Pat', reference: text }],
      }),
    ).portfolio.owner;
  expect(owner({})).toMatchObject({ name: 'Your Name', firstName: 'Your Name' });
  expect(owner({ name: '🌸 Mei Lin 🌸', label: '👩‍🍳 Chef' })).toMatchObject({
    name: 'Mei Lin',
    firstName: 'Mei',
    role: 'Chef',
  });
  expect(owner({ name: 'Omar Aas' }, 'Dana is great. She works hard.').pronouns).toBe('they');
  expect(owner({ name: 'Omar Aas' }, 'Omar is great. He works hard.').pronouns).toBe('he');
});

it('names a post without an employer by its role alone, and keeps it so in the written résumé', () => {
  const { portfolio, notes } = take(
    JSON.stringify({
      basics: { name: 'Ola Nord', label: 'Painter', email: 'ola@nord.example' },
      work: [
        { position: 'Illustrator', startDate: '2024-01', highlights: ['Drew 40 covers.'] },
        { position: 'Printer of nets.', startDate: '2020-01', endDate: '2021-01' },
        { summary: 'Swept.', highlights: ['Every day.'], keywords: ['Broom'] },
      ],
    }),
  );
  expect(portfolio.experiences).toMatchObject([
    { id: 'illustrator', company: '', role: 'Illustrator' },
    { id: 'printer-of-nets', company: '', role: 'Printer of nets' },
  ]);
  expect(notes.changed).toContain('work: the employer of "Illustrator" is not in the file');
  expect(notes.unplaced).toEqual(['work: an entry without employer and role: Swept. Every day. Broom']);
  expect(findFaults(portfolio, TODAY)).toEqual([]);
  expect(take(JSON.stringify(toJsonResume(portfolio))).portfolio).toEqual(portfolio);
});

it('names an entry without a name by its first text, and reports one without any', () => {
  const { portfolio, notes } = take(
    JSON.stringify({
      basics: { name: 'Ola Nord', label: 'Rigger', email: 'ola@nord.example' },
      education: [{ degree: 'BSc', area: 'Ropes', year: 2014 }, { area: 'Knots' }, { courses: ['Hitches', 'Bends'] }],
      volunteer: [{ position: 'Crew', summary: 'Rowed.' }, { highlights: ['Bailed.'] }, { details: 'Reviewed ropes' }],
      projects: [{ name: 'Hitch', entity: 'Dock', location: 'Hull', keywords: ['Go', 'Go'] }, { keywords: ['Hemp'] }],
      awards: [{ summary: 'Best knot of 2019' }],
      languages: [{ level: 'Norwegian' }],
      interests: [{ keywords: ['Rowing', 'Chess'] }],
      skills: ['[Splicing](https://splice.example)'],
    }),
  );
  expect(portfolio.education).toEqual([
    { institution: 'BSc', area: 'Ropes', degree: '', start: '2014', end: '2014' },
    { institution: 'Knots', area: '', degree: '' },
  ]);
  expect(portfolio.volunteering).toEqual([
    { organization: 'Crew', role: '', summary: 'Rowed.' },
    { organization: 'Reviewed ropes', role: '', summary: '' },
  ]);
  expect(portfolio.projects).toMatchObject([{ role: 'Dock, Hull', tags: ['Go'] }]);
  expect([portfolio.awards, portfolio.languages, portfolio.interests]).toEqual([
    [{ title: 'Best knot of 2019' }],
    [{ name: 'Norwegian' }],
    [{ name: 'Rowing', keywords: ['Chess'] }],
  ]);
  expect(notes.unplaced).toEqual([
    'skills[0]: the address of "Splicing": https://splice.example',
    'projects: an entry without a name: Hemp',
    'education: an entry without a name: Hitches, Bends',
    'volunteer: an entry without a name: Bailed.',
  ]);
  expect(take(JSON.stringify(toJsonResume(portfolio))).portfolio).toEqual(portfolio);
});

it('spells a name for the bundled voice without its pictures', () => {
  const { portfolio } = take(
    JSON.stringify({ basics: { name: 'Ola Nord' }, work: [{ name: '🍲 Noodle House', position: 'Chef' }] }),
  );
  expect(withReadings(portfolio).readings).toEqual(['🍲 Noodle House: Noodle House']);
});

it('counts the years to the last end if no post is running', () => {
  const yearsOf = (endDate?: string) =>
    take(JSON.stringify({ basics: { name: 'Ola Nord' }, work: [{ name: 'Dock', startDate: '1951', endDate }] }))
      .portfolio.owner.yearsOfExperience;
  expect([yearsOf('1959'), yearsOf()]).toEqual(['8+', '75+']);
});

it('takes the role from a post or a study that ends in the future', () => {
  const roleOf = (resume: object) =>
    take(JSON.stringify({ basics: { name: 'Ola Nord' }, ...resume })).portfolio.owner.role;
  const ended = { name: 'Dock', position: 'Mate', startDate: '2010', endDate: '2011' };
  expect(roleOf({ work: [ended, { name: 'Quay', position: 'Fellow', startDate: '2024', endDate: '2028' }] })).toBe(
    'Fellow',
  );
  const study = { institution: 'Hull', area: 'Knots', startDate: '2024', endDate: '2028' };
  expect(roleOf({ work: [ended], education: [study] })).toBe('Student of Knots');
});

it('keeps an end that is still to come, puts the post among the running ones and says so', () => {
  const { portfolio, notes } = take(
    JSON.stringify({
      basics: { name: 'Ola Nord' },
      work: [
        { name: 'Rope', position: 'Rigger', startDate: '2020-01' },
        { name: 'Quay', position: 'Fellow', startDate: '2024-09', endDate: '2028-07' },
        { name: 'Dock', position: 'Mate', startDate: '2010-01', endDate: '2011-01' },
      ],
    }),
  );
  expect(portfolio.experiences.map(({ company, end }) => [company, end])).toEqual([
    ['Quay', '2028-07'],
    ['Rope', undefined],
    ['Dock', '2011-01'],
  ]);
  expect(notes.changed).toContain('work: Fellow, Quay ends in 2028-07; it counts as running until then');
});

const findSchemaFaults = (resume: object): Promise<unknown> =>
  new Promise((resolve) => validate(resume, (faults) => resolve(faults)));

it('the sample is valid JSON Resume and includes every text of its cards', async () => {
  const written = toJsonResume(sample);
  expect(await findSchemaFaults(written)).toBeNull();
  const result = JSON.stringify(written);
  for (const job of sample.experiences)
    for (const words of [...job.impacts, ...job.whatIOwned, job.problem])
      expect(result).toContain(JSON.stringify(words).slice(1, -1));
});
