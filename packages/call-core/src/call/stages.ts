import { CallError } from '../call-error.ts';
import type { ProviderEvent, StageStatus } from '../provider.ts';
import type { CallParts, Run, Stage } from './call-run.ts';

/** What a step takes at most where nobody says: the call machine of a voice provider needs 8 s on a slow 3G line. */
export const STAGE_LIMIT_MS = 20_000;
/**
 * The core's own stages. lease: the browser answers at once, or after another tab's call. gate: a hosted function's
 * cold start is 3–6 s. microphone: as long as the visitor likes. mobile-permissions: phones hand over the microphone
 * late, so 1 s is waited there (specification, section 9). call-start: a cold assistant needs about 5 s.
 */
const LIMITS_MS: Readonly<Record<string, number>> = {
  lease: 10_000,
  gate: 15_000,
  microphone: Number.POSITIVE_INFINITY,
  'mobile-permissions': 3_000,
};
/** The specification's name for what fails without a name of its own (section 8). */
const START_ERROR = 'start-method-error';

interface StageFacts {
  readonly limitMs?: number;
  readonly errorType?: string;
  readonly isTold?: boolean;
}

/** Tells how the stages of a start go, and ends a start that stays in one for too long. */
export function createStages({ clock, dispatch, during, options, tell }: CallParts) {
  function watch(run: Run, stage: Stage, limitMs: number): void {
    run.stopWatching?.();
    run.stopWatching = null;
    run.stage = stage;
    const { name } = stage;
    const longest = options.stageLimitsMs?.[name] ?? limitMs;
    if (longest === Number.POSITIVE_INFINITY) return;
    const message = `The call did not start: ${name} took too long.`;
    const stop = clock.setTimer(longest, () =>
      during(run, () => {
        const error = new CallError('timed_out', message, { stage: name, errorType: stage.errorType });
        dispatch(run, { type: 'ended', end: { by: 'error', endedReason: error.code, error } });
      }),
    );
    run.stopWatching = stop;
    run.scope.add(stop);
  }

  function begin(run: Run, name: string, facts: StageFacts = {}): void {
    const { limitMs = LIMITS_MS[name] ?? STAGE_LIMIT_MS, errorType = START_ERROR, isTold = true } = facts;
    const stage = { name, begunAtMs: clock.nowMs(), errorType, isTold };
    if (isTold) run.stages.set(name, stage);
    // After the start nobody waits for a stage.
    if (run.startedAtMs === null) watch(run, stage, limitMs);
  }

  function progress(run: Run, stage: string, status: StageStatus): void {
    const durationMs = clock.nowMs() - (run.stages.get(stage)?.begunAtMs ?? clock.nowMs());
    tell('call-start-progress', { stage, status, durationMs, callId: run.call?.callId ?? null });
  }

  return {
    /** A wait of the core's own that listeners are not told of: the provider has better names for it. */
    wait: (run: Run, name: string): void => begin(run, name, { isTold: false }),
    /** A stage of the core's own. */
    begin(run: Run, name: string): void {
      begin(run, name);
      progress(run, name, 'started');
    },
    progress,
    /** A stage as the provider tells it. It starts once; after the start it is told and no longer watched. */
    report(run: Run, { stage, status, ...facts }: Extract<ProviderEvent, { type: 'stage' }>): void {
      if (status === 'started') {
        if (run.stages.has(stage)) return;
        begin(run, stage, facts);
      }
      progress(run, stage, status);
    },
    /** Nothing is waited for any more. */
    end(run: Run): void {
      run.stopWatching?.();
      run.stopWatching = null;
      run.stage = null;
    },
  };
}

export type Stages = ReturnType<typeof createStages>;
