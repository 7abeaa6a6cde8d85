import { expect, test } from 'vitest';
import { createMaintenance } from '../owner/run-maintenance.ts';
import { recordOf, reportOf } from '../store/testing/contract-harness.ts';
import { createVapiWebhook } from '../voices/vapi-reports.ts';
import { createProviderVoice } from './testing/provider-voice.ts';
import { prepare, request } from './testing/prepare.ts';

/** The longest call of these tests, the time to join it, and the time in which its report should come. */
const OVERDUE_MS = 300_000 + 60_000 + 120_000;
const NOBODY_JOINED = { wasConnected: false, transcript: '', messages: [] };

async function prepareCalls({ hasWebhook = false } = {}) {
  const provider = createProviderVoice(hasWebhook ? createVapiWebhook({ auth: 'bearer', secrets: ['s'] }) : undefined);
  const home = prepare({ MAX_CALL_SECONDS: '300' }, { voice: provider.voice });
  const backend = { ...home.backend, voice: provider.voice };
  await home.verify('ann');
  const open = async (uid = 'ann') => ((await home.handlers.createWebCall(request(uid))).body as { id: string }).id;
  const stats = async () => (await home.handlers.getUserCallStats({ ...request('ann'), method: 'GET' })).body;
  return { ...home, ...provider, maintain: createMaintenance(backend), open, stats };
}

test('without webhooks, each look at the statistics asks about running calls: a refund, a transcript', async () => {
  const { open, stats, reports, store, asked, clock } = await prepareCalls();
  const [lost, told] = [await open(), await open()];
  asked.length = 0;
  reports.set(lost, reportOf(lost, NOBODY_JOINED)).set(told, reportOf(told));
  for (let look = 0; look < 2; look += 1) {
    expect(await stats()).toMatchObject({ callCount: 1, remainingCalls: 2, voice: 'vapi' });
    clock.advance(16_000);
  }
  expect(asked).toEqual([`find ${lost}`, `find ${told}`]);
  expect(await store.findCall(told)).toMatchObject({ source: 'provider', transcript: reportOf(told).transcript });
});

test('a running call, or one without an answer from the provider, still counts', async () => {
  const { open, stats, state, clock, countOf, logged } = await prepareCalls();
  await open();
  for (const isRefusing of [false, true]) {
    state.isRefusing = isRefusing;
    expect(await stats()).toMatchObject({ callCount: 1 });
    clock.advance(16_000);
  }
  expect([countOf('find'), logged]).toMatchObject([2, [{ event: 'calls_not_settled' }]]);
});

test('repeated and parallel looks ask once in fifteen seconds, and never about a settled call', async () => {
  const { open, stats, reports, clock, countOf } = await prepareCalls();
  const ids = [await open(), await open(), await open()];
  await Promise.all(Array.from({ length: 50 }, stats));
  expect(countOf('find')).toBe(3);
  for (const id of ids) reports.set(id, reportOf(id));
  for (const expected of [6, 6]) {
    clock.advance(16_000);
    await stats();
    expect(countOf('find')).toBe(expected);
  }
});

test('with webhooks, the statistics ask only about an overdue report, or when no call is left', async () => {
  const { open, stats, reports, clock, countOf, store } = await prepareCalls({ hasWebhook: true });
  const ends: readonly ((id: string) => Promise<unknown>)[] = [
    (id) => store.saveReport(reportOf(id, { transcript: undefined, messages: [] })),
    (id) => store.saveRecord('ann', recordOf(id)),
  ];
  for (const [index, end] of ends.entries()) {
    const id = await open();
    await end(id);
    clock.advance(119_999);
    await stats();
    expect(countOf('find')).toBe(index);
    clock.advance(1);
    reports.set(id, reportOf(id));
    expect(await stats()).toMatchObject({ callCount: index + 1 });
    clock.advance(60_000);
    await stats();
    expect(countOf('find')).toBe(index + 1);
  }
  await open();
  await stats();
  expect(countOf('find')).toBe(3);
});

test('before a refusal for lack of calls, the provider is asked: a webhook may have been lost', async () => {
  const { open, stats, reports } = await prepareCalls({ hasWebhook: true });
  const [lost] = [await open(), await open(), await open()];
  reports.set(lost, reportOf(lost, NOBODY_JOINED));
  expect(await open()).toBe('call-4');
  expect(await stats()).toMatchObject({ callCount: 3, remainingCalls: 0 });
});

test('the maintenance asks about each overdue report of all visitors, even if one request fails', async () => {
  const { open, verify, reports, clock, countOf, maintain, store, voice } = await prepareCalls({ hasWebhook: true });
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    await verify(`visitor-${count}`);
    ids.push(await open(`visitor-${count}`));
  }
  for (const id of ids) reports.set(id, reportOf(id));
  clock.advance(OVERDUE_MS - 1);
  await maintain();
  expect(countOf('find')).toBe(0);
  clock.advance(1);
  const find = voice.findReport;
  voice.findReport = (id) => (id === ids[5] ? Promise.reject(new Error('x')) : find!(id));
  for (let run = 0; run < 2; run += 1) await maintain();
  const settled = await Promise.all(ids.map(async (id) => (await store.findCall(id))?.source));
  expect(settled.filter((source) => source === 'provider')).toHaveLength(11);
});

test('the provider’s copies of deleted calls are deleted until it confirms', async () => {
  const { open, handlers, store, state, maintain, countOf } = await prepareCalls({ hasWebhook: true });
  const id = await open();
  await store.saveReport(reportOf(id, { transcript: undefined, messages: [] }));
  await handlers.clientCallEnded(request('ann', { json: recordOf(id) }));
  await store.eraseCalls('ann');
  for (const isRefusing of [true, false, false]) {
    state.isRefusing = isRefusing;
    await maintain();
  }
  expect(countOf('delete')).toBe(2);
  expect(JSON.stringify(await Array.fromAsync(store.listMails()))).toContain('took back failed');
});

test('a refused request of the maintenance is logged, and mailed to the owner once a day', async () => {
  const { open, clock, state, maintain, logged, store } = await prepareCalls({ hasWebhook: true });
  await open();
  clock.advance(OVERDUE_MS);
  state.isRefusing = true;
  for (let run = 0; run < 3; run += 1) await maintain();
  const failed = expect.objectContaining({ event: 'maintenance_failed', severity: 'ERROR', part: 'settling' });
  expect(logged).toEqual([failed, failed, failed]);
  expect(await Array.fromAsync(store.listMails())).toMatchObject([
    {
      message: {
        text: expect.stringContaining('late reports of calls failed. The provider answered with status 401.'),
      },
    },
  ]);
  clock.advance(86_400_000);
  await maintain();
  expect(await Array.fromAsync(store.listMails())).toHaveLength(2);
});
