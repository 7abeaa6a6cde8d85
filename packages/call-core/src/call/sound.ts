import { toCallError } from '../call-error.ts';
import type { AbortSignalLike } from '../platform.ts';
import type { LevelSource, Microphone, Speaker } from '../provider.ts';
import { during, fail, type Run } from './run.ts';
import type { Guard } from './guard.ts';

/** The summed level that counts as full volume (specification, section 9). */
export const FULL_VOLUME_LEVEL = 0.15;
/** Levels are looked at this often, in milliseconds; somebody speaks above this level, and for this long after. */
const LEVEL_INTERVAL_MS = 100;
const SPEAKING_THRESHOLD = 0.01;
const SPEECH_HOLD_MS = 1_000;

const SPEAKERS = ['visitor', 'assistant'] as const;

/** `source`, from 0 to 1 whatever it answers. One that throws is reported once, and silent from then on. */
export function guardLevel(source: LevelSource, guard: Guard): LevelSource {
  let isBroken = false;
  return () => {
    const level = isBroken ? 0 : guard(source);
    isBroken ||= level === undefined;
    return Math.min(1, Math.max(0, level || 0));
  };
}

/** Tells by the levels who speaks (specification, section 9), of each until the provider says so itself. */
export function watchLevel(run: Run): void {
  const { clock, levels, scope, shown, tellsSpeaking } = run;
  const heardAtMs: Partial<Record<Speaker, number>> = {};
  let stop: () => void = () => undefined;
  const look = (): void => {
    const watched = SPEAKERS.filter((speaker) => !tellsSpeaking.has(speaker));
    if (watched.length === 0) return;
    for (const speaker of watched) {
      if (levels[speaker]() * FULL_VOLUME_LEVEL > SPEAKING_THRESHOLD) heardAtMs[speaker] = clock.nowMs();
      const isSpeaking = clock.nowMs() - (heardAtMs[speaker] ?? Number.NEGATIVE_INFINITY) < SPEECH_HOLD_MS;
      if (isSpeaking !== shown[`${speaker}IsSpeaking`])
        during(run, () => void (shown[`${speaker}IsSpeaking`] = isSpeaking));
    }
    stop = clock.setTimer(LEVEL_INTERVAL_MS, look);
  };
  scope.add(() => stop());
  look();
}

/** Opens the chosen microphone; where that is gone, from then on the browser's own choice. */
export async function openChosen({ options, preferences }: Run, signal: AbortSignalLike): Promise<Microphone> {
  const { microphoneId: deviceId } = preferences;
  try {
    return await options.openMicrophone(signal, { deviceId });
  } catch (thrown) {
    if (!deviceId || toCallError(thrown, 'microphone_failed').code !== 'microphone_missing') throw thrown;
    preferences.microphoneId = null;
    return options.openMicrophone(signal, { deviceId: null });
  }
}

/** Makes `microphone` the run's own, within a turn: as loud as wished, and missed when it is lost. */
export function holdMicrophone(run: Run, microphone: Microphone): void {
  const { guard, guardedLevels, preferences, scope } = run;
  run.microphone = microphone;
  guardedLevels.visitor = guardLevel(() => microphone.level(), guard);
  guard(() => microphone.setMuted(preferences.isMuted));
  const stop = guard(() =>
    microphone.onLost?.((error) =>
      during(run, () => {
        // One that was changed for another is nobody's loss.
        if (run.microphone === microphone) fail(run, error, 'microphone_lost');
      }),
    ),
  );
  if (stop) scope.add(stop);
}

/** Nobody hears the visitor any more, within a turn: the call goes on typed, and the browser's recording sign goes out. */
export function letMicrophoneGo(run: Run): void {
  Object.assign(run.preferences, { mode: 'text', isMuted: false });
  run.guard(() => run.microphone?.stop());
  delete run.microphone;
}
