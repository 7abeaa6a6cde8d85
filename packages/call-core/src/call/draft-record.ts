import type { CallParts, Run } from './call-run.ts';

/** The most of a talk that a crash can lose, in milliseconds; a write each second sentence costs nobody anything. */
const DRAFT_INTERVAL_MS = 2_000;

/** Hands over what was added to a call that runs, soon after something was said, and never more often than that. */
export function draftRecord(run: Run, { clock, guard }: CallParts): void {
  const { keeper } = run;
  if (!keeper || run.stopDrafting || run.startedAtMs === null || run.end) return;
  run.stopDrafting = clock.setTimer(DRAFT_INTERVAL_MS, () => {
    run.stopDrafting = null;
    guard(() => keeper.append(run.conversation.takeAdded()));
  });
}
