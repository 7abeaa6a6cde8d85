/** How far something thrown at this speed still glides, in pixels: a quick throw goes one card on, as if it had weight. */
export const glideDistance = (velocityPxPerMs: number): number => velocityPxPerMs * 137.5;

/** The stop nearest to where a glide would end. Without stops it ends where it ends. */
export const nearestStop = (target: number, stops: readonly number[]): number =>
  stops.reduce((best, stop) => (Math.abs(stop - target) < Math.abs(best - target) ? stop : best), stops[0] ?? target);

/** One frame towards a target: covers the same share of the way per millisecond whatever the frame rate. */
export const approach = (position: number, target: number, elapsedMs: number): number => {
  const next = target + (position - target) * 0.992 ** elapsedMs;
  return Math.abs(target - next) < 0.5 ? target : next;
};
