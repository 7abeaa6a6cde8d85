import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function play(isTTY: boolean): readonly string[] {
  const lines: string[] = [];
  let nowMs = 0;
  const progress = createProgress({ isTTY, write: (text) => lines.push(text) }, () => nowMs);
  progress.begin(20);
  for (let count = 1; count <= 20; count += 1) {
    nowMs = count * 10_000;
    progress.show(count);
  }
  progress.end();
  return lines;
}

it('progress: draws a bar with count and time left on a terminal', () => {
  const lines = play(true);
  expect(lines).toHaveLength(21);
  expect(lines[9]).toContain('████████████░░░░░░░░░░░░ 10 of 20 sentences, 2 min left');
});

it('progress: writes a line for every tenth elsewhere', () => {
  const lines = play(false);
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('20 of 20 sentences, 0 s left\n');
});
