import { startStandInModel } from '@asad/guide/stand-in-model';
import { expect, test } from 'vitest';
import { knowledge } from '../src/site/knowledge.ts';
import { createSiteGuide, openCall } from './open-call.ts';
import { openModel } from './open-model.ts';

test('a call with a language model says what it chooses, and what the guide chooses when it fails', async () => {
  const model = await startStandInModel();
  model.next.push({ kind: 'says', text: '{"unclear": true}' }, { kind: 'status', status: 503 });
  const env = { MODEL_URL: model.url, MODEL_NAME: 'owl' };
  const guide = createSiteGuide();
  const say = openCall(guide, { choose: openModel(env, knowledge) })();
  const question = 'Which projects are there?';
  const [unclear, judged] = [await say(question), await say(question)];
  expect(unclear.sentences[0]).toBe(knowledge.lines.unsure[0]);
  const { state } = guide.replyTo(question, guide.begin().state, { unclear: true });
  expect(judged.sentences).toEqual(guide.replyTo(question, state).reply.sentences);
  expect(model.requests).toHaveLength(2);
  await model.stop();
});

test.each([
  ['MODEL_URL', {}],
  ['MODEL_NAME', { MODEL_URL: 'http://127.0.0.1:1/v1' }],
  ['MODEL_OPTIONS', { MODEL_URL: 'http://127.0.0.1:1/v1', MODEL_NAME: 'owl', MODEL_OPTIONS: 'some' }],
])('names the wrong setting %s', (name, env) => {
  expect(() => openModel(env, knowledge)).toThrow(`The setting ${name} `);
});
