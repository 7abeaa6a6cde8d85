import { expect } from 'vitest';
import { type ContractCases, callOf, HOUR_MS, open, recordOf, reportOf, verify, statsOf } from './contract-harness.ts';

export const limitCases: ContractCases = {
  'one captcha serves one visitor, once': async ({ createStore, clock }) => {
    const store = createStore();
    const captcha = { captchaId: 'nonce', expiresAtMs: clock.now() + 600_000 };
    expect(await store.verifyVisitor('ann', captcha)).toBe('verified');
    expect(await store.verifyVisitor('ben', captcha)).toBe('used');
    expect(await store.verifyVisitor('ann', captcha)).toBe('used');
    expect(await open(store, 'ben', 'c1')).toEqual({ kind: 'not_verified' });
    clock.advance(2 * 600_000);
    expect(await store.verifyVisitor('ben', captcha)).toBe('used');
  },
  'the limit holds: the fourth of three calls is refused, with the numbers': async ({ openStore }) => {
    const store = await openStore();
    for (const callId of ['c1', 'c2', 'c3']) expect(await open(store, 'ann', callId)).toMatchObject({ kind: 'opened' });
    const stats = { canMakeCall: false, callCount: 3, maxCalls: 3, remainingCalls: 0 };
    expect(await open(store, 'ann', 'c4')).toEqual({ kind: 'visitor_limit', stats });
  },
  'a new call supersedes the open one, which still counts and is returned so that it can be ended': async ({
    openStore,
  }) => {
    const store = await openStore();
    expect(await open(store, 'ann', 'c1')).toEqual({ kind: 'opened', superseded: [] });
    const superseded = [{ callId: 'c1', handle: 'https://control.example/c1' }];
    expect(await open(store, 'ann', 'c2')).toMatchObject({ kind: 'opened', superseded });
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 2, remainingCalls: 1 });
    expect(
      (await Array.fromAsync(store.listCalls())).map(({ callId, state }) => `${callId} ${state}`).toSorted(),
    ).toEqual(['c1 superseded', 'c2 open']);
    // Its record is still accepted and does not count again.
    expect(await store.saveRecord('ann', recordOf('c1'))).toEqual({ kind: 'stored' });
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 2 });
  },
  'a limit below the calls made leaves zero calls, never a negative number': async ({ openStore, createStore }) => {
    await openStore({}, 'c1', 'c2');
    const stats = await statsOf(createStore({ maxCallsPerVisitor: 1 }), 'ann');
    expect(stats).toEqual({ canMakeCall: false, callCount: 2, maxCalls: 1, remainingCalls: 0 });
  },
  'only the provider gives a call back: open, superseded or recorded, once, and two a day': async ({
    createStore,
    clock,
  }) => {
    const store = createStore({ captchaValidMs: 48 * HOUR_MS });
    for (const uid of ['ann', 'ben']) await verify(store, clock, uid);
    const neverConnected = { wasConnected: false, transcript: '', messages: [] };
    const report = (callId: string) => store.saveReport(reportOf(callId, neverConnected));
    for (const [index, callId] of ['superseded', 'recorded', 'third'].entries()) {
      await open(store, 'ann', callId);
      if (callId === 'recorded') await store.saveRecord('ann', recordOf(callId));
      if (callId === 'superseded') await open(store, 'ann', 'superseding');
      expect(await report(callId)).toEqual({ kind: 'stored' });
      expect(await report(callId)).toEqual({ kind: 'unchanged' });
      expect(await statsOf(store, 'ann')).toMatchObject({ callCount: index < 2 ? 1 : 2 });
    }
    await open(store, 'ben', 'open');
    await report('open');
    expect(await statsOf(store, 'ben')).toMatchObject({ callCount: 0 });
    clock.advance(24 * HOUR_MS);
    await open(store, 'ann', 'next day');
    await report('next day');
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 2 });
  },
  'a network has its calls a day, other networks and other days have theirs; a refund does not refill them': async ({
    createStore,
    clock,
  }) => {
    const store = createStore({ dailyCallsPerNetwork: 2 });
    const attempt = async (uid: string, networkId: string) => {
      await verify(store, clock, uid);
      return (await store.reserveCall(uid, { key: `key-${uid}`, run: `key-${uid}`, networkId })).kind;
    };
    expect(await attempt('ann', 'home')).toBe('reserved');
    expect(await attempt('ben', 'home')).toBe('reserved');
    expect(await attempt('cai', 'home')).toBe('network_budget');
    // Budgets count creations, so a refund does not refill them.
    await store.openCall('ann', { ...callOf('c1'), key: 'key-ann' });
    expect(await store.saveReport(reportOf('c1', { wasConnected: false }))).toEqual({ kind: 'stored' });
    expect(await attempt('cai', 'home')).toBe('network_budget');
    expect(await attempt('dee', 'office')).toBe('reserved');
    clock.advance(24 * HOUR_MS);
    expect(await attempt('eve', 'home')).toBe('reserved');
  },
};
