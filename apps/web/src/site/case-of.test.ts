import { portfolio } from '@asad/content/fixtures/sample';
import { expect, it } from 'vitest';
import { caseBesideCard, hasCase } from './case-of.ts';

it('a work’s dialog repeats neither the story, the impact nor the tags of its card', () => {
  for (const project of portfolio.projects) {
    expect(hasCase(project)).toBe(true);
    const shown = JSON.stringify(caseBesideCard(project));
    for (const text of [project.story, project.impact, ...project.tags.map((tag) => JSON.stringify(tag))])
      expect(shown).not.toContain(text);
    expect(shown).toContain(project.problem);
    expect(shown).toContain(project.thumbnail);
  }
});

it('a work with a story and highlights alone has no dialog', () => {
  const [project] = portfolio.projects;
  if (!project) throw new Error('The sample has a work.');
  const { problem: _, approach: __, results: ___, whatIOwned: ____, media: _____, ...plain } = project;
  expect(hasCase({ ...plain, highlights: ['One.', 'Two.'] })).toBe(false);
});
