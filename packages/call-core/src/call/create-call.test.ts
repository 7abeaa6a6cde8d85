import { describe, expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import { NO_TARGET_MESSAGE } from '../call-target.ts';
import { createFakeMicrophone, createTestCall, settle } from '../testing/index.ts';
import { WEB_CALL_CREATION_LIMIT_MS } from '../start-stage.ts';
import type { CallRecord } from '../contract/call-record.ts';
import type { FinishedCall } from './call-snapshot.ts';
import { DRAFT_INTERVAL_MS } from './draft-record.ts';

const never = (): Promise<never> => new Promise(() => undefined);

describe('starting a call', () => {
  it('goes from idle over connecting to active, microphone before the web call before the room', async () => {
    const { call, told } = createTestCall();
    const seen: string[] = [];
    call.subscribe(() => void (seen.at(-1) === call.getSnapshot().status || seen.push(call.getSnapshot().status)));
    await expect(call.start()).resolves.toEqual({ callId: 'web-call-1' });
    expect(seen).toEqual(['idle', 'connecting', 'active']);
    expect(told.filter((line) => line.endsWith(':completed'))).toEqual([
      'progress:microphone:completed',
      'progress:web-call-creation:completed',
      'progress:daily-call-join:completed',
    ]);
    expect(told).toContain('call-start-success');
    expect(told).toContain('call-start');
  });

  it('returns nothing when a call was started already, and makes no second one', async () => {
    const { call, provider } = createTestCall();
    const first = call.start();
    await expect(call.start()).resolves.toBeNull();
    await first;
    await expect(call.start()).resolves.toBeNull();
    expect(provider.rooms).toHaveLength(1);
  });

  it('throws the specification’s words when nobody is named', async () => {
    const { call, told } = createTestCall({ target: {} });
    await expect(call.start()).rejects.toThrow(NO_TARGET_MESSAGE);
    expect(told).toEqual(['call-start-failed:null:validation-error']);
    expect(call.getSnapshot().status).toBe('idle');
  });

  it('asks for no microphone when the visitor wants to type', async () => {
    const { call, microphones, provider } = createTestCall();
    await call.start({ mode: 'text' });
    expect(microphones).toHaveLength(0);
    expect(provider.room().context.microphone).toBeNull();
  });

  it('makes no web call and asks for no microphone when the gate refuses', async () => {
    const { call, microphones, provider } = createTestCall({
      gate: { check: async () => new CallError('not_verified', 'Verify first.') },
    });
    await expect(call.start()).resolves.toBeNull();
    expect(call.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'not_verified' } });
    expect([microphones.length, provider.rooms.length]).toEqual([0, 0]);
  });

  it('makes no web call when the microphone is refused', async () => {
    let created = 0;
    const { call } = createTestCall({
      openMicrophone: () => Promise.reject(new CallError('microphone_denied', 'Denied.')),
      webCalls: { create: async () => ((created += 1), { id: 'x', webCallUrl: 'y' }) },
    });
    await expect(call.start()).resolves.toBeNull();
    expect(created).toBe(0);
    expect(call.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'microphone_denied' } });
  });

  it('waits one second before joining on a phone', async () => {
    const { call, clock, provider, told } = createTestCall({ isMobile: true });
    void call.start();
    await clock.advance(999);
    expect(provider.rooms).toHaveLength(0);
    await clock.advance(1);
    expect(provider.rooms).toHaveLength(1);
    expect(told).toContain('progress:mobile-permissions:completed');
  });

  it('names the stage that failed, and the specification’s type for it', async () => {
    const { call, told } = createTestCall({ room: { beforeJoined: () => Promise.reject(new Error('room is full')) } });
    await expect(call.start()).resolves.toBeNull();
    expect(told).toContain('call-start-failed:daily-call-join:daily-call-join-error');
    expect(call.getSnapshot().error).toMatchObject({
      code: 'join_failed',
      stage: 'daily-call-join',
      message: 'room is full',
    });
  });

  it('gives up a stage that takes too long, and leaves no timer', async () => {
    const { call, clock, microphones } = createTestCall({ webCalls: { create: never } });
    const started = call.start();
    await clock.advance(WEB_CALL_CREATION_LIMIT_MS);
    await expect(started).resolves.toBeNull();
    expect(call.getSnapshot().error).toMatchObject({ code: 'timed_out', stage: 'web-call-creation' });
    expect(microphones.map((microphone) => microphone.isLive())).toEqual([false]);
    expect(clock.countTimers()).toBe(0);
  });

  it('waits for the assistant after joining, and is active at its first sign of life', async () => {
    const { call, provider } = createTestCall({ room: { startsTalk: false } });
    await call.start();
    expect(call.getSnapshot()).toMatchObject({ status: 'connecting', stage: 'call-start' });
    provider.room().startTalk();
    provider.room().startTalk();
    expect(call.getSnapshot().status).toBe('active');
  });

  it('says that a call runs in another tab instead of starting a second', async () => {
    const { call } = createTestCall({ lease: { acquire: async () => null } });
    await expect(call.start()).resolves.toBeNull();
    expect(call.getSnapshot().error?.code).toBe('busy_elsewhere');
  });
});

describe('ending a call', () => {
  it('hangs up, stops the microphone, returns the lease and leaves no timer', async () => {
    let leased = 0;
    const { call, clock, microphones, provider, told } = createTestCall({
      lease: { acquire: async () => ((leased += 1), () => void (leased -= 1)) },
    });
    await call.start();
    expect(leased).toBe(1);
    await call.stop();
    expect(call.getSnapshot().status).toBe('idle');
    expect([provider.countLive(), leased, clock.countTimers()]).toEqual([0, 0, 0]);
    expect(microphones.every((microphone) => !microphone.isLive())).toBe(true);
    expect(told.at(-1)).toBe('call-end:visitor');
  });

  it('tells of a status-update with customer-ended-call when the visitor leaves', async () => {
    const { call, records } = createTestCall();
    await call.start();
    await call.stop();
    expect(records[0]?.messages.at(-1)).toEqual({
      type: 'status-update',
      status: 'ended',
      endedReason: 'customer-ended-call',
    });
  });

  it('forgets id, start, transcript and messages, and hands the page a copy', async () => {
    const { call, provider } = createTestCall();
    let finished: FinishedCall | undefined;
    call.on('call-end', (event) => void (finished = event));
    await call.start();
    provider.room().assistantSays('Good evening.');
    await call.stop();
    expect(call.getSnapshot()).toMatchObject({ callId: null, startedAtMs: null, conversation: { lines: [] } });
    expect(finished?.lines.map(({ text }) => text)).toEqual(['Good evening.']);
  });

  it('builds one record, with start, end and everything that was said', async () => {
    const { call, clock, provider, records } = createTestCall();
    await call.start();
    provider.room().assistantSays('Good evening.');
    provider.room().visitorSays('What did he build?');
    await clock.advance(30_000);
    provider.room().end();
    provider.room().end();
    await settle();
    await call.stop();
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      callId: 'web-call-1',
      assistantId: 'asad',
      startedAt: '2026-01-01T00:00:00.000Z',
      endedAt: '2026-01-01T00:00:30.000Z',
      transcript: 'Assistant: Good evening.\nUser: What did he build?',
    });
  });

  it('saves nothing of a call that never began', async () => {
    const { call, records } = createTestCall({ room: { startsTalk: false } });
    await call.start();
    await call.stop();
    expect(records).toEqual([]);
  });

  it('does not wait for ever for a provider that does not let go', async () => {
    const { call, clock } = createTestCall({ room: { beforeLeft: never } });
    await call.start();
    const stopped = call.stop();
    await clock.advance(2_000);
    await stopped;
    expect(call.getSnapshot().status).toBe('idle');
  });

  for (const [phase, options] of Object.entries({
    'the gate is asked': { gate: { check: never } },
    'the microphone prompt stands': { openMicrophone: never },
    'the web call is made': { webCalls: { create: never } },
  })) {
    it(`settles the start with nothing when it is ended while ${phase}`, async () => {
      const { call, clock, records } = createTestCall(options);
      const started = call.start();
      await settle();
      await call.stop();
      await expect(started).resolves.toBeNull();
      expect([call.getSnapshot().status, call.getSnapshot().error, clock.countTimers(), records.length]).toEqual([
        'idle',
        null,
        0,
        0,
      ]);
    });
  }

  it('closes a microphone that is granted after the call was given up', async () => {
    const late = Promise.withResolvers<ReturnType<typeof createFakeMicrophone>>();
    const { call } = createTestCall({ openMicrophone: () => late.promise });
    void call.start();
    await settle();
    await call.stop();
    const microphone = createFakeMicrophone();
    late.resolve(microphone);
    await settle();
    expect(microphone.isLive()).toBe(false);
  });

  it('leaves a room whose assistant speaks before the join has settled', async () => {
    const { call, provider } = createTestCall();
    const isActive = new Promise<void>((resolve) => void call.on('call-start', () => resolve()));
    const started = call.start();
    await isActive;
    await call.stop();
    await settle();
    await expect(started).resolves.toBeNull();
    expect(provider.countLive()).toBe(0);
  });

  it('leaves a room that is entered after the call was given up', async () => {
    const door = Promise.withResolvers<void>();
    const { call, clock, provider } = createTestCall({ room: { beforeJoined: () => door.promise } });
    void call.start();
    await settle();
    const stopped = call.stop();
    door.resolve();
    await clock.advance(0);
    await stopped;
    expect(provider.countLive()).toBe(0);
  });

  it('delivers the record before a page that goes away has gone', async () => {
    const { call, records, microphones } = createTestCall({ room: { beforeLeft: never } });
    await call.start();
    call.abandon();
    expect(records).toHaveLength(1);
    expect(microphones[0]?.isLive()).toBe(false);
    expect(call.getSnapshot().status).toBe('idle');
  });

  it('can be called again, and again', async () => {
    const { call, provider, records } = createTestCall();
    for (const id of ['web-call-1', 'web-call-2', 'web-call-3']) {
      await expect(call.start()).resolves.toEqual({ callId: id });
      await call.stop();
    }
    expect(records.map(({ callId }) => callId)).toEqual(['web-call-1', 'web-call-2', 'web-call-3']);
    expect(provider.countLive()).toBe(0);
  });

  it('hears nothing more from a call that is over', async () => {
    const { call, provider } = createTestCall();
    await call.start();
    const [old] = provider.rooms;
    await call.stop();
    await call.start();
    old?.assistantSays('I am a ghost.');
    old?.end();
    expect(call.getSnapshot()).toMatchObject({ status: 'active', conversation: { lines: [] } });
  });

  it('ends with what broke it, when the connection breaks', async () => {
    const { call, provider, told } = createTestCall();
    await call.start();
    provider.room().fail(new CallError('connection_lost', 'The line broke.'));
    await settle();
    expect(call.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'connection_lost' } });
    expect(told.slice(-2)).toEqual(['error:connection_lost', 'call-end:error']);
  });
});

describe('during a call', () => {
  it('keeps what is typed before the call is active, and sends it in order when it is', async () => {
    const { call, provider } = createTestCall({ room: { startsTalk: false } });
    const started = call.start();
    expect(call.send('one')).toEqual({ kind: 'queued' });
    await started;
    expect(call.send('two')).toEqual({ kind: 'queued' });
    provider.room().startTalk();
    expect(call.send('three')).toEqual({ kind: 'sent' });
    expect(provider.room().typed).toEqual(['one', 'two', 'three']);
    expect(call.getSnapshot().conversation.lines.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });

  it('refuses a text of more than 4096 bytes, an empty one, and one without a call', async () => {
    const { call } = createTestCall();
    expect(call.send('hello')).toEqual({ kind: 'refused', because: 'no-call' });
    await call.start();
    expect(call.send('   ')).toEqual({ kind: 'refused', because: 'empty' });
    expect(call.send('ü'.repeat(2_000))).toMatchObject({ kind: 'sent' });
    expect(call.send('ü'.repeat(2_048))).toMatchObject({ kind: 'refused', because: 'too-large', maxBytes: 4_096 });
  });

  it('keeps the wish to be muted from before the room to its end', async () => {
    const door = Promise.withResolvers<void>();
    const { call, provider, microphones } = createTestCall({ room: { beforeJoined: () => door.promise } });
    const started = call.start();
    await settle();
    await expect(call.setMuted(true)).resolves.toBe(true);
    door.resolve();
    await started;
    expect([provider.room().isMuted(), microphones[0]?.isMuted()]).toEqual([true, true]);
    await expect(call.setMuted(false)).resolves.toBe(false);
    expect(provider.room().isMuted()).toBe(false);
  });

  it('gives no level of a muted visitor, and none without a call', async () => {
    const { call } = createTestCall({ openMicrophone: async () => ({ ...createFakeMicrophone(), level: () => 0.7 }) });
    expect([call.levels.visitor(), call.levels.assistant()]).toEqual([0, 0]);
    await call.start();
    expect([call.levels.visitor(), call.levels.assistant()]).toEqual([0.7, 0.5]);
    await call.setMuted(true);
    expect(call.levels.visitor()).toBe(0);
  });

  it('lets one listener’s exception reach the page and no other listener', async () => {
    const reported: unknown[] = [];
    const { call, told } = createTestCall({ reportError: (error) => void reported.push(error) });
    call.on('call-start', () => {
      throw new Error('a page’s bug');
    });
    await call.start();
    expect(reported).toEqual([new Error('a page’s bug')]);
    expect(told).toContain('call-start');
    expect(call.getSnapshot().status).toBe('active');
  });

  it('goes on with less after an error that is not fatal', async () => {
    const { call, provider, told } = createTestCall();
    await call.start();
    provider.room().emit({ type: 'degraded', error: new CallError('audio_degraded', 'Noise cancellation failed.') });
    expect(told.at(-1)).toBe('error:audio_degraded');
    expect(call.getSnapshot()).toMatchObject({ status: 'active', error: null });
  });
});

describe('the draft of a running call', () => {
  it('is handed over soon after something was said, not more often than every two seconds', async () => {
    const drafts: CallRecord[] = [];
    const { call, clock, provider, records } = createTestCall({ draft: (record) => void drafts.push(record) });
    await call.start();
    provider.room().assistantSays('Good evening.');
    provider.room().visitorSays('What did he build?');
    await clock.advance(DRAFT_INTERVAL_MS - 1);
    expect(drafts).toEqual([]);
    await clock.advance(1);
    expect(drafts.map(({ transcript }) => transcript)).toEqual(['Assistant: Good evening.\nUser: What did he build?']);
    await clock.advance(60_000);
    expect(drafts).toHaveLength(1);
    provider.room().assistantSays('Four things.');
    await call.stop();
    await clock.advance(60_000);
    expect([drafts.length, records.length, clock.countTimers()]).toEqual([1, 1, 0]);
    expect(records[0]?.callId).toBe(drafts[0]?.callId);
  });
});

describe('a port that throws where nobody waits for it', () => {
  const broken = (): never => {
    throw new Error('a port’s bug');
  };

  it('does not keep the microphone open, the lease taken or the call from ending', async () => {
    const reported: unknown[] = [];
    let leased = 0;
    const microphone = createFakeMicrophone();
    const { call, clock } = createTestCall({
      reportError: (error) => void reported.push(error),
      deliver: broken,
      lease: { acquire: async () => ((leased += 1), () => (void (leased -= 1), broken())) },
      openMicrophone: async () => ({ ...microphone, stop: () => (microphone.stop(), broken()) }),
    });
    await call.start();
    await call.stop();
    expect([call.getSnapshot().status, leased, microphone.isLive(), clock.countTimers()]).toEqual([
      'idle',
      0,
      false,
      0,
    ]);
    expect(reported).toHaveLength(3);
    await expect(call.start()).resolves.not.toBeNull();
  });
});
