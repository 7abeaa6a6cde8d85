import { describe, expect, it } from 'vitest';
import { portfolio as sample } from '../fixtures/sample/portfolio.ts';
import { portfolio as studio } from '../fixtures/testing/studio/portfolio.ts';
import { portfolio as zoe } from '../fixtures/testing/zoe/portfolio.ts';
import { findFaults } from './kinds/portfolio.ts';
import type { Portfolio } from './kinds/portfolio.ts';
import { portfolio as ownPortfolio } from './portfolio/portfolio.ts';

const everybody = [
  ['this site’s owner', ownPortfolio],
  ['the sample', sample],
  ['Zoë', zoe],
  ['the studio', studio],
] as const;

describe.each(everybody)('the content of %s', (_, portfolio) => {
  it('has no fault', () => {
    expect(findFaults(portfolio)).toEqual([]);
  });
});

describe('a fault', () => {
  const [project] = zoe.projects;
  const [job] = zoe.experiences;
  const [tool] = zoe.stack;
  if (!project || !job || !tool) throw new Error('Zoë has a project, a job and a tool.');
  const broken: Portfolio = {
    ...zoe,
    owner: {
      ...zoe.owner,
      email: 'nobody',
      siteUrl: 'http://zoe.example.net/',
      profiles: [{ network: 'GitHub', url: 'github' }],
    },
    projects: [{ ...project, story: '', thumbnail: 'x.png', spoken: { why: ['word '.repeat(31)] } }, project],
    experiences: [
      { ...job, start: '2022-13', end: '2021-01' },
      { ...job, id: 'later', start: '2023-01' },
    ],
    education: [{ institution: '', area: '', degree: '' }],
    certificates: [{ name: 'Radio' }, { name: 'Forklift', date: 'last year' }],
    stack: [{ ...tool, dontUseIf: 'A script would do', parts: ['Cobol'] }],
  };

  it.each([
    'owner.ts: email "nobody" is no mail address',
    'owner.ts: siteUrl ends with a slash; leave it out',
    'owner.ts: siteUrl "http://zoe.example.net/" is no https address',
    'projects.ts: the id "lodestar" is there twice; give one of them another',
    'projects.ts: lodestar: story is empty; two or three sentences on what it was for and how it works',
    'projects.ts: lodestar: thumbnail is no path like /works/heron.webp',
    'projects.ts: lodestar: spoken.why has a sentence of 31 words; at most 30 are said in one breath',
    'experiences.ts: southern-instruments: start "2022-13" is no month like 2021-09, and no year like 2021',
    'experiences.ts: southern-instruments: end is before the start',
    'background.ts: education[0].institution is empty, and so are degree and area',
    'background.ts: certificates[1].date "last year" is no month like 2021-09, and no year like 2021',
    'owner.ts: profiles.0.url "github" is no web address',
    'stack.ts: cpp: dontUseIf must go on from "Don’t use if..." with a small letter, and end with a full stop',
    'stack.ts: cpp: parts holds nothing that a project or job names; without it the name itself is looked for',
  ])('is named: %s', (fault) => {
    expect(findFaults(broken)).toContain(fault);
  });
});

it('reports a job that starts in the future, but not one that ends in the future', () => {
  const [job] = zoe.experiences;
  if (!job) throw new Error('Zoë has jobs.');
  const of = (part: object): Portfolio => ({ ...zoe, experiences: [{ ...job, ...part }] });
  expect(findFaults(of({ start: '2027-01' }), '2026-11')).toEqual([
    `experiences.ts: ${job.id}: start "2027-01" is still to come; add the job when it begins`,
  ]);
  expect(findFaults(of({ end: '2028-03' }), '2026-11')).toEqual([]);
});

it('accepts an owner without a site address, and entries of which little is known', () => {
  const [job] = zoe.experiences;
  const [project] = zoe.projects;
  if (!job || !project) throw new Error('Zoë has jobs and projects.');
  const sparse: Portfolio = {
    ...zoe,
    owner: { ...zoe.owner, siteUrl: '' },
    projects: [{ ...project, subtitle: '', story: '', impact: '', highlights: ['Prints itself.'] }],
    experiences: [{ ...job, start: '2012', end: '2012', location: '', summary: '' }],
    languages: [{ name: 'Swedish' }],
  };
  expect(findFaults(sparse)).toEqual([]);
});

describe('the sample portfolio, as specified', () => {
  const { projects, experiences, stack, principles, pillars } = sample;

  it('shows four projects: a voice concierge, email tracking, interview training and automation flows', () => {
    expect(projects.map(({ subtitle }) => subtitle)).toEqual([
      'AI voice concierge',
      'Email tracking platform',
      'AI interview training platform',
      'A set of automation flows',
    ]);
  });

  it('has four remote jobs from September 2021 to September 2025 without links', () => {
    expect(experiences).toHaveLength(4);
    for (const { location, links } of experiences) expect([location, links]).toEqual(['Remote', undefined]);
    expect([experiences.at(-1)?.start, experiences[0]?.end]).toEqual(['2021-09', '2025-09']);
  });

  it('has the seven tools by name, one of which claims 10k+ workflows a month', () => {
    const names = ['MERN', 'Laravel + Vue.js', 'Docker', 'n8n', 'Tailwind CSS', 'Vapi', 'Git & REST APIs'];
    expect(stack.map(({ name }) => name)).toEqual(names);
    expect(stack.filter(({ metric }) => metric.includes('10k+ workflows a month'))).toHaveLength(1);
  });

  it('has four principles and three pillars', () => {
    expect(principles.map(({ text }) => text)).toEqual(['Simplicity', 'Reliability', 'Honesty', 'Ownership']);
    expect(pillars.map(({ text }) => text)).toEqual(['ship fast', 'keep it stable', 'scale cheap']);
  });

  it('states 4+ years of experience', () => {
    expect(sample.owner.yearsOfExperience).toBe('4+');
  });
});
