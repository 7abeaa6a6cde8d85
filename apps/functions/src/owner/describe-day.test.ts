import { expect, test } from 'vitest';
import { prepare, request } from '../http/testing/prepare.ts';
import { describeDay } from './describe-day.ts';

test('a day says its calls, its budget and its refusals by reason', async () => {
  const { handlers, clock, store, verify } = prepare({ DAILY_CALL_BUDGET: '30' });
  await verify('one');
  for (const uid of ['one', 'nobody']) await handlers.createWebCall(request(uid));
  clock.advance(60_000);
  await handlers.createWebCall(request('nobody'));
  expect(describeDay(await store.readDay('2026-11-20'))).toEqual([
    '2026-11-20 (UTC)',
    'calls started: 1',
    'a start took: 0.0 s on average',
    'budget, calls: 1',
    'refused, createWebCall: not_verified: 2',
  ]);
});
