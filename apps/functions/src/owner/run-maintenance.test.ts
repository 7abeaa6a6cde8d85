import { expect, test } from 'vitest';
import { VISITOR_LIFE_MS } from '../store/stored-records.ts';
import { describeDay } from './describe-day.ts';
import { createMaintenance } from './run-maintenance.ts';
import { prepare, request } from '../http/testing/prepare.ts';

test('once a day, in its first minutes, yesterday is said in one line and idle accounts go', async () => {
  const { backend, handlers, clock, logged, store, verify } = prepare({ DAILY_CALL_BUDGET: '30' });
  const deleted: number[] = [];
  const accounts = { deleteIdle: async (beforeMs: number) => void deleted.push(beforeMs) };
  const maintain = createMaintenance({ ...backend, accounts });
  await verify('one');
  for (const uid of ['one', 'nobody']) await handlers.createWebCall(request(uid));
  clock.advance(60_000);
  await handlers.createWebCall(request('nobody'));
  logged.length = 0;
  await maintain();
  expect([logged, deleted]).toEqual([[], []]);
  clock.advance(14 * 3_600_000);
  for (let run = 0; run < 2; run += 1) {
    await maintain();
    clock.advance(300_000);
  }
  expect(deleted).toEqual([Date.parse('2026-11-21T00:01:00Z') - VISITOR_LIFE_MS]);
  expect(logged).toEqual([
    expect.objectContaining({ event: 'day', day: '2026-11-20', calls: 1, 'createWebCall not_verified': 2 }),
  ]);
  expect(describeDay(await store.readDay('2026-11-20'))).toEqual([
    '2026-11-20 (UTC)',
    'calls started: 1',
    'a start took: 0.0 s on average',
    'budget, calls: 1',
    'refused, createWebCall: not_verified: 2',
  ]);
});

test('a day without a call is not logged', async () => {
  const { backend, clock, logged } = prepare();
  clock.advance(Date.parse('2026-11-21T00:01:00Z') - clock.now());
  await createMaintenance(backend)();
  expect(logged).toEqual([]);
});
