import { expect } from 'vitest';
import { type ContractCases, callOf, open, recordOf, reportOf, verify, statsOf } from './contract-harness.ts';

export const repeatCases: ContractCases = {
  'a repeated key returns its running call; another key opens another call': async ({ openStore }) => {
    const store = await openStore({ dailyCallBudget: 2 }, 'c1');
    const again = () => store.reserveCall('ann', { key: 'key-c1', run: 'again', networkId: undefined });
    const same = { kind: 'opened_before', answer: '{"id":"c1"}' };
    expect(await again()).toEqual(same);
    // Two requests created a call; the second call must be ended.
    expect(await store.openCall('ann', { ...callOf('twin'), key: 'key-c1' })).toEqual(same);
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 1 });
    expect(await open(store, 'ann', 'c2')).toMatchObject({ kind: 'opened' });
    const used = { kind: 'key_used' };
    expect(await again()).toEqual(used);
    await store.saveRecord('ann', recordOf('c2'));
    expect(await store.openCall('ann', { ...callOf('twin'), key: 'key-c2' })).toEqual(used);
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 2 });
  },
  'releasing an opening whose answer was lost refunds the visitor, and not the budgets': async (harness) => {
    const store = await harness.openStore({ dailyCallBudget: 1 });
    await store.reserveCall('ann', { key: 'k', run: 'k', networkId: undefined });
    harness.loseNextAnswer();
    const opening = store.openCall('ann', { ...callOf('c1'), key: 'k' });
    await expect(opening).rejects.toMatchObject({ code: 'store_failed' });
    for (let count = 0; count < 2; count += 1) await store.releaseCall('ann', { key: 'k', run: 'k' });
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 0 });
    expect((await store.readVisitor('ann')).unresolved).toEqual([]);
    expect(await store.saveRecord('ann', recordOf('c1'))).toEqual({ kind: 'not_opened' });
    expect(await open(store, 'ann', 'c2')).toMatchObject({ kind: 'site_budget' });
  },
  'budgets reserved by a crashed backend return once, with the visitor’s next call': async ({ openStore, clock }) => {
    const store = await openStore({ dailyCallBudget: 2, dailyCallsPerNetwork: 2 });
    const reserve = (key: string) => store.reserveCall('ann', { key, run: key, networkId: 'home' });
    expect([await reserve('k1'), await reserve('k2')]).toEqual([{ kind: 'reserved' }, { kind: 'reserved' }]);
    clock.advance(60_000);
    expect([await reserve('k3'), await reserve('k4')]).toEqual([{ kind: 'reserved' }, { kind: 'reserved' }]);
    expect(await reserve('k5')).toMatchObject({ kind: 'network_budget' });
    expect(await store.openCall('ann', { ...callOf('late'), key: 'k1' })).toEqual({ kind: 'too_late' });
  },
  'a record in the middle of a call leaves it running at the provider, so a new call still ends it': async ({
    openStore,
  }) => {
    const store = await openStore({}, 'c1');
    await store.saveRecord('ann', recordOf('c1'));
    const superseded = [{ callId: 'c1', handle: 'https://control.example/c1' }];
    expect(await open(store, 'ann', 'c2')).toMatchObject({ kind: 'opened', superseded });
    await store.saveReport(reportOf('c2', { transcript: undefined, messages: [] }));
    await store.saveReport(reportOf('c1', { transcript: undefined, messages: [] }));
    expect(await open(store, 'ann', 'c3')).toEqual({ kind: 'opened', superseded: [] });
  },
  'lone surrogates and numbers that grow in JSON are stored or refused alike in both stores': async ({ openStore }) => {
    const store = await openStore({}, 'c1');
    const grown = Array.from({ length: 800_000 }, () => 1e20);
    expect(await store.saveRecord('ann', recordOf('c1', { messages: [{ grown }] }))).toEqual({ kind: 'too_large' });
    const half = recordOf('c1', { transcript: 'User: a \ud800 half', messages: [{ text: '\udc00' }] });
    expect(await store.saveRecord('ann', half)).toEqual({ kind: 'stored' });
    expect((await Array.fromAsync(store.listCalls()))[0]?.transcript).toBe('User: a \ufffd half');
    expect(await store.readMessages('ann', 'c1')).toEqual([{ text: '\udc00' }]);
    expect(await store.saveReport(reportOf('c1', { messages: [{ grown }] }))).toEqual({ kind: 'stored' });
    expect(await Array.fromAsync(store.listCalls())).toMatchObject([
      { source: 'provider', transcript: reportOf('c1').transcript },
    ]);
    expect(await store.readMessages('ann', 'c1')).toEqual([]);
  },
  'a call’s end is never before its start, even with a wrong clock': async ({ openStore }) => {
    const store = await openStore();
    for (const callId of ['c1', 'c2']) await open(store, 'ann', callId);
    const times = { startedAt: '2026-11-20T10:05:00.000Z', endedAt: '2026-11-20T12:02:00.000+02:00' };
    await store.saveRecord('ann', recordOf('c1', times));
    await store.saveReport(reportOf('c2', { ...times, endedAt: '2026-11-20T10:02:00.000Z' }));
    for (const { startedAt, endedAt } of await Array.fromAsync(store.listCalls()))
      expect(Date.parse(endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(startedAt ?? 'never'));
  },
  'a budget of seconds reserves a call’s maximum length and gets the unused rest back with the full report': async ({
    openStore,
    clock,
  }) => {
    const store = await openStore(
      {
        maxCallMs: 600_000,
        dailySeconds: 1200,
        monthlySeconds: 1500,
        maxCallsPerVisitor: 9,
      },
      'c1',
      'c2',
    );
    const day = { kind: 'site_budget', untilMs: Date.parse('2026-11-21T00:00Z') };
    expect(await open(store, 'ann', 'c3')).toEqual(day);
    await store.saveReport(reportOf('c1', { transcript: undefined, messages: [] }));
    expect(await open(store, 'ann', 'c3')).toEqual(day);
    // Two of ten minutes were used; a repeated report refunds once. The other length is unknown.
    for (let count = 0; count < 2; count += 1) await store.saveReport(reportOf('c1'));
    await store.saveReport(reportOf('c2', { startedAt: undefined }));
    expect(await open(store, 'ann', 'c3')).toEqual(day);
    clock.advance(86_400_000);
    await verify(store, clock, 'ann');
    // A new day in the same month: 1,500 - 720 seconds are left.
    expect(await open(store, 'ann', 'c3')).toMatchObject({ kind: 'opened' });
    expect(await open(store, 'ann', 'c4')).toEqual({ kind: 'site_budget', untilMs: Date.parse('2026-12-01T00:00Z') });
    await store.saveReport(reportOf('c3', { endedAt: '2026-11-20T09:00:00.000Z' }));
    expect(await open(store, 'ann', 'c4')).toMatchObject({ kind: 'opened' });
    expect(await open(store, 'ann', 'c5')).toMatchObject({ kind: 'site_budget' });
  },
  'a call that ran spends its seconds also when it is given back; one that never started spends none': async ({
    openStore,
  }) => {
    const store = await openStore({ dailySeconds: 6000 });
    const neverConnected = { wasConnected: false, transcript: '', messages: [] };
    await open(store, 'ann', 'ran');
    await store.saveReport(reportOf('ran', { ...neverConnected, transcript: undefined }));
    await store.saveReport(reportOf('ran', neverConnected));
    await open(store, 'ann', 'never started');
    await store.saveReport(reportOf('never started', { ...neverConnected, startedAt: undefined }));
    expect(await store.readDay('2026-11-20')).toMatchObject({ budget: { minutes: 2 } });
  },
  'a site’s hour gets a quarter of the day’s rest, at least one call; small budgets are not paced': async ({
    openStore,
    clock,
  }) => {
    const store = await openStore({ dailyCallBudget: 24, maxCallsPerVisitor: 100 });
    let number = 0;
    const callsOfThisHour = async () => {
      for (let count = 0; ; count += 1) {
        number += 1;
        const answer = await open(store, 'ann', `c${number}`);
        if (answer.kind !== 'opened') return [count, answer.kind, 'untilMs' in answer && answer.untilMs];
      }
    };
    clock.advance(60_000);
    expect(await callsOfThisHour()).toEqual([6, 'hour_budget', Date.parse('2026-11-20T11:00Z')]);
    clock.advance(3_540_000);
    expect((await callsOfThisHour()).slice(0, 2)).toEqual([4, 'hour_budget']);
    for (const remaining of [3, 2, 2, 1, 1, 1, 1, 1, 1]) {
      clock.advance(3_600_000);
      expect((await callsOfThisHour()).slice(0, 2)).toEqual([remaining, 'hour_budget']);
    }
    clock.advance(3_600_000);
    expect(await callsOfThisHour()).toEqual([1, 'site_budget', Date.parse('2026-11-21T00:00Z')]);
  },
};
