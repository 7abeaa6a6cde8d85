import { describe, expect, it } from 'vitest';
import { countEchoWords } from './echo.ts';
import recorded from './own-voice.json' with { type: 'json' };
import { toTokens } from './compare-words.ts';

const growthOf = (heard: string): readonly string[] =>
  heard.split(' ').map((_, index, words) => words.slice(0, index + 1).join(' '));

/** True if `heard` counts as echo at some moment of `said`. */
function isEcho(said: string, heard: string): boolean {
  const words = toTokens(said);
  return words.some((_, end) => {
    const sofar = words.slice(0, end + 1).join(' ');
    const parts = growthOf(heard).map((part) => countEchoWords(part, sofar, false) === toTokens(part).length);
    return parts.every(Boolean) && countEchoWords(heard, sofar, true) === toTokens(heard).length;
  });
}

describe('countEchoWords on the recorded patterns', () => {
  const { patterns } = recorded;
  const leaks = patterns.flatMap(({ said, echoes }) => echoes.filter((heard) => !isEcho(said, heard)));
  const lost = patterns.flatMap(({ said, interruptions }) => interruptions.filter((heard) => isEcho(said, heard)));
  const countOf = (kind: 'echoes' | 'interruptions'): number => patterns.flatMap((pattern) => pattern[kind]).length;

  it('misses at most 4 percent of the echoes', () => {
    expect(leaks.length, leaks.join(' | ')).toBeLessThanOrEqual(countOf('echoes') * 0.04);
  });

  it('takes no interruption for an echo', () => {
    expect([lost, countOf('interruptions')]).toEqual([[], 58]);
  });
});
