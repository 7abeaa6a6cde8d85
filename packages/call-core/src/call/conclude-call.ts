import type { CallEnd } from '../call-end.ts';
import { getStartErrorType } from '../start-stage.ts';
import type { CallRun } from './call-run.ts';
import type { EffectParts } from './effect-parts.ts';
import { recordOf } from './record-of.ts';

/** Hanging up politely takes one round trip; a provider that needs longer is left behind. */
export const LEAVE_LIMIT_MS = 2_000;

/** The end of a call: everything is let go first, then it is told. */
export function createConclusion(parts: EffectParts) {
  const { clock, conversation, dispatch, guard, hear, listeners, options, publish, tell } = parts;

  return {
    release(run: CallRun): void {
      run.isOver = true;
      run.endedAtMs = clock.nowMs();
      run.stopWatching?.();
      run.stopDrafting?.();
      // One by one: whoever fails to let go must not keep the others.
      let left: Promise<void> | null = null;
      guard(() => run.abort.abort());
      guard(() => run.microphone?.stop());
      guard(() => run.giveBackLease?.());
      guard(() => void (left = run.session?.leave() ?? run.joining));
      const released = (): void => dispatch({ type: 'released', epoch: run.epoch });
      if (!left) return released();
      run.stopWatching = clock.setTimer(LEAVE_LIMIT_MS, released);
      void (left as Promise<void>).catch(() => undefined).then(released);
    },

    concludeTalk(run: CallRun, { end }: { readonly end: CallEnd }): void {
      run.stopWatching?.();
      const last = conversation.messages().at(-1);
      const isTold = last?.type === 'status-update' && last['status'] === 'ended';
      if (!isTold) hear({ type: 'status-update', status: 'ended', endedReason: end.endedReason });
      const finished = {
        end,
        lines: conversation.view().lines,
        record: recordOf(run, conversation, run.endedAtMs ?? clock.nowMs()),
      };
      conversation.clear();
      run.webCall = run.startedAtMs = null;
      guard(() => options.deliver?.(finished.record));
      if (end.by === 'error') {
        publish({ error: end.error });
        listeners.tell('error', end.error);
      }
      listeners.tell('call-end', finished);
    },

    concludeStart(run: CallRun, { end }: { readonly end: CallEnd }): void {
      run.stopWatching?.();
      const { stage } = run;
      const error = end.by === 'error' ? end.error : null;
      if (stage) tell(run, stage, 'failed');
      run.stage = null;
      publish({ error });
      listeners.tell('call-start-failed', {
        stage,
        error,
        end,
        errorType: error?.startErrorType ?? getStartErrorType(stage ?? 'microphone'),
        totalDurationMs: clock.nowMs() - run.begunAtMs,
      });
      if (error) listeners.tell('error', error);
      run.webCall = null;
      conversation.clear();
    },
  };
}
