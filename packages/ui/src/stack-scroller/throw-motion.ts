/** In pixels. */
export const glideDistance = (velocityPxPerMs: number): number => velocityPxPerMs * 137.5;

/** Without stops, the target. */
export const nearestStop = (target: number, stops: readonly number[]): number =>
  stops.reduce((best, stop) => (Math.abs(stop - target) < Math.abs(best - target) ? stop : best), stops[0] ?? target);

/** The same share per millisecond at any frame rate. */
export const approach = (position: number, target: number, elapsedMs: number): number => {
  const next = target + (position - target) * 0.992 ** elapsedMs;
  return Math.abs(target - next) < 0.5 ? target : next;
};
