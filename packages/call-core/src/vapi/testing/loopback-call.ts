import { afterEach, beforeEach, expect, vi } from 'vitest';
import { openMicrophone } from '../../browser/index.ts';
import type { Call, CallOptions } from '../../call/call.ts';
import { createSteadyClock, type Fetch } from '../../platform.ts';
import {
  createTestCall,
  getLoopback,
  getLoopbackScript,
  type LiveThingsWatch,
  type LoopbackRoom,
  type LoopbackSettings,
  type TestCall,
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
  const tests: TestCall[] = [];
  const findEvents = (): readonly string[] => tests.flatMap(({ told }) => told);

  async function until<T>(what: string, find: () => T | undefined | false | null, limitMs = 4_000): Promise<T> {
    const endAt = performance.now() + limitMs;
    for (;;) {
      const found = find();
      if (found) return found;
      if (performance.now() > endAt)
        throw new Error(`${what} did not happen within ${limitMs} ms; events: ${findEvents().join(', ')}`);
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
    const fetch = answer(201, WEB_CALL);
    const test = createTestCall({
      clock: createSteadyClock(),
      openMicrophone,
      provider: createVapiProvider({ apiBaseUrl: '/api', getToken, fetch, callMachineUrl, ...provider }),
      ...options,
    });
    tests.push(test);
    return test.call;
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

  beforeEach(() => void (watch = watchLiveThings()));

  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(tests.splice(0).map(({ call }) => call.end()));
    await expectNothingLeft().finally(() => watch.undo());
  });

  return {
    get events() {
      return findEvents();
    },
    get records() {
      return tests.flatMap(({ records }) => records);
    },
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
