import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findFaults } from '@asad/content';
import { toJsonResume } from '@asad/content/json-resume';
import { deriveKnowledge } from '@asad/guide/derive';
import { importByDefault } from './import-by-default.ts';
import { HOUSE } from './owner-command.ts';
import { readDeveloperFolio } from './read-developer-folio.ts';

const TODAY = '2026-11';
type ResumeData = Readonly<Record<string, unknown>> & { readonly basics?: object };
const importData = ({ basics, ...resume }: ResumeData) => {
  const text = JSON.stringify({ basics: { name: 'Bo Aas', label: 'Miller', ...basics }, ...resume });
  return importByDefault([{ name: 'resume.json', text }], TODAY);
};

interface Case {
  readonly title: string;
  /** By name; JSON as data. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly portfolio: object;
  readonly changed?: readonly string[];
  readonly unplaced?: readonly string[];
}
const readFixture = (name: string): unknown =>
  parse(readFileSync(join(HOUSE, 'packages/content/fixtures', name), 'utf8'));
const CASES = readFixture('untidy-owners.yaml') as readonly Case[];
const ANSWERS = readFixture('answers-from-resumes.yaml') as readonly {
  readonly asks: string;
  readonly says: string;
  readonly resume: ResumeData;
}[];

/** Leaves out what is empty, and colours. */
const prune = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(prune)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, part]) => [key, prune(part)] as const)
            .filter(([key, part]) => key !== 'colours' && part !== false && !isEmpty(part)),
        )
      : value;
const isEmpty = (part: unknown): boolean =>
  part === '' || (typeof part === 'object' && part !== null && Object.keys(part).length === 0);

describe('an untidy résumé', () => {
  it.each(CASES)('$title', ({ files, portfolio: wanted, changed = [], unplaced = [] }) => {
    const given = Object.entries(files).map(([name, file]) => {
      const text = typeof file === 'string' ? file : JSON.stringify(file);
      return { name, text: name.endsWith('.js') ? readDeveloperFolio(text, name) : text };
    });
    const { portfolio, notes } = importByDefault(given, TODAY);
    expect(globalThis).not.toHaveProperty('wasRun');
    expect([prune(portfolio), notes.changed, notes.unplaced]).toEqual([wanted, changed, unplaced]);
    const written = [{ name: 'resume.json', text: JSON.stringify(toJsonResume(portfolio)) }];
    const { pronouns } = portfolio.owner;
    const again = importByDefault(written, TODAY).portfolio;
    // JSON Resume has no pronouns.
    expect({ ...again, owner: { ...again.owner, pronouns } }).toEqual(portfolio);
  });

  it('of LinkedIn without a way to reach its owner says so', () => {
    const profile = { name: 'Profile.csv', text: 'First Name,Last Name,Headline\nPetra,Aas,Miller\n' };
    const { portfolio } = importByDefault([profile], TODAY);
    const says = deriveKnowledge(portfolio).entities.find(({ id }) => id === 'contact')?.fields['what']?.says;
    expect([findFaults(portfolio), says?.[0]]).toEqual([[], 'No way to reach Petra is written on this site.']);
  });
});

it.each<readonly [entity: string, sentence: string]>([
  ['unwritten-blog', 'Gave a talk about owls at a conference.'],
  ['unwritten-partners', 'Built with five colleagues.'],
  ['unwritten-certificates', 'Certified for work at heights.'],
  ['unwritten-relocation', 'Would relocate to the coast.'],
  ['unwritten-hobbies', 'Outside of it she restores radios.'],
  ['unwritten-hobbies', 'She plays the double bass.'],
  ['availability', 'Free for two mills a year; the next opening is in May.'],
  ['availability', 'Freelance since 2025, two to three days a week.'],
  ['location', 'Prefers to work remotely.'],
  ['design', 'Design of the whole product line.'],
  ['accessibility', 'Accessibility for screen readers came first.'],
])('ASAD does not call %s unwritten after an import with "%s" in About or in a project', (id, sentence) => {
  const inAbout = { basics: { summary: sentence } };
  const inProject = { projects: [{ name: 'Mill', description: sentence }] };
  const isOfAbout = ['unwritten-relocation', 'unwritten-hobbies', 'availability', 'location'].includes(id);
  for (const resume of isOfAbout ? [inAbout] : [inAbout, inProject]) {
    const { text, isUnwritten } = answerOf(`${id}/what`, resume);
    expect(text).toContain(sentence.slice(1, -1));
    expect(isUnwritten).not.toBe(true);
    expect(importData(resume).notes.changed.join()).toContain('read from');
  }
});

const answerOf = (target: string, resume: ResumeData) => {
  const { entities } = deriveKnowledge(importData(resume).portfolio, TODAY);
  const [id, field = ''] = target.split('/');
  const answer = entities.find((entity) => entity.id === id)?.fields[field];
  return { text: [...(answer?.says ?? []), ...(answer?.more ?? [])].join(' '), isUnwritten: answer?.isUnwritten };
};

it.each(['Früher Müller, in der Nähe von Ulm.', 'I cared for my father after his stroke.'])(
  'guesses no pronoun from: %s',
  (summary) => {
    expect(importData({ basics: { summary } }).portfolio.owner.pronouns).toBe('they');
  },
);

it.each([
  ['teaching', 'Cut the lead time of a change to a day.'],
  ['internship', 'Mentored six trainees.'],
  ['deployment', 'Bugs per release fell. Reads release notes.'],
  ['design', 'Design agency. Works with the interface designer.'],
  ['dissatisfied', 'Customer satisfaction of 96 %.'],
  ['teaching', 'Classifier trained on 11,400 pictures of people.'],
  ['teaching', 'My mentor made me write tests, which taught me patience.'],
  ['teaching', 'Is coached by two engineers.'],
  ['teaching', 'Led the red team exercise.'],
  ['unwritten-partners', 'Led the red team exercise.'],
  ['testing', 'Put an end to idle test environments.'],
  ['security', 'Passed an audit of the accounts.'],
  ['visa', 'Booking page for the bus of a citizens’ association.'],
  ['updates', 'Replaced a spreadsheet of falls with a form and a weekly report.'],
  ['aftercare', 'Made a site that supports clinics.'],
  ['aftercare', 'Cut the shift handover from 25 to 11 minutes.'],
  ['unwritten-partners', 'Agency with 35 people, in a group of three vocational schools.'],
  ['unwritten-partners', 'Taught 120 colleagues at lunch.'],
  ['deployment', 'Built the streaming pipeline for callbacks.'],
  ['unwritten-vacation', 'The card machine failed every Friday, and the queue grew.'],
  ['unwritten-leaving', 'Renamed the app, which closed in 2021.'],
  ['project-mill/forWhom', 'Turned for three weeks, for free.'],
  ['project-mill/forWhom', 'Bags in jute and paper, used by nine teams.'],
  ['project-mill/users', 'Translated into French by two readers.'],
  ['project-mill/team', 'Sold on her own site.'],
])('denies %s where a text says "%s"', (target, sentence) => {
  const work = [{ name: 'Mill', position: 'Miller', highlights: [sentence] }];
  const made = target.includes('/') ? { projects: work } : { work };
  expect(answerOf(target.includes('/') ? target : `${target}/what`, made).isUnwritten).toBe(true);
});

it.each(ANSWERS)('answers $asks: $says', ({ asks, says, resume }) => {
  expect(answerOf(asks, resume).text).toBe(says);
});
