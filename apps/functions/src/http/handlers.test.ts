import { describe, expect, test } from 'vitest';
import { BackendError } from '../backend-error.ts';
import { recordOf } from '../store/testing/contract-harness.ts';
import { createHandlers } from './create-handlers.ts';
import { ENDPOINT_NAMES } from './endpoint-table.ts';
import { bodyOf, prepare, request } from './testing/prepare.ts';

describe('daily budgets', () => {
  test('a fresh account resets the visitor’s limit, not the network’s', async () => {
    const { handlers, verify } = prepare({ DAILY_CALLS_PER_NETWORK: '2' });
    const call = async (uid: string, address: string) => {
      await verify(uid);
      const { status, body } = await handlers.createWebCall(request(uid, { address }));
      return status === 201 ? 'opened' : (body as { error: { code: string } }).error.code;
    };
    expect(await call('one', '203.0.113.7')).toBe('opened');
    expect(await call('two', '203.0.113.8')).toBe('opened');
    expect(await call('three', '::ffff:203.0.113.9')).toBe('network_budget');
    expect(await call('four', '198.51.100.1')).toBe('opened');
  });

  test('the site’s budget is shared by all networks', async () => {
    const { handlers, verify } = prepare({ DAILY_CALL_BUDGET: '1' });
    for (const uid of ['one', 'two']) await verify(uid);
    expect((await handlers.createWebCall(request('one', { address: '203.0.113.7' }))).status).toBe(201);
    expect(await handlers.createWebCall(request('two', { address: '198.51.100.1' }))).toMatchObject({
      status: 429,
      body: { error: { code: 'site_budget' } },
    });
  });

  test('the store holds a hash of a network, and no address', async () => {
    const { handlers, verify, database } = prepare({ DAILY_CALLS_PER_NETWORK: '2' });
    await verify('one');
    await handlers.createWebCall(request('one', { address: '203.0.113.7' }));
    const rows = JSON.stringify(database.prepare('SELECT * FROM documents').all());
    expect(rows).toContain('budgets/');
    expect(rows).not.toContain('203.0.113');
  });
});

describe('rates', () => {
  test('each endpoint has a rate per network', async () => {
    const { handlers, clock } = prepare({ VAPI_WEBHOOK_SECRET: 'hook' });
    for (const name of ENDPOINT_NAMES) {
      const method = name === 'getUserCallStats' || name === 'captchaChallenge' || name === 'health' ? 'GET' : 'POST';
      const ask = async (address: string, uid = 'one') =>
        (await handlers[name]({ ...request(uid, { address }), method })).status;
      let allowed = 0;
      while (allowed < 1000 && (await ask('203.0.113.7')) !== 429) allowed += 1;
      expect([name, allowed]).toEqual([name, expect.toSatisfy((count: number) => count >= 20 && count <= 600)]);
      expect([name, await ask('203.0.113.250', 'two')]).toEqual([name, 429]);
      expect([name, await ask('198.51.100.1', 'two')]).not.toEqual([name, 429]);
      clock.advance(60_000);
      expect([name, await ask('203.0.113.7')]).not.toEqual([name, 429]);
    }
  });
});

describe('the provider’s webhook', () => {
  const report = { json: { message: { type: 'hang' } } };

  test('is accepted after many forged requests: authentication precedes the rate limit', async () => {
    const { handlers } = prepare({ VAPI_WEBHOOK_SECRET: 'hook' });
    let forged = 0;
    while (forged < 2000 && (await handlers.providerEvents(request('forged', report))).status === 401) forged += 1;
    expect(await handlers.providerEvents(request('forged', report))).toMatchObject({ status: 429 });
    expect(await handlers.providerEvents(request('hook', report))).toMatchObject({ status: 200 });
  });

  test('accepts either of two secrets while one is replaced', async () => {
    const rotating = { VAPI_WEBHOOK_SECRET: 'old', VAPI_WEBHOOK_SECRET_NEXT: 'new' };
    for (const [env, known] of [
      [{ VAPI_WEBHOOK_SECRET: 'old' }, ['old']],
      [rotating, ['old', 'new']],
    ] as const) {
      const { handlers } = prepare(env);
      for (const secret of ['old', 'new', 'other']) {
        const { status } = await handlers.providerEvents(request(secret, report));
        expect([secret, status]).toEqual([secret, known.some((each) => each === secret) ? 200 : 401]);
      }
    }
  });
});

describe('a body', () => {
  test('is read only after sign-in and the call are checked, and only up to the endpoint’s limit', async () => {
    const { handlers, verify } = prepare();
    const bodyReads: [string, number][] = [];
    const post = (name: 'clientCallEnded' | 'createWebCall' | 'verifyCaptcha' | 'deleteMyCalls', uid: string) =>
      handlers[name]({
        ...request(uid),
        headers: { 'content-type': 'application/json', ...(uid === '' ? {} : { authorization: `Bearer ${uid}` }) },
        body: async (maxBytes) => {
          bodyReads.push([name, maxBytes]);
          return 'too_large';
        },
      });
    expect(await post('clientCallEnded', '')).toMatchObject({ status: 401 });
    expect(await post('clientCallEnded', 'free')).toMatchObject({
      status: 409,
      body: { error: { code: 'call_not_opened' } },
    });
    expect(bodyReads).toEqual([]);
    await verify('one');
    await handlers.createWebCall(request('one'));
    for (const name of ['clientCallEnded', 'createWebCall', 'verifyCaptcha', 'deleteMyCalls'] as const)
      expect(await post(name, 'one')).toMatchObject({ status: 413 });
    expect(bodyReads).toEqual([
      ['clientCallEnded', 4_000_000],
      ['createWebCall', 64_000],
      ['verifyCaptcha', 64_000],
      ['deleteMyCalls', 64_000],
    ]);
  });

  test('of a million values is refused before parsing; a long call’s body is read', async () => {
    const { handlers, verify } = prepare();
    await verify('one');
    await handlers.createWebCall(request('one'));
    const send = (messages: string) => {
      const { messages: _none, ...rest } = recordOf('x');
      const text = `${JSON.stringify(rest).slice(0, -1)},"messages":[${messages}]}`;
      return handlers.clientCallEnded({
        ...request('one'),
        body: bodyOf(text),
      });
    };
    const many = (count: number, message: string) => Array.from({ length: count }, () => message).join(',');
    expect(await send(many(1_000_000, '{}'))).toMatchObject({ status: 400, body: { error: { code: 'invalid_json' } } });
    expect(await send(many(60_000, '{"type":"transcript","role":"user"}'))).toMatchObject({ status: 409 });
  });

  test('of another content type is 415; an empty one is a missing field', async () => {
    const { handlers, verify } = prepare();
    await verify('one');
    await handlers.createWebCall(request('one'));
    const send = (type: string, json: unknown = recordOf('x')) =>
      handlers.clientCallEnded(request('one', { json, headers: { 'content-type': type } }));
    for (const type of ['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'application/jsonp', ''])
      expect([type, await send(type)]).toMatchObject([
        type,
        { status: 415, body: { error: { code: 'unsupported_media_type' } } },
      ]);
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'Application/JSON',
      'application/x.call+json',
    ])
      expect([type, (await send(type)).status]).toEqual([type, 409]);
    const nothing = {
      ...request('one', { headers: { 'content-type': '' } }),
      body: bodyOf(''),
    };
    expect(await handlers.clientCallEnded(nothing)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_json' } },
    });
  });
});

test('a rate expires after a minute even if the clock is set an hour back', async () => {
  const { handlers, clock } = prepare();
  const ask = () => handlers.verifyCaptcha(request('one', { json: {} }));
  while ((await ask()).status !== 429);
  clock.leap(-3_600_000);
  clock.advance(60_000);
  expect(await ask()).toMatchObject({ status: 400 });
});

describe('a call that cannot be written down', () => {
  test('spends nothing: after three failures the visitor’s calls and the day’s budget are unchanged', async () => {
    const { backend, handlers, logged, store, verify } = prepare({
      DAILY_CALL_BUDGET: '3',
      DAILY_CALLS_PER_NETWORK: '3',
    });
    await verify('one');
    const openCall = () => Promise.reject(new BackendError('store_failed', 'x'));
    const failing = createHandlers({ ...backend, store: { ...store, openCall } });
    for (let count = 0; count < 3; count += 1)
      expect(await failing.createWebCall(request('one'))).toMatchObject({ status: 503 });
    expect(logged).toEqual([1, 2, 3].map(() => expect.objectContaining({ code: 'store_failed' })));
    for (let count = 0; count < 3; count += 1)
      expect(await handlers.createWebCall(request('one'))).toMatchObject({ status: 201 });
  });

  test('is returned again for a repeated key, even when the day’s budget is spent', async () => {
    const { handlers, verify } = prepare({ DAILY_CALL_BUDGET: '1' });
    for (const uid of ['one', 'two']) await verify(uid);
    const ask = (key: string, uid = 'one') =>
      handlers.createWebCall(request(uid, { headers: { 'idempotency-key': key } }));
    const first = await ask('a-key-of-the-page');
    expect(first).toMatchObject({ status: 201, body: { transport: { provider: 'guide' } } });
    expect(await ask('a-key-of-the-page')).toEqual(first);
    expect(await ask('a-key-of-the-page', 'two')).toMatchObject({ status: 429 });
    expect(await ask('a-key-of-the-page')).toEqual(first);
    expect(await ask('another-key-of-it')).toMatchObject({ status: 429 });
    for (const key of ['', 'short', 'x'.repeat(65), 'a key with spaces in'])
      expect(await ask(key)).toMatchObject({ status: 400, body: { error: { code: 'invalid_field' } } });
  });
});

test('an instance reads twenty large bodies in parallel; further ones must retry, small ones never wait', async () => {
  const { handlers, verify } = prepare();
  await verify('one');
  await handlers.createWebCall(request('one'));
  let arrive = (_body: Uint8Array) => {};
  const arriving = new Promise<Uint8Array>((resolve) => {
    arrive = resolve;
  });
  const send = (length: string | undefined) =>
    handlers.clientCallEnded({
      ...request('one', { headers: { 'content-length': length } }),
      body: () => arriving,
    });
  const first = Array.from({ length: 20 }, (_, index) => send(index % 2 === 0 ? '4000000' : undefined));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const refused = { status: 503, body: { error: { code: 'unavailable' } }, headers: { 'retry-after': '5' } };
  expect(await send('4000000')).toMatchObject(refused);
  const small = send('80');
  arrive(new TextEncoder().encode('{}'));
  expect((await small).status).toBe(400);
  expect(new Set((await Promise.all(first)).map(({ status }) => status))).toEqual(new Set([400]));
  expect((await send('4000000')).status).toBe(400);
});

describe('a record', () => {
  test('is processed once, and only for its own call: four megabytes of an unknown call send no mail', async () => {
    const { handlers, verify, composed } = prepare();
    await verify('one');
    const { id } = (await handlers.createWebCall(request('one'))).body as { id: string };
    const send = (uid: string, callId: string) => handlers.clientCallEnded(request(uid, { json: recordOf(callId) }));
    expect(await send('two', id)).toMatchObject({ status: 409 });
    expect(await send('one', 'another')).toMatchObject({ status: 409 });
    expect(composed).toEqual([]);
    for (let count = 0; count < 3; count += 1) expect(await send('one', id)).toMatchObject({ status: 200 });
    expect(composed).toEqual([id]);
  });
});

test('health answers 200 when the database answers, and 503 when it does not', async () => {
  const { backend, handlers, store } = prepare({}, { appCheck: { siteKey: 'k', isOwnApp: async () => false } });
  const ask = (of: typeof handlers) => of.health({ ...request(''), method: 'GET' });
  expect(await ask(handlers)).toMatchObject({ status: 200, body: { status: 'ok', version: 'home' } });
  const checkWrites = () => Promise.reject(new BackendError('store_failed', 'x'));
  const broken = createHandlers({ ...backend, log: () => {}, store: { ...store, checkWrites } });
  expect(await ask(broken)).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
});

describe('App Check, when it is on', () => {
  test('requires a token at every endpoint of the page, and none from the provider', async () => {
    const { handlers } = prepare(
      { VAPI_WEBHOOK_SECRET: 'hook' },
      { appCheck: { siteKey: 'site-key', isOwnApp: async (token) => token === 'own' } },
    );
    for (const name of ENDPOINT_NAMES.filter((each) => each !== 'providerEvents' && each !== 'health')) {
      const method = name === 'getUserCallStats' || name === 'captchaChallenge' ? 'GET' : 'POST';
      expect([name, await handlers[name]({ ...request('one'), method })]).toMatchObject([
        name,
        { status: 403, body: { error: { code: 'app_check_failed' }, appCheck: { siteKey: 'site-key' } } },
      ]);
    }
    const ask = (token: string | undefined) =>
      handlers.captchaChallenge({ ...request('one', { headers: { 'x-firebase-appcheck': token } }), method: 'GET' });
    expect(await ask(undefined)).toMatchObject({ status: 403, body: { error: { code: 'app_check_failed' } } });
    expect(await ask('forged')).toMatchObject({ status: 403 });
    expect(await ask('own')).toMatchObject({ status: 200 });
    expect(await handlers.providerEvents(request('x'))).toMatchObject({ status: 401 });
  });
});

describe('failures of dependencies', () => {
  test('a full disk: new data is refused, old data is kept, and writes resume when there is room', async () => {
    const { handlers, verify, database, logged } = prepare();
    await verify('one');
    const open = async () => (await handlers.createWebCall(request('one'))).body as { id: string };
    const { id } = await open();
    database.exec('PRAGMA max_page_count = 1'); // Allows no further pages, like a full disk.
    const big = recordOf(id, { messages: [{ text: 'x'.repeat(200_000) }] });
    expect(await handlers.clientCallEnded(request('one', { json: big }))).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    });
    expect(logged).toMatchObject([
      {
        event: 'dependency_failed',
        name: 'clientCallEnded',
        code: 'store_failed',
        cause: expect.stringContaining('full'),
      },
    ]);
    expect(await handlers.getUserCallStats({ ...request('one'), method: 'GET' })).toMatchObject({
      status: 200,
      body: { callCount: 1 },
    });
    expect(await handlers.health({ ...request(''), method: 'GET' })).toMatchObject({ status: 503 });
    database.exec('PRAGMA max_page_count = 1000000');
    expect(await handlers.health({ ...request(''), method: 'GET' })).toMatchObject({ status: 200 });
    expect(await handlers.clientCallEnded(request('one', { json: big }))).toMatchObject({
      status: 200,
      body: { stored: true },
    });
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
    const { handlers } = prepare(
      {},
      { tokens: { findUid: () => Promise.reject(new BackendError('tokens_unavailable', 'x')) } },
    );
    expect(await handlers.getUserCallStats({ ...request('one'), method: 'GET' })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    });
  });

  test('a created call that cannot be stored is ended at the provider', async () => {
    const ended: string[] = [];
    const { handlers, database, verify } = prepare(
      {},
      {
        voice: {
          kind: 'vapi',
          provider: 'daily',
          createWebCall: async () => {
            database.exec('PRAGMA query_only = ON');
            return {
              webCall: { id: 'lost', webCallUrl: '' },
              assistantId: 'a',
              handle: 'https://control.example',
            };
          },
          endCall: async ({ callId }) => {
            ended.push(callId);
            return true;
          },
          findReport: async () => undefined,
          deleteCall: async () => undefined,
        },
      },
    );
    await verify('one');
    expect(await handlers.createWebCall(request('one'))).toMatchObject({ status: 503 });
    expect(ended).toEqual(['lost']);
  });
});
