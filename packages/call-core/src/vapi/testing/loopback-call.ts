import { afterEach, beforeEach, expect, vi } from 'vitest';
import { openMicrophone } from '../../browser/index.ts';
import type { Call, CallOptions } from '../../call/call.ts';
import { createCall } from '../../call/create-call.ts';
import type { CallRecord } from '../../conversation/call-record.ts';
import type { Fetch } from '../../platform.ts';
import {
  getLoopback,
  getLoopbackScript,
  type LiveThingsWatch,
  type LoopbackRoom,
  type LoopbackSettings,
  watchLiveThings,
} from '../../testing/index.ts';
import { createVapiProvider, type VapiProviderOptions } from '../vapi-provider.ts';

export const callMachineUrl = URL.createObjectURL(new Blob([getLoopbackScript()], { type: 'text/javascript' }));

export const WEB_CALL = JSON.stringify({
  id: 'call-at-provider',
  assistantId: 'asad',
  webCallUrl: 'https://vapi.daily.co/room',
});

const NOTHING = { microphones: 0, audioElements: 0, audioContexts: 0, timers: 0 };

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves with the assistant's element once the SDK plays it. */
export const waitForPlayer = (): Promise<HTMLAudioElement> =>
  vi.waitUntil(() => document.querySelector<HTMLAudioElement>('audio[data-participant-id]'), 4_000);

export function answer(status: number, body: string, delayMs = 0): Fetch {
  return (_url, { signal }) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve({ ok: status < 300, status, text: async () => body }), delayMs);
      signal?.addEventListener('abort', () => (clearTimeout(timer), reject(new DOMException('Aborted', 'AbortError'))));
    });
}

/** After each test its calls end, and must leave nothing. */
export function useLoopbackCalls() {
  let watch: LiveThingsWatch;
  let calls: Call[] = [];
  const events: string[] = [];
  const records: CallRecord[] = [];

  async function until<T>(what: string, find: () => T | undefined | false | null, limitMs = 4_000): Promise<T> {
    const endAt = performance.now() + limitMs;
    for (;;) {
      const found = find();
      if (found) return found;
      if (performance.now() > endAt)
        throw new Error(`${what} did not happen within ${limitMs} ms; events: ${events.join(', ')}`);
      await sleep(10);
    }
  }

  function begin(
    settings: LoopbackSettings = {},
    options: Partial<CallOptions> = {},
    provider: VapiProviderOptions = {},
  ): Call {
    getLoopback().settings = settings;
    const getToken = async (): Promise<string> => 'token';
    const call = createCall({
      target: { assistantId: 'asad' },
      openMicrophone,
      // The default lease would refuse a second call before its provider.
      lease: { acquire: async () => () => undefined },
      provider: createVapiProvider({
        apiBaseUrl: '/api',
        getToken,
        fetch: answer(201, WEB_CALL),
        callMachineUrl,
        ...provider,
      }),
      delivery: {
        open: () => ({
          begin: () => undefined,
          append: () => undefined,
          deliver: (record) => void records.push(record),
        }),
      },
      ...options,
    });
    call.on('call-start', () => void events.push('call-start'));
    call.on('call-start-failed', ({ stage, error }) => void events.push(`call-start-failed:${stage}:${error?.code}`));
    call.on('tool-call', ({ name }) => void events.push(`tool-call:${name}`));
    call.on('call-end', ({ end }) => void events.push(`call-end:${end.by}`));
    call.on('error', ({ code }) => void events.push(`error:${code}`));
    call.on('call-start-progress', ({ stage, status }) => void events.push(`${stage}:${status}`));
    calls.push(call);
    return call;
  }

  async function talk(...given: Parameters<typeof begin>): Promise<Call> {
    const call = begin(...given);
    await expect(call.start()).resolves.toMatchObject({ kind: 'started' });
    return call;
  }

  const liveRooms = (): number => getLoopback().rooms.filter(({ isLive }) => isLive).length;
  async function expectNothingLeft(): Promise<void> {
    await expect.poll(() => watch.count(), { timeout: 2_500 }).toEqual(NOTHING);
    expect(liveRooms()).toBe(0);
  }

  beforeEach(() => {
    events.length = 0;
    records.length = 0;
    watch = watchLiveThings();
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(calls.splice(0).map((call) => call.end()));
    await expectNothingLeft().finally(() => watch.undo());
  });

  return {
    events,
    records,
    begin,
    talk,
    until,
    liveRooms,
    countLive: () => watch.count(),
    countRooms: (): number => getLoopback().rooms.length,
    room: (): LoopbackRoom => getLoopback().rooms.at(-1) as LoopbackRoom,
    active: (call: Call) => until('active', () => call.getSnapshot().status === 'active'),
    idle: (call: Call) => until('idle', () => call.getSnapshot().status === 'idle'),
    expectNothingLeft,
  };
}
