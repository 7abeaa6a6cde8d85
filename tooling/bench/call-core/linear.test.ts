import { effort } from '@asad/tooling/effort';
import { describe, expect, it } from 'vitest';
import { measureDrafts } from './measure.ts';

describe('the figures of the core', () => {
  it('hold: a call, however long, hands at most three times its own size to storage', async () => {
    const { handed, own } = await measureDrafts(effort(2_000, 20_000));
    expect(handed / own).toBeLessThan(3);
  }, 300_000);
});
