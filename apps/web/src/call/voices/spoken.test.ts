import type { PlayingSentence, SentencePlayer } from '@asad/guide';
import { expect, test } from 'vitest';
import { createTypedPlayer } from './spoken.ts';
import { createChoice } from './testing/create-choice.ts';

/** Its sentences end only on `stop`. */
function createEndlessPlayer() {
  const prepared: string[] = [];
  const played: string[] = [];
  const player: SentencePlayer = {
    prepare: (sentences) => void prepared.push(...sentences),
    play(sentence): PlayingSentence {
      played.push(sentence);
      const { promise: done, resolve } = Promise.withResolvers<boolean>();
      return { done, progress: () => 0.5, stop: () => resolve(false) };
    },
    setVolume: () => undefined,
    level: () => 0,
    close: () => Promise.resolve(),
  };
  return { player, prepared, played };
}

test('a typed call is silent by default: each sentence is complete, and no audio loads', async () => {
  const { player, prepared, played } = createEndlessPlayer();
  const typed = createTypedPlayer(player, createChoice(false));
  typed.prepare(['One.', 'Two.']);
  const playing = typed.play('One.');
  expect(playing.progress()).toBe(1);
  await expect(playing.done).resolves.toBe(true);
  expect([...prepared, ...played]).toEqual([]);
});

test('with “Read aloud” the sentences are played', async () => {
  const { player, prepared, played } = createEndlessPlayer();
  const typed = createTypedPlayer(player, createChoice(true));
  typed.prepare(['One.']);
  const playing = typed.play('One.');
  playing.stop();
  await expect(playing.done).resolves.toBe(false);
  expect(prepared).toEqual(['One.']);
  expect(played).toEqual(['One.']);
});

test('turning “Read aloud” off stops the sound and completes the sentence', async () => {
  const readAloud = createChoice(true);
  const { player, played } = createEndlessPlayer();
  const typed = createTypedPlayer(player, readAloud);
  const playing = typed.play('One.');
  readAloud.set(false);
  await expect(playing.done).resolves.toBe(true);
  typed.play('Two.');
  expect(played).toEqual(['One.']);
});
