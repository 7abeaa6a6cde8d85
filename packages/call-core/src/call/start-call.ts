import { CallError, locateError, type CallErrorCode } from '../call-error.ts';
import type { AbortSignalLike } from '../platform.ts';
import type { ProviderEvent, StageStatus } from '../provider.ts';
import { applyEvent } from './apply-event.ts';
import { applyPreferences } from './controls.ts';
import { during, fail, reportStage, START_ERROR, emitStage, waitIn, type Run } from './run.ts';
import { createWebLockLease } from '../web-lock-lease.ts';
import { changeMicrophone, guardLevel, holdMicrophone, openChosen } from './sound.ts';

const MOBILE_WAIT_MS = 1_000;

/** Waits only for the lock of a call that has just ended. */
const DEFAULT_LEASE = createWebLockLease('asad-call-core', { waitMs: 300 });

export async function startCall(run: Run): Promise<void> {
  const { clock, dispatch, guard, guardedLevels, options, preferences, scope, shown, target, whenFree } = run;
  const { delivery, gate, isMobile, lease = DEFAULT_LEASE, provider } = options;
  const { mode } = preferences;
  const wait = (stage: string): void => during(run, () => waitIn(run, stage));
  const reportProgress = (stage: string, status: StageStatus, facts: { readonly limitMs?: null } = {}): void =>
    during(run, () => reportStage(run, { stage, status, ...facts }));
  const emit = (event: ProviderEvent): void => during(run, () => applyEvent(run, event));
  const contextOf = (signal: AbortSignalLike) => ({ mode, target, signal, clock, emit, tools: run.tools }) as const;
  let code: CallErrorCode = 'gate_failed';
  try {
    wait('lease');
    await scope.open(whenFree);
    const giveBack = await scope.open(
      () => lease.acquire(),
      (close) => close?.(),
      'last',
    );
    if (!giveBack) throw new CallError('busy_elsewhere', 'Another call runs in this browser.');

    wait('gate');
    const refusal = gate && (await scope.open((signal) => gate.check(signal)));
    if (refusal) throw refusal;
    // The record belongs to the visitor who is signed in now.
    during(run, () => void (run.keeper = delivery && guard(() => delivery.open())));

    code = 'microphone_failed';
    if (mode === 'voice') {
      // The permission prompt has no time limit.
      reportProgress('microphone', 'started', { limitMs: null });
      const microphone = await scope.open(
        (signal) => openChosen(run, signal),
        (opened) => opened.stop(),
      );
      during(run, () => holdMicrophone(run, microphone));
      reportProgress('microphone', 'completed');
    }

    code = 'creation_failed';
    wait('creation');
    const call = await scope.open(
      (signal) => provider.create(contextOf(signal)),
      // A joined session is left, an unjoined call discarded.
      (voiceCall) =>
        (run.joining ?? Promise.reject()).then(
          () => undefined,
          () => voiceCall.discard?.(),
        ),
    );
    const { can = [], callId } = call;
    during(run, () => {
      run.call = call;
      Object.assign(shown, { can, callId: callId || `call-${clock.nowMs()}` });
    });

    code = 'join_failed';
    if (isMobile && !can.includes('mobile-wait')) {
      reportProgress('mobile-permissions', 'started');
      await scope.open(() => new Promise<void>((resolve) => scope.add(clock.setTimer(MOBILE_WAIT_MS, resolve))));
      reportProgress('mobile-permissions', 'completed');
    }
    wait('joining');
    const { microphone = null } = run;
    const session = await scope.open(
      (signal) => {
        const joining = call.join({ ...contextOf(signal), microphone, isMuted: preferences.isMuted });
        return (run.joining = Promise.resolve(joining));
      },
      (joined) => joined.leave(),
      'on-arrival',
    );
    during(run, () => {
      run.session = session;
      guardedLevels.assistant = guardLevel(() => session.assistantLevel(), guard);
      applyPreferences(session, run);
      if (microphone && run.microphoneId !== preferences.microphoneId && can.includes('microphone'))
        void guard(() => changeMicrophone(run, session));
      waitIn(run, 'call-start');
      dispatch(run, 'joined');
    });
  } catch (thrown) {
    during(run, () => fail(run, thrown, code));
  }
}

export function endStart(run: Run): CallError | null {
  const { begunAtMs, clock, end, queue, settle, shown, stages, emitEvent } = run;
  const { stage } = shown;
  if (stage !== null && stages.has(stage)) emitStage(run, stage, 'failed');
  const why = end?.by === 'error' ? end.error : new CallError('join_failed', 'It ended too early.');
  const error =
    end?.by === 'visitor' ? null : locateError(why, { stage: stage ?? undefined, errorType: run.errorType });
  if (!error) queue.length = 0;
  settle(error ? { kind: 'refused', error } : { kind: 'cancelled' });
  const errorType = error?.errorType ?? run.errorType ?? START_ERROR;
  emitEvent('call-start-failed', { stage, error, errorType, totalDurationMs: clock.nowMs() - begunAtMs });
  return error;
}
