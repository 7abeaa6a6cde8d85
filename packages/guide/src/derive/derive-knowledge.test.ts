import { describe, expect, it } from 'vitest';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { portfolio as studio } from '@asad/content/fixtures/testing/studio';
import { portfolio as zoe } from '@asad/content/fixtures/testing/zoe';
import { deriveBrief } from './derive-brief.ts';
import { deriveSuggestions } from './derive-suggestions.ts';
import { TOPIC_FIELDS, type Experience, type Portfolio, type Project } from '@asad/content';
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

  it('names a work by its client, and no certificate by the letters of a common word', () => {
    const [work, ...works] = zoe.projects;
    const projects = [{ ...work, forWhom: ['Port of Hobart.', 'Teachers.'] } as Project, ...works];
    const certificates = [{ name: 'Web Accessibility Specialist' }, { name: 'Open Marine Radio' }];
    const { entities } = deriveKnowledge({ ...zoe, projects, certificates }, TODAY);
    const namesOf = (title: string) => entities.find((entity) => entity.title === title)?.names;
    expect(namesOf(work?.title ?? '')).toContain('Port of Hobart.');
    expect(namesOf(work?.title ?? '')).not.toContain('Teachers.');
    expect(namesOf('Web Accessibility Specialist')).not.toContain('WAS');
    expect(namesOf('Open Marine Radio')).toContain('OMR');
  });

  it('lists the works without a tool, and no jobs where there are none', () => {
    expect(tellOf(knowledge, 'stack-cpp/without-project')?.members).toEqual(['project-tide-table']);
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
    // More follows, but an answer has two sentences at first.
    ['project-tide-table/what', 'Ebb: Tide clock for harbour walls. Eleven harbours read it every morning.'],
    ['all-experience/longest', 'The longest job so far is Southern Instruments.'],
    ['year-2020/what', 'In 2020 Zoë worked at Harbour Board of Oslo until February.'],
    ['location/when', "Zoë's clock is UTC plus 10, plus 11 in summer."],
    ['unwritten-languages/what', 'Zoë speaks English, Swedish and Japanese.'],
    [
      'project-lodestar/how',
      "Lodestar keeps the last hour of soundings in ferroelectric memory and prints them on request. In Zoë's words: I wrote the firmware and drew the board.",
    ],
    [
      'experience-southern-instruments/numbers',
      'At Southern Instruments: Power-on to reading, from 40 seconds to 3 seconds. Warranty returns, minus 61 percent.',
    ],
    ['book/what', 'There is no calendar on this site. Write Zoë an email: the address is on the card beside me.'],
    ['proudest/what', 'Which work Zoë is proudest of is not written on this site. I would start with Lodestar.'],
  ])('answers %s', (target, sentence) => {
    expect(says(target)).toBe(sentence);
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

it('marks the limits of tools without notes as unwritten, and lists the tools of works where skills are missing', () => {
  const stack = sample.stack.map((tool) => ({ ...tool, dontUseIf: '' }));
  const answer = tellOf(deriveKnowledge({ ...sample, answers: {}, stack }, TODAY), 'all-stack/not');
  expect(answer).toEqual({ says: ['When not to use these tools is not written here.'], isUnwritten: true });
  const works = deriveKnowledge({ ...sample, answers: {}, stack: [] }, TODAY);
  expect(tellOf(works, 'all-stack/what')?.says[0]).toMatch(/^TypeScript, .* are named on the cards of Omar's work\.$/u);
});

describe('deriveKnowledge of sparse or untidy content', () => {
  const [job] = zoe.experiences;
  const withJobs = (...jobs: readonly Partial<Experience>[]) =>
    deriveKnowledge(
      { ...zoe, experiences: jobs.map((part, at) => ({ ...job, ...part, id: `job-${at}` }) as Experience) },
      TODAY,
    );

  it('lists a pillar without a description by its name in the brief', () => {
    const pillars = [{ id: 'calm', text: 'stay calm', description: '' }];
    expect(deriveBrief({ ...zoe, pillars }, TODAY)).toMatch(/^- stay calm$/mu);
  });

  it('speaks of a post without an employer by its role, once', () => {
    const posts = ['Illustrator', 'Printer'].map((role, at) => {
      const { spoken: _, end: __, ...post } = { ...job, id: `job-${at}`, company: '', role };
      return post as Experience;
    });
    const knowledge = deriveKnowledge({ ...bare, experiences: posts }, TODAY);
    expect(JSON.stringify(knowledge)).not.toMatch(/ as (?:Illustrator|Printer) as | at [.,]|at ,/u);
    expect(deriveSuggestions({ ...bare, experiences: posts.slice(0, 1) })).toContain(
      'What came of the work as Illustrator?',
    );
  });

  it('leaves out a title and a promotion that are not written', () => {
    const knowledge = withJobs(
      { company: 'Kelp', role: '', start: '2019', end: '2021' },
      { company: 'Kelp', role: 'Printer', start: '2021', end: '2022' },
      { company: 'Wrack', role: '', start: '2023' },
    );
    expect(JSON.stringify(knowledge)).not.toMatch(/title is ,|first , then/u);
  });

  it('knows each post of a career at one employer, and no post of posts at the same time', () => {
    const kelp = { company: 'Kelp', summary: '' };
    const posts = [
      { ...kelp, role: 'Intern', start: '2012-01', end: '2012-12', impacts: ['Sorted the nets.'] },
      { ...kelp, role: 'Skipper', start: '2013-01', end: '2016-12', impacts: ['Sailed to Mull.'] },
    ] as const;
    const knowledge = withJobs(...posts);
    expect(tellOf(knowledge, 'post-intern-at-kelp/what')?.says).toEqual([
      'From January 2012 to December 2012 Zoë worked at Kelp as Intern.',
      'At Kelp: Sorted the nets.',
    ]);
    expect(tellOf(knowledge, 'post-skipper-at-kelp/length')?.says[0]).toContain('for four years: from January 2013');
    // "How many interns?" is not about the post.
    expect(knowledge.entities.find(({ id }) => id === 'post-intern-at-kelp')?.names).not.toContain('intern');
    const [intern, skipper] = posts;
    const atOnce = withJobs(intern, { ...skipper, start: intern.start });
    expect(atOnce.entities.filter(({ of }) => of === 'post')).toEqual([]);
  });

  it('knows that an owner left an employer and returned', () => {
    const knowledge = withJobs(
      { company: 'Kelp', role: 'Mate', start: '2012-01', end: '2012-12' },
      { company: 'Kelp', role: 'Skipper', start: '2013-01', end: '2014-05' },
      { company: 'Wrack', start: '2014-06', end: '2019-08' },
      { company: 'Kelp', role: 'Owner', start: '2019-09' },
    );
    const firstOf = (target: string): string | undefined => tellOf(knowledge, target)?.says[0];
    expect(firstOf('previous/what')).toContain('Wrack');
    expect(knowledge.entities.find(({ id }) => id === 'previous')?.about).toBe('experience-job-2');
    expect(firstOf('overlap/what')).toMatch(/^No two jobs overlapped/u);
    expect(firstOf('current/what')).toBe('Since September 2019 Zoë has worked at Kelp as Owner.');
    expect(firstOf('experience-job-0/what')).toContain('worked at Kelp first as Mate, now as Owner.');
    expect(firstOf('experience-job-0/leaving')).toMatch(/left Kelp in May 2014 and came back in September 2019/u);
    // "And before that?" after Kelp is Wrack.
    expect(knowledge.entities.find(({ id }) => id === 'experience-job-0')?.since).toBe('2019-09');
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

  it('names the latest jobs of a list that is too long', () => {
    const company = 'The Mill in the Dale';
    const jobs = ['2001', '2003', '2005', '2007', '2009'].map((start, at) => ({ company: `${company} ${at}`, start }));
    const listing = tellOf(withJobs(...jobs), 'all-experience/what')?.says.join(' ') ?? '';
    expect([listing.includes(`${company} 4`), listing.includes(`${company} 0`)]).toEqual([true, false]);
  });

  it('calls no tool absent that a text names, also at the start of a line', () => {
    const { entities } = withJobs({ impacts: ['Wrote a tide table in Haskell.', 'Planned.\nScala came later.'] });
    const absent = entities.find(({ id }) => id === 'absent-tool')?.heardAs;
    expect(absent).toEqual(expect.arrayContaining(['Fortran']));
    expect(absent).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:Haskell|Scala)$/u)]));
  });
});
