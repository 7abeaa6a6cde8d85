import { expect } from 'vitest';
import { type ContractCases, defaultLimits, open, recordOf, reportOf, verify, statsOf } from './contract-harness.ts';

export const keepingCases: ContractCases = {
  'any call id is just an id: dots, slashes, prototypes, 800 bytes, lone surrogates': async ({ openStore }) => {
    const store = await openStore({ maxCallsPerVisitor: 20 });
    const names = ['.', '..', 'a/b/c', '__proto__', 'constructor', '__x__', '\u0000', ' ', '%2F', '\ud800'];
    const ids = [...names, 'x'.repeat(800), '🦉'.repeat(200)];
    for (const callId of ids) {
      expect(await open(store, 'ann', callId)).toMatchObject({ kind: 'opened' });
      expect(await store.saveRecord('ann', recordOf(callId))).toEqual({ kind: 'stored' });
    }
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: ids.length });
    expect(await Array.fromAsync(store.listCalls())).toHaveLength(ids.length);
  },
  'any visitor id is just an id': async ({ createStore, clock }) => {
    const store = createStore();
    for (const uid of ['.', '..', 'a/b', '__proto__', '__x__', 'ä ö', '%2F']) {
      await verify(store, clock, uid);
      expect(await open(store, uid, `of ${uid}`)).toMatchObject({ kind: 'opened' });
      expect(await statsOf(store, uid)).toMatchObject({ callCount: 1 });
    }
  },
  'four megabytes of conversation in any language are returned unchanged': async ({ openStore }) => {
    const store = await openStore({}, 'c1');
    const transcript = `User: ${'\ufeff日本語🦉é'.repeat(100_000)}`;
    const messages = Array.from({ length: 2000 }, (_, index) => ({ index, text: '夜'.repeat(300) }));
    expect(await store.saveRecord('ann', recordOf('c1', { transcript, messages }))).toEqual({ kind: 'stored' });
    expect((await store.findCall('c1'))?.transcript === transcript).toBe(true);
    const [listed] = await Array.fromAsync(store.listCalls());
    expect(transcript.startsWith(listed?.transcript ?? '-')).toBe(true);
    expect(Buffer.byteLength(listed?.transcript ?? '')).toBeLessThanOrEqual(16_000);
    expect(JSON.stringify(await store.readMessages('ann', 'c1')) === JSON.stringify(messages)).toBe(true);
    await store.saveReport(reportOf('c1'));
    expect((await Array.fromAsync(store.listCalls()))[0]?.transcript).toBe(reportOf('c1').transcript);
    expect(await store.readMessages('ann', 'c1')).toEqual(reportOf('c1').messages);
  },
  'deletion removes words and mails, keeps the count, and later reports restore nothing': async ({
    createStore,
    clock,
  }) => {
    const store = createStore();
    for (const uid of ['ann', 'ben']) await verify(store, clock, uid);
    await open(store, 'ann', 'c1');
    await store.saveRecord('ann', recordOf('c1'));
    await open(store, 'ann', 'c2');
    await open(store, 'ann', 'c3');
    await open(store, 'ben', 'b1');
    await store.saveRecord('ben', recordOf('b1'));
    expect(await store.eraseCalls('ann')).toBe(1);
    expect(await store.eraseCalls('ann')).toBe(0);
    expect((await Array.fromAsync(store.listCalls())).map(({ callId }) => callId).toSorted()).toEqual(['b1']);
    expect(await Array.fromAsync(store.listMails())).toHaveLength(1);
    expect(await store.readMessages('ann', 'c1')).toEqual([]);
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 3 });
    for (const callId of ['c1', 'c2', 'c3']) {
      expect(await store.saveRecord('ann', recordOf(callId))).toEqual({ kind: 'unchanged' });
      await store.saveReport(reportOf(callId));
    }
    expect((await Array.fromAsync(store.listCalls())).map(({ callId }) => callId).toSorted()).toEqual(['b1']);
    expect(await Array.fromAsync(store.listMails())).toHaveLength(1);
  },
  'the provider’s copies of deleted calls are listed until they are deleted, a running call’s after its end': async ({
    openStore,
    clock,
  }) => {
    const store = await openStore({ maxCallMs: 600_000 });
    await open(store, 'ann', 'guided', { provider: 'guide' });
    await open(store, 'ann', 'told', { provider: 'another', isReported: true });
    await store.saveReport(reportOf('told'));
    await open(store, 'ann', 'running');
    await store.eraseCalls('ann');
    expect(await store.listDeletions('another')).toEqual(['told']);
    expect(await store.listDeletions('daily')).toEqual([]);
    clock.advance(660_000);
    expect(await store.listDeletions('daily')).toEqual(['running']);
    for (let count = 0; count < 2; count += 1) await store.confirmDeletion('told');
    expect(await store.listDeletions('another')).toEqual([]);
    expect(await store.listDeletions('daily')).toEqual(['running']);
    expect(await store.saveRecord('ann', recordOf('running'))).toEqual({ kind: 'unchanged' });
    expect(await store.saveReport(reportOf('running'))).toEqual({ kind: 'stored' });
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 3 });
    expect(await Array.fromAsync(store.listMails())).toEqual([]);
    expect(await store.listCallsOf('ann')).toEqual([]);
  },
  'a call is forgotten when its days are over, even before its document is deleted; the count stays': async ({
    openStore,
    clock,
  }) => {
    const store = await openStore({}, 'c1');
    await store.saveRecord('ann', recordOf('c1'));
    clock.advance(defaultLimits.retentionMs - 1);
    expect(await Array.fromAsync(store.listCalls())).toHaveLength(1);
    clock.advance(1);
    expect(await Array.fromAsync(store.listCalls())).toEqual([]);
    expect(await Array.fromAsync(store.listMails())).toEqual([]);
    expect(await store.readMessages('ann', 'c1')).toEqual([]);
    expect(await store.saveRecord('ann', recordOf('c1'))).toEqual({ kind: 'not_opened' });
    expect(await store.saveReport(reportOf('c1'))).toEqual({ kind: 'not_opened' });
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 1 });
  },
  'calls are read in pages, newest first, before a given time; one is found by its id': async ({
    openStore,
    clock,
  }) => {
    const store = await openStore({ maxCallsPerVisitor: 1000 });
    const ids = Array.from({ length: 63 }, (_, index) => `c${index}`);
    for (const [index, callId] of ids.entries()) {
      // Three calls share each moment, so that a page may end between them.
      if (index % 3 === 0) clock.advance(1000);
      await open(store, 'ann', callId, { provider: 'guide' });
    }
    await store.saveRecord('ann', recordOf('c7'));
    const all = await Array.fromAsync(store.listCalls());
    expect(all.map(({ callId }) => callId).toSorted()).toEqual(ids.toSorted());
    const times = all.map(({ openedAt }) => openedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const before = all[19]?.openedAt ?? '';
    const rest = await Array.fromAsync(store.listCalls({ before }));
    expect(rest).toEqual(all.filter(({ openedAt }) => openedAt < before));
    expect(await Array.fromAsync(store.listMails())).toHaveLength(1);
    expect(await store.findCall('c7')).toEqual(all.find(({ callId }) => callId === 'c7'));
    expect(await store.findCall('never')).toBeUndefined();
    await store.eraseCalls('ann');
    expect(await store.findCall('c7')).toBeUndefined();
  },
};
