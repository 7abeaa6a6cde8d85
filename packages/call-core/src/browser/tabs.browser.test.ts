import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallRecord } from '../conversation/call-record.ts';
import { createOutbox, DRAFT_REST_MS } from '../delivery/outbox.ts';
import { createIndexedDbOutboxStore } from './indexed-db-outbox-store.ts';
import { openTab, openTabInFrame, type Tab } from './testing/open-tab.ts';
import { createWebLockLease } from '../web-lock-lease.ts';

let count = 0;
const freshName = (): string => `tabs-${Date.now()}-${(count += 1)}`;
const opened: { tab: Tab; frame?: HTMLIFrameElement }[] = [];
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function here(options: Parameters<typeof openTab>[0]): Tab {
  const tab = openTab(options);
  opened.push({ tab });
  return tab;
}

async function there(options: Parameters<typeof openTab>[0]) {
  const page = await openTabInFrame(options);
  opened.push(page);
  return page;
}

const listWaiting = (name: string) => createIndexedDbOutboxStore(name).list();

/** Resolves once the record of a call that has ended waits in the outbox. */
const expectWaiting = (name: string): Promise<void> =>
  expect.poll(() => listWaiting(name)).toEqual([expect.not.objectContaining({ isDraft: true })]);

function visitLater(name: string, isCallAlive = async () => false) {
  const sent: CallRecord[] = [];
  const outbox = createOutbox({
    store: createIndexedDbOutboxStore(name),
    getVisitor: () => ({ id: 'visitor', getToken: async () => 'token' }),
    isCallAlive,
    clock: { nowMs: () => Date.now() + DRAFT_REST_MS, setTimer: () => () => undefined },
    send: async (record) => (sent.push(record), { kind: 'saved' }),
  });
  return { outbox, sent };
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { tab, frame } of opened.splice(0)) {
    if (!frame) await tab.close();
    frame?.remove();
  }
});

it('takezoh/obsidian-air-sync#16: an outbox reopens a connection that iOS closed without an event', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const store = createIndexedDbOutboxStore(freshName());
  await store.list();
  const request: IDBOpenDBRequest | undefined = open.mock.results[0]?.value;
  open.mockRestore();
  request?.result.close();
  await expect(store.list()).resolves.toEqual([]);
});

describe('two tabs', () => {
  it('hold one call: the second tab reports it and opens no microphone', async () => {
    const name = freshName();
    const first = here({ name });
    const { tab: second } = await there({ name });
    await first.call.start();
    await expect(second.call.start()).resolves.toMatchObject({ kind: 'refused' });
    expect(second.call.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'busy_elsewhere' } });
    expect(second.hasLiveMicrophone()).toBe(false);
    expect([await first.lease.isHeld(), await second.lease.isHeld()]).toEqual([true, true]);
    await first.call.end();
    await expect(second.call.start()).resolves.toMatchObject({ kind: 'started' });
    await second.call.end();
    expect(await first.lease.isHeld()).toBe(false);
  });

  it('wait for a call that is ending in the other tab', async () => {
    const name = freshName();
    const first = here({ name });
    const { tab: second } = await there({ name });
    await first.call.start();
    const started = second.call.start();
    await sleep(300);
    await first.call.end();
    await expect(started).resolves.toMatchObject({ kind: 'started' });
  });

  it('hold one call within a page where the browser has no locks', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager);
    const lease = createWebLockLease(freshName());
    const giveBack = await lease.acquire();
    await expect(lease.acquire()).resolves.toBeNull();
    giveBack?.();
    await expect(lease.isHeld()).resolves.toBe(false);
    await expect(createIndexedDbOutboxStore(freshName()).withLock(async () => undefined)).resolves.toBe(true);
  });

  it('wait for a free lock that a busy browser grants late', async () => {
    const { locks } = navigator;
    const request = locks.request.bind(locks);
    vi.spyOn(locks, 'request').mockImplementation((...given: Parameters<typeof locks.request>) =>
      sleep(120).then(() => request(...given)),
    );
    const lease = createWebLockLease(freshName(), { waitMs: 20 });
    const giveBack = await lease.acquire();
    expect(giveBack).not.toBeNull();
    await expect(lease.acquire()).resolves.toBeNull();
    giveBack?.();
  });

  it('release the lease when a tab crashes', async () => {
    const name = freshName();
    const { tab, frame } = await there({ name, isBound: false });
    await tab.call.start();
    const survivor = here({ name });
    await expect(survivor.call.start()).resolves.toMatchObject({ kind: 'refused' });
    frame.remove();
    await expect.poll(() => survivor.lease.isHeld()).toBe(false);
    await expect(survivor.call.start()).resolves.toMatchObject({ kind: 'started' });
  });
});

describe('a page that goes away', () => {
  it('ends its call synchronously, delivers the record with keepalive, and leaves no microphone', async () => {
    const name = freshName();
    const sent: { transcript: string; keepalive: boolean }[] = [];
    const { tab, frame } = await there({
      name,
      send: ({ transcript }, keepalive) => (sent.push({ transcript, keepalive }), true),
    });
    await tab.call.start();
    tab.provider.room().assistantSays('Good evening.');
    expect(tab.hasLiveMicrophone()).toBe(true);
    const { hasLiveMicrophone, call } = tab;
    frame.remove();
    expect(sent).toEqual([{ transcript: 'Assistant: Good evening.', keepalive: true }]);
    expect([hasLiveMicrophone(), call.getSnapshot().status]).toEqual([false, 'idle']);
  });

  it('delivers waiting records when a page loads', async () => {
    const name = freshName();
    const { tab, frame } = await there({ name });
    await tab.call.start();
    await tab.call.end();
    await expectWaiting(name);
    // The first try has ended.
    await expect.poll(async () => (await listWaiting(name))[0]?.claimedUntilMs).toBeUndefined();
    frame.remove();
    const sent: string[] = [];
    here({ name, send: ({ callId }) => Boolean(sent.push(callId)) });
    await expect.poll(() => sent).toHaveLength(1);
  });

  it('has nothing live in the back-forward cache, and delivers when it is restored', async () => {
    const name = freshName();
    let isOnline = false;
    const sent: string[] = [];
    const tab = here({ name, send: ({ callId }) => isOnline && Boolean(sent.push(callId)) });
    await tab.call.start();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(tab.call.getSnapshot().status).toBe('idle');
    expect([tab.hasLiveMicrophone(), tab.provider.countLive()]).toEqual([false, 0]);
    await expect.poll(() => tab.lease.isHeld()).toBe(false);
    await expectWaiting(name);
    expect(sent).toEqual([]);
    isOnline = true;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.poll(() => sent).toHaveLength(1);
    await expect.poll(() => listWaiting(name)).toEqual([]);
    await expect(tab.call.start()).resolves.toMatchObject({ kind: 'started' });
  });
});

describe('the outbox in IndexedDB', () => {
  it('reopens after the browser failed to open it', async () => {
    const name = freshName();
    (await openDB(name, 9)).close();
    const store = createIndexedDbOutboxStore(name);
    await expect(store.list()).rejects.toMatchObject({ name: 'VersionError' });
    await deleteDB(name);
    await expect(store.list()).resolves.toEqual([]);
  });

  it('is flushed by one tab at a time', async () => {
    const name = freshName();
    const [one, other] = [createIndexedDbOutboxStore(name), createIndexedDbOutboxStore(name)];
    const gate = Promise.withResolvers<void>();
    const first = one.withLock(() => gate.promise);
    await expect(other.withLock(async () => undefined)).resolves.toBe(false);
    gate.resolve();
    await expect(first).resolves.toBe(true);
    await expect(other.withLock(async () => undefined)).resolves.toBe(true);
  });

  it('keeps the draft of a crashed call, and sends it when no call is alive', async () => {
    const name = freshName();
    const { tab, frame } = await there({ name, isBound: false });
    await tab.call.start();
    tab.provider.room().visitorSays('Half a call.');
    const store = createIndexedDbOutboxStore(name);
    await expect.poll(() => store.parts(`call-of-${name}`)).toHaveLength(1);
    const whileAlive = visitLater(name, tab.lease.isHeld);
    await whileAlive.outbox.flush();
    expect(whileAlive.sent).toEqual([]);
    frame.remove();
    expect(tab.records).toEqual([]);
    const { outbox, sent } = visitLater(name);
    // Clocks of Firefox pages differ by a millisecond.
    await expect.poll(async () => (await outbox.flush(), sent.length)).toBe(1);
    expect(sent).toMatchObject([{ callId: `call-of-${name}`, transcript: 'User: Half a call.' }]);
    expect(await store.list()).toEqual([]);
  });
});
