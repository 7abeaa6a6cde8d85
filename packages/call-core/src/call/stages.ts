import { CallError } from '../call-error.ts';
import type { ProviderEvent, StageStatus } from '../provider.ts';
import { failure, type CallParts, type Run, type Stage } from './call-run.ts';

/** What a step takes at most where nobody says: the call machine of a voice provider needs 8 s on a slow 3G line. */
export const STAGE_LIMIT_MS = 20_000;

/** The specification's name for what fails without a name of its own (section 8). */
export const START_ERROR = 'start-method-error';

type StageEvent = Extract<ProviderEvent, { type: 'stage' }>;

interface StageFacts {
  /** Null: as long as the visitor likes. */
  readonly limitMs?: number | null;
  readonly errorType?: string;
  readonly isTold?: boolean;
}

/** Tells how the stages of a start go, and ends a start that stays in one for too long. */
export function createStages({ clock, during, end, options, tell }: CallParts) {
  let stopWatching: () => void = () => undefined;

  function watch(run: Run, stage: Stage, limitMs: number | null): void {
    stopWatching();
    run.stage = stage;
    const longest = options.stageLimitsMs?.[stage.name] ?? limitMs;
    if (longest === null) return;
    stopWatching = clock.setTimer(longest, () =>
      during(run, () => end(run, failure(new CallError('timed_out', `${stage.name} took too long. Try again.`)))),
    );
    run.scope.add(stopWatching);
  }

  function begin(run: Run, name: string, facts: StageFacts = {}): void {
    const { errorType = START_ERROR, isTold = true, limitMs = STAGE_LIMIT_MS } = facts;
    const stage = { name, begunAtMs: clock.nowMs(), errorType, isTold };
    if (isTold) run.stages.set(name, stage);
    // After the start nobody waits for a stage.
    if (run.startedAtMs === null) watch(run, stage, limitMs);
  }

  function progress(run: Run, stage: string, status: StageStatus): void {
    const now = clock.nowMs();
    const durationMs = now - (run.stages.get(stage)?.begunAtMs ?? now);
    tell('call-start-progress', { stage, status, durationMs, callId: run.call?.callId ?? null });
  }

  return {
    /** A wait of the core's own that listeners are not told of: the provider has better names for it. */
    wait: (run: Run, name: string): void => begin(run, name, { isTold: false }),
    progress,
    /** A stage starts once, as its provider or the core tells it; after the start it is told and no longer watched. */
    report(run: Run, { stage, status, ...facts }: StageFacts & Pick<StageEvent, 'stage' | 'status'>): void {
      if (status === 'started') {
        if (run.stages.has(stage)) return;
        begin(run, stage, facts);
      }
      progress(run, stage, status);
    },
    /** Nothing is waited for any more. */
    finish(run: Run): void {
      stopWatching();
      run.stage = null;
    },
  };
}

export type Stages = ReturnType<typeof createStages>;
