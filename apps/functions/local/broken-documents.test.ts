import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCallsFile } from './testing/open-calls-file.ts';
import type { TestVisitor } from './testing/start-test-cloud.ts';
import { startProviderCloud, WEBHOOK_SECRET, type ProviderCloud } from './testing/start-provider-cloud.ts';

let home: ProviderCloud;
let visitor: TestVisitor;
const file = () => join(home.cloud.dataDir, 'asad.sqlite');
const damage = (set: string, where: string) => {
  const database = new DatabaseSync(file());
  const { changes } = database.prepare(`UPDATE documents SET ${set} WHERE ${where}`).run();
  database.close();
  expect(changes).toBe(1);
};
const record = (callId: string) => ({
  callId,
  transcript: 'User: Are you free?',
  startedAt: '2026-11-20T10:00:00Z',
  endedAt: '2026-11-20T10:01:00Z',
  messages: [{ role: 'user' }],
  assistantId: 'x',
});
const end = (callId: string) => visitor.post('/api/clientCallEnded', record(callId));
const pathOf = (callId: string) => `json_extract(data, '$.callId') = '${callId}' AND collection = 'calls'`;

beforeEach(async () => {
  home = await startProviderCloud({ VAPI_WEBHOOK_SECRET: WEBHOOK_SECRET, MAX_CALLS_PER_VISITOR: '9' });
  visitor = await home.cloud.newVisitor();
});
afterEach(() => home.stop());

const BREAKS: Readonly<Record<string, string>> = {
  'a fraction of tokens': `data = json_set(data, '$.talk', json('{"turns":1,"tokens":1.5,"state":null,"running":null,"last":null}'))`,
  'an unknown state': `data = json_set(data, '$.state', 'lost')`,
  'a time that is a number': `data = json_set(data, '$.openedAt', 5)`,
  'no time at all': `data = json_remove(data, '$.openedAt')`,
  'an object for a time': `data = json_set(data, '$.openedAt', json('{"at":1}'))`,
  'no expiry': `data = json_remove(data, '$.expireAt')`,
  'nothing in it': `data = '{}'`,
  'a negative count of pieces': `data = json_set(data, '$.transcriptChunks', -1)`,
};

describe('a call with a broken document', () => {
  for (const [how, set] of Object.entries(BREAKS))
    test(`(${how}) blocks nothing, is listed with its path, and can be deleted`, async () => {
      const whole = (await home.openCall(visitor)).id;
      await end(whole);
      const { id } = await home.openCall(visitor);
      damage(set, pathOf(id));
      const store = openCallsFile(file());
      const [broken, ...others] = await Array.fromAsync(store.listBroken());
      expect(others).toEqual([]);
      expect(broken?.path).toMatch(/^visitors\/.+\/calls\/[\da-f]{64}$/);
      expect((await end(id)).status).toBe(409);
      expect((await visitor.post('/api/call/turn', { callId: id, text: 'hi' })).status).toBeLessThan(500);
      const report = { type: 'end-of-call-report', call: { id }, artifact: { transcript: 'User: hi' } };
      expect(await home.sendEvent({ message: report })).toMatchObject({ status: 200, body: { stored: false } });
      const nextCall = (await home.openCall(visitor)).id;
      expect((await end(nextCall)).status).toBe(200);
      expect(await home.stats(visitor)).toMatchObject({ callCount: 3 });
      await home.cloud.cloud.maintain();
      const inbox = await home.inbox();
      expect(inbox).toContain('Needs you');
      expect(inbox).toContain(broken?.path);
      expect(inbox).toContain('<dt>calls</dt><dd>2</dd>');
      const exported = await (await fetch(`${home.cloud.inboxUrl}&export=jsonl`)).text();
      expect(exported.trim().split('\n')).toHaveLength(2);
      const post = (body: Record<string, string>) =>
        fetch(home.cloud.inboxUrl.replace(/\?.*/, ''), { method: 'POST', body: new URLSearchParams(body) });
      const token = new URL(home.cloud.inboxUrl).searchParams.get('token') ?? '';
      const discard = broken?.path ?? '';
      expect((await post({ token: 'x', discard })).status).toBe(401);
      expect(await Array.fromAsync(store.listBroken())).toHaveLength(1);
      expect((await post({ token, discard })).status).toBe(200);
      expect(await home.inbox()).not.toContain('Needs you');
      const [kept] = await Array.fromAsync(store.listCalls());
      const readable = discard.replace(/calls\/.*/, `calls/${kept?.callId}`);
      expect(await store.deleteBroken(readable)).toBe(false);
      await store.close();
    });

  test('is deleted with its subdocuments when its visitor deletes the calls', async () => {
    const { id } = await home.openCall(visitor);
    const long = { ...record(id), transcript: `User: a secret ${'word '.repeat(300_000)}` };
    expect((await visitor.post('/api/clientCallEnded', long)).status).toBe(200);
    damage(`data = json_set(data, '$.messageCount', 'many')`, pathOf(id));
    expect(await visitor.post('/api/deleteMyCalls')).toMatchObject({ status: 200 });
    const database = new DatabaseSync(file());
    const remainingDocuments = database
      .prepare("SELECT path FROM documents WHERE data LIKE '%a secret%' OR path LIKE '%/calls/%'")
      .all();
    const copies = database.prepare("SELECT data FROM documents WHERE collection = 'deletions'").all();
    database.close();
    expect(remainingDocuments).toEqual([]);
    expect(JSON.stringify(copies)).toContain(id);
  });
});

test('a visitor with a broken document keeps the readable calls, and may call', async () => {
  for (let count = 0; count < 2; count += 1) await end((await home.openCall(visitor)).id);
  damage(`data = json_set(data, '$.calls[0].state', 'lost', '$.receipts', 7)`, "collection = 'visitors'");
  expect(await home.stats(visitor)).toMatchObject({ callCount: 1 });
  expect((await visitor.post('/api/call/web')).status).toBe(201);
  expect(await home.stats(visitor)).toMatchObject({ callCount: 2 });
});

test('a visitor whose document is not an object may call after the check', async () => {
  await end((await home.openCall(visitor)).id);
  for (const broken of ['[]', 'null', '{"expireAt":1e15}', '{"expireAt":1e15,"calls":{},"captchaAt":"x"}']) {
    damage(`data = '${broken}'`, "collection = 'visitors'");
    expect(await home.stats(visitor)).toMatchObject({ canMakeCall: true });
    expect((await visitor.post('/api/deleteMyCalls')).status).toBe(200);
  }
  await home.cloud.solveCaptcha(visitor);
  expect((await visitor.post('/api/call/web')).status).toBe(201);
});

for (const collection of ['awaited', 'waitingMails', 'deletions', 'mail', 'callOwners'])
  test(`a broken document of ${collection} does not block the others`, async () => {
    await end((await home.openCall(visitor)).id);
    const { id } = await home.openCall(visitor);
    await end(id);
    await visitor.post('/api/deleteMyCalls');
    const { id: last } = await home.openCall(visitor);
    await end(last);
    const { id: mailed } = await home.openCall(visitor);
    const artifact = { transcript: 'User: Are you free?' };
    await home.sendEvent({ message: { type: 'end-of-call-report', call: { id: mailed }, artifact } });
    damage(
      `data = '{"expireAt":"soon"}'`,
      `path = (SELECT MAX(path) FROM documents WHERE collection = '${collection}')`,
    );
    home.provider.calls.set(last, { status: 'ended', artifact: { transcript: 'User: I was there' } });
    home.advance(900_000);
    await home.cloud.cloud.maintain();
    expect(home.logged.filter((entry) => (entry as { event: string }).event === 'maintenance_failed')).toEqual([]);
    expect((await fetch(home.cloud.inboxUrl)).status).toBe(200);
    expect((await visitor.post('/api/call/web')).status).toBe(201);
  });
