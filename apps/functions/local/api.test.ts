import { apiErrorSchema, callStatsSchema, MAX_BODY_BYTES, webCallSchema } from '@asad/call-core/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, startTestCloud, type TestCloud } from './testing/start-test-cloud.ts';

const record = (callId: string, more: Record<string, unknown> = {}) => ({
  callId,
  transcript: 'User: What is your stack?\nAssistant: MERN, mostly.',
  startedAt: '2026-11-20T10:00:00.000Z',
  endedAt: '2026-11-20T10:01:00.000Z',
  messages: [{ type: 'transcript', role: 'user', transcript: 'What is your stack?' }],
  assistantId: 'guide',
  ...more,
});

describe('the backend over HTTP', () => {
  let cloud: TestCloud;
  beforeAll(async () => {
    cloud = await startTestCloud({ siteHandler: (_request, response) => void response.end('site') });
  });
  afterAll(() => cloud.stop());

  const openCall = async (visitor: Awaited<ReturnType<TestCloud['newVisitor']>>) =>
    webCallSchema.parse((await visitor.post('/api/call/web', { assistantId: 'any' })).body);

  test('a visitor has three calls, and the fourth is refused with the numbers beside the error', async () => {
    const visitor = await cloud.newVisitor();
    expect((await visitor.get('/api/getUserCallStats')).body).toEqual({
      canMakeCall: true,
      callCount: 0,
      maxCalls: 3,
      remainingCalls: 3,
    });
    for (const callCount of [1, 2, 3]) {
      const answer = await visitor.post('/api/call/web', { assistantId: 'any' });
      expect(answer.status).toBe(201);
      expect(webCallSchema.parse(answer.body).transport).toEqual({ provider: 'guide', maxDurationSeconds: 600 });
      expect(callStatsSchema.parse((await visitor.get('/api/getUserCallStats')).body)).toMatchObject({
        callCount,
        remainingCalls: 3 - callCount,
      });
    }
    const refused = await visitor.post('/api/call/web', { assistantId: 'any' });
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      error: { code: 'visitor_limit', message: expect.any(String) },
      stats: { canMakeCall: false, callCount: 3, maxCalls: 3, remainingCalls: 0 },
    });
  });

  test('every call has an id of its own and belongs to the guide while no provider is configured', async () => {
    const visitor = await cloud.newVisitor();
    const [first, second] = [await openCall(visitor), await openCall(visitor)];
    expect(first.id).not.toBe(second.id);
    expect(first.assistantId).toBe('guide');
    expect(first.webCallUrl).toBe('');
  });

  test('a record is stored once, and sending it again is fine', async () => {
    const visitor = await cloud.newVisitor();
    const { id } = await openCall(visitor);
    expect((await visitor.post('/api/clientCallEnded', record(id))).body).toEqual({
      saved: true,
      stored: true,
      callId: id,
    });
    expect((await visitor.post('/api/clientCallEnded', record(id))).body).toEqual({
      saved: true,
      stored: false,
      callId: id,
    });
    expect((await visitor.get('/api/getUserCallStats')).body).toMatchObject({ callCount: 1, remainingCalls: 2 });
  });

  test('a generated id stands for the one open call, twice too', async () => {
    const visitor = await cloud.newVisitor();
    await openCall(visitor);
    expect((await visitor.post('/api/clientCallEnded', record('call-1795174139000'))).body).toMatchObject({
      stored: true,
    });
    expect((await visitor.post('/api/clientCallEnded', record('call-1795174139000'))).body).toMatchObject({
      saved: true,
      stored: false,
    });
    expect((await visitor.post('/api/clientCallEnded', record('call-1795174139001'))).status).toBe(409);
  });

  test('a call that this visitor never opened is refused, another visitor’s included', async () => {
    const [visitor, other] = [await cloud.newVisitor(), await cloud.newVisitor()];
    const { id } = await openCall(other);
    for (const callId of [id, 'never-opened', 'call-1795174139000', '..', '__proto__', 'a/b']) {
      const answer = await visitor.post('/api/clientCallEnded', record(callId));
      expect(answer.status).toBe(409);
      expect(apiErrorSchema.parse(answer.body).error.code).toBe('call_not_opened');
    }
  });

  test('without a token, or with a bad one, the answer is 401', async () => {
    for (const authorization of [undefined, 'Bearer nonsense', 'Basic abc', 'Bearer ', `Bearer ${'x'.repeat(9000)}`]) {
      for (const [method, path] of [
        ['GET', 'getUserCallStats'],
        ['POST', 'clientCallEnded'],
        ['POST', 'verifyCaptcha'],
        ['POST', 'call/web'],
        ['POST', 'deleteMyCalls'],
      ]) {
        const answer = await send(`${cloud.url}/api/${path}`, {
          method: method ?? '',
          headers: authorization === undefined ? {} : { authorization },
        });
        expect(answer.status).toBe(401);
        expect(answer.body).toEqual({ error: { code: 'unauthenticated', message: expect.any(String) } });
      }
    }
  });

  test('signed in is not verified: a call is refused with 403 until the captcha is solved', async () => {
    const visitor = await cloud.newVisitor({ isVerified: false });
    const answer = await visitor.post('/api/call/web', { assistantId: 'any' });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: { code: 'not_verified' } });
  });

  test('a wrong method is 405 and names the right one', async () => {
    const cases = {
      getUserCallStats: 'GET',
      captchaChallenge: 'GET',
      clientCallEnded: 'POST',
      verifyCaptcha: 'POST',
      'call/web': 'POST',
      deleteMyCalls: 'POST',
    };
    for (const [path, allowed] of Object.entries(cases)) {
      const answer = await send(`${cloud.url}/api/${path}`, { method: allowed === 'GET' ? 'POST' : 'GET' });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe(allowed);
      expect(answer.body).toMatchObject({ error: { code: 'method_not_allowed' } });
    }
  });

  test('a body that is not JSON is 400', async () => {
    const visitor = await cloud.newVisitor();
    for (const body of ['', '{', 'hello', '[1,', `${'['.repeat(200)}${']'.repeat(200)}`]) {
      for (const path of ['/api/clientCallEnded', '/api/verifyCaptcha', '/api/call/web']) {
        const answer = await visitor.post(path, body);
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({ error: { code: 'invalid_json' } });
      }
    }
  });

  test('a wrong field is 400 and is named', async () => {
    const visitor = await cloud.newVisitor();
    const { callId: _, ...withoutId } = record('x');
    const cases: [string, unknown][] = [
      ['callId', withoutId],
      ['transcript', record('x', { transcript: 7 })],
      ['startedAt', record('x', { startedAt: 'yesterday' })],
      ['endedAt', record('x', { endedAt: null })],
      ['messages', record('x', { messages: 'none' })],
      ['assistantId', record('x', { assistantId: {} })],
      ['body', [1, 2]],
      ['messages.0', record('x', { messages: [3] })],
    ];
    for (const [field, body] of cases) {
      const answer = await visitor.post('/api/clientCallEnded', JSON.stringify(body));
      expect(answer.status).toBe(400);
      const { error } = apiErrorSchema.parse(answer.body);
      expect(error.code).toBe('invalid_field');
      expect(error.message).toContain(`The field ${field} `);
    }
    expect((await visitor.post('/api/verifyCaptcha', {})).body).toMatchObject({
      error: { code: 'invalid_field', message: expect.stringContaining('token') },
    });
  });

  test('4 MB are read and more is 413', async () => {
    const visitor = await cloud.newVisitor();
    const { id } = await openCall(visitor);
    const tooLarge = await visitor.post(
      '/api/clientCallEnded',
      record(id, { messages: [{ text: 'x'.repeat(MAX_BODY_BYTES) }] }),
    );
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.body).toMatchObject({ error: { code: 'too_large' } });
    const small = JSON.stringify(record(id, { messages: [{ text: '' }] })).length;
    const fits = await visitor.post(
      '/api/clientCallEnded',
      record(id, { messages: [{ text: 'x'.repeat(MAX_BODY_BYTES - small) }] }),
    );
    expect(fits.status).toBe(200);
  });

  test('a compressed body is refused: a bomb is small until it is opened', async () => {
    const visitor = await cloud.newVisitor();
    const answer = await send(`${cloud.url}/api/verifyCaptcha`, {
      method: 'POST',
      body: 'x',
      headers: { authorization: `Bearer ${visitor.idToken}`, 'content-encoding': 'gzip' },
    });
    expect(answer.status).toBe(415);
  });

  test('nothing under /api is ever kept by a cache, or anything but JSON', async () => {
    const visitor = await cloud.newVisitor();
    const answers = [
      await visitor.get('/api/getUserCallStats'),
      await visitor.get('/api/captchaChallenge'),
      await visitor.get('/api/nothing'),
      await visitor.post('/api/deleteMyCalls'),
      await visitor.post('/api/providerEvents'),
      await visitor.post('/api/call/web', '{'),
    ];
    for (const { headers, body } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(body).toBeTypeOf('object');
    }
  });

  test('the provider’s webhook does not exist while no credential is configured', async () => {
    for (const method of ['GET', 'POST']) {
      expect(await send(`${cloud.url}/api/providerEvents`, { method })).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found' } },
      });
    }
  });

  test('what a visitor said is deleted on demand, and the count stays', async () => {
    const visitor = await cloud.newVisitor();
    const { id } = await openCall(visitor);
    await visitor.post('/api/clientCallEnded', record(id, { transcript: 'User: my secret is swordfish' }));
    const inbox = async () => (await fetch(cloud.inboxUrl)).text();
    expect(await inbox()).toContain('swordfish');
    expect((await visitor.post('/api/deleteMyCalls')).body).toEqual({ deleted: true, calls: 1 });
    expect(await inbox()).not.toContain('swordfish');
    expect((await visitor.get('/api/getUserCallStats')).body).toMatchObject({ callCount: 1 });
    await visitor.post('/api/clientCallEnded', record(id, { transcript: 'User: my secret is swordfish' }));
    expect(await inbox()).not.toContain('swordfish');
    expect((await visitor.post('/api/deleteMyCalls')).body).toEqual({ deleted: true, calls: 0 });
  });

  test('an endpoint that is asked too often by one network asks it to wait', async () => {
    const strict = await startTestCloud({ rateFactor: 1, siteHandler: () => {} });
    try {
      const answers = [];
      for (let count = 0; count < 61; count += 1) answers.push(await send(`${strict.url}/api/captchaChallenge`));
      expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true);
      expect(answers[60]).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
      expect(Number(answers[60]?.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await strict.stop();
    }
  });

  test('calls and counts outlive a restart', async () => {
    let home = await startTestCloud({ siteHandler: () => {} });
    try {
      const visitor = await home.newVisitor();
      const { id } = await openCall(visitor);
      await visitor.post('/api/clientCallEnded', record(id));
      home = await home.restart();
      const stats = await send(`${home.url}/api/getUserCallStats`, {
        headers: { authorization: `Bearer ${visitor.idToken}` },
      });
      expect(stats.body).toMatchObject({ callCount: 1, remainingCalls: 2 });
      expect(await (await fetch(home.inboxUrl)).text()).toContain(id);
    } finally {
      await home.stop();
    }
  });
});
