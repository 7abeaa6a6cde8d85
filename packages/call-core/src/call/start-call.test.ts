import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../call-error.ts';
import { createFakeMicrophone, createScriptedProvider, createTestCall } from '../testing/index.ts';
import { never } from './testing/start-test-call.ts';
import { createCall } from './create-call.ts';

describe('starting a call', () => {
  it('goes from idle over connecting to active, microphone before the call before the room', async () => {
    const { call, told } = createTestCall();
    const seen: string[] = [];
    call.subscribe(() => void (seen.at(-1) === call.getSnapshot().status || seen.push(call.getSnapshot().status)));
    await expect(call.start()).resolves.toEqual({ kind: 'started', callId: 'call-1' });
    expect(seen).toEqual(['connecting', 'active']);
    expect(told).toEqual([
      'progress:microphone:started',
      'progress:microphone:completed',
      'progress:joining:started',
      'progress:joining:completed',
      'call-start-success',
      'call-start',
    ]);
  });

  it('returns nothing when a call was started already, and makes no second one', async () => {
    const { call, provider } = createTestCall();
    const first = call.start();
    await expect(call.start()).resolves.toBeNull();
    await first;
    await expect(call.start()).resolves.toBeNull();
    expect(provider.rooms).toHaveLength(1);
  });

  it.each(['assistantId', 'squadId', 'workflow', 'workflowId'])('takes a target with %s', async (who) => {
    const { call } = createTestCall({ target: { [who]: who.endsWith('Id') ? 'one' : { nodes: [] } } });
    await expect(call.start()).resolves.toMatchObject({ kind: 'started' });
  });

  it('rejects with the specified message when no target is named', async () => {
    const { call, told } = createTestCall({ target: {} });
    await expect(call.start()).rejects.toThrow('Assistant or Squad or Workflow must be provided.');
    expect(told).toEqual(['call-start-failed:null:validation-error']);
    expect(call.getSnapshot().status).toBe('idle');
  });

  it('creates no call and requests no microphone when the gate refuses', async () => {
    const error = Object.freeze(new CallError('not_verified', 'Verify first.', { details: 7 }));
    const { call, microphones, provider, told } = createTestCall({ gate: { check: async () => error } });
    await expect(call.start()).resolves.toMatchObject({
      kind: 'refused',
      error: { code: 'not_verified', severity: 'fatal', details: 7, stage: 'gate' },
    });
    expect(call.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'not_verified' } });
    expect([microphones.length, provider.rooms.length]).toEqual([0, 0]);
    expect(told).toEqual(['call-start-failed:gate:start-method-error']);
  });

  it('waits one second before joining on a phone, unless the provider does so itself', async () => {
    const { call, clock, provider, told } = createTestCall({ isMobile: true });
    void call.start();
    await clock.advance(999);
    expect(provider.rooms).toHaveLength(0);
    await clock.advance(1);
    expect(provider.rooms).toHaveLength(1);
    expect(told).toContain('progress:mobile-permissions:completed');
    const patient = createTestCall({ isMobile: true, room: { can: ['mobile-wait'] } });
    await patient.call.start();
    expect(patient.told.join()).not.toContain('mobile-permissions');
  });

  it('names the stage that failed, and its type', async () => {
    const { call, told } = createTestCall({ room: { beforeJoined: () => Promise.reject(new Error('room is full')) } });
    await expect(call.start()).resolves.toMatchObject({
      kind: 'refused',
      error: { code: 'join_failed', stage: 'joining', message: 'room is full', errorType: 'joining-error' },
    });
    expect(told.slice(-2)).toEqual(['progress:joining:failed', 'call-start-failed:joining:joining-error']);
  });

  it('uses the time limit of the provider, or of the page', async () => {
    for (const [stageLimitsMs, limitMs] of [
      [{}, 500],
      [{ knocking: 100 }, 100],
    ] as const) {
      const { call, clock } = createTestCall({
        stageLimitsMs,
        room: {
          async beforeJoined({ emit }) {
            emit({ type: 'stage', stage: 'knocking', status: 'started', limitMs: 500, errorType: 'knocking-error' });
            await never();
          },
        },
      });
      const started = call.start();
      await clock.advance(limitMs - 1);
      expect(call.getSnapshot()).toMatchObject({ status: 'connecting', stage: 'knocking' });
      await clock.advance(2_001);
      await expect(started).resolves.toMatchObject({ error: { code: 'timed_out', errorType: 'knocking-error' } });
    }
  });

  it('refuses the second of two calls in one page before its request, without any lease in the options', async () => {
    const create = () => {
      const provider = createScriptedProvider();
      const openMicrophone = vi.fn(async () => createFakeMicrophone());
      return {
        provider,
        openMicrophone,
        call: createCall({ target: { assistantId: 'asad' }, provider, openMicrophone }),
      };
    };
    const first = create();
    const second = create();
    await first.call.start();
    await expect(second.call.start()).resolves.toMatchObject({ kind: 'refused', error: { code: 'busy_elsewhere' } });
    expect([second.openMicrophone.mock.calls.length, second.provider.rooms.length]).toEqual([0, 0]);
    await first.call.end();
    await expect(second.call.start()).resolves.toMatchObject({ kind: 'started' });
    await second.call.end();
  });
});
