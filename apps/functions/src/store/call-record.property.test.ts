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
  fc.record({ kind: fc.constantFrom('pressAtOnce', 'pressAndDie', 'pressAndFail', 'pressAndLose', 'openLate'), key }),
  fc.record({ kind: fc.constantFrom('record', 'recordAndLose', 'recordAtOnce'), key }),
  fc.record({ kind: fc.constant('report' as const), key, isFull: fc.boolean(), wasConnected: fc.boolean() }),
  fc.record({ kind: fc.constant('erase' as const), key }),
  fc.record({ kind: fc.constant('wait' as const), key, seconds: fc.constantFrom(1, 30, 61) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Known {
  state: 'reserved' | 'opened' | 'ended' | 'refunded';
  run: string;
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
  const noteReserved = (name: string, run: string): void => {
    sweep();
    spent += 1;
    const expiresAtMs = clock.now() + 60_000;
    const unopened = { callId: '', isAwaited: false, isTranscribed: false };
    expectedCalls.set(name, { state: 'reserved', run, expiresAtMs, ...unopened });
  };
  const reserve = async (name: string): Promise<string | undefined> => {
    runs += 1;
    const run = `run-${runs}`;
    const expected = expectReservation(name);
    const answer = await store.reserveCall('ann', { key: name, run, networkId: undefined });
    expect(answer.kind).toBe(expected);
    if (answer.kind !== 'reserved') return undefined;
    noteReserved(name, run);
    return run;
  };
  const noteOpened = (name: string, callId: string) => {
    const call = expectedCalls.get(name);
    if (call === undefined) return;
    for (const each of expectedCalls.values()) if (each.state === 'opened') each.state = 'ended';
    Object.assign(call, { state: 'opened', callId, isAwaited: true });
  };
  const open = async (name: string, { losesAnswer = false } = {}): Promise<void> => {
    const call = expectedCalls.get(name);
    const callId = `call of ${name} by run ${runs}`;
    const isLate = call?.state === 'reserved' && !isLive(call) && count() >= MAX_CALLS;
    const expected = call === undefined || isLate ? 'too_late' : call.state === 'reserved' ? 'opened' : undefined;
    if (losesAnswer) harness.loseNextAnswer();
    const opening = store.openCall('ann', { ...callOf(callId), key: name });
    if (losesAnswer) await expect(opening).rejects.toMatchObject({ code: 'store_failed' });
    else if (expected !== undefined) expect((await opening).kind).toBe(expected);
    else expect(['opened_before', 'key_used']).toContain((await opening).kind);
    if (expected === 'opened') noteOpened(name, callId);
  };
  const release = async (name: string, run: string): Promise<void> => {
    for (let times = 0; times < 2; times += 1) await store.releaseCall('ann', { key: name, run });
    const call = expectedCalls.get(name);
    if (call?.run !== run) return;
    if (call.state === 'reserved') {
      expectedCalls.delete(name);
      spent -= 1;
    } else if (call.state === 'opened') Object.assign(call, { state: 'refunded', isAwaited: false });
  };

  try {
    await verify(store, clock, 'ann');
    for (const action of steps) {
      const name = keyOf(action.key);
      const call = expectedCalls.get(name);
      switch (action.kind) {
        case 'press':
          if ((await reserve(name)) !== undefined) await open(name);
          break;
        case 'pressAtOnce': {
          const expected = expectReservation(name);
          const presses = Array.from({ length: 3 }, (_, index) => ({ run: `at-once-${runs}-${index}` }));
          const answers = await Promise.all(
            presses.map(({ run }) => store.reserveCall('ann', { key: name, run, networkId: undefined })),
          );
          const reserved = answers.filter(({ kind }) => kind === 'reserved');
          expect(reserved).toHaveLength(expected === 'reserved' ? 1 : 0);
          if (reserved.length === 0) break;
          const run = presses[answers.findIndex(({ kind }) => kind === 'reserved')]?.run ?? '';
          noteReserved(name, run);
          // Requests that lost the race must release nothing of the winner's call.
          for (const other of presses) if (other.run !== run) await store.releaseCall('ann', { key: name, ...other });
          runs += 1;
          await open(name);
          break;
        }
        case 'pressAndDie':
          await reserve(name);
          break;
        case 'openLate':
          if (call?.state === 'reserved') await open(name);
          break;
        case 'pressAndFail': {
          const run = await reserve(name);
          if (run !== undefined) await release(name, run);
          break;
        }
        case 'pressAndLose': {
          const run = await reserve(name);
          if (run === undefined) break;
          await open(name, { losesAnswer: true });
          await release(name, run);
          break;
        }
        case 'record':
        case 'recordAndLose':
        case 'recordAtOnce': {
          const callId = call === undefined || call.state === 'reserved' ? 'never' : call.callId;
          const isKept = call !== undefined && (call.state === 'opened' || call.state === 'ended');
          if (action.kind === 'recordAndLose' && isKept) {
            harness.loseNextAnswer();
            await expect(store.saveRecord('ann', recordOf(callId))).rejects.toMatchObject({ code: 'store_failed' });
          }
          const times = action.kind === 'recordAtOnce' ? 3 : 1;
          const savings = await Promise.all(
            Array.from({ length: times }, () => store.saveRecord('ann', recordOf(callId))),
          );
          for (const { kind } of savings) expect(isKept ? ['stored', 'unchanged'] : ['not_opened']).toContain(kind);
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

test(
  'any order of presses, replays, lost answers, records and reports counts each call once',
  { timeout: 300_000 },
  async () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 30, size: 'max' });
    await fc.assert(fc.asyncProperty(steps, play), { numRuns: effort(120, 1_500), seed: 20261126 });
  },
);
