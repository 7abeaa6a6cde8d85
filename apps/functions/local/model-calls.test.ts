import { webCallSchema } from '@asad/call-core/contract';
import { startStandInModel, type StandInModel } from '@asad/guide/stand-in-model';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkModel } from '../src/voices/answer-turns.ts';
import { buildBundle, type TestBundle } from './testing/build-bundle.ts';
import { openCallsFile } from './testing/open-calls-file.ts';
import { killPrograms, signUp, startProgram } from './testing/start-program.ts';
import { startTestCloud, type TestCloud } from './testing/start-test-cloud.ts';

let model: StandInModel;
let cloud: TestCloud;
beforeEach(async () => {
  model = await startStandInModel();
  cloud = await startTestCloud({
    siteHandler: () => {},
    env: { MODEL_URL: model.url, MODEL_NAME: 'owl', SPEECH_URL: model.url },
  });
});
afterEach(async () => {
  await cloud.stop();
  await model.stop();
});

async function openCall() {
  const visitor = await cloud.newVisitor();
  const { id: callId, transport } = webCallSchema.parse((await visitor.post('/api/call/web')).body);
  const ask = (text: string, signal?: AbortSignal) =>
    fetch(`${cloud.url}/api/call/turn`, {
      method: 'POST',
      headers: { authorization: `Bearer ${visitor.idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ callId, text }),
      ...(signal && { signal }),
    });
  return { ask, transport, visitor, callId };
}

describe('a call with a language model, over HTTP', () => {
  test('streams a turn’s first sentence before the model has finished', async () => {
    const { ask, transport } = await openCall();
    expect(transport).toEqual({ provider: 'model', maxDurationSeconds: 600 });
    model.next.push({ kind: 'stalls', text: 'I know that. And there' });
    const response = await ask('Hello');
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const first = await response.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toContain('"text":"I know that."');
    expect(model.left()).toBe(0);
  });

  test('aborts the model’s answer when the page aborts the request', async () => {
    const { ask } = await openCall();
    model.next.push({ kind: 'stalls', text: 'I know that. And there' });
    const page = new AbortController();
    const response = await ask('Hello', page.signal);
    await response.body?.getReader().read();
    page.abort();
    await expect.poll(model.left).toBe(1);
    await expect.poll(async () => (await ask('Once more')).status).toBe(200);
  });

  test('refuses a malformed turn, and stores nothing of a turn deleted while it runs', async () => {
    const { ask, visitor, callId } = await openCall();
    const send = (body: string, token = visitor.idToken) =>
      fetch(`${cloud.url}/api/call/turn`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body,
      });
    expect((await send('{')).status).toBe(400);
    expect((await send(JSON.stringify({ callId, text: 'x'.repeat(100_000) }))).status).toBe(413);
    expect((await send(JSON.stringify({ callId, text: 'Hello' }), `${visitor.idToken}x`)).status).toBe(401);
    model.next.push({ kind: 'stalls', text: 'I know that. And there' });
    const page = new AbortController();
    await (await ask('My secret', page.signal)).body?.getReader().read();
    expect((await visitor.post('/api/deleteMyCalls')).status).toBeLessThan(300);
    page.abort();
    await expect.poll(async () => (await ask('Once more')).text()).toContain('"end"');
    const completions = model.requests.filter(({ path }) => path.endsWith('/chat/completions'));
    expect(completions).toHaveLength(2);
    expect(JSON.stringify(completions[1]?.body)).not.toContain('My secret');
  });
});

describe('a model’s count of its tokens', () => {
  for (const tokens of [1.5, -20, 'many', '12', 1e300, null, { of: 1 }])
    test(`of ${JSON.stringify(tokens)} leaves the stored call valid`, async () => {
      const { ask, callId, visitor } = await openCall();
      model.always = { kind: 'answers', text: 'I know that.', usage: { total_tokens: tokens } };
      for (let turn = 0; turn < 2; turn += 1) expect(await (await ask('Hello')).text()).toContain('"by":"model"');
      const times = { startedAt: '2026-11-20T10:00:00Z', endedAt: '2026-11-20T10:01:00Z' };
      const record = { callId, transcript: 'User: Hello', ...times, messages: [], assistantId: 'x' };
      expect((await visitor.post('/api/clientCallEnded', record)).status).toBe(200);
      expect((await visitor.post('/api/call/web')).status).toBe(201);
      const inbox = await (await fetch(cloud.inboxUrl)).text();
      expect([inbox.includes('Needs you'), inbox.includes('Hello')]).toEqual([false, true]);
      expect((await visitor.post('/api/deleteMyCalls')).status).toBe(200);
    });
});

describe('a start with a language model', () => {
  test('names a wrong setting, and prints nothing when the model answers', async () => {
    const settings = { kind: 'model', url: model.url, name: 'owl', key: 'k', speech: undefined } as const;
    expect(await checkModel(settings)).toBeUndefined();
    model.next.push({ kind: 'status', status: 401 });
    expect(await checkModel(settings)).toMatch(/^The setting MODEL_KEY is refused by the endpoint of MODEL_URL;/);
    model.next.push({ kind: 'status', status: 404 });
    expect(await checkModel(settings)).toMatch(/status 404\. Look at MODEL_URL and MODEL_NAME\./);
    expect(await checkModel({ ...settings, url: 'http://127.0.0.1:9/v1' })).toContain('MODEL_URL');
  });
});

describe('the program, with a language model', () => {
  let bundle: TestBundle;
  beforeAll(async () => {
    bundle = await buildBundle('model', { main: 'local/main.ts' });
  }, 60_000);
  afterEach(killPrograms);
  afterAll(() => bundle.dispose());

  const start = (env: Record<string, string> = {}) => {
    model.sound = new Uint8Array([0xff, 0xfb, 1, 2]);
    const programEnv = { MODEL_NAME: 'owl', DATA_DIR: join(cloud.dataDir, 'of-program'), ...env };
    return startProgram(`${bundle.folder}/main.js`, {
      env: { MODEL_URL: model.url, SPEECH_URL: model.url, ...programEnv },
    });
  };

  async function callProgram(url: string) {
    const { localId, idToken } = await signUp(url);
    const store = openCallsFile(join(cloud.dataDir, 'of-program/asad.sqlite'));
    await store.verifyVisitor(localId, { captchaId: 'c', expiresAtMs: Date.now() + 60_000 });
    await store.close();
    const post = (address: string, body: unknown) =>
      fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { id: callId } = webCallSchema.parse(await (await post(`${url}/api/call/web`, {})).json());
    return (text: string, at = url) => post(`${at}/api/call/turn`, { callId, text });
  }

  test('starts with a refused key after it has reported the refusal', async () => {
    model.always = { kind: 'status', status: 401 };
    const { output, child, ended } = await start({ MODEL_KEY: 'sk-wrong' });
    expect(output.out).toContain('The site is ready');
    expect(output.err).toContain('The setting MODEL_KEY is refused');
    expect(output.err).not.toContain('sk-wrong');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('SIGTERM: finishes the running answer', async () => {
    const { output, child, ended, url } = await start();
    const ask = await callProgram(url);
    model.next.push({ kind: 'drips', text: 'I know that. ', times: 15, everyMs: 100 });
    const answer = await ask('Hello');
    child.kill('SIGTERM');
    expect(await answer.text()).toMatch(/"I know that\.".*\n.*"end","by":"model"/);
    expect(await ended).toBe(0);
    expect(output.err).toBe('');
  });

  test('SIGTERM: waits ten seconds, then aborts the answer and stores its spoken part', async () => {
    const { output, child, ended, url } = await start();
    const ask = await callProgram(url);
    model.next.push({ kind: 'drips', text: 'I know that. ', times: 100, everyMs: 400 });
    const reader = (await ask('Hello')).body?.getReader();
    await reader?.read();
    const toldAt = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    // The whole answer would take forty seconds.
    expect(performance.now() - toldAt).toBeLessThan(30_000);
    expect(output.err).toBe('');
    const next = await start();
    expect(await (await ask('And now?', next.url)).text()).toContain('"end"');
    const completion = model.requests.findLast(({ path }) => path.endsWith('/chat/completions'));
    expect(completion?.body['messages']).toMatchObject([
      {},
      { content: 'Hello' },
      { content: 'I know that.' },
      { content: 'And now?' },
    ]);
  });
});
