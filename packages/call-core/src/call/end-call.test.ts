import { describe, expect, it, vi } from 'vitest';
import {
  createFakeMicrophone,
  createManualClock,
  createScriptedProvider,
  createTestCall,
  settle,
} from '../testing/index.ts';
import { providerOf } from './testing/provider-of.ts';
import { never, startTestCall } from './testing/start-test-call.ts';
import type { FinishedCall } from './call.ts';
import { createCall } from './create-call.ts';

describe('ending a call', () => {
  it('marks the line that a hang-up interrupted, but no finished line and none that the assistant ended with', async () => {
    const { call, provider, records } = createTestCall();
    const ended: FinishedCall[] = [];
    call.on('call-end', (event) => void ended.push(event));
    const begin = async (): Promise<void> => {
      await call.start();
      provider.room().assistantSays('Good evening.');
      provider.room().emit({ type: 'transcript', speaker: 'assistant', text: 'I was just about', isFinal: false });
    };
    await begin();
    await call.end();
    expect(records[0]?.messages.at(-1)).toEqual({
      type: 'status-update',
      status: 'ended',
      endedReason: 'customer-ended-call',
      source: 'call-core',
    });
    await begin();
    provider.room().end();
    await settle();
    const cut = ended.map(({ lines }) => lines.map(({ isInterrupted }) => isInterrupted));
    expect(cut).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('keeps the unheard rest of an answer that the visitor hangs up on', async () => {
    const provider = providerOf(
      (emit) => {
        emit({ type: 'transcript', speaker: 'assistant', text: 'I was just about', isFinal: false });
        return { interrupt: () => emit({ type: 'interrupted', unheard: ' to say so.' }) };
      },
      { can: ['interrupt'] },
    );
    const { call } = createTestCall({ provider });
    const ended: FinishedCall[] = [];
    call.on('call-end', (event) => void ended.push(event));
    await call.start();
    await call.end();
    expect(ended[0]?.lines).toMatchObject([{ text: 'I was just about', isInterrupted: true, unheard: ' to say so.' }]);
  });

  it('builds one record, with start, end and everything that was said, and clears the snapshot', async () => {
    const { call, clock, records, room } = await startTestCall();
    room.assistantSays('Good evening.');
    room.visitorSays('What did he build?');
    await clock.advance(30_000);
    room.end();
    room.end();
    await settle();
    await call.end();
    expect(call.getSnapshot()).toMatchObject({ callId: null, startedAtMs: null, conversation: { lines: [] } });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      callId: 'call-1',
      assistantId: 'asad',
      startedAt: '2026-01-01T00:00:00.000Z',
      endedAt: '2026-01-01T00:00:30.000Z',
      transcript: 'Assistant: Good evening.\nUser: What did he build?',
    });
  });

  it.each([3_600_000, -3_600_000])('counts elapsed time when the clock is set by %i ms during the call', async (ms) => {
    const call = createCall({
      provider: createScriptedProvider(),
      openMicrophone: async () => createFakeMicrophone(),
      target: { assistantId: 'asad' },
    });
    const finished: FinishedCall[] = [];
    call.on('call-end', (ended) => void finished.push(ended));
    await call.start();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
    await call.end();
    now.mockRestore();
    const { startedAt = '', endedAt = '' } = finished[0]?.record ?? {};
    expect(Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 10_000)).toBe(0);
  });

  it('dates the end of the record, and of the speech, at the hang-up, not after a slow leave', async () => {
    const { call, clock, records, room } = await startTestCall({ room: { beforeLeft: never } });
    await clock.advance(10_000);
    room.emit({ type: 'speaking', speaker: 'assistant', isSpeaking: true });
    const stopped = call.end();
    expect(call.getSnapshot()).toMatchObject({ status: 'active', assistantIsSpeaking: false });
    await clock.advance(2_000);
    await stopped;
    expect([records[0]?.endedAt, call.getSnapshot().status]).toEqual(['2026-01-01T00:00:10.000Z', 'idle']);
  });

  it('adds no status-update to a provider’s own', async () => {
    const { records, room } = await startTestCall({ room: {} });
    const last = { type: 'status-update', status: 'ended', endedReason: 'silence-timed-out' };
    room.emit({ type: 'message', message: last });
    room.end({ by: 'limit', endedReason: 'silence-timed-out' });
    await settle();
    expect(records[0]?.messages).toEqual([last]);
  });
});

it.each([
  ['without a reason', '', undefined, ['call-end:unknown']],
  [
    'by an error without a value',
    'pipeline-broke',
    { by: 'error', endedReason: 'pipeline-broke' },
    ['error:connection_lost', 'call-end:error'],
  ],
])('a provider’s end %s leaves a record, and an event with its reason', async (_, reason, end, events) => {
  const { call, records, told, room } = await startTestCall();
  room.assistantSays('Good evening.');
  room.emit({ type: 'ended', end } as never);
  await settle();
  expect(records.map(({ transcript }) => transcript)).toEqual(['Assistant: Good evening.']);
  expect(told.slice(told.indexOf('call-start') + 1)).toEqual(events);
  expect(call.getSnapshot().error?.message ?? '').toContain(reason);
});

it.each([
  ['the room is left', 0, 700, 700],
  ['the room has been left for two seconds', 0, 9_000, 2_000],
  ['a room that was joined too late is left', 400, 300, 700],
])('the lease of a call is given back when %s, and not to another tab before', async (_, joinMs, leaveMs, heldMs) => {
  const clock = createManualClock();
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.setTimer(ms, resolve));
  const session = { assistantLevel: () => 0, setMuted: () => undefined, leave: () => wait(leaveMs) };
  const giveBack = vi.fn();
  const { call } = createTestCall({
    clock,
    lease: { acquire: async () => giveBack },
    provider: { create: async () => ({ callId: 'a', join: () => wait(joinMs).then(() => session) }) },
  });
  void call.start();
  await clock.advance(0);
  void call.end();
  await clock.advance(heldMs - 1);
  expect(giveBack).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(giveBack).toHaveBeenCalledOnce();
  expect(call.getSnapshot().status).toBe('idle');
});

it('a provider that gives its calls no id leaves one record, under the id of its draft', async () => {
  const { call, clock, heads, provider, records } = createTestCall({
    provider: providerOf(() => ({}), { callId: '' }),
  });
  const started = await call.start();
  await clock.advance(5_000);
  const { callId } = call.getSnapshot();
  await call.end();
  expect(provider.rooms).toEqual([]);
  expect(callId).toMatch(/^call-\d+$/);
  expect(started).toEqual({ kind: 'started', callId });
  expect([heads.map((head) => head.callId), records.map((record) => record.callId)]).toEqual([[callId], [callId]]);
});

describe('a port that throws in the background', () => {
  const broken = (): never => {
    throw new Error('a port’s bug');
  };

  it('does not prevent the call from starting, closing the microphone, releasing the lease and ending', async () => {
    const reportError = vi.fn();
    let leased = 0;
    const microphone = createFakeMicrophone();
    const stop = (): never => (microphone.stop(), broken());
    const { call, clock } = createTestCall({
      reportError,
      delivery: { open: () => ({ begin: broken, append: broken, deliver: broken }) },
      lease: { acquire: async () => ((leased += 1), () => (void (leased -= 1), broken())) },
      openMicrophone: async () => ({ ...microphone, setMuted: broken, stop }),
    });
    await call.start();
    expect(call.getSnapshot().status).toBe('active');
    await call.end();
    const { status } = call.getSnapshot();
    expect([status, leased, microphone.isLive(), clock.countTimers()]).toEqual(['idle', 0, false, 0]);
    expect(reportError).toHaveBeenCalledTimes(5);
    await expect(call.start()).resolves.toMatchObject({ kind: 'started' });
  });
});

it('a disposed call ends with its record, emits no further event, and starts no other', async () => {
  const { call, clock, provider, records, told } = createTestCall();
  let changes = 0;
  call.subscribe(() => void (changes += 1));
  await call.start();
  await call.dispose();
  expect([records.length, provider.countLive(), clock.countTimers()]).toEqual([1, 0, 0]);
  expect(told.at(-1)).toBe('call-end:visitor');
  const before = changes;
  await expect(call.start()).resolves.toMatchObject({ kind: 'refused', error: { code: 'disposed' } });
  await call.setVolume(0.5);
  expect(changes).toBe(before);
  await call.dispose();
});
