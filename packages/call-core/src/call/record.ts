import { formatTranscript, type CallRecord } from '../conversation/call-record.ts';
import type { ProviderMessage } from '../provider.ts';
import type { Run } from './run.ts';

/** A crash loses this much at most, in milliseconds. */
const DRAFT_INTERVAL_MS = 2_000;
/** Assumed duration if the start is unknown, in milliseconds. */
const FALLBACK_DURATION_MS = 60_000;

export function draft(run: Run): void {
  const { clock, conversation, guard, keeper, shown } = run;
  if (!keeper || run.stopDrafting || shown.startedAtMs === null || run.end) return;
  run.stopDrafting = clock.setTimer(DRAFT_INTERVAL_MS, () => {
    run.stopDrafting = undefined;
    guard(() => keeper.append(conversation.takeAdded()));
  });
}

export function keepMessage(run: Run, message: ProviderMessage, supersedes?: string): void {
  run.conversation.log.keep(message, supersedes);
  run.emitEvent('message', message);
  draft(run);
}

export function headOf({ call, clock, shown, target }: Run): CallRecord {
  const endedAtMs = clock.nowMs();
  return {
    callId: shown.callId ?? '',
    transcript: '',
    startedAt: new Date(shown.startedAtMs ?? endedAtMs - FALLBACK_DURATION_MS).toISOString(),
    endedAt: new Date(endedAtMs).toISOString(),
    messages: [],
    assistantId: call?.assistantId ?? target.assistantId ?? '',
  };
}

export function keepRecord(run: Run): void {
  const { conversation, end, guard, keeper, scope } = run;
  if (!end) return;
  const last = conversation.log.last();
  const isReported = last?.type === 'status-update' && last['status'] === 'ended';
  const { endedReason } = end;
  if (!isReported) keepMessage(run, { type: 'status-update', status: 'ended', endedReason, source: 'call-core' });
  // Any other end comes after the last word.
  if (end.by === 'visitor') conversation.interrupt();
  const { lines } = conversation.view();
  const record = { ...headOf(run), transcript: formatTranscript(lines), messages: conversation.log.all() };
  run.finished = { end, lines, record };
  // Other tabs treat the call as running until the lease is released.
  const delivery = guard(() => keeper?.deliver(record, { isClosing: run.isClosing === true }));
  scope.add(() => delivery);
}
