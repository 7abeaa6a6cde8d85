import { portfolio as sample } from '@asad/content/fixtures/sample';
import type { Portfolio } from '@asad/content';
import { expect, it } from 'vitest';
import { listUnanswered } from './first-questions.ts';

const { education: _, ...withoutStudies } = sample;
const answers = { ...sample.answers, notice: ['The notice period is four weeks.'] };

it.each<readonly [why: string, question: string, listed: Portfolio, omitted: Portfolio]>([
  ['answers.ts answers it', 'How long is your notice period? (notice)', sample, { ...sample, answers }],
  ['the entries answer it', 'Where did you study, and what? (education)', withoutStudies, sample],
])('a first question is listed until %s', (_why, question, listed, omitted) => {
  expect(listUnanswered(listed)).toContain(question);
  expect(listUnanswered(omitted)).not.toContain(question);
  expect(listUnanswered(omitted).join()).not.toContain('What do you cost?');
});
