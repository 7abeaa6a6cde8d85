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
interface Case {
  readonly title: string;
  /** By name; JSON as data. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly portfolio: object;
  readonly changed?: readonly string[];
  readonly unplaced?: readonly string[];
}
const CASES = parse(
  readFileSync(join(HOUSE, 'packages/content/fixtures/untidy-owners.yaml'), 'utf8'),
) as readonly Case[];

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

  it('quotes the first person where it answers about users and colleagues', () => {
    const projects = [{ name: 'pagerless', description: 'Groups alerts. I built it alone; 2,300 users.' }];
    const text = JSON.stringify({ basics: { name: 'Bo Aas', label: 'Miller' }, projects });
    const { entities } = deriveKnowledge(importByDefault([{ name: 'resume.json', text }], TODAY).portfolio);
    const says = (id: string, field: string) =>
      entities.find((entity) => entity.id === id)?.fields[field]?.says.join(' ');
    expect(says('project-pagerless', 'users')).toBe("In Bo's words: I built it alone; 2,300 users.");
    expect(says('unwritten-partners', 'what')).toBe("pagerless, in Bo's words: I built it alone; 2,300 users.");
  });

  it('of LinkedIn without a mail address offers what there is', () => {
    const { portfolio } = importByDefault(
      [{ name: 'Profile.csv', text: 'First Name,Last Name,Headline\nPetra,Aas,Miller\n' }],
      TODAY,
    );
    const says = deriveKnowledge(portfolio).entities.find(({ id }) => id === 'contact')?.fields['what']?.says;
    expect([findFaults(portfolio), says?.[0]]).toEqual([[], 'The ways to reach Petra are on the card beside me.']);
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
  ['location', 'Prefers to work remotely.'],
  ['design', 'Design of the whole product line.'],
  ['accessibility', 'Accessibility for screen readers came first.'],
])('ASAD does not call %s unwritten after an import with "%s" in About or in a project', (id, sentence) => {
  const inProject = {
    basics: { name: 'Bo Aas', label: 'Miller' },
    projects: [{ name: 'Mill', description: sentence }],
  };
  const isOfAbout = ['unwritten-relocation', 'unwritten-hobbies', 'availability', 'location'].includes(id);
  for (const resume of isOfAbout ? [about(sentence)] : [about(sentence), inProject]) {
    const { portfolio, notes } = importByDefault([{ name: 'resume.json', text: JSON.stringify(resume) }], TODAY);
    const answer = deriveKnowledge(portfolio).entities.find((entity) => entity.id === id)?.fields['what'];
    expect([...(answer?.says ?? []), ...(answer?.more ?? [])].join(' ')).toContain(sentence.slice(1, -1));
    expect(answer?.isUnwritten).not.toBe(true);
    expect(notes.changed.join()).toContain('read from');
  }
});

const answerOf = (target: string, resume: object) => {
  const text = JSON.stringify({ basics: { name: 'Bo Aas', label: 'Miller' }, ...resume });
  const { entities } = deriveKnowledge(importByDefault([{ name: 'resume.json', text }], TODAY).portfolio, TODAY);
  const [id, field = ''] = target.split('/');
  const {
    says = [],
    more = [],
    isUnwritten = false,
  } = entities.find((entity) => entity.id === id)?.fields[field] ?? {};
  return { text: [...says, ...more].join(' '), isUnwritten };
};

it.each(['Früher Müller, in der Nähe von Ulm.', 'I cared for my father after his stroke.'])(
  'guesses no pronoun from: %s',
  (summary) => {
    const text = JSON.stringify({ basics: { name: 'Bo Aas', label: 'Miller', summary } });
    expect(importByDefault([{ name: 'resume.json', text }], TODAY).portfolio.owner.pronouns).toBe('they');
  },
);

it.each([
  ['teaching', 'Cut the lead time of a change to a day.'],
  ['internship', 'Mentored six trainees.'],
  ['deployment', 'Bugs per release fell. Reads release notes.'],
  ['design', 'Calculated the design floods of 26 bridges.'],
  ['dissatisfied', 'Customer satisfaction of 96 %.'],
  ['teaching', 'Classifier trained on 11,400 pictures of people.'],
  ['teaching', 'My mentor made me write tests, which taught me patience.'],
  ['teaching', 'Is coached by two engineers.'],
  ['teaching', 'Led the red team exercise.'],
  ['unwritten-partners', 'Led the red team exercise.'],
  ['testing', 'Put an end to idle test environments.'],
  ['security', 'Passed an audit of the accounts.'],
  ['visa', 'Booking page for the bus of a citizens’ association.'],
  ['updates', 'Sorts 5,500 delivery notes per day.'],
  ['aftercare', 'Made a site that supports clinics.'],
  ['unwritten-partners', 'Agency with 35 people, in a group of three vocational schools.'],
  ['unwritten-partners', 'Taught 120 colleagues at lunch.'],
  ['design', 'Designed the job system that keeps 16 threads busy.'],
  ['deployment', 'Built the streaming pipeline for callbacks.'],
  ['unwritten-vacation', 'The card machine failed every Friday, and the queue grew.'],
  ['unwritten-leaving', 'Renamed the app, which closed in 2021.'],
  ['project-mill/forWhom', 'Checklist for physical tests: how to get into a building.'],
  ['project-mill/users', 'Translated into French by two readers.'],
  ['project-mill/team', 'Sold on her own site.'],
])('denies %s where a text says "%s"', (target, sentence) => {
  const work = [{ name: 'Mill', position: 'Miller', highlights: [sentence] }];
  const made = target.includes('/') ? { projects: work } : { work };
  expect(answerOf(target.includes('/') ? target : `${target}/what`, made).isUnwritten).toBe(true);
});

const about = (summary: string) => ({ basics: { name: 'Bo Aas', label: 'Miller', summary } });
const job = (...highlights: readonly string[]) => ({ work: [{ name: 'Mill', position: 'Miller', highlights }] });
const project = (description: string, ...highlights: readonly string[]) => ({
  projects: [{ name: 'Cards', description, highlights }],
});

it.each([
  ['notice/what', 'I can start after a 30-day notice.'],
  ['weaknesses/what', 'Does not do malware.'],
  ['rates/what', 'Wishes for 38,000 euros a year.'],
  ['availability/what', 'Prefers a permanent contract to freelance work.'],
  ['proudest/what', 'My proudest mill is the one at Quay.'],
  ['contract/what', 'I take a B2B contract.'],
])('quotes of About what it says of %s: %s', (target, sentence) => {
  expect(answerOf(target, about(sentence)).text).toBe(`In Bo's words: ${sentence}`);
});

it.each<readonly [target: string, says: string, resume: object]>([
  [
    'years/what',
    'Bo has more than one year of professional experience.',
    about('Miller with 1.5 years of experience.'),
  ],
  [
    'unwritten-beginnings/what',
    'In 2012 Bo studied at Quay: Diploma. Since January 2013 Bo has worked at Mill as Miller.',
    {
      work: [{ name: 'Mill', position: 'Miller', startDate: '2013-01' }],
      education: [2012, 2020].map((year) => ({
        institution: 'Quay',
        studyType: 'Diploma',
        startDate: `${year}`,
        endDate: `${year}`,
      })),
    },
  ],
  [
    'experience-mill/what',
    'Since 2019 Bo has worked at Mill as Founder and teacher.',
    { teaching: [{ name: 'Mill', position: 'Founder and teacher', startDate: '2019' }] },
  ],
  [
    'experience-mill/what',
    'Since 2019 Bo has worked at Mill as Product Owner.',
    { work: [{ name: 'Mill', position: 'Product Owner', startDate: '2019' }] },
  ],
  [
    'unwritten-blog/what',
    'Bo has the award Speaker of the Year. No published article, paper or book is written here.',
    { awards: [{ title: 'Speaker of the Year' }] },
  ],
  [
    'project-cards/owned',
    'Cards is the one work on this site. Eleven contributors.',
    project('', 'Eleven contributors.'),
  ],
  [
    'location/what',
    "Bo works from Bergen. In Bo's words: In Bergen, with two days a week at home.",
    {
      basics: {
        name: 'Bo Aas',
        label: 'Miller',
        location: { city: 'Bergen' },
        summary: 'In Bergen, with two days a week at home.',
      },
    },
  ],
  [
    'remote/what',
    'The job at Mill is in Bergen, hybrid. Bo works from Bergen.',
    {
      basics: { name: 'Bo Aas', label: 'Miller', location: { city: 'Bergen' } },
      work: [{ name: 'Mill', position: 'Miller', startDate: '2020', location: 'Bergen, hybrid' }],
    },
  ],
  ['teaching/what', "At Mill, in Bo's words: I taught milling.", job('I taught milling.')],
  [
    'year-2012/what',
    'In 2012 Bo studied at Quay.',
    {
      education: ['BSc', 'MSc'].map((studyType) => ({
        institution: 'Quay',
        studyType,
        startDate: '2012',
        endDate: '2012',
      })),
    },
  ],
  [
    'award-doctoral-grant-2019/when',
    'Bo has the award Doctoral grant (2019).',
    { awards: [{ title: 'Doctoral grant (2019)' }] },
  ],
  ['award-doctoral-grant/why', 'Bo has the award Doctoral grant.', { awards: [{ title: 'Doctoral grant' }] }],
  [
    'publication-six-pages/what',
    'Bo gave the talk Six pages at SREday Vienna, in May 2024.',
    { publications: [{ name: 'Six pages', publisher: 'SREday Vienna (talk)', releaseDate: '2024-05' }] },
  ],
  [
    'publication-worn-stones/what',
    'Bo gave the talk Worn stones at Mill Days.',
    { talks: [{ title: 'Worn stones', event: 'Mill Days', location: 'Ulm' }] },
  ],
  [
    'teaching/what',
    'At Mill: Manages four restorers and one apprentice.',
    {
      work: [{ name: 'Mill', position: 'Head of Milling', highlights: ['Manages four restorers and one apprentice.'] }],
    },
  ],
  [
    'experience-mill/team',
    'At Mill: A workshop of six people.',
    { work: [{ name: 'Mill', position: 'Miller', summary: 'A workshop of six people.' }] },
  ],
  [
    'unwritten-hobbies/what',
    'Since 2020 Bo has volunteered at Bell Days as Guide.',
    { volunteer: [{ organization: 'Bell Days', position: 'Guide', startDate: '2020' }] },
  ],
  [
    'unwritten-references/what',
    "Jo Foy, CTO of Quay, says: Bo grinds well. In Jo Foy's words: I would hire him.",
    { references: [{ name: 'Jo Foy, CTO of Quay', reference: 'Bo grinds well. I would hire him.' }] },
  ],
  [
    'strengths/what',
    'Bo, Chief Miller, names Rust, C and Git. It rains.',
    {
      basics: { name: 'Bo Aas', label: 'Chief Miller | Rust • C', summary: 'It rains.' },
      skills: [
        { name: 'Languages', keywords: ['Rust', 'C'] },
        { name: 'Tools', keywords: ['Git'] },
      ],
    },
  ],
  [
    'programming-languages/what',
    "ABAP, Nim and PowerShell are named on the cards of Bo's work.",
    { skills: [{ name: 'Languages', keywords: ['ABAP', 'Nim', 'PowerShell'] }] },
  ],
  [
    'programming-languages/what',
    "C++ and SQL are named on the cards of Bo's work.",
    {
      skills: [
        { name: 'C++', keywords: ['Qt'] },
        { name: 'SQL', keywords: ['PostgreSQL'] },
        { name: 'Languages', keywords: ['German'] },
      ],
    },
  ],
  [
    'part-sql/what',
    'Under SQL Bo lists PostgreSQL. None of the projects names SQL.',
    { skills: [{ name: 'SQL', keywords: ['PostgreSQL'] }] },
  ],
  [
    'experience-mill/with',
    'At Mill Bo worked with flutter, python and dbt.',
    {
      skills: [{ name: 'Skills', keywords: ['flutter', 'python', 'dbt', 'go', 'make', 'rust', 'express'] }],
      work: [
        {
          name: 'Mill',
          position: 'Miller',
          highlights: ['Make Flutter apps, go express.', 'No rust: 1,400 dbt tests, Python.'],
        },
      ],
    },
  ],
  [
    'project-cards/owned',
    "In Bo's words: I was the front-end developer.",
    project('Shows one card. I was the front-end developer.'),
  ],
  [
    'experience-mill/result',
    'At Mill: Halved the wait.',
    { work: [{ name: 'Mill', position: 'Miller', summary: 'A mill. Halved the wait.' }] },
  ],
  [
    'teaching/what',
    "At Mill, in Bo's words: I taught sixteen apprentices of the valley how to dress a stone by hand without a rule, in two long winters of frost and rain. In Bo's words: And I learned as much.",
    job(
      'I taught sixteen apprentices of the valley how to dress a stone by hand without a rule, in two long winters of frost and rain, and I learned as much.',
    ),
  ],
  [
    'project-cards/with',
    'Svelte in front, DuckDB behind.',
    project('Shows one card.', 'Svelte in front, DuckDB behind.'),
  ],
  [
    'part-react-js/where',
    'One project is made with React.js: Cards. At work Bo used React.js at Mill.',
    {
      skills: [{ name: 'Web', keywords: ['React.js'] }],
      work: [{ name: 'Mill', position: 'Miller', highlights: ['Drew screens in React.'] }],
      projects: [{ name: 'Cards', keywords: ['React'] }],
    },
  ],
  [
    'stack-web/in-project',
    'One project is made with tools listed under Web: Cards.',
    {
      skills: [{ name: 'Web', keywords: ['Express.js'] }],
      projects: [{ name: 'Cards', description: 'Runs on Express.' }],
    },
  ],
  [
    'all-experience/gaps',
    "There was a gap of five months between Mill and Bakery. In Bo's words: Parental leave between January 2019 and May 2019.",
    {
      work: [
        { name: 'Mill', position: 'Miller', startDate: '2015-01', endDate: '2018-12' },
        { name: 'Parental leave', startDate: '2019-01', endDate: '2019-05' },
        { name: 'Bakery', position: 'Baker', startDate: '2019-06' },
      ],
    },
  ],
  ['volunteer/what', "In Bo's words: Service: Judge of bread.", { service: ['Judge of bread'] }],
  [
    'education-bsc-in-stones/what',
    'From 2012 to 2015 Bo studied at Quay: BSc in Stones. The grade of BSc in Stones was 9.',
    {
      education: [
        { institution: 'Quay', studyType: 'MSc', area: 'Mills', startDate: '2015', endDate: '2017' },
        { institution: 'Quay', studyType: 'BSc', area: 'Stones', startDate: '2012', endDate: '2015', score: '9' },
      ],
    },
  ],
  [
    'education-quay/what',
    'Since 2025 Bo has studied at Quay, until June 2027 as planned: BSc.',
    { education: [{ institution: 'Quay', studyType: 'BSc', startDate: '2025', endDate: '2027-06' }] },
  ],
  [
    'all-experience/gaps',
    'There was a gap of nine months between Mill and Bakery. From 2019 to 2020 Bo studied at Quay.',
    {
      work: [
        { name: 'Mill', position: 'Miller', startDate: '2015-01', endDate: '2019-09' },
        { name: 'Bakery', position: 'Baker', startDate: '2020-07' },
      ],
      education: [{ institution: 'Quay', startDate: '2019', endDate: '2020' }],
    },
  ],
  [
    'previous/what',
    'Before the latest job Bo was at Mill as Miller from 2009 to 2011.',
    {
      work: [
        { name: 'Mill', position: 'Miller', startDate: '2009', endDate: '2011' },
        { name: 'Quay', position: 'Porter', startDate: '2012' },
        { name: 'Camp', position: 'Cook', startDate: '2014', endDate: '2015' },
      ],
    },
  ],
  [
    'language-igbo/what',
    'Bo speaks Igbo: native.',
    { skills: [{ name: 'Spoken languages', keywords: ['Igbo (native)', 'French'] }] },
  ],
  [
    'teaching/what',
    'At Mill: Trained 600+ nurses. At Quay: Teaching Assistant.',
    {
      work: [
        { name: 'Mill', position: 'Nurse', highlights: ['Trained 600+ nurses.'] },
        { name: 'Quay', position: 'Teaching Assistant' },
      ],
    },
  ],
  [
    'accessibility/what',
    'Bo has the certificate Accessibility for Millers.',
    { certificates: [{ name: 'Accessibility for Millers' }] },
  ],
  ['part-z-os/what', 'Bo knows z/OS: it is listed under Hosts.', { skills: [{ name: 'Hosts', keywords: ['z/OS'] }] }],
  ['project-cards/what', 'Cards: Shows one card.', project('', 'Shows one card.')],
  [
    'previous/what',
    'Before the latest role Bo was Porter, from 2009 to 2011, at Mill.',
    {
      work: [
        { name: 'Mill', position: 'Miller', startDate: '2011' },
        { name: 'Mill', position: 'Porter', startDate: '2009', endDate: '2011' },
      ],
    },
  ],
  [
    'unwritten-promotion/what',
    "Bo's roles at Mill were Miller, since 2011; Porter, from 2009 to 2011.",
    {
      work: [
        { name: 'Mill', position: 'Miller', startDate: '2011' },
        { name: 'Mill', position: 'Porter', startDate: '2009', endDate: '2011' },
      ],
    },
  ],
  [
    'experience-mill/size',
    'Mill: Grinds flour for 35 bakeries.',
    { work: [{ name: 'Mill', position: 'Miller', summary: 'Ground.', description: 'Grinds flour for 35 bakeries' }] },
  ],
  [
    'project-cards/what',
    'Cards: A small wallet for market traders. It was made with 48 of them at a market.',
    {
      projects: [
        {
          name: 'Cards',
          description: 'A small wallet for market traders',
          summary: '<p>It was made with 48 of them at a market.</p>',
        },
      ],
    },
  ],
  [
    'reference-ida-berg/what',
    'Ida Berg, CEO of Mill, says: She grinds well.',
    { references: [{ name: 'Ida Berg', description: 'CEO of Mill', summary: 'She grinds well.' }] },
  ],
  ['project-cards/users', 'In use in 11 mills.', project('A wallet.', 'In use in 11 mills')],
  ['project-cards/forWhom', 'A list for a bakery in Oslo.', project('A list for a bakery in Oslo.')],
  ['project-cards/result', 'Waste fell by 18%.', project('A list of flour. Waste fell by 18%.')],
  ['experience-mill/team', 'At Mill: Lead 11 agents.', job('Lead 11 agents')],
  ['language-dutch/what', 'Bo speaks Dutch: native.', { languages: [{ language: 'Dutch', fluency: 'moedertaal' }] }],
  [
    'teaching/what',
    'At Mill: Leads three firmware and two hardware engineers.',
    job('Leads three firmware and two hardware engineers.'),
  ],
  [
    'experience-mill/forWhom',
    'At Mill: Flour for clients of St. Olaf and Dr. Berg.',
    job('Flour for clients of St. Olaf and Dr. Berg.'),
  ],
])('answers %s: %s', (target, says, resume) => {
  expect(answerOf(target, resume).text).toBe(says);
});
