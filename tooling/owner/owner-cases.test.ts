import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { findFaults, type Portfolio } from '@asad/content';
import type { Notes } from '@asad/content/resume';
import { portfolio as shapes } from '@asad/content/fixtures/shapes';
import { portfolio as studio } from '@asad/content/fixtures/studio';
import { portfolio as zoe } from '@asad/content/fixtures/zoe';
import { deriveKnowledge } from '@asad/guide/derive';
import { importByDefault } from './import-by-default.ts';
import { readSource } from './read-source.ts';

type Pick = (portfolio: Portfolio, notes: Notes) => unknown;
const TODAY = '2026-11';
const jobs: Pick = ({ experiences }) => experiences.map(({ company, start, end }) => [company, start, end]);
const firstJob: Pick = ({ experiences }) => experiences[0];
const owner: Pick = ({ owner: one }) => one;
const unplaced: Pick = (_, notes) => notes.unplaced.join('\n');
const changed: Pick = (_, notes) => notes.changed.join('\n');
const has = (text: string): unknown => expect.stringContaining(text);
const work = (...posts: readonly object[]): string => JSON.stringify({ basics: { name: 'Bo Aas' }, work: posts });

const CASES: readonly (readonly [title: string, given: string, pick: Pick, wanted: unknown])[] = [
  [
    'numbers of YAML are texts',
    'basics: {name: Bo Aas}\nwork: [{name: Mill, startDate: 2022.10, highlights: [3.10, 0755, 0791234567]}]',
    firstJob,
    expect.objectContaining({ start: '2022-10', impacts: ['3.10', '0755', '0791234567'] }),
  ],
  [
    'a merge key of YAML',
    'x-job: &job {name: Mill, location: Bergen}\nbasics: {name: Bo Aas}\nwork:\n  - <<: *job\n    startDate: 2019-02\n',
    firstJob,
    expect.objectContaining({ company: 'Mill', location: 'Bergen', start: '2019-02' }),
  ],
  [
    'a fiscal year',
    work({ name: 'Mill', date: 'FY2019 – 2025-06' }, { name: 'Dock', startDate: 'FY2018', endDate: '2018-06' }),
    jobs,
    [
      ['Mill', '2019', '2025-06'],
      ['Dock', '2018', '2018-06'],
    ],
  ],
  ['a date without marks', work({ name: 'Mill', startDate: '20200401' }), jobs, [['Mill', '2020-04', undefined]]],
  ['a period without marks', work({ name: 'Mill', date: '20180401/20191231' }), jobs, [['Mill', '2018-04', '2019-12']]],
  [
    'a period of ISO 8601',
    work({ name: 'Mill', date: '2018-04-01/2019-12-31' }),
    jobs,
    [['Mill', '2018-04', '2019-12']],
  ],
  [
    'day first, as another date of the file shows',
    work({ name: 'Mill', startDate: '03/04/2016' }, { name: 'Dock', startDate: '25/12/2014', endDate: '01/02/2015' }),
    jobs,
    [
      ['Mill', '2016-04', undefined],
      ['Dock', '2014-12', '2015-02'],
    ],
  ],
  [
    'month first, as another date of the file shows',
    work({ name: 'Mill', startDate: '03/04/2016' }, { name: 'Dock', date: '12/25/2014 - 01/02/2015' }),
    jobs,
    [
      ['Mill', '2016-03', undefined],
      ['Dock', '2014-12', '2015-01'],
    ],
  ],
  [
    'day or month first, which the file does not settle',
    work({ name: 'Mill', startDate: '03/04/2016' }),
    changed,
    has('dates like 03/04/2016 are read with the day first'),
  ],
  [
    'the year 9999',
    work({ name: 'Mill', startDate: '2020', endDate: '9999-12-31' }),
    jobs,
    [['Mill', '2020', undefined]],
  ],
  [
    'the year 1399',
    work({ name: 'Mill', startDate: '1399/01' }),
    owner,
    expect.objectContaining({ yearsOfExperience: '' }),
  ],
  [
    'the year 1399, named',
    work({ name: 'Mill', startDate: '1399/01' }),
    unplaced,
    has('Mill: start 1399-01 is outside 1950'),
  ],
  [
    'a username that holds a host',
    JSON.stringify({
      basics: {
        name: 'Bo Aas',
        label: 'Miller',
        profiles: [{ network: 'LinkedIn', username: 'linkedin.com/in/bo' }],
      },
    }),
    owner,
    expect.objectContaining({ linkedIn: 'https://linkedin.com/in/bo' }),
  ],
  [
    'pronouns in the headline, and degrees after the name',
    JSON.stringify({ basics: { name: 'Bo Aas, PMP, PhD', label: 'Miller | ex-Dock | he/him' }, work: [] }),
    owner,
    expect.objectContaining({ name: 'Bo Aas', role: 'Miller | ex-Dock', pronouns: 'he' }),
  ],
  [
    'names of code',
    work({
      name: 'Mill',
      highlights: ['Wrote __init__.py', 'Drew <Button> with **care**', 'Sorted List<S>', '<B>Led</B>'],
    }),
    firstJob,
    expect.objectContaining({
      impacts: ['Wrote __init__.py', 'Drew <Button> with care', 'Sorted List<S>', 'Led'],
    }),
  ],
  [
    'an employer with a text and roles',
    work({
      company: 'Mill',
      position: 'All hands',
      description: 'Grinds rye.',
      roles: [
        { position: 'Chief', description: 'Led ten.', startDate: '2022' },
        { position: 'Miller', description: 'Ground.', startDate: '2020', endDate: '2022' },
      ],
    }),
    ({ experiences }, notes) => [experiences.map(({ role, summary }) => [role, summary]), notes.unplaced],
    [
      [
        ['Chief', 'Grinds rye. Led ten.'],
        ['Miller', 'Ground.'],
      ],
      ['work[0].position: All hands; its posts have their own'],
    ],
  ],
  [
    'a section that the file calls a summary',
    JSON.stringify({
      basics: { name: 'Bo Aas', label: 'Miller' },
      sections: { experience: { items: [{ company: 'Mill' }] } },
      customSections: [
        { title: 'Teaching work', type: 'summary', items: [{ id: 'a', content: '<p>People learn by walking.</p>' }] },
      ],
    }),
    ({ experiences, words }) => [experiences.length, words.about],
    [1, ['People learn by walking.']],
  ],
  [
    'a job without employer and dates',
    work({ name: 'Mill' }, { position: 'People learn maps by walking' }),
    ({ experiences }, notes) => [experiences.length, notes.unplaced],
    [1, ['work: an entry without employer and dates: People learn maps by walking']],
  ],
  [
    'levels without a unit',
    JSON.stringify({
      basics: { name: 'Bo Aas', label: 'Miller' },
      languages: [{ language: 'Igbo', level: 3 }],
      skills: [{ name: 'Rye', level: 80 }],
    }),
    ({ languages, stack }, notes) => [languages, stack[0]?.metric, notes.unplaced],
    [
      [{ name: 'Igbo' }],
      '',
      [
        'languages[0]: the level 3 is left out, because the file does not say of how many',
        'skills[0]: the level 80 is left out, because the file does not say of how many',
      ],
    ],
  ],
  [
    'a tool of one letter',
    JSON.stringify({
      basics: { name: 'Bo Aas' },
      skills: [{ name: 'R' }],
      work: [
        { name: 'Mill', startDate: '2022', summary: 'Led R&D; their r is soft.' },
        { name: 'Dock', startDate: '2020', endDate: '2021', summary: 'Counted in R.' },
      ],
    }),
    ({ experiences }) => experiences.map(({ stack }) => stack),
    [[], ['R']],
  ],
];

describe('an untidy résumé', () => {
  it.each(CASES)('%s', (_, given, pick, wanted) => {
    const { portfolio, notes } = importByDefault([{ name: 'resume.yaml', text: given }], TODAY);
    expect(pick(portfolio, notes)).toEqual(wanted);
  });

  it('LinkedIn without a mail address offers what there is', () => {
    const profile = { name: 'Profile.csv', text: 'First Name,Last Name,Headline\nPetra,Aas,Miller\n' };
    const { portfolio } = importByDefault([profile], TODAY);
    const says = deriveKnowledge(portfolio).entities.find(({ id }) => id === 'contact')?.fields['what']?.says;
    expect([portfolio.owner.email, findFaults(portfolio), says?.[0]]).toEqual([
      '',
      [],
      'The ways to reach Petra are on the card beside me.',
    ]);
    const mails = { name: 'Email Addresses.csv', text: 'Email Address,Primary\np@aas.example,Yes\n' };
    expect(importByDefault([profile, mails], TODAY).portfolio.owner.email).toBe('p@aas.example');
  });

  it('LinkedIn’s websites in each form', () => {
    const site = (cell: string): unknown => {
      const text = `First Name,Last Name,Headline,Websites\nPetra,Aas,Miller,"${cell}"\n`;
      return importByDefault([{ name: 'Profile.csv', text }], TODAY).portfolio.owner.profiles?.map(({ url }) => url);
    };
    expect(site('[PORTFOLIO:https://petra.example]')).toEqual(['https://petra.example']);
    expect(site('[PORTFOLIO:https://petra.example], [BLOG:https://blog.example]')).toEqual([
      'https://petra.example',
      'https://blog.example',
    ]);
  });
});

describe.each([
  ['Zoë', zoe],
  ['a studio', studio],
  ['an owner of odd shapes', shapes],
])('ASAD never calls unwritten what %s wrote', (_, portfolio) => {
  it.each<readonly [entity: string, sentence: string]>([
    ['unwritten-blog', 'Gave a talk about owls at a conference.'],
    ['unwritten-partners', 'Built with five colleagues.'],
    ['unwritten-certificates', 'Certified for work at heights.'],
    ['unwritten-relocation', 'Would relocate to the coast.'],
    ['location', 'Prefers to work remotely.'],
    ['design', 'Design of the whole product line.'],
    ['accessibility', 'Accessibility for screen readers came first.'],
  ])('%s: "%s" in About, and in a story', (id, sentence) => {
    const [project, ...projects] = portfolio.projects;
    const story = { ...project!, story: `${project!.story} ${sentence}` };
    const inAbout = { ...portfolio, words: { ...portfolio.words, about: [sentence] } };
    const inStory = { ...portfolio, projects: [story, ...projects] };
    const isOfAbout = ['unwritten-relocation', 'location'].includes(id);
    for (const one of isOfAbout ? [inAbout] : [inAbout, inStory]) {
      const answer = deriveKnowledge(one).entities.find((entity) => entity.id === id)?.fields['what'];
      expect([...(answer?.says ?? []), ...(answer?.more ?? [])].join(' ')).toContain(sentence.slice(1, -1));
      expect(answer?.isUnwritten).not.toBe(true);
    }
  });
});

describe('a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'asad-cases-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, bytes: Uint8Array): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };

  it('of an unknown encoding is read, and the assumed one is named', () => {
    // "Юрий" in Windows-1251.
    const bytes = Buffer.concat([
      Buffer.from('{"basics":{"name":"'),
      Buffer.from([0xde, 0xf0, 0xe8, 0xe9]),
      Buffer.from('"},"work":[{"name":"Mill"}]}'),
    ]);
    const { notes } = importByDefault(readSource(write('cv.json', bytes)), TODAY);
    expect(notes.changed).toContain(
      'cv.json is not UTF-8: read as windows-1252; if letters look wrong, save it as UTF-8',
    );
  });

  it('of developerFolio is read as data and never run', () => {
    const script = `import emoji from "react-easy-emoji";
      globalThis.wasRun = true;
      const illustration = { animated: true };
      const greeting = {
        username: "Saad Pasta",
        title: "Hi all, I'm Saad",
        subTitle: emoji("A passionate developer 🚀 of apps."),
        displayGreeting: true
      };
      const socialMediaLinks = { github: "https://github.com/saad", gmail: "saad@pasta.example", linkedin: "https://www.linkedin.com/in/saad/", display: true };
      const skillsSection = {
        title: "What I do",
        skills: [emoji("⚡ Build interactive front ends")],
        softwareSkills: [{ skillName: "html-5", fontAwesomeClassname: "fab fa-html5" }, { skillName: "ReactJS" }],
        display: true
      };
      const educationInfo = { display: true, schools: [{ schoolName: "Harvard University", logo: require("./h.png"), subHeader: "Master of Science", duration: "September 2017 - April 2019", desc: "Ranked top 10%.", descBullets: ["Took courses"] }] };
      const workExperiences = { display: true, experience: [{ role: "Software Engineer", company: "Facebook", date: "June 2018 – Present", desc: \`Wrote \${"apps"}.\`, descBullets: ["Led ten"] }] };
      const bigProjects = { projects: [{ projectName: "Saayahealth", projectDesc: "Heals.", footerLink: [{ name: "Visit", url: "http://saaya.example/" }] }], display: true };
      const talkSection = { talks: [{ title: "Build Actions", subtitle: "GDG Bangkok", event_url: "https://gdg.example" }], display: false };
      const contactInfo = { title: emoji("Reach out"), number: "+92-0000000000", email_address: "saad@pasta.example" };
      export { illustration, greeting, socialMediaLinks };`;
    const { portfolio } = importByDefault(readSource(write('portfolio.js', Buffer.from(script))), TODAY);
    expect(globalThis).not.toHaveProperty('wasRun');
    expect(findFaults(portfolio)).toEqual([]);
    expect(portfolio).toMatchObject({
      owner: { name: 'Saad Pasta', email: 'saad@pasta.example', linkedIn: 'https://www.linkedin.com/in/saad/' },
      words: { about: ['A passionate developer 🚀 of apps.', '⚡ Build interactive front ends'] },
      experiences: [
        {
          company: 'Facebook',
          role: 'Software Engineer',
          start: '2018-06',
          summary: 'Wrote apps.',
          impacts: ['Led ten'],
        },
      ],
      education: [{ institution: 'Harvard University', degree: 'Master of Science', start: '2017-09', end: '2019-04' }],
      projects: [{ title: 'Saayahealth', links: { site: 'http://saaya.example/' } }],
      stack: [{ keywords: ['html-5', 'ReactJS'] }],
    });
    expect(portfolio.publications).toBeUndefined();
  });

  it('that unpacks to more than 50 MB is refused', { timeout: 30_000 }, () => {
    const half = strToU8(' '.repeat(26_000_000));
    const archive = zipSync({ 'a.json': half, 'b.json': half }, { level: 1 });
    expect(archive.length).toBeLessThan(1_000_000);
    expect(() => readSource(write('cv.zip', archive))).toThrow('cv.zip unpacks to more than 50 MB');
  });
});
