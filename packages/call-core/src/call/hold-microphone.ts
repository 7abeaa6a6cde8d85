import type { Microphone } from '../provider.ts';
import { guardLevel } from './levels.ts';
import { during, fail, type Run } from './run.ts';

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
