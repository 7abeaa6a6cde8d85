import { expect } from 'vitest';
import { MAX_TOKENS, MAX_TURNS, TURN_LEASE_MS } from '../call-turns.ts';
import type { CallStore } from '../call-store.ts';
import type { ContractCase } from './contract-case.ts';
import { open, race, recordOf, verify } from './contract-harness.ts';

const ofModel = { provider: 'model', handle: undefined } as const;

async function begin(store: CallStore, uid: string, turn: { callId?: string; key: string }) {
  return store.beginTurn(uid, { callId: 'c1', ...turn });
}

async function getRun(store: CallStore, uid: string, key: string): Promise<string> {
  const opening = await begin(store, uid, { key });
  if (opening.kind !== 'begun') throw new Error(`The turn was not begun: ${opening.kind}`);
  return opening.run;
}

const ended = { callId: 'c1', state: '{"said":[]}', answerLines: 'lines', tokens: 10 } as const;

export const turnCases: readonly ContractCase[] = [
  {
    title: 'a turn belongs to an open call of its visitor, and to nobody else’s',
    run: async ({ createStore, clock }) => {
      const store = createStore();
      await verify(store, clock, 'ann');
      expect(await begin(store, 'ann', { key: 'k1' })).toEqual({ kind: 'not_opened' });
      await open(store, 'ann', 'c1', ofModel);
      expect(await begin(store, 'ann', { key: 'k1' })).toMatchObject({ kind: 'begun', state: undefined, mayAsk: true });
      expect(await begin(store, 'bob', { key: 'k1' })).toEqual({ kind: 'not_opened' });
      await store.saveRecord('ann', recordOf('c1'));
      expect(await begin(store, 'ann', { key: 'k2' })).toEqual({ kind: 'not_opened' });
    },
  },
  {
    title: 'turns are answered one at a time; what died in the middle of one holds nobody up for longer than its lease',
    run: async ({ createStore, clock }) => {
      const store = createStore();
      await verify(store, clock, 'ann');
      await open(store, 'ann', 'c1', ofModel);
      const openings = await race(5, (index) => begin(store, 'ann', { key: `k${index}` }));
      expect(openings.map(({ kind }) => kind).toSorted()).toEqual([
        'begun',
        'running',
        'running',
        'running',
        'running',
      ]);
      clock.advance(TURN_LEASE_MS);
      expect(await begin(store, 'ann', { key: 'k9' })).toMatchObject({ kind: 'begun' });
    },
  },
  {
    title:
      'a turn whose answer was lost is asked again by its key: taken over while it runs, told again when it is over',
    run: async ({ createStore, clock }) => {
      const store = createStore();
      await verify(store, clock, 'ann');
      await open(store, 'ann', 'c1', ofModel);
      const first = await getRun(store, 'ann', 'k1');
      const second = await getRun(store, 'ann', 'k1');
      expect(second).not.toBe(first);
      await store.endTurn('ann', { ...ended, run: first, state: '"too late"' });
      expect(await begin(store, 'ann', { key: 'k2' })).toEqual({ kind: 'running' });
      await store.endTurn('ann', { ...ended, run: second });
      expect(await begin(store, 'ann', { key: 'k1' })).toEqual({ kind: 'answered_before', answerLines: 'lines' });
      expect(await begin(store, 'ann', { key: 'k2' })).toMatchObject({ kind: 'begun', state: ended.state });
    },
  },
  {
    title: 'a turn is taken over once while it runs, and what every answer of it cost is counted',
    run: async ({ createStore, clock }) => {
      const store = createStore();
      await verify(store, clock, 'ann');
      await open(store, 'ann', 'c1', ofModel);
      const first = await getRun(store, 'ann', 'k1');
      const second = await getRun(store, 'ann', 'k1');
      expect(await begin(store, 'ann', { key: 'k1' })).toEqual({ kind: 'running' });
      await store.endTurn('ann', { ...ended, run: first, tokens: MAX_TOKENS });
      await store.endTurn('ann', { ...ended, run: second, tokens: 1 });
      expect(await begin(store, 'ann', { key: 'k2' })).toMatchObject({ kind: 'begun', mayAsk: false });
    },
  },
  {
    title: 'a turn that nobody heard to its end is remembered, and the next begins at once',
    run: async ({ createStore, clock }) => {
      const store = createStore();
      await verify(store, clock, 'ann');
      await open(store, 'ann', 'c1', ofModel);
      await store.endTurn('ann', { ...ended, run: await getRun(store, 'ann', 'k1'), answerLines: undefined });
      expect(await begin(store, 'ann', { key: 'k1' })).toMatchObject({ kind: 'begun', state: ended.state });
    },
  },
  {
    title: 'a call has its turns, its tokens and its seconds, and an answer that is asked again costs no turn',
    run: async ({ createStore, clock }) => {
      const store = createStore();
      await verify(store, clock, 'ann');
      await open(store, 'ann', 'c1', ofModel);
      for (let turn = 0; turn < MAX_TURNS; turn += 1) {
        expect(await begin(store, 'ann', { key: `k${turn}` })).toMatchObject({ mayAsk: turn === 0 });
        const run = await getRun(store, 'ann', `k${turn}`);
        await store.endTurn('ann', { ...ended, run, tokens: turn === 0 ? MAX_TOKENS : 0 });
      }
      expect(await begin(store, 'ann', { key: 'one more' })).toEqual({ kind: 'limit' });
      // The last turn was never delivered.
      await open(store, 'ann', 'c2', ofModel);
      for (let turn = 0; turn < MAX_TURNS; turn += 1) {
        const { run = '' } = (await begin(store, 'ann', { callId: 'c2', key: `k${turn}` })) as { run?: string };
        await store.endTurn('ann', { ...ended, callId: 'c2', run, answerLines: undefined, tokens: 0 });
      }
      expect(await begin(store, 'ann', { callId: 'c2', key: `k${MAX_TURNS - 1}` })).toMatchObject({ kind: 'begun' });
      clock.advance(600_000);
      expect(await begin(store, 'ann', { callId: 'c2', key: 'k1' })).toEqual({ kind: 'limit' });
    },
  },
  {
    title: 'what was said in a call is gone when it is over or deleted; what it cost is not',
    run: async ({ createStore, clock }) => {
      const store = createStore();
      await verify(store, clock, 'ann');
      await open(store, 'ann', 'c1', ofModel);
      await store.endTurn('ann', { ...ended, run: await getRun(store, 'ann', 'k1'), tokens: MAX_TOKENS });
      await store.eraseCalls('ann');
      expect(await begin(store, 'ann', { key: 'k1' })).toMatchObject({ state: undefined, mayAsk: false });
      await store.endTurn('ann', { ...ended, run: await getRun(store, 'ann', 'k1') });
      expect(await begin(store, 'ann', { key: 'k2' })).toMatchObject({ kind: 'begun', state: undefined });
    },
  },
  {
    title: 'a call that the backend answers gives the seconds back that it did not last, when its record comes',
    run: async ({ createStore, clock }) => {
      const store = createStore({ dailySeconds: 1200, maxCallMs: 600_000 });
      await verify(store, clock, 'ann');
      await open(store, 'ann', 'c1', ofModel);
      expect((await store.readDay('2026-11-20')).budget.minutes).toBe(10);
      clock.advance(60_000);
      await store.saveRecord('ann', recordOf('c1'));
      expect((await store.readDay('2026-11-20')).budget.minutes).toBe(1);
    },
  },
];
