import type { CallParts, Run } from './call-run.ts';
import { recordOf } from './record-of.ts';

/** The most of a talk that a crash can lose, in milliseconds; a write each second sentence costs nobody anything. */
const DRAFT_INTERVAL_MS = 2_000;

/** Hands over what was added to a call that runs, soon after something was said, and never more often than that. */
export function draftRecord(run: Run, { clock, guard }: CallParts): void {
  const { keeper } = run;
  if (!keeper || run.startedAtMs === null || run.stopDrafting || run.scope.isClosed()) return;
  const stop = clock.setTimer(DRAFT_INTERVAL_MS, () => {
    run.stopDrafting = null;
    const head = recordOf(run, clock.nowMs(), { isHead: true });
    guard(() => keeper.append({ head, ...run.conversation.takeAdded() }));
  });
  run.stopDrafting = stop;
}
