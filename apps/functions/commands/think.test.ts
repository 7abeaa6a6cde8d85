import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startStandInModel } from '@asad/guide/stand-in-model';
import { testConditions } from '@asad/tooling/portfolio-conditions';
import { expect, test } from 'vitest';

/** Gives the command the same portfolio as this test. */
const NODE_OPTIONS = testConditions.map((condition) => `--conditions=${condition}`).join(' ');

async function think(env: Record<string, string>, ...lines: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'think.ts')], {
    env: { PATH: process.env['PATH'] ?? '', NODE_OPTIONS, ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += chunk));
  child.stderr.on('data', (chunk) => (output.err += chunk));
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const code = await new Promise((done) => child.on('close', done));
  const replyLines = output.out.split('\n').filter(Boolean);
  return { code, err: output.err, replies: replyLines.map((line): unknown => JSON.parse(line)) };
}

test('answers each line with the model, as a call does, and marks answers of the guide', async () => {
  const model = await startStandInModel();
  model.next.push(
    { kind: 'answers', text: 'Look.', tools: [{ name: 'showEntry', arguments: '{"kind":"stack","id":"docker"}' }] },
    { kind: 'status', status: 503 },
    { kind: 'answers', text: 'Goodbye.', tools: [{ name: 'endCall', arguments: '{}' }] },
  );
  const env = { MODEL_URL: model.url, MODEL_NAME: 'owl' };
  const { replies, err, code } = await think(env, 'Docker?', 'What is your name?', 'bye', '/new');
  expect(replies).toMatchObject([
    { sentences: ['Look.'], action: { type: 'showEntry', entry: { kind: 'stack', id: 'docker' } }, ended: false },
    { sentences: [expect.any(String), expect.any(String)], ended: false },
    { sentences: ['Goodbye.'], action: { type: 'endCall' }, ended: true },
    { sentences: [], action: null, suggestions: [], ended: false },
  ]);
  expect(err).toBe('The language model answered with status 503. The guide answered.\n');
  expect(code).toBe(0);
  await model.stop();
});

test('names the missing setting without a model', async () => {
  const { err, code } = await think({});
  expect([code, err]).toEqual([1, 'The setting MODEL_URL is needed because a language model is to answer.\n']);
});
