import { describe, expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import { START_STAGES, STAGE_LIMIT_MS, type StartErrorType, type StartStage } from '../start-stage.ts';
import { createTestCall, settle } from '../testing/index.ts';
import type { VoiceProvider } from '../voice-provider.ts';

/** The specification's type for a failure in each stage (section 8). */
const TYPE_OF_STAGE: Readonly<Record<StartStage, StartErrorType>> = {
  microphone: 'start-method-error',
  'web-call-creation': 'start-method-error',
  'daily-call-object-creation': 'daily-call-object-creation-error',
  'mobile-permissions': 'start-method-error',
  'daily-call-join': 'daily-call-join-error',
  'video-recording-setup': 'video-recording-setup-error',
  'audio-observer-setup': 'audio-observer-setup-error',
  'audio-processing-setup': 'audio-processing-setup-error',
  'call-start': 'start-method-error',
};

const SEVEN: readonly StartErrorType[] = [
  'validation-error',
  'daily-call-object-creation-error',
  'daily-call-join-error',
  'video-recording-setup-error',
  'audio-observer-setup-error',
  'audio-processing-setup-error',
  'start-method-error',
];

/** Reaches `stage`, then does what `then` says. */
function stuckIn(stage: StartStage, then: 'hangs' | 'fails' | 'throws'): VoiceProvider {
  return {
    name: 'stuck',
    async join(_webCall, { emit }) {
      emit({ type: 'stage', stage, status: 'started' });
      if (then === 'throws') throw new Error('It broke.');
      if (then === 'fails') emit({ type: 'failed', error: new CallError('join_failed', 'It broke.', { stage }) });
      return new Promise(() => undefined);
    },
  };
}

const joinStages = START_STAGES.filter((stage) => stage.startsWith('daily') || stage.includes('-setup'));

describe('a start that fails', () => {
  it('has the seven types of the specification, each reached', async () => {
    const seen = new Set<string>();
    const listen = ({ told }: ReturnType<typeof createTestCall>) =>
      told.filter((line) => line.startsWith('call-start-failed')).forEach((line) => seen.add(line.split(':')[2] ?? ''));
    const nobody = createTestCall({ target: {} });
    await expect(nobody.call.start()).rejects.toThrow('Assistant or Squad or Workflow must be provided.');
    listen(nobody);
    const uncreated = createTestCall({ webCalls: { create: () => Promise.reject(new Error('503')) } });
    await uncreated.call.start();
    listen(uncreated);
    for (const stage of joinStages) {
      const stuck = createTestCall({ findProvider: async () => stuckIn(stage, 'fails') });
      const started = stuck.call.start();
      await stuck.clock.advance(2_000);
      await started;
      listen(stuck);
    }
    expect([...seen].toSorted()).toEqual([...SEVEN].toSorted());
  });

  for (const stage of joinStages) {
    it(`names ${stage} when it takes too long there, throws there, or is reported to fail there`, async () => {
      for (const then of ['hangs', 'throws', 'fails'] as const) {
        const { call, clock, told } = createTestCall({ findProvider: async () => stuckIn(stage, then) });
        const started = call.start();
        await settle();
        await clock.advance(STAGE_LIMIT_MS[stage] ?? 0);
        // A join that never settles is left behind after two seconds.
        await clock.advance(2_000);
        await expect(started).resolves.toBeNull();
        expect(told, then).toContain(`call-start-failed:${stage}:${TYPE_OF_STAGE[stage]}`);
        expect(call.getSnapshot().error).toMatchObject({ stage, code: then === 'hangs' ? 'timed_out' : 'join_failed' });
        expect([call.getSnapshot().status, clock.countTimers()]).toEqual(['idle', 0]);
      }
    });
  }

  it('names the call’s creation when the provider’s code does not load', async () => {
    const { call, told } = createTestCall({ findProvider: () => Promise.reject(new Error('chunk is gone')) });
    await call.start();
    expect(told).toContain('call-start-failed:daily-call-object-creation:daily-call-object-creation-error');
  });

  it('tells how long each stage took', async () => {
    const { call, clock } = createTestCall({ room: { beforeJoined: () => wait(clock, 700) } });
    const durations: Record<string, number> = {};
    call.on('call-start-progress', ({ stage, status, durationMs }) => {
      if (status === 'completed') durations[stage] = durationMs;
    });
    const started = call.start();
    await clock.advance(700);
    await started;
    expect(durations).toEqual({ microphone: 0, 'web-call-creation': 0, 'daily-call-join': 700 });
  });
});

function wait(clock: { setTimer(ms: number, run: () => void): unknown }, ms: number): Promise<void> {
  return new Promise((resolve) => void clock.setTimer(ms, resolve));
}
