import { knowledge } from '../../site-knowledge.ts';
import { expect, test } from 'vitest';
import { evaluateAssistant, listQuestions } from './evaluate-assistant.ts';

const questions = listQuestions(knowledge);
const answerOf = (id: string | undefined): string | undefined =>
  Object.values(knowledge.entities.find((entity) => entity.id === id)?.fields ?? {})[0]?.says.join(' ');
const answered = (content: string) => ({ id: 'chat-1', output: [{ role: 'assistant', content }] });
const run = (answer: (question: string) => string) =>
  evaluateAssistant(knowledge, async (input) => answered(answer(input)));

test('an assistant that answers from the site and declines the rest scores full marks', async () => {
  const { onTopic, offTopic } = await run((question) => {
    const [id] = questions.find((known) => known.question === question)?.entities ?? [];
    return answerOf(id) ?? 'This site does not tell. Shall I talk about the projects?';
  });
  expect(onTopic.all).toBeGreaterThanOrEqual(40);
  expect(onTopic.right).toBe(onTopic.all);
  expect(offTopic).toEqual({ right: offTopic.all, all: offTopic.all });
});

test('an assistant that repeats one answer or invents facts fails', async () => {
  const same = await run(() => answerOf(questions[0]?.entities[0]) ?? '');
  expect(same.onTopic.right).toBeLessThan(same.onTopic.all / 4);
  expect(same.offTopic.right).toBe(0);
  const invented = await run(() => 'Certainly, he would be delighted.');
  expect(invented.onTopic.right).toBeLessThan(invented.onTopic.all / 4);
  expect(invented.offTopic.right).toBe(0);
  expect(invented.wrong.length).toBeGreaterThan(40);
});
