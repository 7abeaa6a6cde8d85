import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMicrophone } from '../browser/index.ts';
import type { CallOptions } from '../call/call-options.ts';
import { createCall, type Call } from '../call/create-call.ts';
import { CallError } from '../call-error.ts';
import type { CallRecord } from '../contract/call-record.ts';
import { createWebCallSource } from '../delivery/web-call-source.ts';
import type { Fetch } from '../platform.ts';
import {
  getLoopback,
  getLoopbackScript,
  watchLiveThings,
  type LiveThingsWatch,
  type LoopbackRoom,
  type LoopbackSettings,
} from '../testing/index.ts';
import { createVapiProvider } from './vapi-provider.ts';

const callMachineUrl = URL.createObjectURL(new Blob([getLoopbackScript()], { type: 'text/javascript' }));
const NOTHING = { microphones: 0, audioElements: 0, audioContexts: 0, timers: 0 };

let watch: LiveThingsWatch;
let call: Call;
let told: string[];
let records: CallRecord[];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function until<T>(what: string, find: () => T | undefined | false | null, limitMs = 4_000): Promise<T> {
  const endAt = performance.now() + limitMs;
  for (;;) {
    const found = find();
    if (found) return found;
    if (performance.now() > endAt)
      throw new Error(`${what} did not happen within ${limitMs} ms; told: ${told.join(', ')}`);
    await sleep(10);
  }
}

function answer(status: number, body: string, delayMs = 0): Fetch {
  return (_url, { signal }) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve({ ok: status < 300, status, text: async () => body }), delayMs);
      signal?.addEventListener('abort', () => (clearTimeout(timer), reject(new DOMException('Aborted', 'AbortError'))));
    });
}

const WEB_CALL = JSON.stringify({
  id: 'call-at-provider',
  assistantId: 'asad',
  webCallUrl: 'https://vapi.daily.co/room',
});

function begin(
  settings: LoopbackSettings = {},
  options: Partial<CallOptions> = {},
  fetch: Fetch = answer(201, WEB_CALL),
): Call {
  getLoopback().settings = settings;
  call = createCall({
    target: { assistantId: 'asad' },
    openMicrophone,
    webCalls: createWebCallSource({ apiBaseUrl: '/api', getToken: async () => 'token', fetch }),
    findProvider: async () => createVapiProvider({ callMachineUrl }),
    deliver: (record) => void records.push(record),
    ...options,
  });
  call.on('call-start', () => void told.push('call-start'));
  call.on('call-start-failed', ({ stage, error }) => void told.push(`call-start-failed:${stage}:${error?.code}`));
  call.on('call-end', ({ end }) => void told.push(`call-end:${end.by}`));
  call.on('error', ({ code }) => void told.push(`error:${code}`));
  call.on('call-start-progress', ({ stage, status }) => void told.push(`${stage}:${status}`));
  return call;
}

const status = () => call.getSnapshot().status;
const room = (): LoopbackRoom => getLoopback().rooms.at(-1) as LoopbackRoom;
const active = () => until('active', () => status() === 'active');
const liveRooms = () => getLoopback().rooms.filter(({ isLive }) => isLive).length;

/** Nothing of the call is alive; the room's client needs a moment to take its own timers down. */
async function expectNothingLeft(): Promise<void> {
  await until(
    'everything let go',
    () => JSON.stringify(watch.count()) === JSON.stringify(NOTHING) || null,
    2_500,
  ).catch(() => undefined);
  expect(watch.count()).toEqual(NOTHING);
  expect(liveRooms()).toBe(0);
}

beforeEach(() => {
  told = [];
  records = [];
  watch = watchLiveThings();
});

afterEach(async () => {
  await call.stop();
  await sleep(50);
  watch.undo();
});

describe('a call through the real SDK', () => {
  it('starts, speaks, listens, ends, and leaves nothing behind', async () => {
    begin();
    await expect(call.start()).resolves.toEqual({ callId: 'call-at-provider' });
    await active();
    await until('the assistant’s audio', () => document.querySelector('audio[data-participant-id]'));
    room().say({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Good evening.' });
    await until('the caption', () => call.getSnapshot().conversation.lines.length === 1);
    room().level(0.075);
    await until('the level', () => call.levels.assistant() === 0.5);
    call.send('What did he build?');
    await until('the typed text', () => JSON.stringify(room().appMessages).includes('What did he build?'));
    await call.stop();
    expect(records).toMatchObject([
      { callId: 'call-at-provider', transcript: 'Assistant: Good evening.\nUser: What did he build?' },
    ]);
    expect(records[0]?.messages.at(-1)).toMatchObject({
      type: 'status-update',
      status: 'ended',
      endedReason: 'customer-ended-call',
    });
    await expectNothingLeft();
  });

  it('reports the stages of the start by their names', async () => {
    begin();
    await call.start();
    for (const stage of [
      'microphone',
      'web-call-creation',
      'daily-call-object-creation',
      'daily-call-join',
      'audio-observer-setup',
      'audio-processing-setup',
    ]) {
      expect(told).toContain(`${stage}:completed`);
    }
    expect(told).toContain('video-recording-setup:skipped');
  });

  it('can be made three times in a row', async () => {
    begin();
    const before = getLoopback().rooms.length;
    for (let time = 0; time < 3; time += 1) {
      await call.start();
      await active();
      await call.stop();
    }
    expect(records).toHaveLength(3);
    expect(getLoopback().rooms.length - before).toBe(3);
    await expectNothingLeft();
  });
});

describe('trap 1: ending while the web call is being made', () => {
  it('never joins', async () => {
    begin({}, {}, answer(201, WEB_CALL, 300));
    const before = getLoopback().rooms.length;
    const started = call.start();
    await until('creating', () => call.getSnapshot().phase === 'creatingCall');
    await call.stop();
    await expect(started).resolves.toBeNull();
    await sleep(500);
    expect(getLoopback().rooms.length).toBe(before);
    await expectNothingLeft();
  });
});

describe('traps 2 and 3: a start that fails, or is given up while joining', () => {
  it('can be tried again after a room that could not be joined', async () => {
    begin({ joinError: 'room is gone' });
    await expect(call.start()).resolves.toBeNull();
    expect(told).toContain('call-start-failed:daily-call-join:join_failed');
    getLoopback().settings = {};
    await expect(call.start()).resolves.not.toBeNull();
  });

  it('settles when it is ended while the room does not answer', async () => {
    begin({ hangsOnJoin: true });
    const started = call.start();
    await until('joining', () => told.includes('daily-call-join:started'));
    await sleep(50);
    await call.stop();
    await expect(started).resolves.toBeNull();
    await expectNothingLeft();
  });

  for (const delayMs of [5, 60, 120, 300, 450, 800]) {
    it(`leaves nothing behind when it is ended ${delayMs} ms into a slow start`, async () => {
      begin({ joinDelayMs: 250, trackDelayMs: 250 }, {}, answer(201, WEB_CALL, 150));
      const started = call.start();
      await sleep(delayMs);
      await call.stop();
      await started;
      expect(status()).toBe('idle');
      await expectNothingLeft();
    });
  }
});

describe('trap 4: what the last call left to say', () => {
  it('does not let the assistant speak when nobody does', async () => {
    begin();
    await call.start();
    await active();
    room().level(0.5);
    await until('the level', () => call.levels.assistant() === 1);
    await call.stop();
    expect([call.levels.assistant(), call.getSnapshot().assistantIsSpeaking]).toEqual([0, false]);
    await call.start();
    expect(call.levels.assistant()).toBe(0);
  });
});

describe('trap 5: audio elements', () => {
  it('are gone when the assistant hangs up, too', async () => {
    begin();
    await call.start();
    await until('the assistant’s audio', () => document.querySelector('audio[data-participant-id]'));
    room().leave();
    await until('idle', () => status() === 'idle');
    await expectNothingLeft();
  });
});

describe('traps 6 and 12: the beginning of the talk', () => {
  it('is told once, though the SDK tells it twice', async () => {
    begin();
    await call.start();
    await until('the second sign of life', () => document.querySelector('audio[data-participant-id]'));
    await sleep(100);
    expect(told.filter((line) => line === 'call-start')).toHaveLength(1);
  });

  it('is not lost when the assistant listens before the join is answered', async () => {
    begin({ listensEarly: true, joinDelayMs: 100 });
    await call.start();
    await active();
  });
});

describe('traps 7 and 9: one room after another', () => {
  it('starts a call at once after ending one, with no orphan left', async () => {
    begin({ leaveDelayMs: 200 });
    await call.start();
    await active();
    void call.stop();
    const second = begin({ leaveDelayMs: 200 });
    await expect(second.start()).resolves.not.toBeNull();
    await active();
    expect(liveRooms()).toBe(1);
    await second.stop();
    await expectNothingLeft();
  });

  it('survives being started twice by a development double mount', async () => {
    begin({ joinDelayMs: 100 });
    const first = call;
    const started = first.start();
    await until('joining', () => told.includes('daily-call-join:started'));
    await first.stop();
    const second = begin();
    await Promise.all([started, expect(second.start()).resolves.not.toBeNull()]);
    await active();
    expect(liveRooms()).toBe(1);
  });
});

describe('traps 10 and 13: noise cancellation', () => {
  it('going wrong does not end the call, before or after the start', async () => {
    begin({ noiseCancellationError: 'KrispInitError: Canceled' });
    await call.start();
    await active();
    await until('the error', () => told.includes('error:audio_degraded'));
    expect(status()).toBe('active');
    room().failAudioProcessor();
    await sleep(100);
    expect(status()).toBe('active');
  });

  it('going wrong does not unmute a muted visitor', async () => {
    begin();
    await call.start();
    await active();
    await call.setMuted(true);
    await until('muted', () => !room().isAudioOn);
    room().failAudioProcessor();
    await sleep(300);
    expect(room().isAudioOn).toBe(false);
    await call.setMuted(false);
    await until('heard again', () => room().isAudioOn);
    room().failAudioProcessor();
    await sleep(150);
    expect(room().isAudioOn).toBe(true);
  });
});

describe('trap 11: a refused microphone', () => {
  it('makes no request to the provider', async () => {
    let requests = 0;
    begin({}, { openMicrophone: () => Promise.reject(new CallError('microphone_denied', 'Denied.')) }, (...all) => {
      requests += 1;
      return answer(201, WEB_CALL)(...all);
    });
    await expect(call.start()).resolves.toBeNull();
    expect([requests, status()]).toEqual([0, 'idle']);
  });

  it('that fails inside the room ends the call instead of leaving it silent', async () => {
    begin({ cameraError: 'permissions' });
    await call.start();
    await until('idle', () => status() === 'idle');
    expect(call.getSnapshot().error?.code).toBe('microphone_denied');
    await expectNothingLeft();
  });

  it('is not asked for in a typed call', async () => {
    begin();
    await call.start({ mode: 'text' });
    await active();
    expect(watch.count().microphones).toBe(0);
    await call.stop();
    await expectNothingLeft();
  });
});

describe('trap 15: typing before the room is joined', () => {
  it('waits, and arrives', async () => {
    begin({ joinDelayMs: 150 });
    const started = call.start();
    expect(call.send('early')).toEqual({ kind: 'queued' });
    await started;
    await until('the text', () => JSON.stringify(room().appMessages).includes('early'));
  });
});

describe('trap 19: an end that arrives as an error', () => {
  it('is an end', async () => {
    begin();
    await call.start();
    await active();
    room().say({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
    room().eject();
    await until('idle', () => status() === 'idle');
    expect(told).toContain('call-end:assistant');
    expect(told.filter((line) => line.startsWith('error:'))).toEqual([]);
    expect(records).toHaveLength(1);
    await expectNothingLeft();
  });
});

describe('a provider that does not answer as it should', () => {
  for (const [what, fetch] of Object.entries({
    '401': answer(401, '{"message":"Invalid Key"}'),
    'a gateway’s HTML': answer(502, '<html>Bad Gateway</html>'),
  })) {
    it(`leaves the visitor idle after ${what}`, async () => {
      begin({}, {}, fetch);
      await expect(call.start()).resolves.toBeNull();
      expect(told).toContain('call-start-failed:web-call-creation:creation_failed');
      await expectNothingLeft();
    });
  }
});
