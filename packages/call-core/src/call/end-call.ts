import { CallError, locateError } from '../call-error.ts';
import type { CallParts, Run } from './call-run.ts';
import { keepMessage } from './keep-message.ts';
import { recordOf } from './record-of.ts';
import { START_ERROR, tellStage } from './stages.ts';

/** Before anything is let go: the talk's record goes to the delivery. */
export function keepRecord(run: Run, parts: CallParts): void {
  const { clock, guard } = parts;
  const { conversation, end, keeper, scope } = run;
  if (!end) return;
  const last = conversation.log.last();
  const isTold = last?.type === 'status-update' && last['status'] === 'ended';
  // The specification's last message (section 4), whatever the provider says.
  const { endedReason } = end;
  const told = { type: 'status-update', status: 'ended', endedReason, source: 'call-core' };
  if (!isTold) keepMessage(run, told, parts);
  // What the assistant was saying is cut here; an end of anybody else's comes after the last word.
  if (end.by === 'visitor') conversation.interrupt();
  const record = recordOf(run, clock.nowMs());
  run.finished = { end, lines: conversation.view().lines, record };
  // The lease comes back when the record is kept: until then, this call is alive to other tabs.
  const kept = guard(() => keeper?.deliver(record));
  scope.add(() => kept);
}

/** The talk is over. Answers with what broke it, or null. */
export function endTalk({ end, finished }: Run, { tell }: CallParts): CallError | null {
  const error = end?.by === 'error' ? end.error : null;
  if (error) tell('error', error);
  if (finished) tell('call-end', finished);
  return error;
}

/** There was no talk. Answers with why, or null when the visitor gave it up. */
export function endStart(run: Run, parts: CallParts): CallError | null {
  const { clock, queue, tell } = parts;
  const stage = run.stage?.name ?? null;
  if (stage !== null && run.stages.has(stage)) tellStage(run, stage, 'failed', parts);
  const error = findStartError(run);
  if (!error) queue.clear();
  run.settle(error ? { kind: 'refused', error } : { kind: 'cancelled' });
  const errorType = error?.errorType ?? run.stage?.errorType ?? START_ERROR;
  tell('call-start-failed', { stage, error, errorType, totalDurationMs: clock.nowMs() - run.begunAtMs });
  return error;
}

/** Why a start failed, and where; null when the visitor gave it up. */
function findStartError({ end, stage }: Run): CallError | null {
  if (end?.by === 'visitor') return null;
  const error = end?.by === 'error' ? end.error : new CallError('join_failed', 'The call ended before the talk began.');
  return locateError(error, { stage: stage?.name, errorType: stage?.errorType });
}
