import { describe, expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import { createManualClock, createMemoryOutboxStore, settle, type ManualClock } from '../testing/index.ts';
import type { EntryPart, OutboxEntry, OutboxOptions, OutboxStore, SaveOutcome } from './outbox-options.ts';
import { createOutbox, OUTBOX_MAX_AGE_MS } from './outbox.ts';
import { SEND_LIMIT_MS } from './record-sender.ts';

const record = (callId: string, messages = 0): CallRecord => ({
  callId,
  transcript: 'User: Hi',
  startedAt: '2026-01-01T00:00:00.000Z',
  endedAt: '2026-01-01T00:01:00.000Z',
  messages: Array.from({ length: messages }, (_, index) => ({ type: 'x', index })),
  assistantId: 'asad',
});
const error = new CallError('save_failed', 'Failed to save call data');
const never = (): Promise<never> => new Promise(() => undefined);
const VISITOR = { id: 'visitor', getToken: async () => 'token' };

function createFixture(options: Partial<OutboxOptions> & { readonly clock?: ManualClock } = {}) {
  const { clock = createManualClock(), store = createMemoryOutboxStore() } = options;
  const sent: string[] = [];
  const logged: unknown[] = [];
  const outbox = createOutbox({
    clock,
    store,
    random: () => 1,
    log: (failure) => void logged.push(failure),
    getVisitor: () => VISITOR,
    send: async ({ callId }) => (sent.push(callId), { kind: 'saved' }),
    ...options,
  });
  return { clock, store, sent, logged, outbox };
}

/** Each method needs its `this`, as in a class. */
function createClassStore(): OutboxStore {
  const needThis = (method: (...values: never[]) => unknown) =>
    function (this: unknown, ...values: never[]) {
      if (this !== store) throw new TypeError('no this');
      return method(...values);
    };
  const methods = Object.entries(createMemoryOutboxStore()).map(([name, method]) => [name, needThis(method)]);
  const store = Object.fromEntries(methods) as OutboxStore;
  return store;
}

describe('an outbox with a lock that another tab holds', () => {
  it('retries in the same visit', async () => {
    const store = createMemoryOutboxStore();
    const clock = createManualClock();
    await store.put({ callId: 'waiting', uid: VISITOR.id, record: record('waiting'), savedAtMs: clock.nowMs() });
    let isHeld = true;
    const lockedStore: OutboxStore = {
      ...store,
      withLock: (work) => (isHeld ? Promise.resolve(false) : store.withLock(work)),
    };
    const { outbox, sent } = createFixture({ clock, store: lockedStore });
    await outbox.flush();
    expect(sent).toEqual([]);
    isHeld = false;
    await clock.advance(2_000);
    expect([sent, clock.countTimers()]).toEqual([['waiting'], 0]);
  });
});

const FAILURES: Readonly<Record<string, () => Promise<never>>> = {
  'throws at once': () => {
    throw new Error('a bug');
  },
  rejects: () => Promise.reject(new Error('a bug')),
  'is silent': never,
};

describe('a store that is a class', () => {
  it('sends records of an earlier visit', async () => {
    const store = createClassStore();
    const earlier = createFixture({ store, send: async () => ({ kind: 'failed', error }) });
    await earlier.outbox.open().deliver(record('a'));
    await settle();
    earlier.outbox.close();
    const { outbox, sent } = createFixture({ store, clock: earlier.clock });
    await outbox.flush();
    expect([sent, await store.list()]).toEqual([['a'], []]);
  });
});

for (const [how, fail] of Object.entries(FAILURES))
  describe(`a record whose port ${how}`, () => {
    for (const method of ['put', 'append', 'list', 'parts', 'remove', 'withLock'] as const)
      it(`is sent once when ${method} fails`, async () => {
        const { clock, outbox, sent } = createFixture({ store: { ...createMemoryOutboxStore(), [method]: fail } });
        const keeper = outbox.open();
        keeper.begin({ ...record('a'), transcript: '' });
        keeper.append({ messages: [], lines: [] });
        void keeper.deliver(record('a'));
        void outbox.flush();
        await clock.advance(120_000);
        expect([sent, clock.countTimers()]).toEqual([['a'], 0]);
      });

    it('is retried after a failed request', async () => {
      let tries = 0;
      const send = (): Promise<SaveOutcome> =>
        (tries += 1) === 1 ? fail() : Promise.resolve<SaveOutcome>({ kind: 'saved' });
      const { clock, outbox, store } = createFixture({ send });
      void outbox.open().deliver(record('a'));
      await clock.advance(120_000);
      expect([tries, await store.list(), clock.countTimers()]).toEqual([2, [], 0]);
    });

    it('is sent under a later lock, when the first cannot be acquired', async () => {
      let tries = 0;
      const store = createMemoryOutboxStore();
      const { clock, outbox, sent } = createFixture({
        store: { ...store, withLock: (work) => ((tries += 1) === 1 ? fail() : store.withLock(work)) },
        send: async ({ callId }) => (
          sent.push(callId),
          sent.length < 3 ? { kind: 'failed', error } : { kind: 'saved' }
        ),
      });
      void outbox.open().deliver(record('a'));
      await clock.advance(120_000);
      expect([sent, clock.countTimers()]).toEqual([['a', 'a', 'a'], 0]);
    });

    it('waits for a token after a failure to get one', async () => {
      let tries = 0;
      const getToken = (): Promise<string> => ((tries += 1) < 3 ? fail() : Promise.resolve('token'));
      const { clock, outbox, sent } = createFixture({ getVisitor: () => ({ id: 'visitor', getToken }) });
      const keeper = outbox.open();
      void keeper.deliver(record('a'));
      await clock.advance(120_000);
      expect([sent, clock.countTimers()]).toEqual([['a'], 0]);
    });

    it('keeps its visitor when the visitor is identified late', async () => {
      let tries = 0;
      const getVisitor = () => ((tries += 1) < 3 ? fail() : VISITOR);
      const { clock, outbox, sent } = createFixture({ getVisitor });
      const keeper = outbox.open();
      keeper.begin({ ...record('a'), transcript: '' });
      void keeper.deliver(record('a'));
      await clock.advance(SEND_LIMIT_MS * 3);
      expect([sent, clock.countTimers()]).toEqual([['a'], 0]);
    });

    it('is kept and sent when the page’s log throws', async () => {
      const log = (): never => {
        throw new Error('no console');
      };
      const { clock, outbox, sent } = createFixture({ log, store: { ...createMemoryOutboxStore(), put: fail } });
      void outbox.open().deliver(record('a'));
      await clock.advance(120_000);
      expect(sent).toEqual(['a']);
    });
  });

describe('an entry that cannot be read', () => {
  it('does not block the others, and is reported once per flush', async () => {
    const store = createMemoryOutboxStore();
    const good = { callId: 'good', uid: 'visitor', record: record('good'), savedAtMs: Date.UTC(2026, 0, 1) };
    const broken: readonly unknown[] = [null, 7, {}, { ...good, callId: 1 }, { ...good, record: null }];
    const { logged, outbox, sent } = createFixture({
      store: { ...store, list: async () => [...broken, good] as OutboxEntry[] },
    });
    await outbox.flush();
    expect([sent, logged.length]).toEqual([['good'], 1]);
  });

  it('in a part of a draft leaves the other parts sendable', async () => {
    const store = createMemoryOutboxStore();
    const savedAtMs = Date.UTC(2025, 11, 31);
    await store.put({
      callId: 'broken',
      uid: 'visitor',
      record: { ...record('x'), transcript: '' },
      savedAtMs,
      isDraft: true,
    });
    await store.put({ callId: 'good', uid: 'visitor', record: record('good'), savedAtMs });
    const parts = async () => [null, { atMs: 0 }] as unknown as EntryPart[];
    const { clock, outbox, sent } = createFixture({ store: { ...store, parts } });
    await outbox.flush();
    outbox.close();
    expect(sent).toEqual(['good']);
    expect(clock.nowMs() - savedAtMs).toBeLessThan(OUTBOX_MAX_AGE_MS);
  });
});

describe('two tabs and a slow line', () => {
  it('send a record once until its slow request times out', async () => {
    const store = createMemoryOutboxStore();
    const clock = createManualClock();
    const requests: string[] = [];
    const slow = async ({ callId }: CallRecord): Promise<SaveOutcome> => {
      requests.push(callId);
      const { promise, resolve } = Promise.withResolvers<SaveOutcome>();
      clock.setTimer(SEND_LIMIT_MS - 1, () => resolve({ kind: 'saved' }));
      return promise;
    };
    const first = createFixture({ store, clock, send: slow });
    const other = createFixture({ store, clock, send: slow });
    void first.outbox.open().deliver(record('a'));
    await settle();
    await other.outbox.flush();
    await clock.advance(120_000);
    expect([requests, await store.list(), clock.countTimers()]).toEqual([['a'], [], 0]);
  });

  it('send a record once while it is trimmed: all attempts share one limit', async () => {
    const store = createMemoryOutboxStore();
    const clock = createManualClock();
    let underWay = 0;
    let most = 0;
    const send: OutboxOptions['send'] = async (_, { signal }) => {
      most = Math.max(most, (underWay += 1));
      const { promise, resolve } = Promise.withResolvers<SaveOutcome>();
      signal?.addEventListener('abort', () => resolve({ kind: 'failed', error }));
      const stop = clock.setTimer(20_000, () => resolve({ kind: 'too-large', error }));
      const outcome = await promise;
      stop();
      underWay -= 1;
      return outcome;
    };
    const first = createFixture({ store, clock, send });
    const other = createFixture({ store, clock, send });
    void first.outbox.open().deliver(record('a', 8));
    await settle();
    await other.outbox.flush();
    await clock.advance(300_000);
    expect(most).toBe(1);
  });
});

describe('a transcript that its backend finds too large', () => {
  it('waits, and is never dropped', async () => {
    const { clock, outbox, store } = createFixture({ send: async () => ({ kind: 'too-large', error }) });
    await outbox.open().deliver(record('a', 2));
    await clock.advance(60_000);
    expect(await store.list()).toMatchObject([{ callId: 'a', record: { transcript: 'User: Hi', messages: [{}, {}] } }]);
  });
});
