import type { Portfolio } from '@asad/content';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { portfolio as studio } from '@asad/content/fixtures/testing/studio';
import { portfolio as zoe } from '@asad/content/fixtures/testing/zoe';
import { portfolio as own } from '@asad/content/portfolio';
import { deriveSuggestions } from '@asad/guide/derive';
import { describe, expect, it } from 'vitest';
import { buildSite, describeEntries } from './build-site.ts';

const portfolios = [
  ['this site’s owner', own],
  ['the sample', sample],
  ['Zoë', zoe],
  ['the studio', studio],
] as const;

describe.each(portfolios)('the pages of %s', (_, portfolio) => {
  it('describes each page in a length that search results show', () => {
    for (const { title, description } of [
      ...Object.values(buildSite(portfolio).meta),
      ...Object.values(describeEntries(portfolio)),
    ]) {
      expect(title.length, title).toBeLessThanOrEqual(65);
      expect(description.length, description).toBeLessThanOrEqual(170);
    }
  });

  it('suggests short questions', () => {
    const suggestions = deriveSuggestions(portfolio);
    expect(suggestions.length).toBeGreaterThanOrEqual(2);
    for (const suggestion of suggestions) expect(suggestion.length).toBeLessThanOrEqual(70);
  });
});

it('suggests questions about studies and languages for a portfolio without works', () => {
  const student = {
    ...sample,
    projects: [],
    experiences: [],
    stack: [],
    languages: [{ id: 'pt', name: 'Portuguese' }],
  };
  expect(deriveSuggestions(student).slice(0, 2)).toEqual(['Where did Omar study?', 'Which languages does Omar speak?']);
});

it('adds up the time at an employer only once its last post has ended', () => {
  const [job] = sample.experiences;
  if (!job) throw new Error('The sample has a job.');
  const posts = [
    { ...job, id: 'second', start: '2024-09', end: '2028-07' },
    { ...job, id: 'first', start: '2022-09', end: '2024-08' },
  ];
  const noteOf = (today: string) => buildSite({ ...sample, experiences: posts }, today).posts['second'];
  expect([noteOf('2026-11'), noteOf('2028-08')]).toEqual([
    'two posts',
    'two posts, five years and eleven months in all',
  ]);
});

it('describes a post without an employer by its role', () => {
  const [job] = sample.experiences;
  if (!job) throw new Error('The sample has a job.');
  const words = describeEntries({ ...sample, experiences: [{ ...job, company: '', role: 'Illustrator' }] });
  const { title, description } = words[`experiences/${job.id}`] ?? {};
  expect(title).toMatch(/^Illustrator · /u);
  expect(description).toContain(`${sample.owner.name} as Illustrator. `);
});

describe.each(portfolios)('the fixed words of the pages of %s', (_, portfolio) => {
  const { hero, works, experiences, stack, about, call } = buildSite(portfolio);

  it('match the specification exactly', () => {
    const [owl, who] = portfolio.owner.assistant ? [portfolio.owner.assistant.name, 'who'] : ['ASAD', 'he'];
    expect([hero.primaryButton, hero.secondaryButton]).toEqual([
      `Talk to ${owl === 'ASAD' ? 'Asad' : owl}`,
      'Book 15-min fit check',
    ]);
    expect([works.title, experiences.title, stack.title, about.title]).toEqual([
      'The Works',
      'The Experiences',
      'my stack, on purpose',
      'About',
    ]);
    expect([stack.hint, stack.noteToggle]).toEqual(['Drag or scroll to explore', "Don't use if..."]);
    expect([about.copyEmail, about.copied, about.sendEmail, about.viewProfile]).toEqual([
      'Copy Email',
      'Copied!',
      'Send Email →',
      'View Profile →',
    ]);
    expect(call.heading).toBe(`Talk to ${owl}, ${who} knows ${portfolio.owner.name} better than anyone`);
    expect(call.footer).toBe('Available 24/7 • Instant response • Powered by AI');
  });

  it('state that a call is kept, how to delete it, and which copies remain', () => {
    expect(call.kept).toMatch(/kept.*delete/u);
    expect(call.keptElsewhere).toMatch(/\bmail\b.*\bstays\b.*\bprovider\b/u);
  });
});

it('describes the call with the portfolio’s topics', () => {
  const empty = {
    ...zoe,
    projects: [],
    experiences: [],
    stack: [],
    answers: {},
    owner: { ...zoe.owner, availability: '' },
  };
  const describeCall = (portfolio: Portfolio): string => buildSite(portfolio).meta.call.description;
  expect(describeCall(empty)).toContain("answers questions about Zoë Ångström-Nakamura's work, aloud");
  expect(describeCall(sample)).toContain('work, tools and availability, aloud');
});

it('introduces jobs, two posts at one employer as one, and years of experience', () => {
  const site = buildSite(sample);
  const rest = 'in four years, all of them remote. Open one to read it as a case study.';
  expect(site.experiences.intro).toBe(`Four jobs ${rest}`);
  const experiences = sample.experiences.map((job, at) => (at < 2 ? { ...job, company: 'Acme' } : job));
  expect(buildSite({ ...sample, experiences }).experiences.intro).toBe(`Three jobs ${rest}`);
  expect(site.hero.proofs[0]?.value).toBe('4+ years');
});
