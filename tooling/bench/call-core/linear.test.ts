import { effort } from '@asad/tooling/effort';
import { describe, expect, it } from 'vitest';
import { measureDrafts } from './measure.ts';

describe('call-core figures', () => {
  it('a call of any length writes at most three times its size to storage', async () => {
    const { written, recordSize } = await measureDrafts(effort(2_000, 20_000));
    expect(written / recordSize).toBeLessThan(3);
  }, 300_000);
});
