import { describe, expect, it } from 'vitest';
import { measureCall } from './measure.ts';

/** Takes the quickest of three runs, because other processes only add time. */
const quickest = async (measure: (events: number) => number | Promise<number>, events: number): Promise<number> => {
  const runs = [await measure(events), await measure(events), await measure(events)];
  return Math.min(...runs) / events;
};

/** A ratio of times: only `pnpm slow` runs it, alone on its machine. */
describe('call-core figures', () => {
  it('an event costs the same in a long call as in a short one', async () => {
    const short = await quickest(measureCall, 5_000);
    const long = await quickest(measureCall, 40_000);
    // Quadratic time would give 8.
    expect(long / short).toBeLessThan(5);
  }, 300_000);
});
