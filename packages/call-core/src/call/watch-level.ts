import { FULL_VOLUME_LEVEL } from '../levels/level-source.ts';
import type { CallParts, Run } from './call-run.ts';

/** Levels are looked at this often, in milliseconds; somebody speaks above this level, and for this long after. */
const LEVEL_INTERVAL_MS = 100;
const SPEAKING_THRESHOLD = 0.01;
const SPEECH_HOLD_MS = 1_000;

/** Tells by the level whether the assistant speaks (specification, section 9), until its provider says so itself. */
export function watchLevel(run: Run, { clock, during }: CallParts): void {
  let heardAtMs = Number.NEGATIVE_INFINITY;
  let stop: () => void = () => undefined;
  const look = (): void => {
    if (run.hasSpeaking) return;
    const level = (run.assistantLevel?.() ?? 0) * FULL_VOLUME_LEVEL;
    if (level > SPEAKING_THRESHOLD) heardAtMs = clock.nowMs();
    const isSpeaking = clock.nowMs() - heardAtMs < SPEECH_HOLD_MS;
    if (isSpeaking !== run.assistantIsSpeaking) during(run, () => void (run.assistantIsSpeaking = isSpeaking));
    stop = clock.setTimer(LEVEL_INTERVAL_MS, look);
  };
  run.scope.add(() => stop());
  look();
}
