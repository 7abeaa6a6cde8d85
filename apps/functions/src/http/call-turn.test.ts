import { callTurnPartSchema, type CallTurnPart } from '@asad/call-core/contract';
import { startStandInModel, type StandInModel } from '@asad/guide/stand-in-model';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkModel } from '../voices/answer-turns.ts';
import { prepare, request } from './testing/prepare.ts';

let model: StandInModel;
beforeEach(async () => {
  model = await startStandInModel();
  model.sound = new Uint8Array([0xff, 0xfb, 1, 2]);
});
afterEach(() => model.stop());

/** The speech endpoint renders, because the bundled engine is slow. */
async function openCall(env: Record<string, string> = {}) {
  const prepared = prepare({
    MODEL_URL: model.url,
    MODEL_NAME: 'owl',
    MODEL_KEY: 'sk-1',
    SPEECH_URL: model.url,
    ...env,
  });
  const { handlers, verify } = prepared;
  await verify('ann');
  const { id: callId } = (await handlers.createWebCall(request('ann'))).body as { id: string };
  const ask = async (
    text: string,
    { uid = 'ann', key = '', signal = new AbortController().signal, isSilent = false } = {},
  ) => {
    const headers = key === '' ? {} : { 'idempotency-key': key.padEnd(16, '-') };
    const response = await handlers.callTurn(
      request(uid, { json: { callId, text, ...(isSilent && { isSilent }) }, headers }),
    );
    const lines: string[] = [];
    const parts: CallTurnPart[] = [];
    for await (const line of response.stream?.(signal) ?? []) lines.push(line);
    for (const line of lines.join('').trim().split('\n').filter(Boolean))
      parts.push(callTurnPartSchema.parse(JSON.parse(line)));
    const code = (response.body as { error?: { code: string } } | undefined)?.error?.code;
    const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : []));
    return { ...response, code, parts, sentences };
  };
  return { ...prepared, callId, ask };
}

describe('a turn of a language model’s call', () => {
  test('belongs to a call whose voice the page knows before, and which counts for the visitor', async () => {
    const { handlers, callId } = await openCall();
    expect(callId).toMatch(/^model-/);
    const { body } = await handlers.getUserCallStats({ ...request('ann'), method: 'GET' });
    expect(body).toMatchObject({ voice: 'model', callCount: 1 });
  });

  test('streams sentences with sound and tool calls, then the answering voice', async () => {
    const { ask } = await openCall();
    model.next.push({
      kind: 'answers',
      text: 'Heron follows each message. Shall I go on?',
      tools: [{ name: 'showEntry', arguments: '{"kind":"project","id":"email-tracking"}' }],
      tokens: 900,
    });
    const { status, headers, parts } = await ask('Tell me about Heron');
    expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'application/x-ndjson; charset=utf-8',
      cache: 'no-store',
    });
    const sound = Buffer.from([0xff, 0xfb, 1, 2]).toString('base64');
    expect(parts).toEqual([
      { type: 'sentence', text: 'Heron follows each message.', sound },
      { type: 'sentence', text: 'Shall I go on?', sound },
      { type: 'tool', name: 'showEntry', arguments: { kind: 'project', id: 'email-tracking' } },
      { type: 'end', by: 'model' },
    ]);
  });

  test('renders no sound for a silent turn, nor for its repetition', async () => {
    const { ask } = await openCall();
    for (let time = 0; time < 2; time += 1) {
      const { parts } = await ask('Hello', { key: 'silent', isSilent: true });
      expect(parts.filter((part) => part.type === 'sentence' && part.sound !== undefined)).toEqual([]);
      expect(parts).toContainEqual({ type: 'end', by: 'model' });
    }
    const { parts } = await ask('Hello again');
    expect(parts.filter((part) => part.type === 'sentence' && part.sound !== undefined)).not.toEqual([]);
  });

  test('ignores a tool call for an unknown entry', async () => {
    const { ask } = await openCall();
    const tools = [{ name: 'showEntry', arguments: '{"kind":"project","id":"unheard-of"}' }];
    model.next.push({ kind: 'answers', text: 'Look.', tools });
    expect((await ask('Show me')).parts.map(({ type }) => type)).toEqual(['sentence', 'end']);
  });

  test('needs an open call of this visitor and a language model', async () => {
    const { ask, callId } = await openCall();
    expect(await ask('Hello', { uid: 'bob' })).toMatchObject({ status: 409, code: 'call_not_opened' });
    expect(model.requests).toEqual([]);
    const { handlers } = prepare();
    const turn = request('ann', { json: { callId, text: 'Hello' } });
    expect(await handlers.callTurn(turn)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });

  test.each([1.5, -20, 'many', '12', 1e300, null, { of: 1 }])(
    'leaves the stored call valid when the model counts its tokens as %j',
    async (tokens) => {
      const { ask, store } = await openCall();
      model.always = { kind: 'answers', text: 'I know that.', usage: { total_tokens: tokens } };
      for (let turn = 0; turn < 2; turn += 1)
        expect((await ask('Hello')).parts.at(-1)).toEqual({ type: 'end', by: 'model' });
      expect(await Array.fromAsync(store.listBroken())).toEqual([]);
    },
  );

  test('is refused while another runs, and replayed after a lost answer: the model is asked once', async () => {
    const { ask } = await openCall();
    const first = ask('Hello', { key: 'first' });
    expect(await ask('Hello?', { key: 'second' })).toMatchObject({ status: 409, code: 'turn_running' });
    const { sentences, parts } = await first;
    const again = await ask('Hello', { key: 'first' });
    expect(sentences).toHaveLength(1);
    expect(again.parts).toEqual(parts);
    expect(model.requests.filter(({ path }) => path.endsWith('/chat/completions'))).toHaveLength(1);
  });

  test('stops the model when interrupted, stores the spoken part and permits the next turn', async () => {
    const { ask } = await openCall();
    const page = new AbortController();
    model.next.push({ kind: 'stalls', text: 'I know that. And another' });
    const interrupted = ask('Hello', { signal: page.signal });
    await expect.poll(() => model.requests.some(({ path }) => path.endsWith('/audio/speech'))).toBe(true);
    page.abort();
    expect((await interrupted).parts.some(({ type }) => type === 'end')).toBe(false);
    await expect.poll(model.left).toBe(1);
    expect((await ask('No, wait')).sentences).toEqual(['I know that.']);
    expect(model.requests.findLast(({ path }) => path.endsWith('/chat/completions'))?.body['messages']).toMatchObject([
      {},
      { content: 'Hello' },
      { content: 'I know that.' },
      { content: 'No, wait' },
    ]);
  });

  test('is answered by the guide when the model fails; the numbers count it, and a mail reports a refused key', async () => {
    const { ask, store, clock, logged } = await openCall();
    for (const status of [401, 429, 500]) {
      model.next.push({ kind: 'status', status });
      const { sentences, parts } = await ask('What is your name?');
      expect(sentences.length).toBeGreaterThan(0);
      expect(parts.at(-1)).toEqual({ type: 'end', by: 'guide' });
    }
    expect((await ask('And now?')).parts.at(-1)).toEqual({ type: 'end', by: 'model' });
    clock.advance(61_000);
    await ask('And now?');
    clock.advance(61_000);
    await ask('And now?');
    expect((await store.readDay('2026-11-20')).counts).toMatchObject({
      'callTurn answered_by_guide': 3,
      'callTurn answered_by_model': expect.any(Number),
      'callTurn model_refused': 1,
      'callTurn model_busy': 1,
      'callTurn model_broken': 1,
    });
    expect(await Array.fromAsync(store.listMails())).toMatchObject([
      { message: { subject: 'ASAD’s language model refuses its key' } },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/sk-|What is your name/);
  });

  test('ends with its call’s time: the partial answer is kept, and the next turn is refused', async () => {
    const { ask, clock } = await openCall({ MAX_CALL_SECONDS: '10' });
    await ask('Good morning');
    clock.advance(8_500);
    model.next.push({ kind: 'drips', text: 'I know that. ', times: 100, everyMs: 100 });
    const { sentences, parts } = await ask('Hello', { key: 'first' });
    expect(sentences).toEqual(['I know that.']);
    expect(parts.at(-1)).toEqual({ type: 'end', by: 'model' });
    await expect.poll(model.left).toBe(1);
    clock.advance(1_500);
    expect((await ask('Hello', { key: 'first' })).sentences).toEqual(sentences);
    expect(await ask('And now?')).toMatchObject({ status: 429, code: 'turn_limit' });
  });

  test('is answered by the guide when the call’s tokens are spent', async () => {
    const { ask } = await openCall();
    model.next.push({ kind: 'answers', text: 'I know that.', tokens: 400_000 });
    await ask('Hello');
    const before = model.requests.length;
    expect((await ask('What is your name?')).parts.at(-1)).toEqual({ type: 'end', by: 'guide' });
    expect(model.requests.slice(before).filter(({ path }) => path.endsWith('/chat/completions'))).toEqual([]);
  });

  test('renders a repeated sentence once', async () => {
    const { ask } = await openCall();
    for (let time = 0; time < 2; time += 1) await ask('Hello');
    expect(model.requests.filter(({ path }) => path.endsWith('/audio/speech'))).toHaveLength(1);
  });

  test('sends the model’s key to the speech endpoint only at the same origin', async () => {
    const other = await startStandInModel();
    const { ask } = await openCall({ SPEECH_URL: other.url });
    vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'x-other: of-another');
    await ask('Hello');
    vi.unstubAllEnvs();
    expect(other.requests).not.toEqual([]);
    expect(other.requests[0]?.authorization ?? '').not.toContain('sk-1');
    expect(JSON.stringify(other.requests)).not.toContain('of-another');
    await other.stop();
    expect(model.requests.every(({ authorization }) => authorization === 'Bearer sk-1')).toBe(true);
  });
});

test('a check of the settings names a wrong one, and nothing when the model answers', async () => {
  const settings = { kind: 'model', url: model.url, name: 'owl', key: 'k', speech: undefined } as const;
  expect(await checkModel(settings)).toBeUndefined();
  for (const [status, sentence] of [
    [401, /^The setting MODEL_KEY is refused by the endpoint of MODEL_URL;/],
    [404, /status 404\. Look at MODEL_URL and MODEL_NAME\./],
  ] as const) {
    model.next.push({ kind: 'status', status });
    expect(await checkModel(settings)).toMatch(sentence);
  }
  expect(await checkModel({ ...settings, url: 'http://127.0.0.1:9/v1' })).toContain('MODEL_URL');
});
