import { apiErrorSchema, MAX_BODY_BYTES, webCallSchema } from '@asad/call-core/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOf } from '../src/store/testing/contract-harness.ts';
import { send, startTestCloud, type TestCloud } from './testing/start-test-cloud.ts';

const record = (callId: string, wrong: Record<string, unknown> = {}) => ({ ...recordOf(callId), ...wrong });

describe('the backend’s refusals', () => {
  let cloud: TestCloud;
  beforeAll(async () => {
    cloud = await startTestCloud({ siteHandler: (_request, response) => void response.end('site') });
  });
  afterAll(() => cloud.stop());

  const openCall = async (visitor: Awaited<ReturnType<TestCloud['newVisitor']>>) =>
    webCallSchema.parse((await visitor.post('/api/call/web', { assistantId: 'any' })).body);

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

  test('a token of another kind, or one that has expired, is 401, and a refreshed one is not', async () => {
    let nowMs = Date.now();
    const home = await startTestCloud({ siteHandler: () => {}, clock: { now: () => nowMs, elapsed: () => nowMs } });
    try {
      const { idToken, refreshToken } = await home.newVisitor();
      const stats = (authorization: string) => send(`${home.url}/api/getUserCallStats`, { headers: { authorization } });
      expect(await stats(`Bearer ${idToken}`)).toMatchObject({ status: 200 });
      for (const wrong of [`Bearer ${refreshToken}`, idToken, `Basic ${idToken}`, `Bearer ${idToken}, ${idToken}`])
        expect(await stats(wrong)).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } });
      nowMs += 3_600_000;
      expect(await stats(`Bearer ${idToken}`)).toMatchObject({ status: 401 });
      const refreshed = await send(`${home.url}/securetoken.googleapis.com/v1/token?key=local`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      });
      const { id_token: fresh } = refreshed.body as { id_token: string };
      expect(await stats(`Bearer ${fresh}`)).toMatchObject({ status: 200 });
    } finally {
      await home.stop();
    }
  });

  test('any other method is 405 and names the right one', async () => {
    const cases = {
      getUserCallStats: 'GET',
      captchaChallenge: 'GET',
      clientCallEnded: 'POST',
      verifyCaptcha: 'POST',
      'call/web': 'POST',
      deleteMyCalls: 'POST',
    };
    for (const [path, allowed] of Object.entries(cases)) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
        if (method === allowed) continue;
        const answer = await send(`${cloud.url}/api/${path}`, { method });
        expect([path, method, answer.status]).toEqual([path, method, 405]);
        expect(answer.headers.get('allow')).toBe(allowed);
        if (method !== 'HEAD') expect(answer.body).toMatchObject({ error: { code: 'method_not_allowed' } });
      }
    }
  });

  test('an unknown path is 404, as JSON', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/call',
      '/api/call/web/x',
      '/api/%E0%A4%A',
      '/api/CAPTCHACHALLENGE',
      '/__local',
    ]) {
      const answer = await send(cloud.url + path);
      expect([path, answer.status, answer.body]).toEqual([
        path,
        404,
        { error: { code: 'not_found', message: 'There is nothing here.' } },
      ]);
    }
  });

  test('a body that is not JSON is 400', async () => {
    const visitor = await cloud.newVisitor();
    await openCall(visitor);
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
    await openCall(visitor);
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

  test('reads 4 MB, and answers 413 to more', async () => {
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

  test('each endpoint refuses a larger body, even one that ignores its body', async () => {
    const visitor = await cloud.newVisitor();
    await openCall(visitor);
    for (const path of ['/api/call/web', '/api/verifyCaptcha', '/api/clientCallEnded', '/api/deleteMyCalls']) {
      expect(await visitor.post(path, 'x'.repeat(MAX_BODY_BYTES + 1))).toMatchObject({
        status: 413,
        body: { error: { code: 'too_large' } },
      });
    }
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

  test('each answer under /api is JSON and not cacheable', async () => {
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

  test('an endpoint over its network’s rate answers with a wait', async () => {
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
});
