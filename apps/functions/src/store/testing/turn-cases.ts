import { expect } from 'vitest';
import { MAX_DAY_TOKENS } from '../call-turns.ts';
import { type ContractCases, open, race, recordOf, verify } from './contract-harness.ts';

const ofModel = { provider: 'model', handle: undefined } as const;

export const turnCases: ContractCases = {
  'a turn needs an open call with a language model, of the same visitor': async ({ openStore, clock }) => {
    const store = await openStore({ maxCallMs: 600_000 });
    const take = (uid: string, callId: string) => store.takeTurn(uid, callId);
    expect(await take('ann', 'c1')).toBe('not_opened');
    await open(store, 'ann', 'c0');
    expect(await take('ann', 'c0')).toBe('not_opened');
    await open(store, 'ann', 'c1', ofModel);
    expect([await take('ann', 'c1'), await take('bob', 'c1')]).toEqual(['taken', 'not_opened']);
    await store.saveRecord('ann', recordOf('c1'));
    expect(await take('ann', 'c1')).toBe('not_opened');
    await open(store, 'ann', 'c2', ofModel);
    clock.advance(600_000);
    expect(await take('ann', 'c2')).toBe('not_opened');
  },
  'a call has so many turns, in parallel too, and a deletion gives none back': async ({ openStore }) => {
    const store = await openStore({ maxTurns: 3 });
    await open(store, 'ann', 'c1', ofModel);
    expect(await store.takeTurn('ann', 'c1')).toBe('taken');
    const taken = await race(5, () => store.takeTurn('ann', 'c1'));
    expect(taken.toSorted()).toEqual(['limit', 'limit', 'limit', 'taken', 'taken']);
    await store.eraseCalls('ann');
    expect(await store.takeTurn('ann', 'c1')).toBe('limit');
    await open(store, 'ann', 'c2', ofModel);
    expect(await store.takeTurn('ann', 'c2')).toBe('taken');
  },
  'all calls share the tokens of a day': async ({ openStore, clock }) => {
    const store = await openStore({ maxCallMs: 48 * 3_600_000 });
    await verify(store, clock, 'bob');
    await open(store, 'ann', 'c1', ofModel);
    await open(store, 'bob', 'c2', ofModel);
    await store.addTokens(MAX_DAY_TOKENS / 2 - 1);
    expect(await store.takeTurn('ann', 'c1')).toBe('taken');
    await store.addTokens(MAX_DAY_TOKENS / 2 + 1);
    expect([await store.takeTurn('ann', 'c1'), await store.takeTurn('bob', 'c2')]).toEqual(['limit', 'limit']);
    expect((await store.readDay('2026-11-20')).budget.tokens).toBeGreaterThanOrEqual(MAX_DAY_TOKENS);
    clock.advance(24 * 3_600_000);
    expect(await store.takeTurn('ann', 'c1')).toBe('taken');
  },
  'the record of a backend’s call refunds its unused seconds': async ({ openStore, clock }) => {
    const store = await openStore({ dailySeconds: 1200, maxCallMs: 600_000 });
    await open(store, 'ann', 'c1', ofModel);
    expect((await store.readDay('2026-11-20')).budget.minutes).toBe(10);
    clock.advance(60_000);
    await store.saveRecord('ann', recordOf('c1'));
    expect((await store.readDay('2026-11-20')).budget.minutes).toBe(1);
  },
};
