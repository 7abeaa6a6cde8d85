import { describe, expect, it } from 'vitest';
import { createManualClock, createMemoryOutboxStore, settle } from '../testing/index.ts';
import type { SaveOutcome } from './outbox-options.ts';
import { DRAFT_DEAD_MS, DRAFT_REST_MS, OUTBOX_MAX_AGE_MS, RETRY_FIRST_MS } from './outbox.ts';
import { KEEPALIVE_MAX_BYTES } from './record-sender.ts';
import { createFixture, failed, never, record, refused, tooLarge, visitor } from './testing/outbox-fixture.ts';

const line = (id: number, speaker: 'visitor' | 'assistant', text: string) => ({ id, speaker, text });
const ofNoCall = async (): Promise<boolean> => false;

/** Leaves the draft of a call that crashed. */
async function crash({ clock, store }: ReturnType<typeof createFixture>, callId: string): Promise<void> {
  const keeper = createFixture({ store, clock, send: never }).outbox.open();
  keeper.begin({ ...record(callId), transcript: '' });
  keeper.append({ messages: [{ type: 'a' }], lines: [line(0, 'assistant', 'Good evening.')] });
  keeper.append({ messages: [{ type: 'b' }], lines: [line(1, 'visitor', 'Hi')] });
  await settle();
}

describe('the outbox', () => {
  it('stores and sends a record in the same tick: a closing page has no second one', async () => {
    const order: string[] = [];
    const store = createMemoryOutboxStore();
    const { outbox } = createFixture({
      store: { ...store, put: (entry) => (order.push('kept'), store.put(entry)) },
      send: async () => (order.push('sent'), { kind: 'saved' }),
    });
    void outbox.open().deliver(record('a'));
    expect(order).toEqual(['kept']);
    await settle();
    expect(order).toEqual(['kept', 'sent']);
  });

  it('retries with growing waits until the server confirms, and begins with the first wait again', async () => {
    const saved: SaveOutcome = { kind: 'saved' };
    const { add, clock, sent, store } = createFixture({ answers: [failed, failed, saved, failed] });
    await add(record('a'));
    expect(sent).toHaveLength(1);
    await clock.advance(RETRY_FIRST_MS);
    expect(sent).toHaveLength(2);
    await clock.advance(RETRY_FIRST_MS);
    expect(sent).toHaveLength(2);
    await clock.advance(RETRY_FIRST_MS);
    expect(sent).toHaveLength(3);
    await add(record('b'));
    await clock.advance(RETRY_FIRST_MS);
    expect([sent.length, await store.list(), clock.countTimers()]).toEqual([5, [], 0]);
  });

  it('drops a permanently refused record, and logs why', async () => {
    const { add, clock, store, logged } = createFixture({ answers: [refused] });
    await add(record('a'));
    expect([await store.list(), logged, clock.countTimers()]).toEqual([[], [refused.error], 0]);
  });

  it('trims messages of a record that is too large, never the transcript, and keeps all until it is saved', async () => {
    const { add, sent, store } = createFixture({ answers: [tooLarge, tooLarge, tooLarge, tooLarge] });
    await add(record('a', 4));
    expect(sent.map(({ record: { messages } }) => messages.length)).toEqual([4, 2, 1, 0]);
    expect(sent.every(({ record: { transcript } }) => transcript === 'User: Hi')).toBe(true);
    expect(await store.list()).toMatchObject([{ record: record('a', 4) }]);
  });

  it('uses keepalive only within the browser’s limit: 64 KiB for all requests together', async () => {
    const keepalives: boolean[] = [];
    const answers: ((outcome: SaveOutcome) => void)[] = [];
    const { outbox } = createFixture({
      send: (_record, { keepalive }) => (
        keepalives.push(keepalive),
        new Promise((resolve) => void answers.push(resolve))
      ),
    });
    const half = { transcript: 'x'.repeat(KEEPALIVE_MAX_BYTES * 0.6) };
    for (const id of ['a', 'b']) void outbox.open().deliver({ ...record(id), ...half });
    void outbox.open().deliver({ ...record('c'), transcript: 'ü'.repeat(40_000) });
    await settle();
    expect(keepalives).toEqual([true, false, false]);
    for (const answer of answers) answer({ kind: 'saved' });
    await settle();
    void outbox.open().deliver({ ...record('d'), ...half });
    await settle();
    expect(keepalives.at(-1)).toBe(true);
  });

  it('sends only as many messages as fit when the page closes, the newest', async () => {
    const { outbox, sent, store } = createFixture({ answers: [failed] });
    void outbox.open().deliver(record('a', 5_000), { isClosing: true });
    await settle();
    expect(sent).toMatchObject([{ keepalive: true, record: { messages: { length: 2_500 } } }]);
    expect(sent[0]?.record.messages.at(-1)).toEqual({ type: 'x', index: 4_999 });
    expect((await store.list())[0]?.record.messages).toHaveLength(5_000);
  });

  it('neither sends nor stores a record without a signed-in visitor', async () => {
    const { add, outbox, sent, store, logged, signIn } = createFixture();
    signIn(null);
    outbox.open().begin(record('draft'));
    await add(record('a'));
    expect([sent.length, (await store.list()).length]).toEqual([0, 0]);
    expect(logged).toEqual([new Error('No authenticated user')]);
  });

  it('deletes a record after seven days, or when its visitor asks for it', async () => {
    const { add, clock, outbox, sent, store } = createFixture({ answers: [failed, failed] });
    await add(record('a'));
    outbox.close();
    await clock.advance(OUTBOX_MAX_AGE_MS + 1);
    await outbox.flush();
    expect([sent.length, (await store.list()).length]).toEqual([1, 0]);
    await add(record('b'));
    await outbox.forget();
    await outbox.flush();
    expect([sent.length, (await store.list()).length]).toEqual([2, 0]);
  });

  it('sends waiting records at the next visit, oldest first, and continues after a failure', async () => {
    const kept = createMemoryOutboxStore();
    // IndexedDB lists by key, not by age.
    const store = { ...kept, list: async () => (await kept.list()).toReversed() };
    const { add, clock, ids, outbox } = createFixture({ store, answers: [failed, failed, failed] });
    await add(record('a'));
    outbox.close();
    await clock.advance(5);
    await add(record('b'));
    await outbox.flush();
    expect([...ids().slice(2), (await store.list()).length]).toEqual(['a', 'b', 1]);
  });
});

describe('a record and its visitor', () => {
  it('stay together from the start of the call, when another visitor signs in during it', async () => {
    const { outbox, sent, signIn } = createFixture();
    const keeper = outbox.open();
    signIn('visitor-2');
    await keeper.deliver(record('a'));
    await settle();
    expect(sent.map(({ token }) => token)).toEqual(['token of visitor-1']);
  });

  it('stay together in a flush, when another visitor signs in during it', async () => {
    const { add, clock, outbox, signIn, store } = createFixture({ answers: [failed] });
    await add(record('a'));
    outbox.close();
    const tokens: string[] = [];
    let current = 'visitor-1';
    const { outbox: careless } = createFixture({
      store,
      clock,
      // A careless page: the token of a later visitor.
      getVisitor: () => ({ id: current, getToken: async () => ((current = 'visitor-2'), `token of ${current}`) }),
      send: async (_record, { token }) => (tokens.push(token), refused),
    });
    await careless.flush();
    careless.close();
    expect([tokens, (await store.list()).length]).toEqual([[], 1]);
    signIn('visitor-2');
    await outbox.flush();
    expect(await store.list()).toHaveLength(1);
  });

  it('stay together when the page looks up the visitor asynchronously', async () => {
    const { add, sent } = createFixture({ getVisitor: async () => visitor('visitor-9') });
    await add(record('a'));
    expect(sent).toMatchObject([{ token: 'token of visitor-9' }]);
  });
});

it('a claim of a clock that was set back by a day is ignored', async () => {
  const store = createMemoryOutboxStore();
  const ahead = createManualClock(Date.UTC(2026, 0, 2));
  void createFixture({ store, clock: ahead, send: never }).outbox.open().deliver(record('a'));
  await settle();
  const { ids, outbox } = createFixture({ store });
  await outbox.flush();
  expect(ids()).toEqual(['a']);
});

describe('a draft in the outbox', () => {
  it('is assembled and sent at the next visit, once it has been unchanged long enough', async () => {
    const fixture = createFixture({ isCallAlive: ofNoCall });
    const { clock, outbox, sent, store } = fixture;
    await crash(fixture, 'a');
    await outbox.flush();
    expect(sent).toEqual([]);
    await clock.advance(DRAFT_REST_MS);
    expect(clock.countTimers()).toBe(0);
    expect(sent).toMatchObject([
      {
        record: {
          callId: 'a',
          transcript: 'Assistant: Good evening.\nUser: Hi',
          messages: [{ type: 'a' }, { type: 'b' }],
        },
      },
    ]);
    expect([await store.list(), await store.parts('a')]).toEqual([[], []]);
  });

  it.each<[string, () => Promise<boolean>]>([
    ['while a call is alive in any tab', async () => true],
    ['while nobody can say whether one is', () => Promise.reject(new Error('no locks'))],
    ['while nobody answers whether one is', never],
  ])('is not sent %s', async (_, isCallAlive) => {
    const fixture = createFixture({ isCallAlive });
    await crash(fixture, 'a');
    await fixture.clock.advance(DRAFT_REST_MS);
    void fixture.outbox.flush();
    await fixture.clock.advance(60_000);
    expect(fixture.sent).toEqual([]);
  });

  it('waits for an hour without isCallAlive', async () => {
    const fixture = createFixture();
    const { clock, ids, outbox } = fixture;
    await crash(fixture, 'a');
    await clock.advance(DRAFT_REST_MS * 2);
    await outbox.flush();
    expect(ids()).toEqual([]);
    await clock.advance(DRAFT_DEAD_MS);
    expect(ids()).toEqual(['a']);
  });

  it('of a call that runs in this page is not sent, even after long silence', async () => {
    const { clock, outbox, sent } = createFixture({ isCallAlive: ofNoCall });
    outbox.open().begin(record('a'));
    await clock.advance(DRAFT_DEAD_MS);
    await outbox.flush();
    expect(sent).toEqual([]);
  });
});
