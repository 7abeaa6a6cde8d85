import { FULL_VOLUME_LEVEL, LEVEL_INTERVAL_MS, reduceLevel, SILENT } from '../levels/reduce-level.ts';
import type { CallParts, Run } from './call-run.ts';

/** Tells by the level whether the assistant speaks (specification, section 9), until its provider says so itself. */
export function watchLevel(run: Run, { clock, during }: CallParts): void {
  let level = SILENT;
  let stop: () => void = () => undefined;
  const look = (): void => {
    if (run.hasSpeaking) return;
    const sum = (run.session?.assistantLevel() ?? 0) * FULL_VOLUME_LEVEL;
    level = reduceLevel(level, sum, clock.nowMs());
    if (level.isSpeaking !== run.assistantIsSpeaking)
      during(run, () => void (run.assistantIsSpeaking = level.isSpeaking));
    stop = clock.setTimer(LEVEL_INTERVAL_MS, look);
  };
  run.scope.add(() => stop());
  look();
}
