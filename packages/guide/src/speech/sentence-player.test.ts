import { createManualClock } from '@asad/call-core/testing';
import { expect, it } from 'vitest';
import { createSilentPlayer } from './sentence-player.ts';

it.for([
  ['at reading pace', 'Lanternmoth is a small oil of the year 1901.', 44 * 66],
  ['for at least 600 ms', 'No.', 600],
] as const)('createSilentPlayer plays a sentence %s', async ([, sentence, lengthMs]) => {
  const clock = createManualClock();
  const playing = createSilentPlayer(clock).play(sentence);
  await clock.advance(lengthMs / 2);
  expect([playing.progress(), clock.countTimers()]).toEqual([0.5, 1]);
  await clock.advance(lengthMs);
  expect([playing.progress(), clock.countTimers(), await playing.done]).toEqual([1, 0, true]);
});

it('createSilentPlayer resolves with false and clears its timer when it is stopped', async () => {
  const clock = createManualClock();
  const playing = createSilentPlayer(clock).play('No.');
  playing.stop();
  expect([await playing.done, clock.countTimers()]).toEqual([false, 0]);
});
