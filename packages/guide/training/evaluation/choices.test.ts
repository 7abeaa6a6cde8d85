import type { Choice } from '@asad/guide';
import { expect, test } from 'vitest';
import { createChoices } from './choices.ts';
import { openOwner, wrapGuides } from './open-owner.ts';

test('a language model judges each turn of a call, and each question once', async () => {
  const asked: string[] = [];
  const choices = createChoices(() => async ({ question }): Promise<Choice> => {
    asked.push(question);
    return { unclear: true };
  });
  wrapGuides(choices.withChoices);
  const measure = () => openOwner('sample').call('Which projects are there? > Who made Heron?')[1].reply.sentences;
  const byGuide = measure();
  while (await choices.askNoted()) measure();
  const byModel = measure();
  wrapGuides();
  expect(openOwner('sample').call('Which projects are there? > Who made Heron?')[1].reply.sentences).toEqual(byGuide);
  expect(byModel[0]).toMatch(/did not understand/);
  expect(asked.filter((question) => question === 'Which projects are there?')).toHaveLength(1);
});
