import { portfolio } from '@asad/content/fixtures/sample';
import { expect, it } from 'vitest';
import { cardOfJob, caseBesideCard, hasCase } from './case-of.ts';

it('a work’s dialog repeats neither the story, the impact nor the tags of its card, and needs more', () => {
  for (const project of portfolio.projects) {
    const shown = JSON.stringify(caseBesideCard(project));
    for (const text of [project.story, project.impact, ...project.tags.map((tag) => JSON.stringify(tag))])
      expect(shown).not.toContain(text);
    expect(shown).toContain(project.problem);
    expect(shown).toContain(project.thumbnail);
    const { problem: _, approach: __, results: ___, whatIOwned: ____, media: _____, ...plain } = project;
    expect([hasCase(project), hasCase({ ...plain, highlights: ['One.', 'Two.'] })]).toEqual([true, false]);
  }
});

it.each(portfolio.experiences)('the card of $company keeps short prose, and ends long prose early', (job) => {
  const { summary } = cardOfJob({ ...job, summary: 'I listened before I spoke. '.repeat(50) });
  expect([cardOfJob(job), summary]).toEqual([job, expect.stringMatching(/^.{114,275}spoke\.$/u)]);
});
