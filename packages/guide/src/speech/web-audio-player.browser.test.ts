import { describe, expect, it } from 'vitest';
import { createAudioOutput } from '@asad/call-core/browser';
import { createWebAudioPlayer } from './web-audio-player.ts';
import { createManualClock } from '@asad/call-core/testing';

const forEver = (): Promise<never> => new Promise(() => undefined);

describe('createWebAudioPlayer while a sound never arrives', () => {
  it('plays the sentence silently at reading pace after four seconds', async () => {
    const clock = createManualClock();
    const player = createWebAudioPlayer(createAudioOutput(), forEver, clock);
    const playing = player.play('Omar lives in Lisbon.');
    await clock.advance(3_999);
    expect(playing.progress()).toBe(0);
    await clock.advance(1 + 21 * 66);
    expect(playing.progress()).toBe(1);
    expect(await playing.done).toBe(true);
    await player.close();
  });

  it('resolves with false and clears its timer when stopped', async () => {
    const clock = createManualClock();
    const player = createWebAudioPlayer(createAudioOutput(), forEver, clock);
    const playing = player.play('Omar lives in Lisbon.');
    playing.stop();
    expect(await playing.done).toBe(false);
    expect(clock.countTimers()).toBe(0);
    await player.close();
  });
});
