import { describe, expect, it } from 'vitest';
import type { CallEnd } from '../call-error.ts';
import { createManualClock, createTestCall, settle } from '../testing/index.ts';
import { startTestCall } from './testing/start-test-call.ts';

describe('a start', () => {
  it('resolves with an error when its provider ends it by an error without a value', async () => {
    for (const end of [{ by: 'error', endedReason: 'pipeline-broke' }, { by: 'error' }, null, undefined, 7]) {
      const { call, provider } = createTestCall({ room: { startsTalk: false } });
      const started = call.start();
      await settle();
      provider.room().emit({ type: 'ended', end: end as unknown as CallEnd });
      await expect(started).resolves.toMatchObject({ kind: 'refused', error: { stage: 'call-start' } });
    }
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

describe('an end without a reason', () => {
  it('leaves a record and a call-end by unknown', async () => {
    const { records, told, room } = await startTestCall();
    room.assistantSays('Good evening.');
    room.emit({ type: 'ended' } as never);
    await settle();
    expect([records.map(({ transcript }) => transcript), told.at(-1)]).toEqual([
      ['Assistant: Good evening.'],
      'call-end:unknown',
    ]);
  });

  it('by an error has an error', async () => {
    const { call, records, told, room } = await startTestCall();
    room.emit({ type: 'ended', end: { by: 'error', endedReason: 'pipeline-broke' } } as never);
    await settle();
    expect(records).toHaveLength(1);
    expect(told.slice(-2)).toEqual(['error:connection_lost', 'call-end:error']);
    expect(call.getSnapshot().error?.message).toContain('pipeline-broke');
  });
});
