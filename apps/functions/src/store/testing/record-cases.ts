import { expect } from 'vitest';
import type { CallStore } from '../call-store.ts';
import { type ContractCases, open, recordOf, reportOf, verify, statsOf } from './contract-harness.ts';

const unchanged = { kind: 'unchanged' };

const unresolved = async (store: CallStore) =>
  (await store.readVisitor('ann')).unresolved.map(({ callId }) => callId).toSorted();

export const recordCases: ContractCases = {
  'a record completes its call, once: later records change nothing': async ({ openStore }) => {
    const store = await openStore({}, 'c1');
    expect(await store.saveRecord('ann', recordOf('c1'))).toEqual({ kind: 'stored' });
    expect(await store.saveRecord('ann', recordOf('c1'))).toEqual(unchanged);
    expect(await store.saveRecord('ann', recordOf('c1', { transcript: 'User: rewritten' }))).toEqual(unchanged);
    expect(await Array.fromAsync(store.listCalls())).toMatchObject([
      {
        visitorId: 'ann',
        callId: 'c1',
        state: 'completed',
        source: 'client',
        transcript: recordOf('c1').transcript,
        messageCount: 1,
        startedAt: '2026-11-20T10:00:00.000Z',
        endedAt: '2026-11-20T10:02:00.000Z',
      },
    ]);
    expect(await store.readMessages('ann', 'c1')).toEqual(recordOf('c1').messages);
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 1 });
  },
  'a record of a call that this visitor never opened is refused: nothing is stored, nothing mailed': async ({
    openStore,
  }) => {
    const store = await openStore({}, 'c1');
    for (const [uid, callId] of [
      ['ben', 'c1'],
      ['ann', 'c2'],
      ['ben', 'call-1795174139000'],
      ['ann', 'call-x'],
      ['ann', 'call-'],
    ] as const) {
      expect(await store.saveRecord(uid, recordOf(callId))).toEqual({ kind: 'not_opened' });
    }
    expect(await Array.fromAsync(store.listMails())).toEqual([]);
    expect(await Array.fromAsync(store.listCalls())).toMatchObject([{ callId: 'c1', source: 'none' }]);
    expect(await statsOf(store, 'ben')).toMatchObject({ callCount: 0 });
  },
  'a record with a generated id belongs to the one open call, repeats included': async ({ openStore }) => {
    const store = await openStore({}, 'c1');
    const record = recordOf('call-1795174139000');
    expect(await store.saveRecord('ann', record)).toEqual({ kind: 'stored' });
    await open(store, 'ann', 'c2');
    expect(await store.saveRecord('ann', record)).toEqual(unchanged);
    expect(await store.saveRecord('ann', recordOf('call-1795174139001'))).toEqual({ kind: 'stored' });
    expect(await store.saveRecord('ann', recordOf('call-1795174139002'))).toEqual({ kind: 'not_opened' });
    expect((await Array.fromAsync(store.listCalls())).map(({ callId }) => callId).toSorted()).toEqual(['c1', 'c2']);
  },
  'the client’s record is unconfirmed until the provider’s report replaces it; there is one mail': async ({
    openStore,
  }) => {
    const store = await openStore({}, 'c1');
    await store.saveRecord('ann', recordOf('c1', { transcript: 'User: I was promised a discount' }));
    expect(await store.saveReport(reportOf('c1'))).toEqual({ kind: 'stored' });
    expect(await store.saveReport(reportOf('c1', { transcript: 'User: again' }))).toEqual(unchanged);
    expect(await store.saveRecord('ann', recordOf('c1'))).toEqual(unchanged);
    expect(await Array.fromAsync(store.listCalls())).toMatchObject([
      { source: 'provider', transcript: reportOf('c1').transcript, state: 'completed' },
    ]);
    expect(await store.readMessages('ann', 'c1')).toEqual(reportOf('c1').messages);
    expect(await Array.fromAsync(store.listMails())).toHaveLength(1);
    expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 1 });
  },
  'a call that a mere "it ended" refunded counts again when the full report shows that the visitor was connected':
    async ({ openStore }) => {
      const store = await openStore({}, 'c1', 'c2');
      const neverBegan = { wasConnected: false, transcript: undefined, messages: [] };
      for (const callId of ['c1', 'c2'])
        expect(await store.saveReport(reportOf(callId, neverBegan))).toEqual({ kind: 'stored' });
      // Openings that are taken back are refunds too, and change nothing about the others.
      for (const callId of ['c3', 'c4']) {
        await open(store, 'ann', callId);
        await store.releaseCall('ann', { key: `key-${callId}`, run: `key-${callId}` });
      }
      expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 0 });
      expect(await store.saveReport(reportOf('c1'))).toEqual({ kind: 'stored' });
      expect(await store.saveReport(reportOf('c2', { wasConnected: false, transcript: '' }))).toEqual(unchanged);
      expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 1 });
      expect(await unresolved(store)).toEqual([]);
      for (const callId of ['c1', 'c2'])
        for (const more of [neverBegan, {}, { wasConnected: false, transcript: '' }])
          expect(await store.saveReport(reportOf(callId, more))).toEqual(unchanged);
      expect(await statsOf(store, 'ann')).toMatchObject({ callCount: 1 });
      expect(await Array.fromAsync(store.listMails())).toHaveLength(1);
    },
  'overdue reports are listed for all visitors until they arrive or a week has passed': async ({
    createStore,
    clock,
  }) => {
    const store = createStore();
    for (const uid of ['ann', 'ben', 'cay']) await verify(store, clock, uid);
    await open(store, 'ann', 'c1');
    clock.advance(1000);
    await open(store, 'ben', 'c2');
    await open(store, 'cay', 'c3', { provider: 'guide' });
    expect(await store.listOverdue()).toEqual([]);
    clock.advance(86_400_000);
    expect(await store.listOverdue()).toEqual(['c2', 'c1']);
    await store.saveReport(reportOf('c2'));
    expect(await store.listOverdue()).toEqual(['c1']);
    clock.advance(7 * 86_400_000);
    expect(await store.listOverdue()).toEqual([]);
  },
  'a mail is written once: from the provider’s report, or when it is due without one': async ({ openStore, clock }) => {
    const store = await openStore({ mailWaitMs: 600_000 });
    const mails = async () => (await Array.fromAsync(store.listMails())).map(({ message }) => message.html);
    for (const callId of ['told', 'lost', 'other']) {
      await open(store, 'ann', callId);
      await store.saveRecord('ann', recordOf(callId));
    }
    await store.sendWaitingMails();
    expect(await mails()).toEqual([]);
    await store.saveReport(reportOf('told'));
    expect(await mails()).toEqual(['<p>told</p>']);
    clock.advance(600_000);
    for (let count = 0; count < 2; count += 1) await store.sendWaitingMails();
    expect((await mails()).toSorted()).toEqual(['<p>lost</p>', '<p>other</p>', '<p>told</p>']);
    await store.saveReport(reportOf('lost'));
    expect(await mails()).toHaveLength(3);
  },
  'deletion removes a waiting mail; a mail about the guide does not wait': async ({ openStore, clock }) => {
    const store = await openStore({ mailWaitMs: 600_000 }, 'c1');
    await store.saveRecord('ann', recordOf('c1'));
    await store.eraseCalls('ann');
    clock.advance(600_000);
    await store.sendWaitingMails();
    expect(await Array.fromAsync(store.listMails())).toEqual([]);
    await open(store, 'ann', 'c2', { provider: 'guide' });
    await store.saveRecord('ann', recordOf('c2'));
    expect(await Array.fromAsync(store.listMails())).toHaveLength(1);
  },
  'a call without visitor’s words sends no mail, until the report has some': async ({ openStore }) => {
    const store = await openStore({ maxCallsPerVisitor: 9 });
    for (const transcript of ['No transcript available', 'Assistant: Hello.', '']) {
      await open(store, 'ann', `of ${transcript}`);
      const record = recordOf(`of ${transcript}`, { transcript, messages: [] });
      expect(await store.saveRecord('ann', record)).toEqual({ kind: 'stored' });
    }
    expect(await Array.fromAsync(store.listMails())).toEqual([]);
    await store.saveReport(reportOf('of Assistant: Hello.'));
    const { transcript } = reportOf('');
    expect(await Array.fromAsync(store.listMails())).toMatchObject([{ message: { text: transcript } }]);
  },
};
