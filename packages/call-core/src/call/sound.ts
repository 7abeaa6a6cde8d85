import { CallError, toCallError } from '../call-error.ts';
import type { AbortSignalLike } from '../platform.ts';
import type { LevelSource, Microphone, VoiceSession } from '../provider.ts';
import { during, fail, type Run } from './run.ts';
import type { Guard } from './guard.ts';

/** The root mean square that counts as full volume. */
export const FULL_VOLUME_LEVEL = 0.15;

/** NaN once the source fails, as in Firefox with `privacy.resistFingerprinting` (openai-realtime-console#32). */
export function guardLevel(source: LevelSource, guard: Guard): LevelSource {
  let isBroken = false;
  return () => {
    const level = isBroken ? undefined : guard(source);
    isBroken ||= level === undefined;
    return Math.min(1, Math.max(0, level ?? Number.NaN));
  };
}

/** A missing microphone is replaced by the browser's default permanently. */
export async function openChosen(run: Run, signal: AbortSignalLike): Promise<Microphone> {
  const { options, preferences } = run;
  const { microphoneId: deviceId } = preferences;
  run.microphoneId = deviceId;
  try {
    return await options.openMicrophone(signal, { deviceId });
  } catch (thrown) {
    if (!deviceId || toCallError(thrown, 'microphone_failed').code !== 'microphone_missing') throw thrown;
    // The visitor may have chosen another one during the opening.
    if (preferences.microphoneId === deviceId) preferences.microphoneId = null;
    return openChosen(run, signal);
  }
}

export function holdMicrophone(run: Run, microphone: Microphone): void {
  const { clock, guard, guardedLevels, preferences, scope, signs } = run;
  run.microphone = microphone;
  const levelAtMs = clock.nowMs();
  const unknown = { isLevelUnknown: false, isMicrophoneGiven: false, hasWords: false };
  Object.assign(signs, { ...unknown, isSystemMuted: false, levelAtMs, withoutWordsMs: 0 });
  guardedLevels.visitor = guardLevel(() => microphone.level(), guard);
  guard(() => microphone.setMuted(preferences.isMuted));
  // Ignore a microphone that was replaced on purpose.
  const ifHeld = (work: () => void): void => during(run, () => run.microphone === microphone && work());
  const stopLost = guard(() => microphone.onLost?.((error) => ifHeld(() => replaceLost(run, error))));
  const stopMuted = guard(() => microphone.onSystemMuted?.((is) => ifHeld(() => void (signs.isSystemMuted = is))));
  scope.add(() => (stopLost?.(), stopMuted?.()));
}

/** After so many losses, the microphone is not replaced again. */
const MOST_LOSSES = 5;

function replaceLost(run: Run, error: CallError): void {
  run.losses += 1;
  const end = (): void => during(run, () => fail(run, error, 'microphone_lost'));
  run.preferences.microphoneId = null;
  if (!run.session?.setMicrophone || run.losses > MOST_LOSSES) return end();
  changeMicrophone(run, run.session).catch((thrown: unknown) => {
    const isRevoked = toCallError(thrown, 'microphone_failed').code === 'microphone_denied';
    if (!isRevoked || !run.shown.can.includes('text')) return end();
    const words = 'The permission for the microphone was taken back; the call goes on by typing.';
    const revoked = new CallError('hearing_unavailable', words, { details: 'not-allowed', cause: thrown });
    during(run, () => loseHearing(run, revoked));
  });
}

export async function changeMicrophone(
  run: Run,
  session: VoiceSession,
  deviceId = run.preferences.microphoneId,
): Promise<boolean> {
  const { guard, options, preferences, scope, signs, take } = run;
  let next: Microphone | undefined;
  const open = async (): Promise<void> => {
    next = await scope.open(
      (signal) => options.openMicrophone(signal, { deviceId }),
      (opened) => opened.stop(),
    );
  };
  try {
    return await run.choose.microphone(open, async () => {
      if (!next) return;
      await session.setMicrophone?.(next);
      const before = run.microphone;
      take(() => {
        Object.assign(preferences, { microphoneId: deviceId, mode: 'voice' });
        signs.hearingLost = undefined;
        if (next) holdMicrophone(run, next);
        guard(() => before?.stop());
        // A device change may unmute it.
        guard(() => session.setMuted(preferences.isMuted));
      });
    });
  } finally {
    if (run.microphone !== next) next?.stop();
  }
}

/** On many phones only one recorder gets sound (akrusz/aloud#42): the provider's, if it has one. */
export function giveMicrophone({ guard, microphone, session, signs }: Run): void {
  if (!microphone || signs.hasWords || signs.isMicrophoneGiven || !guard(() => session?.takeMicrophone?.())) return;
  Object.assign(signs, { isLevelUnknown: true, isMicrophoneGiven: true });
  guard(() => microphone.stop());
}

/** The call goes on by typing. */
export function loseHearing(run: Run, error: CallError): void {
  run.signs.hearingLost = (error.details as string | undefined) ?? error.code;
  Object.assign(run.preferences, { mode: 'text', isMuted: false });
  run.guard(() => run.microphone?.stop());
  delete run.microphone;
  run.emitEvent('error', error);
}
