import { describe, expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import { NO_TARGET_MESSAGE } from '../call-target.ts';
import { createTestCall } from '../testing/index.ts';
import { WEB_CALL_CREATION_LIMIT_MS } from '../start-stage.ts';

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
