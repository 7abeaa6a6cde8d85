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

describe('createWebAudioPlayer while the context’s clock stops', () => {
  it('cwilso/metronome#25: reports it, and a press starts the clock again', async () => {
    const clock = createManualClock();
    const output = createAudioOutput();
    const context = output.context();
    let hasStopped = true;
    let suspensions = 0;
    Object.defineProperties(context, {
      state: { get: () => 'running' },
      currentTime: { get: () => (hasStopped ? 7 : 7 + clock.nowMs() / 1_000) },
      suspend: { value: async () => void (suspensions += 1) },
      resume: { value: async () => void (hasStopped = suspensions === 0) },
    });
    const player = createWebAudioPlayer(output, forEver, clock);
    const reports: boolean[] = [];
    const stop = player.watchSound?.((isBlocked) => void reports.push(isBlocked));
    await clock.advance(2_000);
    expect(reports).toEqual([true]);
    await player.startAudio?.();
    await clock.advance(1_000);
    expect(reports).toEqual([true, false]);
    stop?.();
    expect(clock.countTimers()).toBe(0);
    await player.close();
  });
});
