import { describe, expect, it } from 'vitest';
import { readResume, ResumeError } from './read-resume.ts';

const read = (text: string, name = 'resume.json') => readResume([{ name, text }]);

describe('an untidy JSON Resume', () => {
  const { resume, notes } = read(`{
    // a comment
    "basics": { "firstName": "Ola", "lastName": "Nord", "label": null, "website": "nord.example", "email": "",
      "summary": "Line one.<br>Line <b>two</b> &amp; three.", "location": "Oslo, Norway",
      "profiles": { "github": "onord", "Mastodon": { "url": "https://social.example/@o" } }, },
    "experience": [
      { "company": "Fjell", "title": "Engineer", "start": 2019, "end": null, "description": ["Did A", "Did B"] },
      { "company": "Dal", "dates": "Jan 2016 – Mar 2019", "responsibilities": "- one\\n- two", "current": false },
      { "company": "Elv", "startDate": "03/2014", "endDate": "12/2015", "highlights": ["three", { "text": "four" }] },
      { "company": "Vik", "startDate": "2014-05-01", "endDate": "2013-01", "summary": "It was: * five * six" },
      null, {}
    ],
    "skills": ["Go", { "name": "Web", "keywords": "HTML, CSS" }],
    "education": [{ "school": "NTNU", "degree": "MSc", "field": "CS", "year": "2012 - 2014", "gpa": 3.9 }],
    "certifications": ["CKA", { "title": "SAA", "date": "May 2020", "organization": "Amazon" }],
    "custom": { "a": 1 },
  }`);

  it('reads the person from names in parts, markup and objects', () => {
    expect(resume.basics).toEqual({
      name: 'Ola Nord',
      givenName: 'Ola',
      url: 'https://nord.example',
      summary: ['Line one.', 'Line two & three.'],
      location: 'Oslo, Norway',
      profiles: [
        { network: 'GitHub', username: 'onord', url: 'https://github.com/onord' },
        { network: 'Mastodon', url: 'https://social.example/@o' },
      ],
    });
  });

  it('reads dates in all forms, lists in texts, and leaves out what is empty', () => {
    expect(resume.work).toEqual([
      { name: 'Fjell', position: 'Engineer', start: '2019', summary: '', highlights: ['Did A', 'Did B'] },
      { name: 'Dal', start: '2016-01', end: '2019-03', highlights: ['one', 'two'] },
      { name: 'Elv', start: '2014-03', end: '2015-12', highlights: ['three', 'four'] },
      { name: 'Vik', start: '2013-01', end: '2014-05', summary: 'It was:', highlights: ['five', 'six'] },
    ]);
  });

  it('reads synonyms of sections and fields', () => {
    expect(resume.skills).toEqual([{ name: 'Go' }, { name: 'Web', keywords: ['HTML, CSS'] }]);
    expect(resume.education).toEqual([
      { institution: 'NTNU', degree: 'MSc', area: 'CS', start: '2012', end: '2014', score: '3.9' },
    ]);
    expect(resume.certificates).toEqual([{ name: 'CKA' }, { name: 'SAA', issuer: 'Amazon', date: '2020-05' }]);
  });

  it('reports changes and unplaced data', () => {
    expect(notes.changed.join('\n')).toMatch(/experience\[3\]: it ends \(2013-01\) before it starts/u);
    expect(notes.unplaced).toEqual(['custom: a 1']);
  });
});

describe('RenderCV', () => {
  const { resume, notes, format } = read(
    `cv:
  name: Dr. John Quill
  social_networks: [{ network: LinkedIn, username: jquill }]
  sections:
    welcome: ["I am **John**."]
    Berufsweg: [{ company: Inkwell, position: Engineer, start_date: 2005-06, end_date: present }]
    publications: [{ title: 3D ink, authors: ["J. Quill", "***S. Blot***"], date: 2004-01, doi: 10.1109/X.2023.33, journal: Ink }]
    selected_honors: [{ bullet: "Under 35 (2020)" }]
    invited_talks: [{ reversed_number: "On ink, 2024" }]
    Any Title: ["Seven things."]`,
    'john_CV.yaml',
  );

  it('reads sections of any title by the shape of their entries', () => {
    expect(format).toBe('RenderCV');
    expect(resume.work).toEqual([{ name: 'Inkwell', position: 'Engineer', start: '2005-06', isRunning: true }]);
    expect(resume.publications[0]).toMatchObject({
      url: 'https://doi.org/10.1109/X.2023.33',
      summary: 'J. Quill, S. Blot',
    });
    expect([resume.awards[0]?.name, resume.publications[1]?.name]).toEqual(['Under 35 (2020)', 'On ink, 2024']);
    expect(resume.basics.summary).toEqual(['I am John.', 'Seven things.']);
    expect(notes.changed).toContain('the section "Berufsweg" is read as work');
    expect(notes.unplaced).toEqual([]);
  });
});

it('reads al-folio: fact boxes, time tables and nested lists', () => {
  const { resume, notes, format } = read(
    `- title: General Information
  type: map
  contents: [{ name: Full Name, value: Mira }, { name: Date of Birth, value: 1989 }, { name: Languages, value: "English, Dutch" }]
- title: Experience
  type: time_table
  contents:
    - { title: Fellow, institution: Institute of Dust, year: 2023 - present }
    - { title: Researcher, institution: Kelp, year: 2017-2019, description: [Counted dust.] }
- title: Honors and Awards
  type: time_table
  contents: [{ year: 2021, items: [Dust Prize, Broom Medal] }]
- title: Open Source Projects
  type: time_table
  contents: [{ title: '<a href="https://code.example/dusty">dusty</a>', year: 2015-now, description: A duster. }]
- title: Academic Interests
  type: nested_list
  contents: [{ title: Dust, items: [Fine, Coarse] }]`,
    'cv.yml',
  );
  expect([format, resume.basics.name]).toEqual(['al-folio', 'Mira']);
  expect(resume.work).toMatchObject([
    { name: 'Institute of Dust', position: 'Fellow', start: '2023', isRunning: true },
    { name: 'Kelp', start: '2017', end: '2019', highlights: ['Counted dust.'] },
  ]);
  expect(resume.awards).toMatchObject([{ name: 'Dust Prize', date: '2021' }, { name: 'Broom Medal' }]);
  expect(resume.projects).toMatchObject([{ name: 'dusty', url: 'https://code.example/dusty', start: '2015' }]);
  expect(resume.languages.map(({ name }) => name)).toEqual(['English', 'Dutch']);
  expect(resume.interests).toEqual([{ name: 'Dust', keywords: ['Fine', 'Coarse'] }]);
  expect(notes.unplaced).toEqual(['Date of Birth: 1989']);
});

it('reads LinkedIn’s tables, and leaves out what is private', () => {
  const { resume, notes } = readResume([
    {
      name: 'x/Profile.csv',
      text: 'First Name,Last Name,Address,Headline,Geo Location,Websites\nAna,Lopez,1 Road,Engineer,"Lyon, France","[PERSONAL:https://ana.example]"\n',
    },
    {
      name: 'x/Positions.csv',
      text: '\uFEFFCompany Name,Title,Description,Started On,Finished On\nPlume,Engineer,"Pipes.\n• Kafka\n• Airflow",Jan 2020,\nOld,Analyst,,2015,2017\n',
    },
    {
      name: 'x/Email Addresses.csv',
      text: 'Email Address,Confirmed,Primary\nold@a.example,Yes,No\nana@a.example,Yes,Yes\n',
    },
    {
      name: 'x/Recommendations_Received.csv',
      text: 'First Name,Last Name,Company,Job Title,Text\nBob,Bee,Plume,CTO,Great\n',
    },
    { name: 'x/Connections.csv', text: 'Notes:\n"a"\n\nFirst Name\nX\n' },
  ]);
  expect(resume.basics).toMatchObject({
    name: 'Ana Lopez',
    email: 'ana@a.example',
    url: 'https://ana.example',
    location: 'Lyon, France',
  });
  expect(resume.work[0]).toMatchObject({
    name: 'Plume',
    start: '2020-01',
    summary: 'Pipes.',
    highlights: ['Kafka', 'Airflow'],
  });
  expect(resume.references).toMatchObject([{ name: 'Bob Bee', issuer: 'CTO, Plume', summary: 'Great' }]);
  expect(notes.unplaced).toEqual([
    'Profile.csv, Address: left out, because it is private',
    'x/Connections.csv: no part of a résumé',
    'a further mail address: old@a.example',
  ]);
});

it.each([
  ['', 'is empty'],
  ['{"basics": {"name": "A"', 'neither JSON nor YAML'],
  ['just words', 'holds no résumé'],
  ['{"a": 1}', 'No name and no section'],
  ['[{"a": 1 "b": 2}]', 'at line 1, column 8. Correct that line'],
])('says why %j cannot be read', (text, why) => {
  expect(() => read(text)).toThrow(ResumeError);
  expect(() => read(text)).toThrow(why);
});

it.each([
  ['cv.md', '# Ola\n\n---\n\n- Rigger: yes\n'],
  ['cv.tex', '\\documentclass{moderncv}\n\\name{Ola}{Nord}'],
])('names the formats to export instead of %s', (name, text) => {
  expect(() => read(text, name)).toThrow('Export the résumé as JSON Resume');
});
