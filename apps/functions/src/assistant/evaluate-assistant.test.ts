import { evaluationQuestions, facts } from '@asad/content';
import { expect, test } from 'vitest';
import { evaluateAssistant } from './evaluate-assistant.ts';
import { createJudge } from './judge-answer.ts';

const judge = createJudge(facts);
const answered = (content: string) => ({ id: 'chat-1', output: [{ role: 'assistant', content }] });
const run = (answer: (question: string) => string) =>
  evaluateAssistant({ questions: evaluationQuestions, judge, chat: async (input) => answered(answer(input)) });

test('an assistant that says what the site says, and declines the rest, is found right', async () => {
  const { onTopic, offTopic } = await run((question) => {
    const [id] = evaluationQuestions.find((known) => known.question === question)?.factIds ?? [];
    return (
      facts.find((fact) => fact.id === id)?.answer.join(' ') ??
      'This site does not tell. Shall I talk about the projects?'
    );
  });
  expect(onTopic.all).toBeGreaterThanOrEqual(40);
  expect(onTopic.right).toBe(onTopic.all);
  expect(offTopic).toEqual({ right: offTopic.all, all: offTopic.all });
});

test('one that always says the same, or invents, is found wrong', async () => {
  const same = await run(() => facts[0]?.answer.join(' ') ?? '');
  expect(same.onTopic.right).toBeLessThan(same.onTopic.all / 4);
  expect(same.offTopic.right).toBe(0);
  const invented = await run(() => 'Certainly, he would be delighted.');
  expect(invented.onTopic.right).toBeLessThan(invented.onTopic.all / 4);
  expect(invented.offTopic.right).toBe(0);
  expect(invented.wrong.length).toBeGreaterThan(40);
});
