import { createManualClock } from '@asad/call-core/testing';
import { describe, expect, it } from 'vitest';
import { createSilentPlayer } from './sentence-player.ts';

const SENTENCE = 'Lanternmoth is a small oil of the year 1901.';

function createFixture() {
  const clock = createManualClock();
  const player = createSilentPlayer(clock);
  const outcomes: boolean[] = [];
  const play = (sentence: string) => {
    const playing = player.play(sentence);
    void playing.done.then((isWhole) => outcomes.push(isWhole));
    return playing;
  };
  return { clock, player, play, outcomes };
}

describe('createSilentPlayer', () => {
  it('plays a sentence at reading pace', async () => {
    const { clock, play, outcomes } = createFixture();
    const playing = play(SENTENCE);
    expect(playing.progress()).toBe(0);
    await clock.advance((SENTENCE.length * 66) / 2);
    expect(playing.progress()).toBeCloseTo(0.5);
    expect(outcomes).toEqual([]);
    await clock.advance((SENTENCE.length * 66) / 2);
    expect([playing.progress(), outcomes]).toEqual([1, [true]]);
  });

  it('shows a short sentence for at least 600 ms', async () => {
    const { clock, play, outcomes } = createFixture();
    play('No.');
    await clock.advance(599);
    expect(outcomes).toEqual([]);
    await clock.advance(1);
    expect(outcomes).toEqual([true]);
  });

  it('limits progress to 1', async () => {
    const { clock, play } = createFixture();
    const playing = play('No.');
    await clock.advance(10_000);
    expect(playing.progress()).toBe(1);
  });

  it('resolves with false and clears its timer when stopped', async () => {
    const { clock, play, outcomes } = createFixture();
    const playing = play(SENTENCE);
    await clock.advance(100);
    playing.stop();
    await clock.advance(0);
    expect([outcomes, clock.countTimers()]).toEqual([[false], 0]);
  });

  it('resolves with true when stopped after the end', async () => {
    const { clock, play, outcomes } = createFixture();
    const playing = play('No.');
    await clock.advance(600);
    playing.stop();
    await clock.advance(0);
    expect(outcomes).toEqual([true]);
  });

  it('reports a level of 0', async () => {
    const { player, play } = createFixture();
    play(SENTENCE);
    expect(player.level()).toBe(0);
    await player.close();
  });
});
