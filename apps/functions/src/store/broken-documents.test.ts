import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import type { CallStore } from './call-store.ts';
import { createSqliteDocumentStore } from './documents/sqlite-document-store.ts';
import { createHarness, open, recordOf, reportOf, statsOf, verify } from './testing/contract-harness.ts';

let database: DatabaseSync;
let harness: ReturnType<typeof createHarness>;
let store: CallStore;
beforeEach(async () => {
  database = new DatabaseSync(':memory:');
  harness = createHarness(createSqliteDocumentStore(database, { now: () => 0, elapsed: () => 0 }));
  store = harness.createStore({ maxCallsPerVisitor: 9, mailWaitMs: 600_000 });
  await verify(store, harness.clock, 'ann');
});

const damage = (set: string, where: string): void => {
  expect(database.prepare(`UPDATE documents SET ${set} WHERE ${where}`).run().changes).toBe(1);
};
const isCall = (callId: string) => `json_extract(data, '$.callId') = '${callId}' AND collection = 'calls'`;

test.each([
  ['a fraction of turns', `data = json_set(data, '$.turns', 1.5)`],
  ['an unknown state', `data = json_set(data, '$.state', 'lost')`],
  ['an object for a time', `data = json_set(data, '$.openedAt', json('{"at":1}'))`],
  ['no expiry', `data = json_remove(data, '$.expireAt')`],
  ['a negative count of pieces', `data = json_set(data, '$.transcriptChunks', -1)`],
])('a call with a broken document (%s) blocks nothing, is listed with its path, and can be deleted', async (_, set) => {
  await open(store, 'ann', 'whole');
  await store.saveRecord('ann', recordOf('whole'));
  await open(store, 'ann', 'broken');
  damage(set, isCall('broken'));
  const [broken, ...others] = await Array.fromAsync(store.listBroken());
  expect([broken?.path, others]).toEqual([expect.stringMatching(/^visitors\/ann\/calls\/[\da-f]{64}$/), []]);
  const refused = { kind: 'not_opened' };
  expect(await store.saveRecord('ann', recordOf('broken'))).toEqual(refused);
  expect(await store.saveReport(reportOf('broken'))).toEqual(refused);
  expect(await store.takeTurn('ann', 'broken')).toBe('not_opened');
  expect(await open(store, 'ann', 'next')).toMatchObject({ kind: 'opened' });
  expect(await store.saveRecord('ann', recordOf('next'))).toEqual({ kind: 'stored' });
  expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 3 });
  expect(await Array.fromAsync(store.listWholeCalls())).toHaveLength(2);
  const path = broken?.path ?? '';
  const [kept] = database.prepare(`SELECT path FROM documents WHERE ${isCall('whole')}`).all();
  expect(await store.deleteBroken(String(kept?.['path']))).toBe(false);
  expect([await store.deleteBroken(path), await store.deleteBroken(path)]).toEqual([true, false]);
  expect(await Array.fromAsync(store.listBroken())).toEqual([]);
});

test('a broken call is deleted with its pieces when its visitor deletes the calls, at the provider too', async () => {
  await open(store, 'ann', 'c1');
  await store.saveRecord('ann', recordOf('c1', { transcript: `User: a secret ${'word '.repeat(300_000)}` }));
  damage(`data = json_set(data, '$.messageCount', 'many')`, isCall('c1'));
  await store.eraseCalls('ann');
  const words = "SELECT path FROM documents WHERE data LIKE '%a secret%' OR path LIKE '%/calls/%'";
  expect(database.prepare(words).all()).toEqual([]);
  harness.clock.advance(660_000);
  expect(await store.listDeletions('daily')).toEqual(['c1']);
});

test('a visitor with a broken document keeps the readable calls, and may call', async () => {
  for (const callId of ['c1', 'c2']) await open(store, 'ann', callId);
  damage(`data = json_set(data, '$.calls[0].state', 'lost', '$.receipts', 7)`, "collection = 'visitors'");
  expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 1 });
  expect(await open(store, 'ann', 'c3')).toMatchObject({ kind: 'opened' });
  expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 2 });
});

test.each(['[]', 'null', '{"expireAt":1e15}', '{"expireAt":1e15,"calls":{},"captchaAt":"x"}'])(
  'a visitor whose document is %s may delete, and may call after the check',
  async (broken) => {
    await open(store, 'ann', 'c1');
    damage(`data = '${broken}'`, "collection = 'visitors'");
    expect(await statsOf(store, 'ann')).toMatchObject({ canMakeCall: true });
    expect(await store.eraseCalls('ann')).toBe(0);
    await verify(store, harness.clock, 'ann');
    expect(await open(store, 'ann', 'c2')).toMatchObject({ kind: 'opened' });
  },
);

test.each(['awaited', 'waitingMails', 'deletions', 'mail', 'callOwners'])(
  'a broken document of %s does not block the others',
  async (collection) => {
    for (const callId of ['deleted', 'erased']) {
      await open(store, 'ann', callId);
      await store.saveRecord('ann', recordOf(callId));
    }
    await store.eraseCalls('ann');
    for (const callId of ['waiting', 'late', 'told', 'reported']) await open(store, 'ann', callId);
    for (const callId of ['waiting', 'late']) await store.saveRecord('ann', recordOf(callId));
    for (const callId of ['told', 'reported']) await store.saveReport(reportOf(callId));
    const last = `path = (SELECT MAX(path) FROM documents WHERE collection = '${collection}')`;
    damage(`data = '{"expireAt":"soon"}'`, last);
    harness.clock.advance(1_000_000);
    const counts = async () => ({
      awaited: (await store.listOverdue()).length,
      deletions: (await store.listDeletions('daily')).length,
      mail: (await Array.fromAsync(store.listMails())).length,
    });
    const before = await counts();
    await store.sendWaitingMails();
    const whole: Record<string, number> = { awaited: 4, deletions: 2, mail: 2 };
    expect(before).toEqual({ ...whole, ...(collection in whole && { [collection]: (whole[collection] ?? 0) - 1 }) });
    expect((await counts()).mail - before.mail).toBe(collection === 'waitingMails' ? 1 : 2);
    expect(await open(store, 'ann', 'next')).toMatchObject({ kind: 'opened' });
  },
);

test('a visitor’s document stays small after many calls, and holds no address of one', async () => {
  const many = harness.createStore({ maxCallsPerVisitor: 30 });
  for (let count = 0; count < 30; count += 1) {
    await open(many, 'ann', `c${count}`);
    await many.saveRecord('ann', recordOf(`c${count}`));
  }
  const text = String(database.prepare("SELECT data FROM documents WHERE path = 'visitors/ann'").get()?.['data']);
  expect(text).toContain('"calls"');
  expect(text).not.toContain('https://');
  expect(text.length).toBeLessThan(12_000);
});
