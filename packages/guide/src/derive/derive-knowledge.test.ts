import { describe, expect, it } from 'vitest';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { portfolio as studio } from '@asad/content/fixtures/studio';
import { portfolio as zoe } from '@asad/content/fixtures/zoe';
import { deriveBrief } from './derive-brief.ts';
import { deriveSuggestions } from './derive-suggestions.ts';
import { TOPIC_FIELDS, type Experience, type Portfolio } from '@asad/content';
import { deriveKnowledge } from './derive-knowledge.ts';
import type { Answer, Knowledge } from '../knowledge.ts';
import { countWords } from './speech.ts';

const TODAY = '2026-11';
const tellOf = (knowledge: Knowledge, target: string): Answer | undefined => {
  const [id = '', field = ''] = target.split('/');
  return knowledge.entities.find((entity) => entity.id === id)?.fields[field];
};
const everyAnswer = (knowledge: Knowledge): readonly (readonly [string, Answer])[] =>
  knowledge.entities.flatMap(({ id, fields }) =>
    Object.entries(fields).map(([field, answer]) => [`${id}/${field}`, answer] as const),
  );
const bare: Portfolio = {
  ...studio,
  projects: [],
  experiences: [],
  stack: [],
  principles: [],
  pillars: [],
  answers: {},
};

describe.each([
  ['the sample', sample],
  ['Zoë', zoe],
  ['the studio', studio],
  ['nothing but a name', bare],
])('deriveKnowledge of %s', (_, portfolio) => {
  const knowledge = deriveKnowledge(portfolio, TODAY);

  it('gives each answer one or two sentences of at most 30 words', () => {
    for (const [target, { says }] of everyAnswer(knowledge)) {
      expect(says.length, target).toBeGreaterThan(0);
      expect(says.length, target).toBeLessThanOrEqual(2);
      expect(countWords(says.join(' ')), `${target}: ${says.join(' ')}`).toBeLessThanOrEqual(30);
    }
  });

  it('names no number that a setting of the backend decides: audio is rendered before it is known', () => {
    const ofCall = everyAnswer(knowledge).filter(([target]) => /^(?:kept|limit)\//u.test(target));
    expect(ofCall.flatMap(([, { says, more = [] }]) => [...says, ...more]).join(' ')).not.toMatch(
      /\d|\b(?:three|ten|ninety)\b/u,
    );
  });

  it('promises no record, count or mail of a call without a backend', () => {
    const { entities } = deriveKnowledge(portfolio, TODAY, { facts: { hasBackend: false } });
    const ofCall = entities.filter(({ id }) => ['kept', 'limit', 'hearing', 'site-made'].includes(id));
    expect(ofCall.map(({ id }) => id).toSorted()).toEqual(['hearing', 'kept', 'limit', 'site-made']);
    // The fields stay the same, so that both are found by the same questions.
    for (const { id, fields } of ofCall)
      expect(Object.keys(fields)).toEqual(Object.keys(knowledge.entities.find((base) => base.id === id)?.fields ?? {}));
    const words = JSON.stringify(ofCall);
    expect(words).not.toMatch(
      /is kept, with|from the server|summary by mail|how many you have left|small backend|the text only/u,
    );
    expect(words).toContain('Nothing is stored');
  });

  it('lists each entity once and each topic with its fields', () => {
    const ids = knowledge.entities.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of Object.keys(TOPIC_FIELDS)) expect(ids).toContain(id);
    for (const field of TOPIC_FIELDS.availability) expect(tellOf(knowledge, `availability/${field}`)).toBeDefined();
  });

  it('offers and lists only targets that exist', () => {
    const ids = new Set(knowledge.entities.map(({ id }) => id));
    for (const target of [...knowledge.starters, ...knowledge.greetingOffers])
      expect(tellOf(knowledge, target), target).toBeDefined();
    for (const [from, { offers, members }] of everyAnswer(knowledge)) {
      for (const target of offers ?? []) expect(tellOf(knowledge, target), `${from} → ${target}`).toBeDefined();
      for (const id of members ?? []) expect(ids, from).toContain(id);
    }
    for (const { id, members, about } of knowledge.entities)
      for (const other of [...(members ?? []), ...(about === undefined ? [] : [about])])
        expect(ids, id).toContain(other);
  });

  it('writes whole sentences without signs that a synthesiser cannot read', () => {
    const lines = Object.values(knowledge.lines).flat();
    for (const sentence of [
      ...everyAnswer(knowledge).flatMap(([, { says, more }]) => [...says, ...(more ?? [])]),
      ...lines,
    ]) {
      expect(sentence).toMatch(/^[\p{Lu}\d].*[.?!]$|^n8n/u);
      expect(sentence).not.toMatch(/undefined|\[object|→|%|\.\.|: *\.| {2}/u);
    }
  });
});

describe('deriveKnowledge of Zoë, employed until today', () => {
  const knowledge = deriveKnowledge(zoe, TODAY);
  const says = (target: string): string => (tellOf(knowledge, target)?.says ?? []).join(' ');

  it('lists for each tool the works without it: one, several or none', () => {
    expect(says('stack-cpp/without-project')).toBe('The card of Ebb names no C++.');
    expect(tellOf(knowledge, 'stack-cpp/without-project')?.members).toEqual(['project-tide-table']);
    expect(says('stack-e-paper/without-project')).toMatch(/^The cards of .+ and .+ name no E-paper\.$/u);
    const everywhere = deriveKnowledge(
      { ...zoe, projects: zoe.projects.filter(({ tags }) => tags.includes('C++')) },
      TODAY,
    );
    expect(tellOf(everywhere, 'stack-cpp/without-project')?.says).toEqual(['The card of every project names C++.']);
    const withoutJobs = deriveKnowledge({ ...zoe, experiences: [] }, TODAY);
    expect(tellOf(withoutJobs, 'stack-cpp/without-experience')).toBeUndefined();
  });

  it.each([
    ['current/what', 'Since March 2022 Zoë has worked at Southern Instruments as Principal Engineer.'],
    [
      'experience-southern-instruments/length',
      'Zoë has been at Southern Instruments for more than four years: since March 2022.',
    ],
    ['experience-southern-instruments/where', 'The job at Southern Instruments is in Hobart, Tasmania.'],
    ['experience-kelp-robotics/where', 'The job at Kelp Robotics was remote.'],
    ['all-experience/longest', 'The longest job so far is Southern Instruments.'],
    ['all-experience/gaps', 'There was a gap of ten months between Harbour Board of Oslo and Kelp Robotics.'],
    ['year-2020/what', 'In 2020 Zoë worked at Harbour Board of Oslo until February.'],
    ['location/when', "Zoë's clock is UTC plus 10, plus 11 in summer."],
    ['unwritten-languages/what', 'Zoë speaks English, Swedish and Japanese.'],
    ['programming-languages/what', "C++, Python and Rust are named on the cards of Zoë's work."],
    [
      'project-lodestar/how',
      "Lodestar keeps the last hour of soundings in ferroelectric memory and prints them on request. In Zoë's words: I wrote the firmware and drew the board.",
    ],
    [
      'experience-southern-instruments/numbers',
      'At Southern Instruments: Power-on to reading, from 40 seconds to 3 seconds. Warranty returns, minus 61 percent.',
    ],
    ['book/what', 'There is no calendar on this site. Write Zoë an email: the address is on the card beside me.'],
    [
      'proudest/what',
      'Which work Zoë is proudest of is not written on this site. Shall I tell you what Zoë has achieved?',
    ],
  ])('answers %s', (target, sentence) => {
    expect(says(target)).toBe(sentence);
  });

  it('quotes consecutive first-person sentences as one, up to thirty words', () => {
    expect(tellOf(knowledge, 'owner/what')?.more?.at(-1)).toBe(
      "In Zoë's words: I am Zoë Ångström-Nakamura, and I build instruments for ships. Before that I built them for buoys. I like displays that say one thing.",
    );
    const words = { ...zoe.words, about: ['I print.', `I ${'print and '.repeat(12)}print.`, 'We bind.', 'It rains.'] };
    const more = tellOf(deriveKnowledge({ ...zoe, words }, TODAY), 'owner/what')?.more ?? [];
    expect(more.map((sentence) => sentence.startsWith("In Zoë's words: "))).toEqual([false, true, true, true, false]);
  });

  it('accepts each part of the owner’s name', () => {
    expect(knowledge.ownerNames).toEqual(['Zoë Ångström-Nakamura', 'Zoë', 'Ångström-Nakamura', 'Ångström', 'Nakamura']);
  });
});

it.each([
  ['he', 'Bo is not on this line, only I am.', 'talk to him'],
  ['she', 'Bo is not on this line, only I am.', 'talk to her'],
  ['they', 'Bo is not on this line, only I am.', 'talk to them'],
  ['we', 'Bo are not on this line, only I am.', 'talk to them'],
  ['none', 'Bo is not on this line, only I am.', 'talk to Bo'],
] as const)('inflects verbs for the pronoun %s', (pronouns, first, second) => {
  const knowledge = deriveKnowledge({ ...studio, owner: { ...studio.owner, firstName: 'Bo', pronouns } }, TODAY);
  expect(tellOf(knowledge, 'act-human/what')?.says[0]).toBe(first);
  expect(tellOf(knowledge, 'act-human/what')?.says[1]).toContain(second);
});

it('answers why, how, what came of it and whose part it was from a work’s case study', () => {
  const [project] = zoe.projects;
  if (!project) throw new Error('Zoë has a project.');
  const { spoken: _, ...plain } = project;
  const written = {
    problem: 'Logs sank.',
    approach: 'Rope.',
    results: 'Logs float.',
    whatIOwned: ['The rope', 'Knots'],
  };
  const tellWith = (more: Partial<typeof project>, field: string) =>
    tellOf(
      deriveKnowledge({ ...zoe, projects: [{ ...plain, ...written, impact: 'Fewer sink.', ...more }] }, TODAY),
      `project-${project.id}/${field}`,
    );
  const says = (field: string) => tellWith({}, field)?.says.join(' ');
  expect(says('why')).toBe('Logs sank.');
  expect(says('how')).toBe('Rope.');
  expect(says('result')).toBe('Fewer sink. Logs float.');
  expect(says('owned')).toBe(
    'For Lodestar Zoë was responsible for the rope. For Lodestar Zoë was responsible for Knots.',
  );
  // Spoken sentences shorten the case study, which follows.
  expect(tellWith({ spoken: { how: ['By hand.'] } }, 'how')).toMatchObject({ says: ['By hand.'], more: ['Rope.'] });
});

it('says the entries of a kind that only the table of kinds describes', () => {
  const talks = [
    { title: 'Owls at night', event: 'NightConf', date: '2024-05', summary: 'How they hear.' },
    { title: 'Quiet wings', url: 'https://wings.example.org' },
  ];
  const row = { noun: 'talk', name: 'title', detail: [['event']], spoken: { has: 'gave the talk', by: 'at' } };
  const knowledge = deriveKnowledge({ ...zoe, talks } as Portfolio, TODAY, { kinds: { talks: row } });
  const says = (target: string) => tellOf(knowledge, target)?.says.join(' ');
  expect(says('talk-owls-at-night/what')).toBe(
    'Zoë gave the talk Owls at night at NightConf, in May 2024. Owls at night: How they hear.',
  );
  expect(says('talk-quiet-wings/link')).toContain('About section');
  expect(knowledge.entities.find(({ names }) => names?.includes('talks'))?.fields['what']?.says).toEqual([
    'Zoë has two talks: Owls at night and Quiet wings.',
  ]);
});

it('says of a job’s team what the answer about colleagues says of that job', () => {
  const colleagues = 'At Placeholder Labs Omar had three colleagues.';
  const knowledge = deriveKnowledge({ ...sample, answers: { partners: ['Omar works alone.', colleagues] } }, TODAY);
  expect(tellOf(knowledge, 'experience-placeholder-labs/team')?.says).toEqual([colleagues]);
  expect(tellOf(knowledge, 'experience-acme-outreach/team')?.isUnwritten).toBe(true);
});

it('takes the owner’s answers for a list and for each of its fields', () => {
  const says = ['Heron came first.'];
  const knowledge = deriveKnowledge(
    { ...sample, answers: { 'all-project/first': says, 'all-stack/why': says } },
    TODAY,
  );
  expect(tellOf(knowledge, 'all-project/first')).toEqual({ says });
  expect(tellOf(knowledge, 'all-stack/why')?.says).toEqual(says);
});

it('marks the limits of tools as unwritten when no tool has a note', () => {
  const stack = sample.stack.map((tool) => ({ ...tool, dontUseIf: '' }));
  const answer = tellOf(deriveKnowledge({ ...sample, answers: {}, stack }, TODAY), 'all-stack/not');
  expect(answer).toEqual({ says: ['When not to use these tools is not written here.'], isUnwritten: true });
});

describe('deriveKnowledge of sparse or untidy content', () => {
  const [job] = zoe.experiences;
  const withJobs = (...jobs: readonly Partial<Experience>[]) =>
    deriveKnowledge(
      { ...zoe, experiences: jobs.map((part, at) => ({ ...job, ...part, id: `job-${at}` }) as Experience) },
      TODAY,
    );

  it('writes "both" for two jobs and the present tense for an open job', () => {
    const two = withJobs({ company: 'Kelp', location: 'Remote' }, { company: 'Wrack', location: 'Remote' });
    expect(tellOf(two, 'all-experience/where')?.says).toEqual(['Both jobs were remote.']);
    expect(tellOf(two, 'all-experience/what')?.says[0]).toContain('two jobs, both of them remote:');
    expect(tellOf(two, 'location/what')?.says[0]).toContain('and both jobs were remote');
    expect(tellOf(withJobs({ location: 'Remote' }), 'all-experience/where')?.says).toEqual([
      'The one job here is remote.',
    ]);
  });

  it('does not invent a place for a job without a location', () => {
    const nowhere = withJobs({ company: 'Kelp', location: '' }, { location: 'Hobart' });
    expect(tellOf(nowhere, 'experience-job-0/where')?.says).toEqual([
      'The place of the job at Kelp is not written here.',
    ]);
    const jobs = nowhere.entities.filter(({ kind }) => kind === 'experience');
    expect(jobs.map(({ texts }) => texts?.includes('Hobart'))).toEqual([false, true]);
    expect(tellOf(nowhere, 'all-experience/where')?.says.join(' ')).not.toMatch(/In :|In \.|Kelp/u);
    expect(tellOf(withJobs({ location: '' }), 'all-experience/where')?.isUnwritten).toBe(true);
  });

  it('writes "remotely" instead of "from Remote"', () => {
    const { entities } = deriveKnowledge({ ...zoe, owner: { ...zoe.owner, location: 'Remote' } }, TODAY);
    expect(JSON.stringify(entities)).not.toContain('from Remote');
    expect(JSON.stringify(entities)).toContain('Zoë works remotely');
  });

  it('lists a pillar without a description by its name in the brief', () => {
    const pillars = [{ id: 'calm', text: 'stay calm', description: '' }];
    expect(deriveBrief({ ...zoe, pillars }, TODAY)).toMatch(/^- stay calm$/mu);
  });

  it('speaks of a post without an employer by its role, once', () => {
    const [first] = sample.experiences;
    if (!first) throw new Error('The sample has a job.');
    const post = { ...first, company: '', role: 'Illustrator', start: '2024-01' };
    const { end: _, ...running } = post;
    const { spoken: __, ...plain } = running;
    const knowledge = deriveKnowledge(
      { ...bare, experiences: [plain, { ...plain, id: 'other', role: 'Printer' }] },
      TODAY,
    );
    const says = (field: string): string | undefined =>
      tellOf(knowledge, `experience-${first.id}/${field}`)?.says.join(' ');
    expect(says('role')).toBe('Since January 2024 Marrow and Finch have worked as Illustrator.');
    expect(says('when')).toBe('Marrow and Finch have been working as Illustrator since January 2024.');
    expect(says('length')).toMatch(/^Marrow and Finch have been working as Illustrator for more than two years: /u);
    expect(JSON.stringify(knowledge)).not.toMatch(/ as (?:Illustrator|Printer) as | at [.,]|at ,/u);
    expect(deriveSuggestions({ ...bare, experiences: [plain] })).toContain('What came of the work as Illustrator?');
  });

  it('ends a sentence once after a name with a full stop', () => {
    const knowledge = withJobs({ company: 'Kelp, Oslo, Norway.', location: '', start: '2019', end: '2021' });
    expect(tellOf(knowledge, 'year-2020/what')?.says).toEqual(['In 2020 Zoë worked at Kelp, Oslo, Norway.']);
  });

  it('leaves out a title and a promotion that are not written', () => {
    const knowledge = withJobs(
      { company: 'Kelp', role: '', start: '2019', end: '2021' },
      { company: 'Kelp', role: 'Printer', start: '2021', end: '2022' },
      { company: 'Wrack', role: '', start: '2023' },
    );
    expect(JSON.stringify(knowledge)).not.toMatch(/title is ,|first , then/u);
    const unnamed = withJobs({ company: '', role: 'Printer', start: '2019', end: '2021' });
    expect(tellOf(unnamed, 'seniority/what')?.says[0]).toBe("Zoë's latest title is Printer.");
  });

  it('names a post without an employer by its role in a year', () => {
    const knowledge = withJobs({ company: '', role: 'Printer', start: '2019', end: '2021' });
    expect(tellOf(knowledge, 'year-2020/what')?.says).toEqual(['In 2020 Zoë worked as Printer.']);
  });

  it('treats a job with a future end as open', () => {
    const agreed = withJobs({ company: 'Kelp', role: 'Engineer', start: '2022-01', end: '2028-03' });
    expect(tellOf(agreed, 'current/what')?.says).toEqual(['Since January 2022 Zoë has worked at Kelp as Engineer.']);
    expect(JSON.stringify(agreed.entities)).not.toContain('March 2028');
  });

  it('rejects an invalid month and names its file', () => {
    for (const [start, end] of [['2020-13'], ['2020-01', 'now'], ['2020-1']] as const)
      expect(() => withJobs({ company: 'Kelp', role: 'Engineer', start, ...(end && { end }) }), start).toThrow(
        /^experiences\.ts: \S+: "(?:2020-13|now|2020-1)" is no month like 2021-09\. Correct it/u,
      );
  });

  it('offers availability and jobs only when the content has them', () => {
    const help = (portfolio: Portfolio) => tellOf(deriveKnowledge(portfolio, TODAY), 'help/what')?.says.join(' ');
    expect(help(zoe)).toContain('where Zoë has worked');
    expect(help(zoe)).toContain('availability');
    const plain = { ...zoe, experiences: [], stack: [], answers: {}, owner: { ...zoe.owner, availability: '' } };
    expect(help(plain)).toBe('Ask me what Zoë has built, with which tools and why. I also know how to get in touch.');
    expect(deriveSuggestions(plain).join(' ')).not.toContain('available');
  });

  it('says entries of an imported résumé in whole sentences: one date, no text, one group of skills', () => {
    const [project] = zoe.projects;
    const [tool] = zoe.stack;
    if (!project || !tool) throw new Error('Zoë has a project and a tool.');
    const named = {
      id: 'bell',
      title: 'Bell',
      subtitle: '',
      story: '',
      impact: '',
      tags: [],
      colours: project.colours,
    };
    const skills = ['C', 'Rust', 'Zephyr', 'Git'];
    const knowledge = deriveKnowledge(
      {
        ...zoe,
        experiences: [
          ['Kelp', '2018-06', '2018-06'],
          ['Reef', '2019', undefined],
          ['Cove', '2020', undefined],
          ['Bay', '2021', undefined],
        ].map(([company = '', start = '', end]) => {
          const { end: _, ...open } = { ...job, id: company.toLowerCase(), company, role: '', start };
          return (end === undefined ? open : { ...open, end }) as Experience;
        }),
        projects: [{ ...named, thumbnailAlt: '', highlights: [], start: '2024-01' }],
        principles: [],
        stack: [{ ...tool, name: 'Skills', keywords: skills, parts: skills, dontUseIf: '' }],
        education: [{ institution: 'Hull', degree: 'BSc', area: 'Physics', start: '2016', end: '2016' }],
        answers: {},
      },
      TODAY,
    );
    const says = (target: string) => tellOf(knowledge, target)?.says.join(' ');
    expect(says('project-bell/what')).toBe('Bell is the one work on this site.');
    expect(says('project-bell/when')).toBe('The work on Bell began in January 2024.');
    expect(says('year-2018/what')).toMatch(/worked at Kelp in June\./u);
    expect(says('education-hull/what')).toBe('In 2016 Zoë studied at Hull: BSc in Physics.');
    expect(says('all-stack/what')).toBe('One group of skills: C, Rust, Zephyr and Git.');
    expect(says('strengths/what')).toContain('names C, Rust and Zephyr.');
    expect(says('overlap-jobs-at-the-same-time/what')).toBe(
      'Jobs at the same time were Reef and Cove; Reef and Bay; Cove and Bay.',
    );
  });

  it('keeps sentences whole, and says posts without an employer, own work and studies by their names', () => {
    const [tool] = zoe.stack;
    if (!tool) throw new Error('Zoë has a tool.');
    const long = `Made the log ${'more useful '.repeat(12)}for the crew, to widen its audience.`;
    const post = (company: string, role: string, impacts: readonly string[]): Experience => {
      const { end: _, ...open } = {
        ...job,
        id: role.toLowerCase(),
        company,
        role,
        summary: long,
        impacts,
        start: '2020',
      };
      return open as Experience;
    };
    const knowledge = deriveKnowledge(
      {
        ...zoe,
        owner: { ...zoe.owner, role: 'Rigger | Mate' },
        words: { ...zoe.words, about: [`I am ${zoe.owner.name}, Rigger | Mate in ${zoe.owner.location}.`] },
        publications: Array.from({ length: 60 }, (_, at) => ({ title: `On the splicing of ropes ${at}` })),
        experiences: [
          post('Dock', 'Mate', [long, 'Greased 40 cranes.']),
          { ...post('', 'Coach', ['Led ten rowers.']), kind: 'internship' },
          post('Self-employed', 'Painter', ['Hemp in, nylon out.']),
        ],
        principles: [],
        stack: ['Hemp', 'Nylon'].map((name) => ({ ...tool, id: name, name, keywords: ['5'], parts: [name] })),
        education: [{ institution: '', degree: 'PhD', area: 'Knots', start: '2016', end: '2018' }],
        certificates: [{ name: 'Radio' }, { name: 'Radio' }],
        awards: [],
        interests: [{ name: 'rowing', keywords: ['Sculls', 'Zoë rows each day.'] }],
        answers: {},
      },
      TODAY,
    );
    const says = (target: string) => tellOf(knowledge, target)?.says.join(' ') ?? '';
    expect(says('experience-mate/what')).toBe('Since 2020 Zoë has worked at Dock as Mate. At Dock: Greased 40 cranes.');
    expect(says('experience-painter/what')).toContain(': Hemp in, nylon out.');
    expect(says('experience-coach/what')).toContain('As Coach: Led ten rowers.');
    expect(says('experience-painter/what')).toContain('Since 2020 Zoë has worked self-employed as Painter.');
    expect(says('internship-internships/what')).toBe('Zoë has been working as Coach since 2020.');
    expect(says('current/what')).toContain('Mate at Dock, Coach and self-employed Painter.');
    expect(says('strengths/what')).not.toContain('()');
    expect(says('strengths/what')).toMatch(/^Zoë, rigger, names .* At Dock: Greased 40 cranes\.$/u);
    expect(says('unwritten-education/what')).toContain('From 2016 to 2018 Zoë studied: PhD in Knots.');
    expect(says('unwritten-certificates/what')).toContain('Zoë has two certificates: Radio.');
    expect(tellOf(knowledge, 'unwritten-blog/what')?.says[0]).toBe(
      'Zoë has 60 publications, among them On the splicing of ropes 0, On the splicing of ropes 1 and On the splicing of ropes 2.',
    );
    const introduced = tellOf(knowledge, 'owner/what');
    expect([...(introduced?.says ?? []), ...(introduced?.more ?? [])].join(' ')).not.toContain('I am');
    expect(says('unwritten-hobbies/what')).toBe('Outside of work Zoë likes Rowing (Sculls). Zoë rows each day.');
  });

  it('calls no tool absent that a text names, also at the start of a line', () => {
    const [job] = zoe.experiences;
    const experiences = job
      ? [{ ...job, impacts: ['Wrote a tide table in Haskell.', 'Planned.\nScala came later.'] }]
      : [];
    const { entities } = deriveKnowledge({ ...zoe, experiences }, TODAY);
    const absent = entities.find(({ id }) => id === 'absent-tool')?.heardAs ?? [];
    expect([absent.includes('Haskell'), absent.includes('Scala'), absent.includes('Fortran')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
