import { CallError } from '../call-error.ts';
import type { ProviderEvent, StageStatus } from '../provider.ts';
import { failure, type CallParts, type Run } from './call-run.ts';

/** What a step takes at most where nobody says: the call machine of a voice provider needs 8 s on a slow 3G line. */
export const STAGE_LIMIT_MS = 20_000;
/** A platform's timer that is set further ahead fires at once: whoever wants to wait so long waits without one. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The specification's name for what fails without a name of its own (section 8). */
export const START_ERROR = 'start-method-error';

interface StageFacts {
  /** Null: as long as the visitor likes. */
  readonly limitMs?: number | null;
  readonly errorType?: string;
}

/** Waits in the stage `name`, and ends a start that stays in it for too long. After the start nobody waits. */
export function waitIn(run: Run, name: string, parts: CallParts, facts: StageFacts = {}): void {
  const { clock, during, end, options } = parts;
  const { errorType = START_ERROR, limitMs = STAGE_LIMIT_MS } = facts;
  if (run.startedAtMs !== undefined) return;
  run.stopWatching?.();
  run.stage = { name, errorType };
  const { [name]: longest = limitMs } = options.stageLimitsMs ?? {};
  if (longest === null || longest > LONGEST_TIMER_MS) return;
  run.stopWatching = clock.setTimer(longest, () =>
    during(run, () => end(run, failure(new CallError('timed_out', `${name} took too long. Try again.`), 'timed_out'))),
  );
  run.scope.add(run.stopWatching);
}

/** Tells listeners how a stage goes, with how long it took. */
export function tellStage(run: Run, stage: string, status: StageStatus, { clock, tell }: CallParts): void {
  const now = clock.nowMs();
  const durationMs = now - (run.stages.get(stage) ?? now);
  tell('call-start-progress', { stage, status, durationMs, callId: run.callId });
}

type StageEvent = Extract<ProviderEvent, { type: 'stage' }>;

/** A stage as its provider or the core tells it. It starts once; after the start it is told and no longer watched. */
export function reportStage(
  run: Run,
  { stage, status, ...facts }: StageFacts & Pick<StageEvent, 'stage' | 'status'>,
  parts: CallParts,
): void {
  if (status === 'started') {
    if (run.stages.has(stage)) return;
    run.stages.set(stage, parts.clock.nowMs());
    waitIn(run, stage, parts, facts);
  }
  tellStage(run, stage, status, parts);
}
