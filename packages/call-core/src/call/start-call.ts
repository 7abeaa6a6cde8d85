import { CallError, type CallErrorCode } from '../call-error.ts';
import type { AbortSignalLike } from '../platform.ts';
import type { ProviderEvent, StageStatus } from '../provider.ts';
import { failure, type CallParts, type Run } from './call-run.ts';
import { applyPreferences } from './controls.ts';
import { guardLevel } from './guard.ts';
import { applyEvent } from './apply-event.ts';
import { holdMicrophone } from './hold-microphone.ts';
import { reportStage, waitIn } from './stages.ts';

/** Mobile browsers hand over the microphone late: the specification's 1 s before joining (section 9). */
const MOBILE_WAIT_MS = 1_000;

const nothing = (): undefined => undefined;

/** The steps of a start, in their order. Whatever they open stands in the run's scope; a closed one ends them. */
export async function startCall(run: Run, parts: CallParts): Promise<void> {
  const { clock, dispatch, during, end, guard, options, whenFree, preferences } = parts;
  const { delivery, gate, isMobile, lease, openMicrophone, provider } = options;
  const { scope, target } = run;
  const { mode } = preferences;
  const inTurn = (work: () => void): void => during(run, work);
  const wait = (stage: string): void => inTurn(() => waitIn(run, stage, parts));
  const tell = (stage: string, status: StageStatus, limitMs?: null): void =>
    inTurn(() => reportStage(run, { stage, status, ...(limitMs === null && { limitMs }) }, parts));
  const contextOf = (signal: AbortSignalLike) =>
    ({
      mode,
      target,
      signal,
      clock,
      emit: (event: ProviderEvent) => inTurn(() => applyEvent(run, event, parts)),
    }) as const;
  /** What the next step is told as when it throws anything but an error of the page's own. */
  let code: CallErrorCode = 'gate_failed';
  try {
    wait('lease');
    await scope.open(whenFree, nothing);
    const hasLease =
      !lease ||
      (await scope.open(
        () => lease.acquire(),
        (close) => close?.(),
        'last',
      ));
    if (!hasLease) throw new CallError('busy_elsewhere', 'A call is running in another tab. End it there first.');

    wait('gate');
    const refusal = gate && (await scope.open((signal) => gate.check(signal), nothing));
    if (refusal) throw refusal;
    inTurn(() => {
      // Whoever is signed in now makes the call, and the record is theirs.
      run.keeper = delivery && guard(() => delivery.open());
    });

    code = 'microphone_failed';
    if (mode === 'voice') {
      // The browser's prompt waits as long as the visitor likes.
      tell('microphone', 'started', null);
      const microphone = await scope.open(
        (signal) => openMicrophone(signal, { deviceId: preferences.microphoneId }),
        (opened) => opened.stop(),
      );
      inTurn(() => holdMicrophone(run, microphone, parts));
      tell('microphone', 'completed');
    }

    code = 'creation_failed';
    wait('creation');
    const call = await scope.open(
      (signal) => provider.create(contextOf(signal)),
      // A join that is under way is looked at first: what it brings is left, what was never joined is discarded.
      (made) => (run.joining ?? Promise.reject()).then(nothing, () => made.discard?.()),
    );
    inTurn(() => {
      run.call = call;
      run.callId = call.callId || `call-${clock.nowMs()}`;
    });

    code = 'join_failed';
    if (isMobile && !call.can?.includes('mobile-wait')) {
      tell('mobile-permissions', 'started');
      const { promise, resolve } = Promise.withResolvers<void>();
      scope.add(clock.setTimer(MOBILE_WAIT_MS, resolve));
      await scope.open(() => promise, nothing);
      tell('mobile-permissions', 'completed');
    }
    wait('joining');
    const { microphone = null } = run;
    const session = await scope.open(
      (signal) => (run.joining = call.join({ ...contextOf(signal), microphone, isMuted: preferences.isMuted })),
      (joined) => joined.leave(),
      'on-arrival',
    );
    inTurn(() => {
      run.session = session;
      run.levels.assistant = guardLevel(() => session.assistantLevel(), guard);
      // The preferences may have changed while joining.
      applyPreferences(session, parts);
      waitIn(run, 'call-start', parts);
      dispatch(run, 'joined');
    });
  } catch (thrown) {
    inTurn(() => end(run, failure(thrown, code)));
  }
}
