import { expect, test } from 'vitest';
import { prepare } from '../http/testing/prepare.ts';
import { VISITOR_LIFE_MS } from '../store/stored-records.ts';
import { createMaintenance } from './run-maintenance.ts';

test('idle accounts go once a day, in its first minutes', async () => {
  const { backend, clock } = prepare();
  const deleted: number[] = [];
  const accounts = { deleteIdle: async (beforeMs: number) => void deleted.push(beforeMs) };
  const maintain = createMaintenance({ ...backend, accounts });
  await maintain();
  expect(deleted).toEqual([]);
  clock.advance(14 * 3_600_000);
  for (let run = 0; run < 2; run += 1) {
    await maintain();
    clock.advance(300_000);
  }
  expect(deleted).toEqual([Date.parse('2026-11-21T00:00:00Z') - VISITOR_LIFE_MS]);
});
