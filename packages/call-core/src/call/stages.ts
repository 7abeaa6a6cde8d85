import { CallError } from '../call-error.ts';
import type { ProviderEvent, StageStatus } from '../provider.ts';
import { during, fail, type Run } from './run.ts';

/** What a step takes at most where nobody says: the call machine of a voice provider needs 8 s on a slow 3G line. */
export const STAGE_LIMIT_MS = 20_000;
/** A platform's timer that is set further ahead fires at once: whoever wants to wait so long waits without one. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The specification's name for what fails without a name of its own (section 8). */
export const START_ERROR = 'start-method-error';

type StageEvent = Omit<Extract<ProviderEvent, { type: 'stage' }>, 'type'>;

/** Waits in the stage `name`, and ends a start that stays in it for too long. After the start nobody waits. */
export function waitIn(run: Run, name: string, facts: Partial<StageEvent> = {}): void {
  const { clock, options, scope, shown } = run;
  const { errorType = START_ERROR, limitMs = STAGE_LIMIT_MS } = facts;
  if (shown.startedAtMs !== null) return;
  run.stopWatching?.();
  run.errorType = errorType;
  shown.stage = name;
  const { [name]: longest = limitMs } = options.stageLimitsMs ?? {};
  if (longest === null || longest > LONGEST_TIMER_MS) return;
  run.stopWatching = clock.setTimer(longest, () => {
    const error = new CallError('timed_out', `${name} took too long. Try again.`);
    during(run, () => fail(run, error, 'timed_out'));
  });
  scope.add(run.stopWatching);
}

/** Tells listeners how a stage goes, with how long it took. */
export function tellStage({ clock, shown, stages, tell }: Run, stage: string, status: StageStatus): void {
  const now = clock.nowMs();
  const durationMs = now - (stages.get(stage) ?? now);
  tell('call-start-progress', { stage, status, durationMs, callId: shown.callId });
}

/** A stage as its provider or the core tells it. It starts once; after the start it is told and no longer watched. */
export function reportStage(run: Run, { stage, status, ...facts }: StageEvent): void {
  if (status === 'started') {
    if (run.stages.has(stage)) return;
    run.stages.set(stage, run.clock.nowMs());
    waitIn(run, stage, facts);
  }
  tellStage(run, stage, status);
}
