import type { ProviderMessage } from '../provider.ts';
import type { CallParts, Run } from './call-run.ts';

/** The most of a talk that a crash can lose, in milliseconds; a write each second sentence costs nobody anything. */
const DRAFT_INTERVAL_MS = 2_000;

/** Hands over what was added to a call that runs, soon after something was said, and never more often than that. */
export function draft(run: Run, { clock, guard }: CallParts): void {
  const { keeper } = run;
  if (!keeper || run.stopDrafting || run.startedAtMs === undefined || run.end) return;
  run.stopDrafting = clock.setTimer(DRAFT_INTERVAL_MS, () => {
    run.stopDrafting = undefined;
    guard(() => keeper.append(run.conversation.takeAdded()));
  });
}

/** Keeps a raw message for the record and tells it. A later one with the same `supersedes` takes its place. */
export function keepMessage(run: Run, message: ProviderMessage, parts: CallParts, supersedes?: string): void {
  run.conversation.log.keep(message, supersedes);
  parts.tell('message', message);
  draft(run, parts);
}
