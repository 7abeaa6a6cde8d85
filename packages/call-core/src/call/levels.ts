import { type Speaker } from '../provider.ts';
import type { CallParts, Run } from './call-run.ts';

/** The summed level that counts as full volume (specification, section 9). */
export const FULL_VOLUME_LEVEL = 0.15;

/** Levels are looked at this often, in milliseconds; somebody speaks above this level, and for this long after. */
const LEVEL_INTERVAL_MS = 100;
const SPEAKING_THRESHOLD = 0.01;
const SPEECH_HOLD_MS = 1_000;

const SPEAKERS = ['visitor', 'assistant'] as const;

/** Tells by the levels who speaks (specification, section 9), of each until the provider says so itself. */
export function watchLevel(run: Run, { clock, during, levels }: CallParts): void {
  const heardAtMs: Partial<Record<Speaker, number>> = {};
  let stop: () => void = () => undefined;
  const look = (): void => {
    const watched = SPEAKERS.filter((speaker) => !run.tellsSpeaking.has(speaker));
    if (watched.length === 0) return;
    for (const speaker of watched) {
      if (levels[speaker]() * FULL_VOLUME_LEVEL > SPEAKING_THRESHOLD) heardAtMs[speaker] = clock.nowMs();
      const isSpeaking = clock.nowMs() - (heardAtMs[speaker] ?? Number.NEGATIVE_INFINITY) < SPEECH_HOLD_MS;
      if (isSpeaking !== run.isSpeaking[speaker]) during(run, () => void (run.isSpeaking[speaker] = isSpeaking));
    }
    stop = clock.setTimer(LEVEL_INTERVAL_MS, look);
  };
  run.scope.add(() => stop());
  look();
}
