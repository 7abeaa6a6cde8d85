import { CallError } from '../call-error.ts';
import type { ProviderMessage } from '../provider-message.ts';
import type { CallParts, Run } from './call-run.ts';
import { recordOf } from './record-of.ts';
import { START_ERROR, type Stages } from './stages.ts';

interface EndParts extends CallParts {
  readonly stages: Stages;
  readonly keep: (run: Run, message: ProviderMessage) => void;
}

/** The end of a call: its record is handed over first, then everything is let go, then it is told. */
export function createEnd({ clock, guard, keep, stages, tell, wishes }: EndParts) {
  return {
    keepRecord(run: Run): void {
      const { conversation, end } = run;
      if (!end) return;
      const last = conversation.lastMessage();
      const isTold = last?.type === 'status-update' && last['status'] === 'ended';
      // The specification's last message (section 4), whatever the provider says.
      if (!isTold) keep(run, { type: 'status-update', status: 'ended', endedReason: end.endedReason });
      const record = recordOf(run, clock.nowMs());
      run.finished = { end, lines: conversation.view().lines, record };
      // The lease comes back when the record is kept: until then, this call is alive to other tabs.
      const kept = guard(() => run.keeper?.deliver(record));
      run.scope.add(() => kept);
    },

    /** The talk is over. Answers with what broke it, or null. */
    concludeTalk({ end, finished }: Run): CallError | null {
      const error = end?.by === 'error' ? end.error : null;
      if (error) tell('error', error);
      if (finished) tell('call-end', finished);
      return error;
    },

    /** There was no talk. Answers with why, or null when the visitor gave it up. */
    concludeStart(run: Run): CallError | null {
      const { settle } = run;
      const stage = run.stage?.name ?? null;
      if (stage && run.stage?.isTold) stages.progress(run, stage, 'failed');
      const error = findStartError(run);
      if (error) settle({ kind: 'refused', error });
      else {
        wishes.queuedTexts = [];
        settle({ kind: 'cancelled' });
      }
      const errorType = error?.errorType ?? run.stage?.errorType ?? START_ERROR;
      tell('call-start-failed', { stage, error, errorType, totalDurationMs: clock.nowMs() - run.begunAtMs });
      return error;
    },
  };
}

/** Why a start failed, and where; null when the visitor gave it up. */
function findStartError({ end, stage }: Run): CallError | null {
  if (end?.by === 'visitor') return null;
  const error = end?.by === 'error' ? end.error : new CallError('join_failed', 'The call ended before the talk began.');
  error.stage ??= stage?.name;
  error.errorType ??= stage?.errorType;
  return error;
}
