import { describe, expect, test, vi } from 'vitest';
import { BackendError } from '../backend-error.ts';
import { recordOf, reportOf } from '../store/testing/contract-harness.ts';
import { createVapiWebhook } from '../voices/vapi-reports.ts';
import { createHandlers } from './create-handlers.ts';
import { createProviderVoice } from './testing/provider-voice.ts';
import { prepare, request, solvedCaptcha } from './testing/prepare.ts';

test('the store holds a hash of a network, which is a part of the address, and no address', async () => {
  const { handlers, verify, database } = prepare({ DAILY_CALLS_PER_NETWORK: '1' });
  const call = async (uid: string, address: string) => {
    await verify(uid);
    return (await handlers.createWebCall(request(uid, { address }))).status;
  };
  expect(await call('one', '203.0.113.7')).toBe(201);
  expect(await call('two', '::ffff:203.0.113.9')).toBe(429);
  expect(await call('three', '198.51.100.1')).toBe(201);
  const rows = JSON.stringify(database.prepare('SELECT * FROM documents').all());
  expect(rows).toContain('budgets/');
  expect(rows).not.toContain('203.0.113');
});

test('the check tells the page what the settings promise, and until when it counts', async () => {
  const env = { CAPTCHA_VALID_HOURS: '2', TRANSCRIPT_RETENTION_DAYS: '7', MAX_CALL_SECONDS: '60' };
  const { handlers, clock, store } = prepare(env, { captcha: solvedCaptcha });
  const promises = { voice: 'guide', maxCalls: 3, maxCallSeconds: 60, keptDays: 7 };
  const challenge = await handlers.captchaChallenge({ ...request('one'), method: 'GET' });
  expect(challenge.body).toEqual({ captcha: 'recaptcha', siteKey: 'key', ...promises });
  const { body } = await handlers.verifyCaptcha(request('one', { json: { token: 'x' } }));
  expect(body).toEqual({ verified: true, verifiedUntil: new Date(clock.now() + 2 * 3_600_000).toISOString() });
  clock.advance(2 * 3_600_000 - 1);
  expect(await store.readVisitor('one')).toMatchObject({ isVerified: true });
  expect((await handlers.createWebCall(request('one'))).body).toMatchObject({ transport: { maxDurationSeconds: 60 } });
  clock.advance(1);
  expect(await store.readVisitor('one')).toMatchObject({ isVerified: false });
  clock.advance(7 * 86_400_000 - 2);
  expect(await Array.fromAsync(store.listCalls())).toHaveLength(1);
  clock.advance(1);
  expect(await Array.fromAsync(store.listCalls())).toEqual([]);
});

test('a body of a million values is refused before parsing; a long call’s body is read', async () => {
  const { handlers, verify } = prepare();
  await verify('one');
  await handlers.createWebCall(request('one'));
  const send = (count: number, message: object) =>
    handlers.clientCallEnded(request('one', { json: recordOf('x', { messages: Array(count).fill(message) }) }));
  expect(await send(1_000_000, {})).toMatchObject({ status: 400, body: { error: { code: 'invalid_json' } } });
  expect(await send(60_000, { type: 'transcript', role: 'user' })).toMatchObject({ status: 409 });
});

test('a reservation whose answer is lost spends no call', async () => {
  const { backend, handlers, store, verify } = prepare({ MAX_CALLS_PER_VISITOR: '1' });
  await verify('one');
  const reserveCall: typeof store.reserveCall = async (...command) => {
    await store.reserveCall(...command);
    throw new BackendError('store_failed', 'x');
  };
  const failing = createHandlers({ ...backend, store: { ...store, reserveCall } });
  expect(await failing.createWebCall(request('one'))).toMatchObject({ status: 503 });
  expect(await handlers.createWebCall(request('one'))).toMatchObject({ status: 201 });
});

test('an instance reads twenty large bodies in parallel; further ones must retry, small ones never wait', async () => {
  const { handlers, verify } = prepare();
  await verify('one');
  await handlers.createWebCall(request('one'));
  const { promise: arriving, resolve: arrive } = Promise.withResolvers<Uint8Array>();
  const body = vi.fn(() => arriving);
  const send = (length: string | undefined) =>
    handlers.clientCallEnded({ ...request('one', { headers: { 'content-length': length } }), body });
  const first = Array.from({ length: 20 }, (_, index) => send(index % 2 === 0 ? '4000000' : undefined));
  await vi.waitFor(() => expect(body).toHaveBeenCalledTimes(20), { interval: 1 });
  const refused = { status: 503, body: { error: { code: 'unavailable' } }, headers: { 'retry-after': '5' } };
  expect(await send('4000000')).toMatchObject(refused);
  const small = send('80');
  arrive(new TextEncoder().encode('{}'));
  expect((await small).status).toBe(400);
  expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([400]));
  expect((await send('4000000')).status).toBe(400);
});

describe('failures of dependencies', () => {
  test('a full disk: new data is refused, old data is kept, and writes resume when there is room', async () => {
    const { handlers, verify, database, logged } = prepare();
    await verify('one');
    const open = async () => (await handlers.createWebCall(request('one'))).body as { id: string };
    const { id } = await open();
    database.exec('PRAGMA max_page_count = 1'); // Allows no further pages, like a full disk.
    const big = recordOf(id, { messages: [{ text: 'x'.repeat(200_000) }] });
    const save = () => handlers.clientCallEnded(request('one', { json: big }));
    const look = (name: 'health' | 'getUserCallStats') => handlers[name]({ ...request('one'), method: 'GET' });
    expect(await save()).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    const cause = expect.stringContaining('full');
    expect(logged).toMatchObject([
      { event: 'dependency_failed', name: 'clientCallEnded', code: 'store_failed', cause },
    ]);
    expect(await look('getUserCallStats')).toMatchObject({ status: 200, body: { callCount: 1 } });
    expect(await look('health')).toMatchObject({ status: 503 });
    database.exec('PRAGMA max_page_count = 1000000');
    expect(await look('health')).toMatchObject({ status: 200, body: { status: 'ok', version: 'home' } });
    expect(await save()).toMatchObject({ status: 200, body: { stored: true } });
  });

  test('an unknown failure is a plain 500, and its log has no token, address or visitor’s words', async () => {
    const visitorWords = 'something that was said';
    const quoting = async (...args: unknown[]) => {
      throw new Error(`Cannot keep ${JSON.stringify(args)} from 203.0.113.7`, {
        cause: new SyntaxError(`Unexpected token in "${visitorWords}" of a-secret-token`),
      });
    };
    const { backend, handlers, logged, store, verify } = prepare();
    await verify('a-secret-token');
    await handlers.createWebCall(request('a-secret-token'));
    const failing = createHandlers({ ...backend, store: { ...store, saveRecord: quoting } });
    const record = recordOf('c', { transcript: `User: ${visitorWords}` });
    expect(await failing.clientCallEnded(request('a-secret-token', { json: record }))).toEqual({
      status: 500,
      headers: { 'cache-control': 'no-store' },
      body: { error: { code: 'internal', message: 'Something went wrong here.' } },
    });
    expect(logged).toEqual([
      {
        event: 'handler_failed',
        name: 'clientCallEnded',
        cause: 'Error, because of SyntaxError',
        at: expect.stringContaining('handlers.test.ts'),
      },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${visitorWords}|a-secret-token|203\\.0\\.113`));
  });

  test('a token that cannot be checked now gets 503, not 401', async () => {
    const findUid = () => Promise.reject(new BackendError('tokens_unavailable', 'x'));
    const { handlers } = prepare({}, { tokens: { findUid } });
    const answer = await handlers.getUserCallStats({ ...request('one'), method: 'GET' });
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  });
});

describe('a call at a provider', () => {
  function prepareProvider(env: Record<string, string> = {}) {
    const provider = createProviderVoice(createVapiWebhook({ auth: 'bearer', secrets: ['hook'] }));
    const home = prepare(env, { voice: provider.voice });
    const open = (key?: string) =>
      home.handlers.createWebCall(request('one', { headers: key === undefined ? {} : { 'idempotency-key': key } }));
    return { ...home, ...provider, open };
  }

  test('that is created but cannot be stored is ended, and spends nothing in any number of tries', async () => {
    const { backend, voice, open, verify, store, logged, countOf } = prepareProvider({
      DAILY_CALL_BUDGET: '3',
      DAILY_CALLS_PER_NETWORK: '3',
    });
    await verify('one');
    const openCall = () => Promise.reject(new BackendError('store_failed', 'x'));
    const failing = createHandlers({ ...backend, voice, store: { ...store, openCall } });
    for (let count = 0; count < 3; count += 1)
      expect(await failing.createWebCall(request('one'))).toMatchObject({ status: 503 });
    expect(countOf('end')).toBe(3);
    expect(logged).toEqual([1, 2, 3].map(() => expect.objectContaining({ code: 'store_failed' })));
    for (let count = 0; count < 3; count += 1) expect(await open()).toMatchObject({ status: 201 });
  });

  test.each([
    ['key_used', 409],
    ['opened_before', 201],
  ] as const)('whose opening is %s is ended, and answered with %d', async (kind, status) => {
    const { backend, voice, verify, store, countOf } = prepareProvider();
    await verify('one');
    const openCall = async () => ({ kind, answer: '{"id":"another"}' });
    const late = createHandlers({ ...backend, voice, store: { ...store, openCall } });
    expect(await late.createWebCall(request('one'))).toMatchObject({ status });
    expect(countOf('end call-1')).toBe(1);
  });

  test('that is created too late for the limit is ended, and spends nothing', async () => {
    const { handlers, verify, voice, store, clock, countOf } = prepareProvider({
      DAILY_CALL_BUDGET: '2',
      MAX_CALLS_PER_VISITOR: '1',
    });
    for (const uid of ['one', 'two']) await verify(uid);
    await handlers.createWebCall(request('one'));
    await store.saveReport(reportOf('call-1', { wasConnected: false, transcript: undefined, messages: [] }));
    const create = voice.createWebCall;
    voice.createWebCall = async (options) => {
      clock.advance(60_000);
      // The full report shows that the first call was one after all.
      await store.saveReport(reportOf('call-1'));
      return create(options);
    };
    expect(await handlers.createWebCall(request('one'))).toMatchObject({ status: 503 });
    expect(countOf('end call-2')).toBe(1);
    voice.createWebCall = create;
    expect(await handlers.createWebCall(request('two'))).toMatchObject({ status: 201 });
  });

  test('that a new one supersedes is ended, and still counts; the log has a failed end', async () => {
    const { open, verify, store, state, asked, logged, voice } = prepareProvider();
    await verify('one');
    for (let count = 0; count < 2; count += 1) expect((await open()).status).toBe(201);
    expect(asked).toEqual(['create', 'create', 'end call-1']);
    const create = voice.createWebCall;
    voice.createWebCall = async (options) => {
      const created = await create(options);
      state.isRefusing = true;
      return created;
    };
    expect((await open()).status).toBe(201);
    expect((await store.readVisitor('one')).stats).toMatchObject({ callCount: 3, remainingCalls: 0 });
    expect(logged).toMatchObject([{ event: 'call_not_ended' }, { event: 'call_not_ended' }]);
  });

  test('is one for parallel presses with one key, and another for another visitor’s same key', async () => {
    const { open, handlers, verify, countOf, voice } = prepareProvider();
    for (const uid of ['one', 'two']) await verify(uid);
    const key = '__defineGetter__';
    const create = vi.spyOn(voice, 'createWebCall');
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([countOf('create'), answers[0]?.status]).toEqual([1, 201]);
    const json = { assistantId: 'another', assistantOverrides: { maxDurationSeconds: 43_200 } };
    const other = await handlers.createWebCall(request('two', { json, headers: { 'idempotency-key': key } }));
    // The client's wishes do not reach the provider.
    expect(create.mock.lastCall).toEqual([{ reservationKey: expect.any(String) }]);
    expect(other.body).not.toEqual(answers[0]?.body);
  });

  test.each([
    ['provider_failed', 502, 'provider_failed'],
    ['provider_unpaid', 502, 'service_unavailable'],
    ['provider_timeout', 504, 'provider_timeout'],
  ] as const)(
    'that fails with %s spends nothing in any number of tries, and its key opens a call later',
    async (code, status, told) => {
      const { open, verify, store, voice, logged } = prepareProvider({ DAILY_CALL_BUDGET: '1' });
      await verify('one');
      const create = voice.createWebCall;
      voice.createWebCall = () => Promise.reject(new BackendError(code, 'It failed.'));
      for (let count = 0; count < 3; count += 1)
        expect(await open('a-key-of-the-page')).toMatchObject({ status, body: { error: { code: told } } });
      expect((await store.readVisitor('one')).stats).toMatchObject({ callCount: 0 });
      expect(logged[0]).toMatchObject({ event: 'alarm', key: 'provider' });
      voice.createWebCall = create;
      expect(await open('a-key-of-the-page')).toMatchObject({ status: 201 });
    },
  );

  test('counts the wait for each of its answers once', async () => {
    const { open, verify, handlers, store, clock } = prepareProvider();
    await verify('one');
    await open();
    const performanceMetrics = { turnLatencies: [{ turnLatency: 900.4 }, { turnLatency: 1500 }] };
    const message = { type: 'end-of-call-report', call: { id: 'call-1' }, artifact: { performanceMetrics } };
    const report = () => handlers.providerEvents(request('hook', { json: { message } }));
    for (let count = 0; count < 2; count += 1) await report();
    clock.advance(61_000);
    await report();
    const { counts } = await store.readDay('2026-11-20');
    expect(counts).toMatchObject({ 'providerEvents turns': 2, 'providerEvents turn_ms': 2400 });
  });
});
