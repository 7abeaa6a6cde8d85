import { expect } from 'vitest';
import { MAX_TOKENS, MAX_TURNS, TURN_LEASE_MS } from '../call-turns.ts';
import type { CallStore } from '../call-store.ts';
import { contractCase, type ContractCase } from './contract-case.ts';
import { open, race, recordOf, verify, type ContractHarness } from './contract-harness.ts';

const ofModel = { provider: 'model', handle: undefined } as const;

async function begin(store: CallStore, uid: string, turn: { callId?: string; key: string }) {
  return store.beginTurn(uid, { callId: 'c1', ...turn });
}

async function getRun(store: CallStore, uid: string, key: string): Promise<string> {
  const opening = await begin(store, uid, { key });
  if (opening.kind !== 'begun') throw new Error(`The turn was not begun: ${opening.kind}`);
  return opening.run;
}

async function openModelCall(
  createStore: ContractHarness['createStore'],
  clock: ContractHarness['clock'],
): Promise<CallStore> {
  const store = createStore();
  await verify(store, clock, 'ann');
  await open(store, 'ann', 'c1', ofModel);
  return store;
}

const ended = { callId: 'c1', state: '{"said":[]}', answerLines: 'lines', tokens: 10 } as const;

export const turnCases: readonly ContractCase[] = [
  contractCase('a turn needs an open call of the same visitor', async ({ openStore }) => {
    const store = await openStore();
    expect(await begin(store, 'ann', { key: 'k1' })).toEqual({ kind: 'not_opened' });
    await open(store, 'ann', 'c1', ofModel);
    expect(await begin(store, 'ann', { key: 'k1' })).toMatchObject({ kind: 'begun', state: undefined, mayAsk: true });
    expect(await begin(store, 'bob', { key: 'k1' })).toEqual({ kind: 'not_opened' });
    await store.saveRecord('ann', recordOf('c1'));
    expect(await begin(store, 'ann', { key: 'k2' })).toEqual({ kind: 'not_opened' });
  }),
  contractCase(
    'turns run one at a time; a crashed turn blocks its call only until its lease ends',
    async ({ createStore, clock }) => {
      const store = await openModelCall(createStore, clock);
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
  ),
  contractCase(
    'a repeated key takes a running turn over, and replays a finished one',
    async ({ createStore, clock }) => {
      const store = await openModelCall(createStore, clock);
      const first = await getRun(store, 'ann', 'k1');
      const second = await getRun(store, 'ann', 'k1');
      expect(second).not.toBe(first);
      await store.endTurn('ann', { ...ended, run: first, state: '"too late"' });
      expect(await begin(store, 'ann', { key: 'k2' })).toEqual({ kind: 'running' });
      await store.endTurn('ann', { ...ended, run: second });
      expect(await begin(store, 'ann', { key: 'k1' })).toEqual({ kind: 'answered_before', answerLines: 'lines' });
      expect(await begin(store, 'ann', { key: 'k2' })).toMatchObject({ kind: 'begun', state: ended.state });
    },
  ),
  contractCase(
    'a running turn is taken over once, and the tokens of both answers count',
    async ({ createStore, clock }) => {
      const store = await openModelCall(createStore, clock);
      const first = await getRun(store, 'ann', 'k1');
      const second = await getRun(store, 'ann', 'k1');
      expect(await begin(store, 'ann', { key: 'k1' })).toEqual({ kind: 'running' });
      await store.endTurn('ann', { ...ended, run: first, tokens: MAX_TOKENS });
      await store.endTurn('ann', { ...ended, run: second, tokens: 1 });
      expect(await begin(store, 'ann', { key: 'k2' })).toMatchObject({ kind: 'begun', mayAsk: false });
    },
  ),
  contractCase('an interrupted turn is stored, and the next begins without a wait', async ({ createStore, clock }) => {
    const store = await openModelCall(createStore, clock);
    await store.endTurn('ann', { ...ended, run: await getRun(store, 'ann', 'k1'), answerLines: undefined });
    expect(await begin(store, 'ann', { key: 'k1' })).toMatchObject({ kind: 'begun', state: ended.state });
  }),
  contractCase(
    'a call has limits of turns, tokens and seconds, and a replayed answer costs no turn',
    async ({ createStore, clock }) => {
      const store = await openModelCall(createStore, clock);
      for (let turn = 0; turn < MAX_TURNS; turn += 1) {
        expect(await begin(store, 'ann', { key: `k${turn}` })).toMatchObject({ mayAsk: turn === 0 });
        const run = await getRun(store, 'ann', `k${turn}`);
        await store.endTurn('ann', { ...ended, run, tokens: turn === 0 ? MAX_TOKENS : 0 });
      }
      expect(await begin(store, 'ann', { key: 'one more' })).toEqual({ kind: 'limit' });
      await open(store, 'ann', 'c2', ofModel);
      for (let turn = 0; turn < MAX_TURNS; turn += 1) {
        const { run = '' } = (await begin(store, 'ann', { callId: 'c2', key: `k${turn}` })) as { run?: string };
        await store.endTurn('ann', { ...ended, callId: 'c2', run, answerLines: undefined, tokens: 0 });
      }
      expect(await begin(store, 'ann', { callId: 'c2', key: `k${MAX_TURNS - 1}` })).toMatchObject({ kind: 'begun' });
      clock.advance(600_000);
      expect(await begin(store, 'ann', { callId: 'c2', key: 'k1' })).toEqual({ kind: 'limit' });
    },
  ),
  contractCase(
    'the dialogue state is deleted with the call’s end or deletion; the token count stays',
    async ({ createStore, clock }) => {
      const store = await openModelCall(createStore, clock);
      await store.endTurn('ann', { ...ended, run: await getRun(store, 'ann', 'k1'), tokens: MAX_TOKENS });
      await store.eraseCalls('ann');
      expect(await begin(store, 'ann', { key: 'k1' })).toMatchObject({ state: undefined, mayAsk: false });
      await store.endTurn('ann', { ...ended, run: await getRun(store, 'ann', 'k1') });
      expect(await begin(store, 'ann', { key: 'k2' })).toMatchObject({ kind: 'begun', state: undefined });
    },
  ),
  contractCase('the record of a backend’s call refunds its unused seconds', async ({ openStore, clock }) => {
    const store = await openStore({ dailySeconds: 1200, maxCallMs: 600_000 });
    await open(store, 'ann', 'c1', ofModel);
    expect((await store.readDay('2026-11-20')).budget.minutes).toBe(10);
    clock.advance(60_000);
    await store.saveRecord('ann', recordOf('c1'));
    expect((await store.readDay('2026-11-20')).budget.minutes).toBe(1);
  }),
];
