import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'vitest';
import { createSqliteDocumentStore } from './documents/sqlite-document-store.ts';
import {
  callOf,
  createHarness,
  recordOf,
  reportOf,
  verify,
  type ContractHarness,
  statsOf,
} from './testing/contract-harness.ts';

const step = fc.oneof(
  fc.record({ kind: fc.constant('press' as const), visitor: fc.nat(1), call: fc.nat(9) }),
  fc.record({ kind: fc.constant('pressAndDie' as const), visitor: fc.nat(1), call: fc.nat(9) }),
  fc.record({ kind: fc.constant('fail' as const), visitor: fc.nat(1), call: fc.nat(9) }),
  fc.record({ kind: fc.constant('record' as const), visitor: fc.nat(1), call: fc.nat(9), isGenerated: fc.boolean() }),
  fc.record({
    kind: fc.constant('report' as const),
    call: fc.nat(9),
    wasConnected: fc.boolean(),
    isFull: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('comeBack' as const) }),
  fc.record({ kind: fc.constant('erase' as const), visitor: fc.nat(1) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1000, 30_000, 61_000, 3_600_000) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const MAX_CALLS = 3;

async function play(steps: readonly Step[]): Promise<void> {
  const documents = createSqliteDocumentStore(new DatabaseSync(':memory:'), { now: () => 0, elapsed: () => 0 });
  const { createStore, clock }: ContractHarness = createHarness(documents);
  const store = createStore({ captchaValidMs: Number.MAX_SAFE_INTEGER / 4, retentionMs: 1e12 });
  const uids = ['ann', 'ben'] as const;
  for (const uid of uids) await verify(store, clock, uid);
  /** The visitor of each call, and the calls that never connected. */
  const opened = new Map<string, string>();
  const refunded = new Set<string>();
  const settled = new Set<string>();
  const recorded = new Map<string, string>();
  const hanging: { uid: string; key: string }[] = [];
  let keys = 0;
  /**
   * Calls refunded by an early "it ended" and counted again by the full report; the visitor may have used the refund.
   */
  let takenBack = 0;

  for (const action of steps) {
    keys += 1;
    const uid = uids['visitor' in action ? action.visitor : 0] ?? 'ann';
    const callId = 'call' in action ? `${uid}-${action.call}-${keys}` : '';
    const openedId = 'call' in action ? [...opened.keys()][action.call] : undefined;
    switch (action.kind) {
      case 'press':
      case 'pressAndDie':
      case 'fail': {
        const before = await statsOf(store, uid);
        const reservation = await store.reserveCall(uid, { key: `k${keys}`, run: `k${keys}`, networkId: undefined });
        check(
          (reservation.kind === 'reserved') === before.canMakeCall,
          'a call is set aside exactly while one is left',
        );
        if (reservation.kind !== 'reserved') break;
        if (action.kind === 'pressAndDie') hanging.push({ uid, key: `k${keys}` });
        if (action.kind === 'fail') await store.releaseCall(uid, { key: `k${keys}`, run: `k${keys}` });
        if (
          action.kind === 'press' &&
          (await store.openCall(uid, { ...callOf(callId), key: `k${keys}` })).kind === 'opened'
        )
          opened.set(callId, uid);
        break;
      }
      case 'record': {
        const id = action.isGenerated ? `call-${keys}` : (openedId ?? callId);
        const saving = await store.saveRecord(uid, recordOf(id, { transcript: `User: ${keys}` }));
        if (!action.isGenerated && (openedId === undefined || opened.get(openedId) !== uid))
          check(saving.kind === 'not_opened', 'no record of a call that this visitor did not open');
        if (openedId !== undefined && !action.isGenerated && saving.kind === 'stored') {
          check(!recorded.has(openedId), 'the first record stands');
          recorded.set(openedId, `User: ${keys}`);
        }
        break;
      }
      case 'report': {
        const report = reportOf(openedId ?? 'unknown', {
          wasConnected: action.wasConnected,
          ...(action.isFull ? {} : { transcript: undefined }),
        });
        const call = (await Array.fromAsync(store.listCalls())).find((candidate) => candidate.callId === openedId);
        const caller = opened.get(openedId ?? '') ?? uid;
        const before = await statsOf(store, caller);
        const saving = await store.saveReport(report);
        check(openedId !== undefined || saving.kind === 'not_opened', 'nobody opened it, nothing happens');
        if (openedId === undefined || saving.kind !== 'stored') break;
        check(!settled.has(openedId), 'after the full report nothing changes');
        if ((await statsOf(store, caller)).callCount < before.callCount) {
          check(!action.wasConnected, 'a call that was connected is not given back');
          check(call?.source !== 'provider', 'who was connected once was connected');
          check(!refunded.has(openedId), 'a call is given back once');
          refunded.add(openedId);
        } else if (refunded.delete(openedId)) {
          check(action.isFull, 'only the full report takes a refund back');
          takenBack += 1;
        }
        if (action.isFull) settled.add(openedId);
        break;
      }
      case 'comeBack': {
        const back = hanging.shift();
        if (back === undefined) break;
        const late = `late-${keys}`;
        if ((await store.openCall(back.uid, { ...callOf(late), key: back.key })).kind === 'opened')
          opened.set(late, back.uid);
        break;
      }
      case 'erase':
        await store.eraseCalls(uid);
        break;
      case 'wait':
        clock.advance(action.ms);
        break;
      default:
        action satisfies never;
    }
    for (const visitor of uids) {
      const stats = await statsOf(store, visitor);
      const counted = [...opened].filter(([id, by]) => by === visitor && !refunded.has(id)).length;
      check(counted <= MAX_CALLS + takenBack, 'never more calls than the limit');
      check(stats.callCount >= counted && stats.callCount <= counted + keys, 'every call that was opened counts');
      check(
        stats.remainingCalls === Math.max(0, MAX_CALLS - stats.callCount) &&
          stats.canMakeCall === stats.remainingCalls > 0,
        'the numbers fit together',
      );
    }
  }
  clock.advance(61_000);
  for (const visitor of uids) {
    const counted = [...opened].filter(([id, by]) => by === visitor && !refunded.has(id)).length;
    check((await statsOf(store, visitor)).callCount === counted, 'in the end exactly the calls that happened count');
  }
  await store.close();
}

function check(holds: boolean, promise: string): void {
  if (!holds) throw new Error(`Broken: ${promise}.`);
}

test('any order of presses, crashes, records, reports, deletions and waits keeps the limit and loses no call', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), play), {
    numRuns: effort(250, 2_000),
    seed: 20261120,
  });
});
