/** Share of the speed that is left after a millisecond of gliding: stops in about a second, as if it had weight. */
export const FRICTION_PER_MS = 0.996;

/** How far something thrown at this speed still glides, in pixels (the sum of a geometric series). */
export const glideDistance = (velocityPxPerMs: number): number => velocityPxPerMs / (1 - FRICTION_PER_MS);

/** The stop nearest to where a glide would end. Without stops it ends where it ends. */
export const nearestStop = (target: number, stops: readonly number[]): number =>
  stops.reduce((best, stop) => (Math.abs(stop - target) < Math.abs(best - target) ? stop : best), stops[0] ?? target);

/** One frame towards a target: covers the same share of the way per millisecond whatever the frame rate. */
export const approach = (position: number, target: number, elapsedMs: number): number => {
  const next = target + (position - target) * 0.992 ** elapsedMs;
  return Math.abs(target - next) < 0.5 ? target : next;
};
