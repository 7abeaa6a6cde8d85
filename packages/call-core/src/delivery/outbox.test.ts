import { describe, expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import type { CallRecord } from '../contract/call-record.ts';
import { createManualClock, settle } from '../testing/index.ts';
import type { SaveOutcome } from './backend-client.ts';
import { createMemoryOutboxStore } from './memory-outbox-store.ts';
import { createOutbox, DRAFT_REST_MS, KEEPALIVE_MAX_BYTES, OUTBOX_MAX_AGE_MS, RETRY_FIRST_MS } from './outbox.ts';

const record = (callId: string, messages = 0): CallRecord => ({
  callId,
  transcript: 'User: Hi',
  startedAt: '2026-01-01T00:00:00.000Z',
  endedAt: '2026-01-01T00:01:00.000Z',
  messages: Array.from({ length: messages }, (_, index) => ({ type: 'x', index })),
  assistantId: 'asad',
});
const error = new CallError('save_failed', 'Failed to save call data: Service Unavailable');
const failed: SaveOutcome = { kind: 'failed', error };

function createFixture(answers: readonly SaveOutcome[] = []) {
  const clock = createManualClock();
  const store = createMemoryOutboxStore();
  const sent: { record: CallRecord; keepalive: boolean }[] = [];
  const logged: unknown[] = [];
  let uid: string | null = 'visitor-1';
  let isAlive = false;
  const queue = [...answers];
  const outbox = createOutbox({
    store,
    clock,
    random: () => 1,
    log: (thing) => void logged.push(thing),
    getUid: () => uid,
    isCallAlive: async () => isAlive,
    send: async (sending, { keepalive }) => (
      sent.push({ record: sending, keepalive }),
      queue.shift() ?? { kind: 'saved' }
    ),
  });
  return {
    clock,
    store,
    sent,
    logged,
    outbox,
    setAlive: (value: boolean) => void (isAlive = value),
    signIn: (next: string | null) => void (uid = next),
  };
}

describe('the outbox', () => {
  it('sends a record and forgets it when the server says yes', async () => {
    const { outbox, sent, store } = createFixture();
    await outbox.add(record('a'));
    expect(sent).toEqual([{ record: record('a'), keepalive: true }]);
    expect(await store.list()).toEqual([]);
  });

  it('keeps a record before it is sent', async () => {
    const order: string[] = [];
    const store = createMemoryOutboxStore();
    const outbox = createOutbox({
      getUid: () => 'v',
      clock: createManualClock(),
      store: { ...store, put: (entry) => (order.push('kept'), store.put(entry)) },
      send: async () => (order.push('sent'), { kind: 'saved' }),
    });
    await outbox.add(record('a'));
    expect(order).toEqual(['kept', 'sent']);
  });

  it('tries again with growing waits until the server says yes', async () => {
    const { outbox, clock, sent, store } = createFixture([failed, failed]);
    await outbox.add(record('a'));
    expect(sent).toHaveLength(1);
    await clock.advance(RETRY_FIRST_MS);
    expect(sent).toHaveLength(2);
    await clock.advance(RETRY_FIRST_MS);
    expect(sent).toHaveLength(2);
    await clock.advance(RETRY_FIRST_MS);
    expect(sent).toHaveLength(3);
    expect(await store.list()).toEqual([]);
    expect(clock.countTimers()).toBe(0);
  });

  it('drops a record on a permanent no, and logs why', async () => {
    const { outbox, store, logged } = createFixture([{ kind: 'refused', error }]);
    await outbox.add(record('a'));
    expect(await store.list()).toEqual([]);
    expect(logged).toEqual([error]);
  });

  it('trims messages of a record that is too large, never the transcript', async () => {
    const tooLarge: SaveOutcome = { kind: 'too-large', error };
    const { outbox, sent } = createFixture([tooLarge, tooLarge, tooLarge]);
    await outbox.add(record('a', 4));
    expect(sent.map(({ record: { messages } }) => messages.length)).toEqual([4, 2, 1, 0]);
    expect(sent.every(({ record: { transcript } }) => transcript === 'User: Hi')).toBe(true);
    expect(sent[1]?.record.messages).toEqual([
      { type: 'x', index: 2 },
      { type: 'x', index: 3 },
    ]);
  });

  it('asks for keepalive only where the browser allows it: up to 64 KiB', async () => {
    const { outbox, sent } = createFixture();
    await outbox.add({ ...record('a'), transcript: 'ü'.repeat(40_000) });
    expect(sent[0]?.keepalive).toBe(false);
  });

  it('sends nobody’s record as somebody else, and keeps it for its own visitor', async () => {
    const { outbox, sent, signIn, store } = createFixture([failed]);
    await outbox.add(record('a'));
    signIn('visitor-2');
    await outbox.flush();
    expect(sent).toHaveLength(1);
    signIn('visitor-1');
    await outbox.flush();
    expect(sent).toHaveLength(2);
    expect(await store.list()).toEqual([]);
  });

  it('neither sends nor keeps anything without a signed-in visitor', async () => {
    const { outbox, sent, store, logged, signIn } = createFixture();
    signIn(null);
    await outbox.add(record('a'));
    expect([sent.length, (await store.list()).length]).toEqual([0, 0]);
    expect(logged).toEqual([new Error('No authenticated user')]);
  });

  it('forgets a record after seven days', async () => {
    const { outbox, clock, sent, store } = createFixture([failed]);
    await outbox.add(record('a'));
    outbox.close();
    await clock.advance(OUTBOX_MAX_AGE_MS + 1);
    await outbox.flush();
    expect([sent.length, (await store.list()).length]).toEqual([1, 0]);
  });

  it('sends what waits at the next visit, oldest first', async () => {
    const { outbox, clock, sent } = createFixture([failed, failed]);
    await outbox.add(record('a'));
    outbox.close();
    await clock.advance(5);
    await outbox.add(record('b'));
    expect(await outbox.countWaiting()).toBe(2);
    await outbox.flush();
    expect(sent.slice(2).map(({ record: { callId } }) => callId)).toEqual(['a', 'b']);
  });

  it('never sends one record twice at the same time', async () => {
    const gate = Promise.withResolvers<SaveOutcome>();
    let sends = 0;
    const outbox = createOutbox({
      store: createMemoryOutboxStore(),
      clock: createManualClock(),
      getUid: () => 'v',
      send: () => ((sends += 1), gate.promise),
    });
    const adding = outbox.add(record('a'));
    await settle();
    const flushing = outbox.flush();
    await settle();
    gate.resolve({ kind: 'saved' });
    await Promise.all([adding, flushing]);
    expect(sends).toBe(1);
  });

  it('still sends when the browser keeps nothing', async () => {
    const sent: string[] = [];
    const refuse = () => Promise.reject(new Error('QuotaExceededError'));
    const outbox = createOutbox({
      store: { put: refuse, list: refuse, remove: refuse },
      clock: createManualClock(),
      getUid: () => 'v',
      send: async ({ callId }) => (sent.push(callId), { kind: 'saved' }),
    });
    await outbox.add(record('a'));
    expect(sent).toEqual(['a']);
  });

  it('counts the keepalive requests that are under way together: 64 KiB for all', async () => {
    const answers: ((outcome: SaveOutcome) => void)[] = [];
    const keepalives: boolean[] = [];
    const outbox = createOutbox({
      store: createMemoryOutboxStore(),
      clock: createManualClock(),
      getUid: () => 'v',
      send: (_record, { keepalive }) => (
        keepalives.push(keepalive),
        new Promise((resolve) => void answers.push(resolve))
      ),
    });
    const half = { transcript: 'x'.repeat(KEEPALIVE_MAX_BYTES * 0.6) };
    const adding = [outbox.add({ ...record('a'), ...half }), outbox.add({ ...record('b'), ...half })];
    await settle();
    expect(keepalives).toEqual([true, false]);
    for (const answer of answers) answer({ kind: 'saved' });
    await Promise.all(adding);
    void outbox.add({ ...record('c'), ...half });
    await settle();
    expect(keepalives).toEqual([true, false, true]);
  });
});

describe('a draft in the outbox', () => {
  it('is replaced by the record of its call, and sent once', async () => {
    const { outbox, sent, store } = createFixture();
    await outbox.keepDraft({ ...record('a'), transcript: 'User: H' });
    expect([sent.length, await outbox.countWaiting()]).toEqual([0, 0]);
    await outbox.add(record('a'));
    await outbox.flush();
    expect(sent.map(({ record: { transcript } }) => transcript)).toEqual(['User: Hi']);
    expect(await store.list()).toEqual([]);
  });

  it('is sent at the next visit when its page never got to deliver the record', async () => {
    const { outbox, clock, sent, store } = createFixture();
    await outbox.keepDraft(record('a'));
    await clock.advance(DRAFT_REST_MS);
    await outbox.flush();
    expect(sent.map(({ record: { callId } }) => callId)).toEqual(['a']);
    expect(await store.list()).toEqual([]);
  });

  it('waits until it has rested, and is then sent without being asked again', async () => {
    const { outbox, clock, sent } = createFixture();
    await outbox.keepDraft(record('a'));
    await outbox.flush();
    expect(sent).toEqual([]);
    await clock.advance(DRAFT_REST_MS);
    expect(sent).toHaveLength(1);
    expect(clock.countTimers()).toBe(0);
  });

  it('is not sent while a call is alive in any tab', async () => {
    const { outbox, clock, sent, setAlive } = createFixture();
    await outbox.keepDraft(record('a'));
    await clock.advance(DRAFT_REST_MS);
    setAlive(true);
    await outbox.flush();
    expect([sent.length, clock.countTimers()]).toEqual([0, 0]);
    setAlive(false);
    await outbox.flush();
    expect(sent).toHaveLength(1);
  });

  it('is not kept without a signed-in visitor', async () => {
    const { outbox, signIn, store } = createFixture();
    signIn(null);
    await outbox.keepDraft(record('a'));
    expect(await store.list()).toEqual([]);
  });
});
