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

describe('a sentence without sound', () => {
  it('is said at reading pace, to its end', async () => {
    const { clock, play, outcomes } = createFixture();
    const playing = play(SENTENCE);
    expect(playing.progress()).toBe(0);
    await clock.advance((SENTENCE.length * 66) / 2);
    expect(playing.progress()).toBeCloseTo(0.5);
    expect(outcomes).toEqual([]);
    await clock.advance((SENTENCE.length * 66) / 2);
    expect([playing.progress(), outcomes]).toEqual([1, [true]]);
  });

  it('can be read, however short', async () => {
    const { clock, play, outcomes } = createFixture();
    play('No.');
    await clock.advance(599);
    expect(outcomes).toEqual([]);
    await clock.advance(1);
    expect(outcomes).toEqual([true]);
  });

  it('is never said more than whole', async () => {
    const { clock, play } = createFixture();
    const playing = play('No.');
    await clock.advance(10_000);
    expect(playing.progress()).toBe(1);
  });

  it('is not whole when it is stopped, and leaves no timer', async () => {
    const { clock, play, outcomes } = createFixture();
    const playing = play(SENTENCE);
    await clock.advance(100);
    playing.stop();
    await clock.advance(0);
    expect([outcomes, clock.countTimers()]).toEqual([[false], 0]);
  });

  it('stays whole when it is stopped after its end', async () => {
    const { clock, play, outcomes } = createFixture();
    const playing = play('No.');
    await clock.advance(600);
    playing.stop();
    await clock.advance(0);
    expect(outcomes).toEqual([true]);
  });

  it('is as loud as silence', async () => {
    const { player, play } = createFixture();
    play(SENTENCE);
    expect(player.level()).toBe(0);
    await player.close();
  });
});
