import { describe, expect, it } from 'vitest';
import { readResume } from './read-resume.ts';
import { parseDate, splitRange, tidyLine } from './tidy-text.ts';

const read = (resume: object | string, name = 'resume.json') =>
  readResume([{ name, text: typeof resume === 'string' ? resume : JSON.stringify(resume) }]);
const basics = { name: 'Ola Nord', label: 'Engineer' };

it.each([
  ['2019年4月', '2019-04'],
  ['janv. 2021', '2021-01'],
  ['août 2020', '2020-08'],
  ['März 2016', '2016-03'],
  ['octubre de 2018', '2018-10'],
  ['May 1, 2021', '2021-05'],
  ['Sept 2019', '2019-09'],
  ['Spring 2021', '2021'],
  // October in Croatian, November in Polish and Czech.
  ['listopad 2019', '2019'],
  ['Marketing 2019', '2019'],
  ['2020-13', '2020'],
  ['0000-00', undefined],
  ['2019-W05', '2019-01'],
  ['2020W53', '2020-12'],
  ['1896-03', '1896-03'],
  ['08-26-2013', '2013-08'],
  ['1433116800', '2015-06'],
  ['1433116800000', '2015-06'],
  ['09/19', '2019-09'],
  ['Sep ’18', '2018-09'],
  ['Nov-97', '1997-11'],
  ['令和3年4月', '2021-04'],
  ['平成元年', '1989'],
  ['٢٠١٩', '2019'],
  ['январь 2020', '2020-01'],
  ['янв. 2020', '2020-01'],
  ['Kasım 2018', '2018-11'],
])('reads the date %s as %s', (given, date) => {
  expect(parseDate(given)).toBe(date);
});

it.each([
  ['06/2019-08/2019', ['06/2019', '08/2019']],
  ['08/2024 -- 07/2028', ['08/2024', '07/2028']],
  ['2019年4月 〜 現在', ['2019年4月', '現在']],
  ['2020 -', ['2020', 'present']],
  ['2019/06-2019/08', ['2019/06', '2019/08']],
  ['2020年4月-2021年3月', ['2020年4月', '2021年3月']],
  ['Jun 2019-Aug 2020', ['Jun 2019', 'Aug 2020']],
  ['2019-heute', ['2019', 'heute']],
  ['maj 2019 - obecnie', ['maj 2019', 'obecnie']],
  ['2016-09-01', ['2016-09-01', undefined]],
  ['2019-W05', ['2019-W05', undefined]],
  ['05/19-08/21', ['05/19', '08/21']],
  ['2001/2002', ['2001', '2002']],
  ['май 2019 – настоящее время', ['май 2019', 'настоящее время']],
])('splits the period %s', (given, ends) => {
  expect(splitRange(given)).toEqual(ends);
});

it.each([
  ['Built a Map<string, number> for <b>search</b>', 'Built a Map<string, number> for search'],
  ['See <https://a.example/x>', 'See https://a.example/x'],
  ['[CV](/cv.pdf) and ![logo](a.png)', 'CV and logo'],
  ['[Foo](https://a.example/Foo_(bar)) done', 'Foo done'],
  ['Caf&eacute; &amp; cr&egrave;me &euro;5', 'Café & crème €5'],
  [String.raw`\textbf{Led \textit{R\&D}}, 5\% of $O(n\log n)$`, 'Led R&D, 5% of O(nlog n)'],
  [String.raw`Costs \$5 and $6, not $7`, 'Costs $5 and $6, not $7'],
  ['#emph[Fast] $$x^2$$ #h(1cm)here', 'Fast x^2 here'],
  ['### Tasks', 'Tasks'],
  ['#1 seller', '#1 seller'],
  [String.raw`Uses $\alpha$`, 'Uses alpha'],
  [String.raw`Wrote \github{ola/rope} --- see \url{https://rope.example}`, 'Wrote ola/rope – see https://rope.example'],
  [String.raw`Uses {\bf Markdown}`, 'Uses Markdown'],
  ['Rows. ![](a.png). Knots , hitches .', 'Rows. Knots, hitches.'],
  ['<a href="https://a.example"><button type="button">pdf</button></a>', 'pdf'],
])('reads the text %j as %j', (given, text) => {
  expect(tidyLine(given)).toBe(text);
});

it('reads a French résumé: names of sections and fields, months, "aujourd’hui"', () => {
  const { resume, notes } = read({
    basics,
    expériences: [
      { entreprise: 'Phares', poste: 'Ingénieure', début: 'janv. 2021', fin: "Aujourd'hui", missions: ['41 bouées'] },
      { entreprise: 'Kermarec', poste: 'Stagiaire', début: 'févr. 2020', fin: 'août 2020' },
    ],
    formation: [{ établissement: 'ENIB', diplôme: 'Diplôme d’ingénieur', domaine: 'Électronique' }],
    langues: [{ langue: 'Breton', niveau: 'Courant' }],
    "centres d'intérêt": ['Godille'],
  });
  expect(resume.work).toEqual([
    { name: 'Phares', position: 'Ingénieure', start: '2021-01', isRunning: true, highlights: ['41 bouées'] },
    { name: 'Kermarec', position: 'Stagiaire', start: '2020-02', end: '2020-08' },
  ]);
  expect(resume.education).toEqual([{ institution: 'ENIB', degree: 'Diplôme d’ingénieur', area: 'Électronique' }]);
  expect([resume.languages, resume.interests]).toEqual([[{ name: 'Breton', level: 'Courant' }], [{ name: 'Godille' }]]);
  expect(notes.unplaced).toEqual([]);
});

it('reads RenderCV with German and Spanish titles, and education that is written like work', () => {
  const { resume } = read(
    `cv:
  name: Hanna
  sections:
    Berufserfahrung: [{ company: Seil, position: Prüferin, date: März 2016 – heute }]
    Veröffentlichungen: [{ title: Seile, authors: ["*H. Seil*"] }]
    Auszeichnungen: [{ bullet: "Goldenes Seil (2019)" }]
    EDUCACIÓN: [{ company: Universidad del Norte, position: Electrónica, summary: 2015 - 2020 }]`,
    'cv.yaml',
  );
  expect(resume.work).toEqual([{ name: 'Seil', position: 'Prüferin', start: '2016-03', isRunning: true }]);
  expect(resume.education).toEqual([
    { institution: 'Universidad del Norte', degree: 'Electrónica', summary: '2015 - 2020' },
  ]);
  expect([resume.awards.length, resume.publications.length]).toEqual([1, 1]);
});

it('reads al-folio sections by a word of their titles, and an open period', () => {
  const { resume, notes } = read(
    `- title: Professional Positions
  type: time_table
  contents: [{ title: Head nurse, institution: St. Elmo, year: 2020 -, description: ['<a href="https://elmo.example/f">Falls</a> down'] }]
- title: Grants – Awards
  type: time_table
  contents: [{ title: Night Light Prize, year: 2022 }]`,
    'cv.yml',
  );
  expect(resume.work).toMatchObject([
    { name: 'St. Elmo', position: 'Head nurse', start: '2020', isRunning: true, highlights: ['Falls down'] },
  ]);
  expect(resume.awards).toEqual([{ name: 'Night Light Prize', date: '2022' }]);
  expect(notes.changed).toContain('the section "Grants – Awards" is read as awards');
  expect(notes.unplaced).toEqual(['Professional Positions[0]: the address of "Falls": https://elmo.example/f']);
});

it('reads several posts inside one employer, dates in parts, and sections that are one object or one text', () => {
  const { resume, notes } = read({
    basics,
    work: [
      {
        company: 'Railtide',
        summary: 'Trains.',
        positions: [
          { title: 'Manager', startDate: '2022-01' },
          { title: 'Engineer', start: { year: 2019, month: 6 }, end: { year: 2021, month: 12 } },
        ],
      },
    ],
    education: { institution: 'Hull', area: 'Physics' },
    skills: { Backend: ['Elixir', 'SQL'], Levels: [{ name: 'C', level: 5 }] },
    languages: 'English, Yoruba',
  });
  expect(resume.work).toEqual([
    { name: 'Railtide', position: 'Manager', start: '2022-01', summary: 'Trains.' },
    { name: 'Railtide', position: 'Engineer', start: '2019-06', end: '2021-12' },
  ]);
  expect(resume.education).toEqual([{ institution: 'Hull', area: 'Physics' }]);
  expect(resume.skills).toEqual([
    { name: 'Backend', keywords: ['Elixir', 'SQL'] },
    { name: 'Levels', keywords: ['C: 5'] },
  ]);
  expect(resume.languages).toEqual([{ name: 'English' }, { name: 'Yoruba' }]);
  expect(notes.unplaced).toEqual([]);
});

it('joins the texts and lists of an entry, and keeps both addresses of a project', () => {
  const { resume, notes } = read({
    basics: { ...basics, headline: 'Engineer', blog: 'https://blog.ola.example' },
    projects: [
      {
        displayName: 'Undo ring',
        summary: 'Undo for forms.',
        description: '**Why**: history is not enough.',
        languages: ['TypeScript'],
        libraries: ['Zustand'],
        website: 'https://undo.example',
        githubUrl: 'https://github.com/ola/undo',
        repositoryUrl: 'https://github.com/ola/undo',
      },
    ],
    skills: [{ name: 'CSS', level: 'Expert', description: 'Print and forms' }],
    awards: [{ title: 'Form', summary: 'Thesis on queues', description: 'Best of 2019' }],
  });
  expect(resume.projects).toEqual([
    {
      name: 'Undo ring',
      description: 'Undo for forms. Why: history is not enough.',
      keywords: ['TypeScript', 'Zustand'],
      url: 'https://undo.example',
      repo: 'https://github.com/ola/undo',
    },
  ]);
  expect(resume.skills).toEqual([{ name: 'CSS', level: 'Expert', keywords: ['Print and forms'] }]);
  expect(resume.awards).toEqual([{ name: 'Form', summary: 'Thesis on queues. Best of 2019' }]);
  expect(resume.basics.profiles).toEqual([{ network: 'Blog', url: 'https://blog.ola.example' }]);
  expect(notes.unplaced).toEqual([]);
});

it('reads Reactive Resume: sections with items, and the person’s parts among them', () => {
  const { resume } = read({
    basics,
    sections: {
      summary: { name: 'Summary', content: '<p>I plane <strong>data</strong>.</p>' },
      experience: {
        name: 'Experience',
        items: [{ company: 'Deska', date: 'maj 2019 - obecnie', url: { href: 'https://deska.example' } }],
      },
      profiles: { name: 'Profiles', items: [{ network: 'GitHub', username: 'pz', url: { href: '' } }] },
    },
  });
  expect(resume.basics.summary).toEqual(['I plane data.']);
  expect(resume.basics.profiles).toEqual([{ network: 'GitHub', username: 'pz', url: 'https://github.com/pz' }]);
  expect(resume.work).toEqual([{ name: 'Deska', start: '2019-05', isRunning: true, url: 'https://deska.example' }]);
});

it('reports each URL, mail address, place and file that it leaves out', () => {
  const { notes } = readResume([
    {
      name: 'resume.json',
      text: JSON.stringify({
        basics: { ...basics, email: ['a@ola.example', 'b@ola.example'], summary: '[Notes](https://ola.example/notes)' },
        work: [{ name: 'Dal', highlights: ['[Report](https://dal.example/7) written'] }],
        misc: { text: 'x'.repeat(300) },
      }),
    },
    { name: 'resume.de.json', text: '{}' },
  ]);
  expect(notes.unplaced.join('\n')).toContain('x'.repeat(300));
  expect(notes.unplaced).toEqual(
    expect.arrayContaining([
      'resume.de.json: not read, because resume.json holds the résumé',
      'work[0]: the address of "Report": https://dal.example/7',
      'About: the address of "Notes": https://ola.example/notes',
      'a further mail address: b@ola.example',
    ]),
  );
});

it('reads every website of LinkedIn, memberships, scores, and tables that start with a note', () => {
  const { resume, notes } = readResume([
    {
      name: 'Profile.csv',
      text: 'First Name,Last Name,Headline,Industry,Twitter Handles,Websites\nAna,Lopez,Planner,Rail,[ana],"[COMPANY:https://a.example,BLOG:https://b.example/x]"\n',
    },
    {
      name: 'Organizations.csv',
      text: 'Notes:\n"This file may hold addresses"\n\nName,Description,Position,Start Date,End Date\nGuild,Yearly meeting,Treasurer,May 2020,\n',
    },
    { name: 'Test Scores.csv', text: 'Name,Description,Score,Start Date\nTOEIC,English,975,Mar 2018\n' },
    { name: 'notes.json', text: '{}' },
  ]);
  expect(resume.basics.url).toBe('https://a.example');
  expect(resume.basics.profiles).toEqual([
    { network: 'Twitter', username: 'ana', url: 'https://x.com/ana' },
    { network: 'b.example', url: 'https://b.example/x' },
  ]);
  expect(resume.volunteer).toMatchObject([{ name: 'Guild', position: 'Treasurer', start: '2020-05' }]);
  expect(resume.certificates).toMatchObject([{ name: 'TOEIC', date: '2018-03', summary: 'English. Score: 975' }]);
  expect(notes.unplaced).toEqual(['notes.json: not read, because the tables hold the résumé', 'Industry: Rail']);
});

it('refuses a package.json, although it has a name', () => {
  expect(() => read({ name: 'left-pad', version: '1.0.0', description: 'pads', keywords: ['pad'] })).toThrow(
    'No name and no section',
  );
});

it('reads fields of other generators: activities, an author, a percentage, the number of a certificate, a thesis', () => {
  const { resume, notes } = read({
    basics: { ...basics, brief: 'Knots.' },
    work: [{ company: 'Rope', position: 'Tester', activities: ['Pulled 40 ropes'] }],
    education: [{ institution: 'Hull', studyType: 'BSc', area: 'Physics', title: 'Knots under load' }],
    publications: [{ name: 'On knots', author: 'O. Nord, P. Berg', website: 'https://knots.example/1' }],
    skills: [{ name: 'Splicing', percent: '98%' }],
    certificates: [
      { name: 'Rigger', issuer: 'Dock', id: 'RIG000223' },
      { name: 'Crane', 'License Number': 'C-77' },
      { name: 'Radio', id: 'cert-1' },
    ],
    social: [{ network: 'GitHub', user: 'ola', url: 'https://github.com/ola' }],
  });
  expect(resume.basics).toMatchObject({
    summary: ['Knots.'],
    profiles: [{ network: 'GitHub', url: 'https://github.com/ola' }],
  });
  expect(resume.work[0]?.highlights).toEqual(['Pulled 40 ropes']);
  expect(resume.education[0]).toMatchObject({ degree: 'BSc', highlights: ['Knots under load'] });
  expect(resume.publications[0]?.summary).toBe('O. Nord, P. Berg');
  expect(resume.skills[0]?.level).toBe('98%');
  expect(resume.certificates.map(({ summary }) => summary)).toEqual(['Number: RIG000223', 'Number: C-77', undefined]);
  expect(notes.unplaced).toEqual([]);
});

it('reads activities with dates as volunteering, and unknown entries with a title as projects', () => {
  const { resume, notes } = read(
    `cv:
  name: Ola Nord
  sections:
    activities: [{ name: Rope Club, position: Chair, start_date: 2020-02, end_date: 2021-03, highlights: [Grew to 40] }]
    extracurricular_activities: [{ title: Autumn regatta, role: Steward, organization: Quay }]
    voyages: [{ title: North Sea, description: Deck hand, year: 2018 - }]
    other_skills: [{ name: Knots, highlights: [Bowline, Hitch] }]`,
    'cv.yaml',
  );
  expect(resume.volunteer).toMatchObject([
    { name: 'Rope Club', position: 'Chair', highlights: ['Grew to 40'] },
    { name: 'Quay', position: 'Steward', highlights: ['Title: Autumn regatta'] },
  ]);
  expect(resume.projects).toEqual([{ name: 'North Sea', description: 'Deck hand', start: '2018', isRunning: true }]);
  expect(resume.skills).toEqual([{ name: 'Knots', keywords: ['Bowline', 'Hitch'] }]);
  expect(notes.unplaced).toEqual([]);
});

it('reads the maps of al-folio by their rows: facts of the person, languages, and texts', () => {
  const { resume, notes } = read(
    `- { title: General Information, type: map, contents: [{ name: Full Name, value: Ola Nord }] }
- { title: Languages, type: map, contents: [{ name: Norwegian, value: Native }] }
- { title: Advising, type: map, contents: [{ name: Interns, value: 2024 – Per }] }`,
    'cv.yml',
  );
  expect(resume.basics).toMatchObject({ name: 'Ola Nord', summary: ['Interns: 2024 – Per'] });
  expect(resume.languages).toEqual([{ name: 'Norwegian', level: 'Native' }]);
  expect(notes.unplaced).toEqual([]);
});

it('reads a name in parts, and names a country once', () => {
  const place = (location: object) => read({ basics: { ...basics, location } }).resume.basics.location;
  expect(read({ basics: { name: { first: 'Ola', last: 'Nord' }, label: 'Engineer' } }).resume.basics.name).toBe(
    'Ola Nord',
  );
  expect(place({ region: 'France', countryCode: 'FR' })).toBe('France');
  expect(place({ city: 'Ocotlán', countryCode: 'MX', country: 'México' })).toBe('Ocotlán, México');
  expect(place({ city: 'Oslo', countryCode: 'NO' })).toBe('Oslo, Norway');
});

it('reads a LinkedIn export with empty phone rows, a summary in a file alone, and file names in German', () => {
  const { resume } = readResume([
    { name: 'Profile Summary.csv', text: 'Profile Summary\n"Tests ropes, ""gently""."\n' },
    { name: 'Profile.csv', text: 'First Name,Last Name,Headline,Summary\r\nOla,Nord,Tester,\r\n' },
    { name: 'PhoneNumbers.csv', text: 'Extension,Number,Type\n,,\n, +47 1 ,Mobile\n' },
    { name: 'Berufserfahrung.csv', text: 'Company Name,Title,Started On\nRope,Tester,Jan 2020\n' },
    { name: 'Organizations.csv', text: 'Name,Description,Position,Started On\nDock,,Chair,2019\n' },
  ]);
  expect(resume.basics).toMatchObject({ summary: ['Tests ropes, "gently".'], phone: '+47 1' });
  expect(resume.work).toEqual([{ name: 'Rope', position: 'Tester', start: '2020-01' }]);
  expect(resume.volunteer).toMatchObject([{ name: 'Dock', position: 'Chair' }]);
});

describe('RenderCV', () => {
  const first = `cv:
  name: Ola Nord
  phone: tel:+47-1
  section_order: [Education]
  social_networks: [{ network: Mastodon, username: "@ola@social.example" }]
  work_experience: [{ company: Rope, position: Rigger, start_date: 2020-01, highlights: ['Led \\textbf{40} knots'] }]
  academic_projects: [{ name: Hitch, date: Fall 2022, highlights: [Tied.] }]
  custom_sections: [{ title: Awards, entry_type: NormalEntry, entries: [{ name: Cup, date: 2021 }] }]`;
  const later = `cv:
  name: Ola Nord
  sections:
    technologies: [{ name: Languages, details: "C, Go" }]
    extra_experience: [{ name: "Instructor (2003)", details: Taught knots. }]
    projects: [{ name: Hitch, date: "[code](https://code.example/hitch)", highlights: ['\\href{https://a.example}{Docs} written'] }]
design: { theme: classic, font_size: 10pt, page_size: a4paper }`;
  const second = `cv:
  name: Ola Nord
  email: [ola@nord.example, o@nord.example]
  headline: Rigger
  custom_connections: [{ placeholder: Chess, url: "https://chess.example/ola", fontawesome_icon: chess }]
  sections:
    experience: [{ bullet: "**Rope** — Rigger (2020–present)" }, { bullet: Mate of the Sail }]
    patents: [{ number: Rope lock (US 11) }]
    notes: [{ reversed_number: Two }, { reversed_number: One }]
design: { theme: classic, page: { size: a4 } }`;

  it.each([
    ['before 1.0', first, 'RenderCV v1'],
    ['1', later, 'RenderCV v1'],
    ['2', second, 'RenderCV v2'],
    ['without a mark', 'cv: { name: Ola Nord, email: a@b.example, sections: {} }', 'RenderCV'],
  ])('version %s is told by its keys', (_, text, format) => {
    expect(read(text, 'cv.yaml').format).toBe(format);
  });

  it('before 1.0 has sections at the root and in `custom_sections`', () => {
    const { resume, notes } = read(first, 'cv.yaml');
    expect(resume.basics).toMatchObject({
      phone: '+47-1',
      profiles: [{ network: 'Mastodon', url: 'https://social.example/@ola' }],
    });
    expect(resume.work).toMatchObject([{ name: 'Rope', start: '2020-01', highlights: ['Led 40 knots'] }]);
    expect(resume.projects).toMatchObject([{ name: 'Hitch', start: '2022', highlights: ['Tied.'] }]);
    expect(resume.awards).toEqual([{ name: 'Cup', date: '2021' }]);
    expect(notes.unplaced).toEqual([]);
  });

  it('1 has entries of one line with a name, and LaTeX in texts', () => {
    const { resume, notes } = read(later, 'cv.yaml');
    expect(resume.skills).toEqual([{ name: 'Languages', keywords: ['C, Go'] }]);
    expect(resume.work).toEqual([{ name: 'Instructor (2003)', summary: 'Taught knots.' }]);
    expect(resume.projects).toEqual([
      { name: 'Hitch', url: 'https://code.example/hitch', highlights: ['Docs written'] },
    ]);
    expect(notes.unplaced).toEqual(['projects[0]: the address of "Docs": https://a.example']);
  });

  it('2 has several addresses, connections of any name, and numbered entries', () => {
    const { resume, notes } = read(second, 'cv.yaml');
    expect(resume.basics).toMatchObject({
      label: 'Rigger',
      email: 'ola@nord.example',
      profiles: [{ network: 'Chess', url: 'https://chess.example/ola' }],
      summary: ['Two', 'One'],
    });
    expect(resume.work).toEqual([
      { name: 'Rope', position: 'Rigger', start: '2020', isRunning: true },
      { position: 'Mate of the Sail' },
    ]);
    expect(resume.publications).toEqual([{ name: 'Rope lock (US 11)' }]);
    expect(notes.unplaced).toEqual(['a further mail address: o@nord.example']);
  });
});

it('reads places in parts, in lists and next to each other', () => {
  const { resume } = read({
    basics: { ...basics, location: [{ city: 'Oslo', countryCode: 'NO' }, 'Remote'] },
    work: [
      { name: 'Rope', location: { city: 'Bergen', country: 'Norway' } },
      { name: 'Dock', location: ['Hull', 'Leeds'] },
      { name: 'Quay', city: 'Hull', country: 'England' },
      { title: 'Mate', place: 'Sail Ltd', location: 'Hull' },
    ],
  });
  expect(resume.basics.location).toBe('Oslo, Norway; Remote');
  expect(resume.work.map(({ name, location }) => [name, location])).toEqual([
    ['Rope', 'Bergen, Norway'],
    ['Dock', 'Hull; Leeds'],
    ['Quay', 'Hull, England'],
    ['Sail Ltd', 'Hull'],
  ]);
});

it('reads an entry that is repeated once, and unpaid work as volunteering', () => {
  const rope = { name: 'Rope', position: 'Rigger', startDate: '2020-01' };
  const { resume, notes } = read({
    basics,
    work: [rope, { name: 'Lifeboat', position: 'Crew', isVolunteer: true, highlights: '- Rowed\n- Bailed' }, rope],
  });
  expect(resume.work).toHaveLength(1);
  expect(resume.volunteer).toEqual([{ name: 'Lifeboat', position: 'Crew', highlights: ['Rowed', 'Bailed'] }]);
  expect(notes.changed).toContain('work[2] repeats work[0]; it is read once');
  expect(notes.unplaced).toEqual([]);
});

it('keeps the texts of unknown fields with their names, and reports flags and numbers', () => {
  const { resume, notes } = read({
    basics,
    education: [
      { institution: 'Hull', thesisTitle: 'Knots under load', honors: ['Summa cum laude', 'Cup'], minor: 'Art' },
    ],
    publications: [{ title: 'On knots', place_of_talk: 'Oslo Rope Days', cited_by: 3 }],
    work: [{ name: 'Rope', pinned: true, techtype: 'hemp' }],
  });
  expect(resume.education[0]?.highlights).toEqual(['Thesis title: Knots under load', 'Honors: Summa cum laude, Cup']);
  expect(resume.publications[0]?.summary).toBe('Place of talk: Oslo Rope Days');
  expect(notes.unplaced).toEqual(
    [
      'work[0].pinned: true',
      'work[0].techtype: hemp',
      'education[0].minor: Art',
      'publications[0].cited_by: 3',
    ].toSorted((a, b) => notes.unplaced.indexOf(a) - notes.unplaced.indexOf(b)),
  );
});

it('reads entries in groups, headings over entries, and a person under any key', () => {
  const { resume, notes } = read({
    headline: { name: 'Ola Nord', tagline: 'Rigger', contact: { email: 'ola@nord.example' } },
    publications: { articles: [{ title: 'On knots' }], talks: [{ title: 'On hitches', date: 'May 27', year: 2026 }] },
    experiences: [
      {
        title: 'Freelance',
        items: [
          { title: 'Rigger', date: '2020' },
          { title: 'Mate', date: '2021' },
        ],
      },
    ],
    awards: [{ title: 'Cup', dates: ['2018', '2021'] }],
  });
  expect(resume.basics).toMatchObject({ name: 'Ola Nord', label: 'Rigger', email: 'ola@nord.example' });
  expect(resume.publications).toEqual([{ name: 'On knots' }, { name: 'On hitches', date: '2026-05' }]);
  expect(resume.work.map(({ position, department }) => [position, department])).toEqual([
    ['Rigger', 'Freelance'],
    ['Mate', 'Freelance'],
  ]);
  expect(notes.unplaced).toEqual(['awards[0]: the earlier dates 2018']);
});

it('reports a long unknown section as a whole, and shortens pictures', () => {
  const words = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
  const { notes } = read({
    basics: { ...basics, badge: `data:image/png;base64,${'A'.repeat(9000)}` },
    misc: [{ a: words }],
  });
  expect(notes.unplaced.join('\n')).toContain(words);
  expect(notes.unplaced.join('\n').length).toBeLessThan(9000);
});

it('reads tables with semicolons and with columns in German and French', () => {
  const german = readResume([
    {
      name: 'Profil.csv',
      text: 'Vorname;Nachname;Adresse;Geburtsdatum;Profil-Slogan;Zusammenfassung;Standort\nJörg;Aas;Weg 1;1.1.1990;Bäcker;"Backt; gern.";Bonn\n',
    },
    {
      name: 'Positionen.csv',
      text: 'Firmenname;Titel;Beschreibung;Ort;Beginn;Ende\nMühle;Bäcker;Brot;Bonn;März 2016;\n',
    },
    {
      name: 'E-Mail-Adressen.csv',
      text: 'E-Mail-Adresse;Bestätigt;Primär\na@aas.example;Ja;Nein\nj@aas.example;Ja;Ja\n',
    },
  ]);
  expect(german.resume.basics).toMatchObject({
    name: 'Jörg Aas',
    label: 'Bäcker',
    email: 'j@aas.example',
    location: 'Bonn',
    summary: ['Backt; gern.'],
  });
  expect(german.resume.work).toEqual([
    { name: 'Mühle', position: 'Bäcker', location: 'Bonn', start: '2016-03', summary: 'Brot' },
  ]);
  expect(german.notes.unplaced).toEqual([
    'Profile.csv, Adresse: left out, because it is private',
    'Profile.csv, Geburtsdatum: left out, because it is private',
    'a further mail address: a@aas.example',
  ]);
  const french = readResume([
    { name: 'Profil.csv', text: 'Prénom,Nom,Titre du profil\nLéa,Roux,Boulangère\n' },
    {
      name: 'Formation.csv',
      text: "Nom de l'établissement,Date de début,Date de fin,Nom du diplôme\nLycée du Pain,2012,2014,CAP\n",
    },
    {
      name: 'Postes.csv',
      text: "Nom de l'entreprise,Intitulé du poste,Lieu,Début le,Terminé le\nFour,Boulangère,Lyon,janv. 2015,\n",
    },
  ]);
  expect(french.resume.basics).toMatchObject({ name: 'Léa Roux', label: 'Boulangère' });
  expect(french.resume.education).toEqual([
    { institution: 'Lycée du Pain', degree: 'CAP', start: '2012', end: '2014' },
  ]);
  expect(french.resume.work).toEqual([{ name: 'Four', position: 'Boulangère', location: 'Lyon', start: '2015-01' }]);
});

it('keeps the order of a text with a list in it, and reads bullets of other scripts', () => {
  const { resume } = read({
    basics: { ...basics, summary: 'First.<ul><li>One</li><li>Two</li></ul>Last.' },
    work: { company: 'A', description: '・設計\n・開発' },
  });
  expect(resume.basics.summary).toEqual(['First.', 'One', 'Two', 'Last.']);
  expect(resume.work[0]?.highlights).toEqual(['設計', '開発']);
});

it('names words next to a date, and periods of which one is read', () => {
  const { resume, notes } = read({
    basics,
    certificates: [{ name: 'Cup', date: 'September 2023 (upcoming)' }],
    education: [{ institution: 'Hull', startDate: '2020-09-01', endDate: '2024-09-01 (discontinued)' }],
    projects: [{ name: 'Hitch', time: '2018.07 - 2019.04 / 2020.07 - now' }],
  });
  expect(resume.certificates[0]?.date).toBe('2023-09');
  expect(resume.education[0]?.end).toBe('2024-09');
  expect(notes.changed).toEqual(
    expect.arrayContaining([
      'certificates[0] "September 2023 (upcoming)" is 2023-09',
      'education[0]: end "2024-09-01 (discontinued)" is 2024-09',
      'projects[0]: "2018.07 - 2019.04 / 2020.07 - now" is read as one period',
    ]),
  );
});

it('reads a mail address in words, and sections among the facts of the person', () => {
  const mailOf = (email: string) => read({ basics: { ...basics, email } }).resume.basics.email;
  expect(mailOf('ola dot nord at rope dot example')).toBe('ola.nord@rope.example');
  expect(mailOf('ola [at] rope (dot) example')).toBe('ola@rope.example');
  const { resume, notes } = read({
    biodata: { name: 'Ola Nord', languages: ['Norwegian'], education: { schools: [{ institution: 'Hull' }] } },
  });
  expect([resume.languages, resume.education]).toEqual([[{ name: 'Norwegian' }], [{ institution: 'Hull' }]]);
  expect(notes.unplaced).toEqual([]);
});

it('leaves out what the owner hid in the file, and names it; keeps a status', () => {
  const { resume, notes } = read({
    basics,
    projects: [
      { name: 'Hitch', status: 'In progress' },
      { name: 'Secret', hide: true },
    ],
    sections: { awards: { name: 'Awards', visible: false, items: [{ title: 'Cup' }] } },
    references: [{ name: 'Pat', text: 'Good.', Status: 'VISIBLE' }],
  });
  expect(resume.projects).toEqual([{ name: 'Hitch', highlights: ['Status: In progress'] }]);
  expect(resume.awards).toEqual([]);
  expect(notes.unplaced).toEqual([
    'projects[1] is hidden in the file, so it is left out',
    'awards is hidden in the file, so it is left out',
  ]);
});

it('reads al-folio in RenderCV’s form, with its lists of contents', () => {
  const { resume, notes } = read(
    `cv:
  name: Ola Nord
  label: Rigger
  sections:
    Education: [{ institution: Hull, studyType: BSc, area: Knots, start_date: 2019-10, score: 18/20, courses: [Bends] }]
    Awards: [{ title: Cup, awarder: Dock, date: 2020-01-01, url: "https://cup.example" }]
    Languages: [{ name: Norwegian, summary: Native, icon: fa-solid }]
    Academic Interests: [{ title: Knots., contents: [Hitches., Bends.] }]
    Skills: [{ title: Ropes, contents: [Hemp, Nylon] }]`,
    '_data/cv.yml',
  );
  expect(resume.education).toEqual([
    { institution: 'Hull', degree: 'BSc', area: 'Knots', start: '2019-10', score: '18/20', courses: ['Bends'] },
  ]);
  expect(resume.awards).toEqual([{ name: 'Cup', issuer: 'Dock', date: '2020-01', url: 'https://cup.example' }]);
  expect(resume.languages).toEqual([{ name: 'Norwegian', level: 'Native' }]);
  expect(resume.interests).toEqual([{ name: 'Knots.', keywords: ['Hitches.', 'Bends.'] }]);
  expect(resume.skills).toEqual([{ name: 'Ropes', keywords: ['Hemp', 'Nylon'] }]);
  expect(notes.unplaced).toEqual([]);
});

it('reads periods with an end alone, or with one year for both ends', () => {
  const dates = ['bis 2007', 'Mai – Juli 2006', 'until May 2010', '2003-04', 'Sommer 2001'];
  const { resume } = read({ basics, work: dates.map((date, at) => ({ company: `A${at}`, date })) });
  expect(resume.work.map(({ start, end }) => [start, end])).toEqual([
    [undefined, '2007'],
    ['2006-05', '2006-07'],
    [undefined, '2010-05'],
    ['2003-04', '2003-04'],
    ['2001', '2001'],
  ]);
});

it('finds the person in a list of one, in a biography and in a wrapped document', () => {
  const person = { name: 'Ola Nord', phone: '+47 1', email: 'ola@nord.example', objective: 'Test ropes.' };
  const biography = {
    firstName: 'Ola',
    lastName: 'Nord',
    phone: { home: '+47 1' },
    websites: { blog: 'https://blog.nord.example', shop: 'https://shop.nord.example' },
  };
  const wrapped = { kind: 'CV', spec: { bio: { name: 'Ola', surname: 'Nord' }, jobs: [{ company: 'Dock' }] } };
  for (const root of [{ profile: [person] }, { bio: biography }, wrapped]) {
    const { name, summary = [] } = read(root).resume.basics;
    expect(name).toBe('Ola Nord');
    expect(summary.join(' ')).not.toContain('+47');
  }
  expect(read(wrapped).resume.work).toEqual([{ name: 'Dock' }]);
  expect(read({ bio: biography }).resume.basics.profiles).toEqual([
    { network: 'Blog', url: 'https://blog.nord.example' },
    { network: 'shop', url: 'https://shop.nord.example' },
  ]);
  expect(read({ basics: { ...basics, website: ['nord.example', 'github.com/ola'] } }).resume.basics).toMatchObject({
    url: 'https://nord.example',
    profiles: [{ network: 'GitHub', url: 'https://github.com/ola' }],
  });
});

it('leaves out a street in any form, and names a lone country', () => {
  const place = (location: unknown) => read({ basics: { ...basics, location } }).resume.basics.location;
  expect(place({ country: 'NO', address: 'Bryggen 12a, Bergen' })).toBe('Bergen, Norway');
  expect(place(['1947 E. Elm Dr.', 'Tempe, AZ 85283', '(480) 274-0000'])).toBe('Tempe, AZ');
  expect(place('8001 Zürich, Switzerland')).toBe('Zürich, Switzerland');
  expect(place('7 Mill Lane, Leeds LS1 4AP')).toBe('Leeds');
  expect(place({ countryCode: 'FR' })).toBe('France');
  expect(place({ city: 'Toledo', region: 'OH', countryCode: 'US' })).toBe('Toledo, OH, US');
  expect(read({ basics: { ...basics, address: '12 Elm' } }).notes.unplaced).toEqual([
    'location: street and postal code are left out, because they are private',
  ]);
});

it('reads periods in an object and dates with a YAML tag', () => {
  const { resume } = read(
    `basics: { name: { alias: Oli, first: Ola, last: Nord }, summary: "<p>Tests\\n ropes.</p>\\n<ul>\\n<li>\\n Hemp</li><li>Nylon</li></ul>" }
awards: [{ title: Cup, date: { year: 2024, month: July } }]
work:
  - { company: Dock, date: { start: 2016-05-01, end: "" } }
  - { company: Pier, date_start: 2012-02-01, date_end: { year: 2013, month: August } }
  - { company: Quay, start: !!timestamp 2014-11-01, end: !!timestamp 2016-01-01 }
---
`,
    'cv.yaml',
  );
  expect(resume.work).toEqual([
    { name: 'Dock', start: '2016-05' },
    { name: 'Pier', start: '2012-02', end: '2013-08' },
    { name: 'Quay', start: '2014-11', end: '2016-01' },
  ]);
  expect(resume.awards).toEqual([{ name: 'Cup', date: '2024-07' }]);
  expect(resume.basics).toEqual({ name: 'Ola Nord', summary: ['Tests ropes.', 'Hemp', 'Nylon'] });
});

it('reads FRESH: boxes with a history, sets of skills, recognition, reading, and what is private', () => {
  const { resume, notes } = read({
    name: 'Ola Nord',
    info: { label: 'Rigger' },
    employment: { summary: 'Seven years at sea.', history: [{ employer: 'Dock', position: 'Mate' }] },
    service: { history: [{ position: 'Crew', organization: 'Lifeboat' }] },
    affiliation: { history: [{ role: 'Member', organization: 'Guild' }] },
    recognition: [{ title: 'Golden Knot', from: 'Harbour', event: 'Rope Day', date: '2012' }],
    reading: [{ title: 'On Hitches', url: 'https://hitch.example' }],
    speaking: [{ title: 'Bends', event: 'Knot Conf', date: '2014-01' }],
    skills: { sets: [{ name: 'Ropes', skills: ['Hemp'] }], list: [{ name: 'Splicing', level: 'master' }] },
    references: [
      { name: 'Pat', private: true },
      { name: 'Available on request' },
      { name: 'Kim', contact: [{ label: 'Work email', value: 'kim@dock.example' }] },
    ],
  });
  expect(resume.work).toEqual([{ name: 'Dock', position: 'Mate' }]);
  expect(resume.volunteer.map(({ name }) => name)).toEqual(['Lifeboat', 'Guild']);
  expect(resume.awards).toMatchObject([{ name: 'Golden Knot', issuer: 'Harbour', date: '2012' }]);
  expect([resume.interests, resume.publications.length]).toEqual([[{ name: 'On Hitches' }], 1]);
  expect(resume.skills).toEqual([
    { name: 'Ropes', keywords: ['Hemp'] },
    { name: 'Splicing', level: 'master' },
  ]);
  expect(resume.references).toEqual([{ name: 'Kim' }]);
  expect(notes.unplaced).toEqual([
    'employment.summary: Seven years at sea.',
    'reading[0].url: https://hitch.example',
    'references[0] is hidden in the file, so it is left out',
    'references[1] names no person: name Available on request',
    'references[2].contact: left out, because it is the address of a person who recommends you',
  ]);
});

it('reads lists of titled sections and boxes of sections, and no order of sections', () => {
  const { resume, notes } = read({
    basics,
    order: [['education', 'Education']],
    sections: [
      { header: { text: 'Experience' }, items: [{ heading: 'Mate', subheading: 'Dock' }] },
      { title: 'Where I learned', type: 'education', items: [{ school: 'Hull' }] },
    ],
    main: { Employment: [{ company: 'Quay' }], skills: [{ Ropes: 'Hemp, Nylon' }, { Splicing: 5 }] },
    awards: { title: 'Awards', intro: 'Only the best.', cups: ['Golden Knot'] },
  });
  expect(resume.awards).toEqual([{ name: 'Golden Knot' }]);
  expect(resume.work).toEqual([{ name: 'Dock', position: 'Mate' }, { name: 'Quay' }]);
  expect(resume.education).toEqual([{ institution: 'Hull' }]);
  expect(resume.skills).toEqual([{ name: 'Ropes', keywords: ['Hemp, Nylon'] }, { name: 'Splicing' }]);
  expect([resume.basics.summary, notes.unplaced]).toEqual([
    undefined,
    ['skills[1]: the level 5 is left out, because the file does not say of how many', 'awards.intro: Only the best.'],
  ]);
});

it('keeps nested entries, named employers, addresses in lists, and a text that is the only name', () => {
  const { resume, notes } = read({
    basics: { ...basics, summary: `${'Tests ropes. '.repeat(4)}In all weathers,\nat sea.\n.` },
    work: [
      {
        where: { title: 'Dock', location: 'Hull', when: '2014 - 2016' },
        position: 'Mate',
        projects: [{ name: 'Crane watch', achievements: ['Greased 40 cranes', 'Wrote the log'], tools: ['Go', 'C'] }],
      },
    ],
    projects: [
      {
        name: 'Hitch',
        links: [{ title: 'Site', url: 'https://hitch.example' }, 'https://two.example'],
        language: 'Go',
      },
      { name: 'Bend', repo: 'ola/bend', location: 'bend.example' },
    ],
    awards: [{ year: 2018, rank: 'First of 40 crews', source: 'https://cup.example' }],
    'Bar Admissions': ['State of Hull, 2012'],
    Bildung: [{ institution: 'Kiel', bereich: 'Knoten', studienart: 'Master', kurse: ['Seile'] }],
  });
  expect(resume.basics.summary).toEqual([`${'Tests ropes. '.repeat(4)}In all weathers, at sea.`]);
  expect(resume.work).toEqual([
    {
      name: 'Dock',
      position: 'Mate',
      location: 'Hull',
      start: '2014',
      end: '2016',
      highlights: ['Projects: Crane watch', 'Greased 40 cranes', 'Wrote the log', 'Go, C'],
    },
  ]);
  expect(resume.projects).toEqual([
    { name: 'Hitch', url: 'https://hitch.example', keywords: ['Go'] },
    { name: 'Bend', repo: 'https://github.com/ola/bend', url: 'https://bend.example' },
  ]);
  expect(resume.awards).toEqual([{ name: 'First of 40 crews', date: '2018', url: 'https://cup.example' }]);
  expect(resume.education).toEqual([{ institution: 'Kiel', area: 'Knoten', degree: 'Master', courses: ['Seile'] }]);
  expect(resume.certificates).toEqual([{ name: 'State of Hull, 2012' }]);
  expect(notes.unplaced).toEqual(['projects[0]: further addresses: https://two.example']);
});

it('keeps the English texts of a file in several languages', () => {
  const { resume, notes } = read({
    basics: { ...basics, label: { de: 'Prüferin', en: 'Tester' } },
    work: [{ name: 'Dock', highlights: { de: ['Zog'], en: ['Pulled'] } }],
  });
  expect([resume.basics.label, resume.work]).toEqual(['Tester', [{ name: 'Dock', highlights: ['Pulled'] }]]);
  expect(notes.changed).toEqual(['texts in de are left out, because the file has them in English']);
});

it('reads Reactive Resume 4 and 5: contents, custom sections, websites, and what is hidden', () => {
  const website = { url: 'https://github.com/onord', label: 'Ola' };
  const { resume, notes } = read({
    picture: { hidden: false, url: 'https://ola.example/a.jpg' },
    basics,
    summary: { title: 'Summary', columns: 1, hidden: false, content: '<p>I test ropes.</p>' },
    sections: {
      summary: { name: 'Summary', visible: false, content: 'Old.' },
      profiles: { items: [{ network: 'GitHub', username: 'ola', website }] },
      skills: { items: [{ name: 'Splicing', proficiency: 'Expert', level: 5 }] },
      references: { items: [{ name: 'Pat', description: '<p>Ola is good.</p>' }] },
      custom: { id7: { name: 'Talks', items: [{ name: 'Bends' }] } },
    },
    customSections: [{ title: 'Where I sailed', type: 'experience', items: [{ company: 'Dock' }] }],
  });
  expect(resume.basics).toMatchObject({
    image: 'https://ola.example/a.jpg',
    summary: ['I test ropes.'],
    profiles: [{ network: 'GitHub', username: 'ola', url: website.url }],
  });
  expect(resume.skills).toEqual([{ name: 'Splicing', level: 'Expert' }]);
  expect(resume.references).toEqual([{ name: 'Pat', summary: 'Ola is good.' }]);
  expect([resume.publications, resume.work]).toEqual([[{ name: 'Bends' }], [{ name: 'Dock' }]]);
  expect(notes.unplaced).toEqual([expect.stringMatching(/^summary is hidden in the file/u), 'skills[0].level: 5']);
});

it('reads a file per section', () => {
  const files = { basics, work: [{ name: 'Dock' }], theme: { color: 'red' } };
  const { resume, notes } = readResume(
    Object.entries(files).map(([name, part]) => ({ name: `data/${name}.json`, text: JSON.stringify(part) })),
  );
  expect([resume.basics.name, resume.work]).toEqual(['Ola Nord', [{ name: 'Dock' }]]);
  expect(notes.unplaced).toEqual(['data/theme.json: not read, because other files hold the résumé']);
});
