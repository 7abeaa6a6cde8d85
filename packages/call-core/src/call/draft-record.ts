import type { CallRun } from './call-run.ts';
import type { EffectParts } from './effect-parts.ts';
import { recordOf } from './record-of.ts';

/** The most of a talk that a crash can lose, in milliseconds; a write each second sentence costs nobody anything. */
export const DRAFT_INTERVAL_MS = 2_000;

/** Hands over the record of a call that still runs, soon after something was said, and never more often than that. */
export function draftRecord(run: CallRun, { clock, conversation, guard, options }: EffectParts): void {
  if (!options.draft || run.startedAtMs === null || run.stopDrafting) return;
  run.stopDrafting = clock.setTimer(DRAFT_INTERVAL_MS, () => {
    run.stopDrafting = null;
    guard(() => options.draft?.(recordOf(run, conversation, clock.nowMs())));
  });
}
