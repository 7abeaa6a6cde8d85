import { describe, expect, it, vi } from 'vitest';
import { createManualClock, createMemoryOutboxStore } from '../testing/index.ts';
import type { EntryPart, OutboxEntry, OutboxOptions, OutboxStore, SaveOutcome } from './outbox-options.ts';
import { createFixture, failed, never, record, tooLarge, visitor } from './testing/outbox-fixture.ts';

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

describe('a store', () => {
  it('with the lock in another tab is tried again in the same visit', async () => {
    const store = createMemoryOutboxStore();
    let isHeld = true;
    const { clock, ids, outbox } = createFixture({
      store: { ...store, withLock: (work) => (isHeld ? Promise.resolve(false) : store.withLock(work)) },
    });
    const savedAtMs = clock.nowMs();
    await store.put({ callId: 'waiting', uid: 'visitor-1', record: record('waiting'), savedAtMs });
    await outbox.flush();
    expect(ids()).toEqual([]);
    isHeld = false;
    await clock.advance(2_000);
    expect([ids(), clock.countTimers()]).toEqual([['waiting'], 0]);
  });

  it('that is a class sends records of an earlier visit', async () => {
    const store = createClassStore();
    const earlier = createFixture({ store, answers: [failed] });
    await earlier.add(record('a'));
    earlier.outbox.close();
    const { ids, outbox } = createFixture({ store, clock: earlier.clock });
    await outbox.flush();
    expect([ids(), await store.list()]).toEqual([['a'], []]);
  });
});

const FAILURES: Readonly<Record<string, () => Promise<never>>> = {
  'throws at once': () => {
    throw new Error('a bug');
  },
  rejects: () => Promise.reject(new Error('a bug')),
  'is silent': never,
};

describe.each(Object.entries(FAILURES))('a record and a port that %s', (_, fail) => {
  /** Answers from the second or third time on. */
  const after = <Answer>(times: number, answer: () => Answer) => {
    let tries = 0;
    return vi.fn(() => ((tries += 1) <= times ? fail() : answer()));
  };

  /** Drafts, delivers and flushes a record; returns what was sent within two minutes. */
  async function deliver(options: Parameters<typeof createFixture>[0]): Promise<readonly string[]> {
    const { clock, ids, outbox } = createFixture(options);
    const keeper = outbox.open();
    keeper.begin({ ...record('a'), transcript: '' });
    keeper.append({ messages: [], lines: [] });
    void keeper.deliver(record('a'));
    void outbox.flush();
    await clock.advance(120_000);
    expect(clock.countTimers()).toBe(0);
    return ids();
  }

  it.each(['put', 'append', 'list', 'parts', 'remove', 'withLock'] as const)(
    'is sent once when %s fails',
    async (method) => {
      expect(await deliver({ store: { ...createMemoryOutboxStore(), [method]: fail } })).toEqual(['a']);
    },
  );

  it('is retried after a failed request', async () => {
    const store = createMemoryOutboxStore();
    const send = after(1, async (): Promise<SaveOutcome> => ({ kind: 'saved' }));
    await deliver({ store, send });
    expect([send.mock.calls.length, await store.list()]).toEqual([2, []]);
  });

  it('is sent under a later lock, when the first cannot be acquired', async () => {
    const store = createMemoryOutboxStore();
    let tries = 0;
    const withLock: OutboxStore['withLock'] = (work) => ((tries += 1) === 1 ? fail() : store.withLock(work));
    expect(await deliver({ store: { ...store, withLock }, answers: [failed, failed] })).toEqual(['a', 'a', 'a']);
  });

  it('waits for a token after a failure to get one', async () => {
    const getToken = after(2, async () => 'token');
    expect(await deliver({ getVisitor: () => ({ id: 'visitor-1', getToken }) })).toEqual(['a']);
  });

  it('keeps its visitor when the visitor is identified late', async () => {
    expect(await deliver({ getVisitor: after(2, () => visitor('visitor-1')) })).toEqual(['a']);
  });

  it('is kept and sent when the page’s log throws', async () => {
    const log = (): never => {
      throw new Error('no console');
    };
    expect(await deliver({ log, store: { ...createMemoryOutboxStore(), put: fail } })).toEqual(['a']);
  });
});

describe('an entry that cannot be read', () => {
  // A day before.
  const savedAtMs = Date.UTC(2025, 11, 31);
  const good = { callId: 'good', uid: 'visitor-1', record: record('good'), savedAtMs };

  it('does not block the others, and is reported once per flush', async () => {
    const broken: readonly unknown[] = [null, 7, {}, { ...good, callId: 1 }, { ...good, record: null }];
    const { ids, logged, outbox } = createFixture({
      store: { ...createMemoryOutboxStore(), list: async () => [...broken, good] as OutboxEntry[] },
    });
    await outbox.flush();
    expect([ids(), logged.length]).toEqual([['good'], 1]);
  });

  it('in a part of a draft leaves the other parts sendable', async () => {
    const store = createMemoryOutboxStore();
    const head = { ...record('x'), transcript: '' };
    await store.put({ ...good, callId: 'broken', record: head, isDraft: true });
    await store.put(good);
    const parts = async () => [null, { atMs: 0 }] as unknown as EntryPart[];
    const { ids, outbox } = createFixture({ store: { ...store, parts } });
    await outbox.flush();
    expect(ids()).toEqual(['good']);
  });
});

it('two tabs send a record once while it is trimmed on a slow line: all attempts share one limit', async () => {
  const store = createMemoryOutboxStore();
  const clock = createManualClock();
  let underWay = 0;
  let most = 0;
  const send: OutboxOptions['send'] = async (_, { signal }) => {
    most = Math.max(most, (underWay += 1));
    const { promise, resolve } = Promise.withResolvers<SaveOutcome>();
    signal?.addEventListener('abort', () => resolve(failed));
    const stop = clock.setTimer(20_000, () => resolve(tooLarge));
    const outcome = await promise;
    stop();
    underWay -= 1;
    return outcome;
  };
  await createFixture({ store, clock, send }).add(record('a', 8));
  await createFixture({ store, clock, send }).outbox.flush();
  await clock.advance(300_000);
  expect(most).toBe(1);
});
