import type { Microphone } from '../provider.ts';
import { type CallParts, failure, type Run } from './call-run.ts';
import { guardLevel } from './guard.ts';

/** Makes `microphone` the run's own, within a turn: as loud as wished, and missed when it is lost. */
export function holdMicrophone(run: Run, microphone: Microphone, { during, end, guard, preferences }: CallParts): void {
  run.microphone = microphone;
  run.levels.visitor = guardLevel(() => microphone.level(), guard);
  guard(() => microphone.setMuted(preferences.isMuted));
  const stop = guard(() =>
    microphone.onLost?.((error) =>
      during(run, () => {
        // One that was changed for another is nobody's loss.
        if (run.microphone === microphone) end(run, failure(error, 'microphone_lost'));
      }),
    ),
  );
  if (stop) run.scope.add(stop);
}

/** Nobody hears the visitor any more, within a turn: the call goes on typed, and the browser's recording sign goes out. */
export function letMicrophoneGo(run: Run, { guard, preferences }: CallParts): void {
  Object.assign(preferences, { mode: 'text', isMuted: false });
  guard(() => run.microphone?.stop());
  delete run.microphone;
}
