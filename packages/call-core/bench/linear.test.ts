import { describe, expect, it } from 'vitest';
import { measureCall, measureConversation, measureTransitions } from './measure.ts';

describe('the figures of the core', () => {
  it('hold: a message costs the same in a long call as in a short one', async () => {
    for (const measure of [measureConversation, measureCall]) {
      await measure(10_000);
      const short = (await measure(10_000)) / 10_000;
      const long = (await measure(80_000)) / 80_000;
      // Quadratic time would be eight times as much; a busy machine is allowed to be three times slower.
      expect(long / short).toBeLessThan(3);
    }
  });

  it('hold: the machine is never what a page waits for', () => {
    expect(measureTransitions(100_000)).toBeGreaterThan(50_000);
  });
});
