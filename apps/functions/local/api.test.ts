import { apiErrorSchema, callStatsSchema, webCallSchema } from '@asad/call-core/contract';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ManualClock } from '../src/store/testing/contract-harness.ts';
import { openDatabase } from '../src/store/documents/sqlite-document-store.ts';
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

  test('the page’s configuration has a fixed content type', async () => {
    const { status, headers } = await send(`${cloud.url}/__/firebase/init.json`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a visitor has three calls, and the refusal of the fourth includes the statistics', async () => {
    const visitor = await cloud.newVisitor();
    expect((await visitor.get('/api/getUserCallStats')).body).toEqual({
      canMakeCall: true,
      callCount: 0,
      maxCalls: 3,
      remainingCalls: 3,
      voice: 'guide',
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

  test('each call has a unique id and belongs to the guide without a provider', async () => {
    const visitor = await cloud.newVisitor();
    const [first, second] = [await openCall(visitor), await openCall(visitor)];
    expect(first.id).not.toBe(second.id);
    expect(first.assistantId).toBe('guide');
    expect(first.webCallUrl).toBe('');
  });

  test('a record is stored once, and a repeat answers 200', async () => {
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

  test('a record with a generated id belongs to the one open call, a repeat too', async () => {
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

  test('a call of a signed-in visitor is refused with 403 until the captcha is solved', async () => {
    const visitor = await cloud.newVisitor({ isVerified: false });
    const answer = await visitor.post('/api/call/web', { assistantId: 'any' });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: { code: 'not_verified' } });
  });

  test('deletes a visitor’s words on demand, and keeps the count', async () => {
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

  test('deletes a visitor’s words after the configured days', async () => {
    let nowMs = Date.now();
    const home = await startTestCloud({
      siteHandler: () => {},
      clock: { now: () => nowMs, elapsed: () => nowMs },
      env: { TRANSCRIPT_RETENTION_DAYS: '2' },
    });
    try {
      const visitor = await home.newVisitor();
      const { id } = await openCall(visitor);
      await visitor.post('/api/clientCallEnded', record(id));
      const inbox = async () => (await fetch(home.inboxUrl)).text();
      nowMs += 2 * 86_400_000 - 1000;
      expect(await inbox()).toContain('What is your stack?');
      nowMs += 1000;
      expect(await inbox()).toContain('No call yet.');
      expect(await inbox()).not.toContain('stack');
    } finally {
      await home.stop();
    }
  });

  test('keeps the accounts of callers while the clock is years ahead in the first minutes of a day', async () => {
    const clock = new ManualClock();
    const home = await startTestCloud({ siteHandler: () => {}, clock });
    const [ann, ben] = [await home.newVisitor(), await home.newVisitor()];
    await openCall(ann);
    const aheadMs = Date.UTC(2031, 10, 20) - clock.now();
    clock.leap(aheadMs);
    await home.cloud.maintain();
    clock.leap(-aheadMs);
    expect(await ann.get('/api/getUserCallStats')).toMatchObject({ status: 200, body: { callCount: 1 } });
    expect(await ben.get('/api/getUserCallStats')).toMatchObject({ status: 401 });
    await home.stop();
  });

  test('serves pages while another program locks the database, and then completes the waiting write', async () => {
    const visitor = await cloud.newVisitor();
    const { id } = await openCall(visitor);
    const other = openDatabase(join(cloud.dataDir, 'asad.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const answers: string[] = [];
    const saving = visitor
      .post('/api/clientCallEnded', record(id))
      .then(({ status }) => answers.push(`save ${status}`));
    for (let count = 0; count < 5; count += 1) answers.push(await (await fetch(cloud.url)).text());
    other.exec('ROLLBACK');
    other.close();
    await saving;
    expect(answers).toEqual(['site', 'site', 'site', 'site', 'site', 'save 200']);
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
