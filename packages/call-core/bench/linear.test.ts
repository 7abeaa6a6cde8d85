import { describe, expect, it } from 'vitest';
import { measureCall, measureConversation, measureDrafts } from './measure.ts';

describe('the figures of the core', () => {
  it('hold: an event costs the same in a long call as in a short one', async () => {
    for (const measure of [measureConversation, measureCall]) {
      await measure(10_000);
      const short = (await measure(10_000)) / 10_000;
      const long = (await measure(80_000)) / 80_000;
      // Quadratic time would be eight times as much; a busy machine is allowed to be three times slower.
      expect(long / short).toBeLessThan(3);
    }
  });

  it('hold: a call of 20,000 messages hands at most three times its own size to storage', async () => {
    const { handed, own } = await measureDrafts(20_000);
    expect(handed / own).toBeLessThan(3);
  });
});
