import { formatTranscript, type CallRecord } from '../conversation/call-record.ts';
import type { ProviderMessage } from '../provider.ts';
import type { Run } from './run.ts';

/** The most of a talk that a crash can lose, in milliseconds; a write each second sentence costs nobody anything. */
const DRAFT_INTERVAL_MS = 2_000;
/** Where the start of a call is not known, it is taken to be this long before its end (specification, section 9). */
const FALLBACK_DURATION_MS = 60_000;

/** Hands over what was added to a call that runs, soon after something was said, and never more often than that. */
export function draft(run: Run): void {
  const { clock, conversation, guard, keeper, shown } = run;
  if (!keeper || run.stopDrafting || shown.startedAtMs === null || run.end) return;
  run.stopDrafting = clock.setTimer(DRAFT_INTERVAL_MS, () => {
    run.stopDrafting = undefined;
    guard(() => keeper.append(conversation.takeAdded()));
  });
}

/** Keeps a raw message for the record and tells it. A later one with the same `supersedes` takes its place. */
export function keepMessage(run: Run, message: ProviderMessage, supersedes?: string): void {
  run.conversation.log.keep(message, supersedes);
  run.tell('message', message);
  draft(run);
}

/** The record of a call as it ends now, but for what was said (specification, section 3). */
export function headOf({ call, clock, shown, target }: Run): CallRecord {
  const endedAtMs = clock.nowMs();
  return {
    callId: shown.callId ?? `call-${endedAtMs}`,
    transcript: '',
    startedAt: new Date(shown.startedAtMs ?? endedAtMs - FALLBACK_DURATION_MS).toISOString(),
    endedAt: new Date(endedAtMs).toISOString(),
    messages: [],
    assistantId: call?.assistantId ?? target.assistantId ?? '',
  };
}

/** Before anything is let go: the talk's record goes to the delivery. */
export function keepRecord(run: Run): void {
  const { conversation, end, guard, keeper, scope } = run;
  if (!end) return;
  const last = conversation.log.last();
  const isTold = last?.type === 'status-update' && last['status'] === 'ended';
  // The specification's last message (section 4), whatever the provider says.
  const { endedReason } = end;
  if (!isTold) keepMessage(run, { type: 'status-update', status: 'ended', endedReason, source: 'call-core' });
  // What the assistant was saying is cut here; an end of anybody else's comes after the last word.
  if (end.by === 'visitor') conversation.interrupt();
  const { lines } = conversation.view();
  const record = { ...headOf(run), transcript: formatTranscript(lines), messages: [...conversation.log.all()] };
  run.finished = { end, lines, record };
  // The lease comes back when the record is kept: until then, this call is alive to other tabs.
  const kept = guard(() => keeper?.deliver(record));
  scope.add(() => kept);
}
