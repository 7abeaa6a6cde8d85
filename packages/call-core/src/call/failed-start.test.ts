import { describe, expect, it } from 'vitest';
import type { CallEnd } from '../call-error.ts';
import type { JoinContext } from '../provider.ts';
import { createManualClock, createTestCall, settle } from '../testing/index.ts';
import { never, startTestCall } from './testing/start-test-call.ts';

describe('a port that never answers', () => {
  const talkThenHang = async ({ emit }: JoinContext): Promise<never> => {
    emit({ type: 'talk-started' });
    return never();
  };
  it.each<[stage: string, when: string, options: Parameters<typeof createTestCall>[0]]>([
    ['lease', '', { lease: { acquire: never } }],
    ['gate', '', { gate: { check: never } }],
    ['creation', '', { room: { beforeCreated: never } }],
    ['joining', '', { room: { beforeJoined: never } }],
    ['joining', ', after an early sign of life', { room: { beforeJoined: talkThenHang } }],
    ['call-start', '', { room: { startsTalk: false } }],
  ])('does not keep a start for ever: %s%s', async (stage, _, options) => {
    const { call, clock, microphones, told } = createTestCall(options);
    const started = call.start();
    await settle();
    expect(call.getSnapshot().status).toBe('connecting');
    await clock.advance(25_000);
    await expect(started).resolves.toMatchObject({ kind: 'refused', error: { code: 'timed_out', stage } });
    expect([call.getSnapshot().status, clock.countTimers()]).toEqual(['idle', 0]);
    expect(microphones.some((microphone) => microphone.isLive())).toBe(false);
    const ends = told.filter((line) => !line.startsWith('progress'));
    expect(ends).toEqual([expect.stringContaining('call-start-failed')]);
  });

  it('may be the browser’s permission prompt, which has no time limit', async () => {
    const { call, clock } = createTestCall({ openMicrophone: never });
    const started = call.start();
    await clock.advance(60 * 60_000);
    expect(call.getSnapshot()).toMatchObject({ status: 'connecting', stage: 'microphone' });
    await call.end();
    await expect(started).resolves.toEqual({ kind: 'cancelled' });
    expect(call.getSnapshot()).toMatchObject({ status: 'idle', error: null });
  });

  it('waits at the gate without a limit if the page asks for it', async () => {
    for (const limit of [null, Number.POSITIVE_INFINITY, 2 ** 40]) {
      const { promise, resolve } = Promise.withResolvers<null>();
      const manual = createManualClock();
      // Browsers fire timers beyond 2^31 ms immediately.
      const clock: typeof manual = {
        ...manual,
        setTimer: (ms, run) => manual.setTimer(ms > 2 ** 31 - 1 ? 0 : ms, run),
      };
      const { call } = createTestCall({ clock, stageLimitsMs: { gate: limit }, gate: { check: () => promise } });
      const started = call.start();
      await clock.advance(24 * 60 * 60_000);
      expect(call.getSnapshot()).toMatchObject({ status: 'connecting', stage: 'gate' });
      resolve(null);
      await expect(started).resolves.toMatchObject({ kind: 'started' });
      await call.end();
    }
  });
});

describe('a start that fails', () => {
  it.each([
    ['of the assistant', { by: 'assistant', endedReason: 'assistant-ended-call' }, 'join_failed'],
    ['by an error without a value', { by: 'error', endedReason: 'pipeline-broke' }, 'connection_lost'],
    ['by an error without a reason', { by: 'error' }, 'connection_lost'],
    ['that is null', null, 'join_failed'],
    ['that is a number', 7, 'join_failed'],
  ])('has one event and no record after an end %s before the talk', async (_, end, code) => {
    const { call, provider, records, told } = createTestCall({ room: { startsTalk: false } });
    const started = call.start();
    await settle();
    provider.room().emit({ type: 'ended', end: end as unknown as CallEnd });
    await expect(started).resolves.toMatchObject({ kind: 'refused', error: { code, stage: 'call-start' } });
    expect(call.getSnapshot().error?.code).toBe(code);
    expect([told.filter((line) => line.startsWith('call-end')), records]).toEqual([[], []]);
  });

  it('drops queued texts and its time limit when the visitor cancels', async () => {
    const { call, clock } = createTestCall({ room: { beforeJoined: never } });
    void call.start();
    call.send('What did he build?');
    await settle();
    const stopped = call.end();
    call.terminate();
    await stopped;
    await clock.advance(2_000);
    expect([call.getSnapshot().queuedTexts, clock.countTimers()]).toEqual([[], 0]);
  });
});

describe('a stage of the start', () => {
  it('starts once, even if its provider reports it twice', async () => {
    const { told } = await startTestCall({
      room: {
        async beforeJoined({ emit }) {
          emit({ type: 'stage', stage: 'knocking', status: 'started' });
          emit({ type: 'stage', stage: 'knocking', status: 'started' });
          emit({ type: 'stage', stage: 'knocking', status: 'completed' });
        },
      },
    });
    expect(told.filter((line) => line.includes('knocking'))).toEqual([
      'progress:knocking:started',
      'progress:knocking:completed',
    ]);
  });

  it('reports its duration, and the start that of all', async () => {
    const { call, clock } = createTestCall({
      room: { beforeJoined: () => new Promise((resolve) => void clock.setTimer(700, resolve)) },
    });
    const durations: Record<string, number> = {};
    call.on('call-start-progress', ({ stage, status, durationMs }) => {
      if (status === 'completed') durations[stage] = durationMs;
    });
    call.on('call-start-success', ({ totalDurationMs }) => void (durations['total'] = totalDurationMs));
    const started = call.start();
    await clock.advance(700);
    await started;
    expect(durations).toEqual({ microphone: 0, joining: 700, total: 700 });
  });
});
