import { CallError, toCallError, type CallErrorCode } from '../call-error.ts';
import type { CallEvent } from '../machine/call-event.ts';
import type { CallRun } from './call-run.ts';
import type { EffectParts } from './effect-parts.ts';

/**
 * The steps before anybody is joined. Each ends in one event; what arrives after the call is over is closed again and
 * not reported.
 */
export function createStartSteps({ dispatch, getState, guard, options, tell }: EffectParts) {
  /** Runs `work` and dispatches the event it answers with; what it throws becomes `code` and the event `refused`. */
  async function attempt(
    run: CallRun,
    refused: 'gateRefused' | 'microphoneRefused' | 'webCallRefused',
    code: CallErrorCode,
    work: (epoch: number) => Promise<CallEvent | undefined>,
  ): Promise<void> {
    const { epoch } = run;
    let event: CallEvent | undefined;
    try {
      event = await work(epoch);
    } catch (thrown) {
      event = { type: refused, epoch, error: toCallError(thrown, code, run.stage ? { stage: run.stage } : {}) };
    }
    if (event && !run.isOver) dispatch(event);
  }

  return {
    checkGate: (run: CallRun) =>
      attempt(run, 'gateRefused', 'stats_failed', async (epoch) => {
        if (options.lease) {
          const giveBack = await options.lease.acquire();
          if (run.isOver) return giveBack ? guard(giveBack) : undefined;
          if (!giveBack)
            throw new CallError('busy_elsewhere', 'A call is running in another tab. End it there, then call again.');
          run.giveBackLease = giveBack;
        }
        const error = await options.gate?.check(run.abort.signal);
        if (error) throw error;
        return { type: 'gatePassed', epoch };
      }),

    openMicrophone(run: CallRun) {
      run.stage = 'microphone';
      tell(run, 'microphone', 'started');
      return attempt(run, 'microphoneRefused', 'microphone_failed', async (epoch) => {
        const microphone = await options.openMicrophone(run.abort.signal);
        if (run.isOver) return guard(() => microphone.stop());
        run.microphone = microphone;
        microphone.setMuted(getState().isMuted);
        tell(run, 'microphone', 'completed');
        return { type: 'microphoneOpened', epoch };
      });
    },

    createWebCall(run: CallRun) {
      tell(run, 'web-call-creation', 'started');
      return attempt(run, 'webCallRefused', 'creation_failed', async (epoch) => {
        const webCall = await options.webCalls.create(run.target, run.abort.signal);
        if (run.isOver) return undefined;
        run.webCall = webCall;
        tell(run, 'web-call-creation', 'completed');
        return { type: 'webCallCreated', epoch, callId: webCall.id };
      });
    },
  };
}
