import { CallError } from '../call-error.ts';
import type { CallEnd } from '../call-end.ts';
import type { ProviderMessage } from '../provider-message.ts';
import type { CallParts, Run } from './call-run.ts';
import { recordOf } from './record-of.ts';
import type { Stages } from './stages.ts';

interface EndParts extends CallParts {
  readonly stages: Stages;
  readonly keep: (run: Run, message: ProviderMessage) => void;
}

/** The end of a call: its record is handed over first, then everything is let go, then it is told. */
export function createEnd({ clock, guard, keep, stages, tell, wishes }: EndParts) {
  return {
    keepRecord(run: Run, end: CallEnd): void {
      const last = run.conversation.lastMessage();
      const isTold = last?.type === 'status-update' && last['status'] === 'ended';
      // The specification's last message (section 4), whatever the provider says.
      if (!isTold) keep(run, { type: 'status-update', status: 'ended', endedReason: end.endedReason });
      const record = recordOf(run, clock.nowMs());
      run.finished = { end, lines: run.conversation.view().lines, record };
      // The lease comes back when the record is kept: until then, this call is alive to other tabs.
      const kept = guard(() => run.keeper?.deliver(record));
      run.scope.add(() => kept);
    },

    /** The talk is over. Answers with what broke it, or null. */
    concludeTalk(run: Run, end: CallEnd): CallError | null {
      const error = end.by === 'error' ? end.error : null;
      if (error) tell('error', error);
      if (run.finished) tell('call-end', run.finished);
      return error;
    },

    /** There was no talk. Answers with why, or null when the visitor gave it up. */
    concludeStart(run: Run, end: CallEnd): CallError | null {
      const stage = run.stage?.name ?? null;
      const error = end.by === 'visitor' ? null : findStartError(run, end);
      const errorType = error?.errorType ?? run.stage?.errorType ?? 'start-method-error';
      if (stage !== null && run.stage?.isTold) stages.progress(run, stage, 'failed');
      tell('call-start-failed', { stage, error, errorType, totalDurationMs: clock.nowMs() - run.begunAtMs });
      if (error) run.settle({ kind: 'refused', error });
      else {
        wishes.queuedTexts = [];
        run.settle({ kind: 'cancelled' });
      }
      return error;
    },
  };
}

/** Why a start failed: what ended it, or that it was ended before anybody could talk. */
function findStartError(run: Run, end: CallEnd): CallError {
  const { name: stage, errorType } = run.stage ?? {};
  const where = { ...(stage !== undefined && { stage }), ...(errorType !== undefined && { errorType }) };
  if (end.by !== 'error') {
    const words = `The call ended before the talk began: ${end.endedReason}. Try again.`;
    return new CallError('join_failed', words, where);
  }
  const { error } = end;
  if (error.stage !== undefined || stage === undefined) return error;
  const { action, cause, details, errorType: type = errorType, severity } = error;
  const known = { ...where, action, cause, details, severity, ...(type !== undefined && { errorType: type }) };
  return new CallError(error.code, error.message, known);
}
