import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSqlite } from './documents/testing/contract-databases.ts';
import { callOf, createHarness, recordOf, reportOf, statsOf, verify } from './testing/contract-harness.ts';

const MAX_CALLS = 3;
const BUDGET = 1000;
const KEYS = 5;

const key = fc.integer({ min: 0, max: KEYS - 1 });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('press' as const), key }) },
  fc.record({ kind: fc.constantFrom('pressAndDie', 'pressAndFail', 'openLate'), key }),
  fc.record({ kind: fc.constant('record' as const), key }),
  fc.record({ kind: fc.constant('report' as const), key, isFull: fc.boolean(), wasConnected: fc.boolean() }),
  fc.record({ kind: fc.constant('erase' as const), key }),
  fc.record({ kind: fc.constant('wait' as const), key, seconds: fc.constantFrom(1, 30, 61) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Known {
  state: 'reserved' | 'opened' | 'ended' | 'refunded';
  expiresAtMs: number;
  callId: string;
  isAwaited: boolean;
  isTranscribed: boolean;
}

async function play(steps: readonly Step[]): Promise<void> {
  const database = openSqlite();
  const harness = createHarness(database.documents);
  const { clock } = harness;
  const store = harness.createStore({ maxCallsPerVisitor: MAX_CALLS, dailyCallBudget: BUDGET });
  const expectedCalls = new Map<string, Known>();
  let runs = 0;
  /** Calls that the site's budget includes, reservations too until they are swept. */
  let spent = 0;
  const isLive = ({ state, expiresAtMs }: Known) => state !== 'reserved' || expiresAtMs > clock.now();
  const count = () => [...expectedCalls.values()].filter((each) => isLive(each) && each.state !== 'refunded').length;
  const keyOf = (index: number) => `key-${index}`;
  const sweep = () => {
    for (const [each, { state, expiresAtMs }] of expectedCalls)
      if (state === 'reserved' && expiresAtMs <= clock.now()) {
        expectedCalls.delete(each);
        spent -= 1;
      }
  };
  const expectReservation = (name: string): string => {
    const call = expectedCalls.get(name);
    if (call?.state === 'opened') return 'opened_before';
    if (call !== undefined && call.state !== 'reserved') return 'key_used';
    if (call !== undefined && isLive(call)) return 'pending';
    return count() >= MAX_CALLS ? 'visitor_limit' : 'reserved';
  };
  const reserve = async (name: string): Promise<string | undefined> => {
    runs += 1;
    const run = `run-${runs}`;
    const expected = expectReservation(name);
    const answer = await store.reserveCall('ann', { key: name, run, networkId: undefined });
    expect(answer.kind).toBe(expected);
    if (answer.kind !== 'reserved') return undefined;
    sweep();
    spent += 1;
    const unopened = { callId: '', isAwaited: false, isTranscribed: false };
    expectedCalls.set(name, { state: 'reserved', expiresAtMs: clock.now() + 60_000, ...unopened });
    return run;
  };
  const open = async (name: string): Promise<void> => {
    const call = expectedCalls.get(name);
    const callId = `call of ${name} by run ${runs}`;
    const isLate = call?.state === 'reserved' && !isLive(call) && count() >= MAX_CALLS;
    const expected = call === undefined || isLate ? 'too_late' : call.state === 'reserved' ? 'opened' : undefined;
    const { kind } = await store.openCall('ann', { ...callOf(callId), key: name });
    expect(expected === undefined ? ['opened_before', 'key_used'] : [expected]).toContain(kind);
    if (call === undefined || expected !== 'opened') return;
    for (const each of expectedCalls.values()) if (each.state === 'opened') each.state = 'ended';
    Object.assign(call, { state: 'opened', callId, isAwaited: true });
  };
  try {
    await verify(store, clock, 'ann');
    for (const action of steps) {
      const name = keyOf(action.key);
      const call = expectedCalls.get(name);
      switch (action.kind) {
        case 'press':
          if ((await reserve(name)) !== undefined) await open(name);
          // Only the request that reserved a call releases it.
          await store.releaseCall('ann', { key: name, run: 'another' });
          break;
        case 'pressAndDie':
          await reserve(name);
          break;
        case 'openLate':
          if (call?.state === 'reserved') await open(name);
          break;
        case 'pressAndFail': {
          const run = await reserve(name);
          if (run === undefined) break;
          for (let times = 0; times < 2; times += 1) await store.releaseCall('ann', { key: name, run });
          expectedCalls.delete(name);
          spent -= 1;
          break;
        }
        case 'record': {
          const callId = call === undefined || call.state === 'reserved' ? 'never' : call.callId;
          const isKept = call !== undefined && (call.state === 'opened' || call.state === 'ended');
          const { kind } = await store.saveRecord('ann', recordOf(callId));
          expect(isKept ? ['stored', 'unchanged'] : ['not_opened']).toContain(kind);
          if (call?.state === 'opened') call.state = 'ended';
          break;
        }
        case 'report': {
          if (call === undefined || call.state === 'reserved') break;
          const { isFull, wasConnected } = action;
          const override = isFull ? {} : { transcript: undefined, messages: [] };
          for (let times = 0; times < 2; times += 1)
            await store.saveReport(reportOf(call.callId, { wasConnected, ...override }));
          const isSettled = call.isTranscribed || (call.state === 'refunded' && !call.isAwaited);
          if (isSettled) break;
          const others = [...expectedCalls.values()].filter((each) => each !== call && each.state === 'refunded');
          if (!wasConnected && (call.state === 'refunded' || others.length < 2)) call.state = 'refunded';
          else if (isFull) Object.assign(call, { state: 'ended', isTranscribed: true });
          else if (call.state === 'opened') call.state = 'ended';
          if (isFull) call.isAwaited = false;
          break;
        }
        case 'erase':
          await store.eraseCalls('ann');
          break;
        case 'wait':
          clock.advance(action.seconds * 1000);
          break;
      }
      const stats = await statsOf(store, 'ann');
      expect(stats.callCount, JSON.stringify(action)).toBe(count());
      expect(stats.remainingCalls).toBe(Math.max(0, MAX_CALLS - count()));
      const { budget } = await store.readDay('2026-11-20');
      expect(budget.calls ?? 0).toBe(spent);
    }
  } finally {
    await database.dispose();
  }
}

test('any order of presses, records, reports and deletions counts each call once', { timeout: 300_000 }, async () => {
  const steps = fc.array(step, { minLength: 1, maxLength: 30, size: 'max' });
  await fc.assert(fc.asyncProperty(steps, play), { numRuns: effort(120, 1_500), seed: 20261126 });
});
