import { CallError, toCallError, type CallErrorCode } from '../call-error.ts';
import type { CallEvent } from '../machine/call-event.ts';
import type { CallRun } from './call-run.ts';
import type { EffectParts } from './effect-parts.ts';

/**
 * The steps before anybody is joined. Each ends in one event; what arrives after the call is over is closed again and
 * not reported.
 */
export function createStartSteps({ dispatch, getState, guard, options, tell }: EffectParts) {
  /** Runs `work` and dispatches the event it answers with; a failure becomes `code` and the event of `refuse`. */
  async function attempt(
    run: CallRun,
    code: CallErrorCode,
    work: () => Promise<CallEvent | undefined>,
    refuse: (error: CallError) => CallEvent,
  ): Promise<void> {
    let event: CallEvent | undefined;
    try {
      event = await work();
    } catch (thrown) {
      event = refuse(toCallError(thrown, code, run.stage ? { stage: run.stage } : {}));
    }
    if (event && !run.isOver) dispatch(event);
  }

  return {
    checkGate: (run: CallRun) =>
      attempt(
        run,
        'stats_failed',
        async () => {
          const { epoch } = run;
          if (options.lease) {
            const giveBack = await options.lease.acquire();
            if (run.isOver) return void (giveBack && guard(giveBack));
            if (!giveBack)
              throw new CallError('busy_elsewhere', 'A call is running in another tab. End it there, then call again.');
            run.giveBackLease = giveBack;
          }
          const error = await options.gate?.check(run.abort.signal);
          return error ? { type: 'gateRefused', epoch, error } : { type: 'gatePassed', epoch };
        },
        (error) => ({ type: 'gateRefused', epoch: run.epoch, error }),
      ),

    openMicrophone(run: CallRun) {
      run.stage = 'microphone';
      tell(run, 'microphone', 'started');
      return attempt(
        run,
        'microphone_failed',
        async () => {
          const microphone = await options.openMicrophone(run.abort.signal);
          if (run.isOver) return guard(() => microphone.stop()) as undefined;
          run.microphone = microphone;
          microphone.setMuted(getState().isMuted);
          tell(run, 'microphone', 'completed');
          return { type: 'microphoneOpened', epoch: run.epoch };
        },
        (error) => ({ type: 'microphoneRefused', epoch: run.epoch, error }),
      );
    },

    createWebCall(run: CallRun) {
      tell(run, 'web-call-creation', 'started');
      return attempt(
        run,
        'creation_failed',
        async () => {
          const webCall = await options.webCalls.create(run.target, run.abort.signal);
          if (run.isOver) return undefined;
          run.webCall = webCall;
          tell(run, 'web-call-creation', 'completed');
          return { type: 'webCallCreated', epoch: run.epoch, callId: webCall.id };
        },
        (error) => ({ type: 'webCallRefused', epoch: run.epoch, error }),
      );
    },
  };
}
