import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkSpoken } from './check-spoken.ts';
import { openFlite, type Speak } from './flite.ts';
import { levelSound } from './level-sound.ts';
import { findUnreadable, pronounce, spellOut } from './pronounce.ts';
import { readWav } from './read-wav.ts';

afterEach(() => vi.unstubAllEnvs());

const tone = (seconds: number, amplitude: number) => ({
  sampleRate: 16_000,
  samples: Float32Array.from({ length: seconds * 16_000 }, (_, index) => Math.sin(index / 8) * amplitude),
});

describe('openFlite', () => {
  let speak: Speak;
  beforeAll(async () => {
    speak = await openFlite();
  });

  it('renders the same samples for the same sentence', async () => {
    const once = await speak('I am an owl.');
    const again = await speak('I am an owl.');
    expect(once.samples.length).toBeGreaterThan(8_000);
    expect(again.samples).toEqual(once.samples);
  });

  it('leaves no temporary file after it has spoken', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'voice-test-'));
    vi.stubEnv('TMPDIR', folder);
    await speak('I am an owl.');
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe('levelSound', () => {
  it('levels quiet and loud input to similar peaks below full scale', () => {
    const loudest = [0.02, 0.2, 0.95].map((amplitude) => levelSound(tone(1, amplitude)).samples);
    const peaks = loudest.map((samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
    for (const peak of peaks) expect(peak).toBeLessThanOrEqual(0.9);
    expect(Math.max(...peaks) / Math.min(...peaks)).toBeLessThan(1.3);
  });

  it('pads the sound, starts and ends at zero, and returns finite samples', () => {
    const { samples } = levelSound(tone(1, 0.5));
    expect(samples.length).toBeGreaterThan(17_000);
    expect(Math.abs(samples[0] ?? 1)).toBe(0);
    expect(Math.abs(samples.at(-1) ?? 1)).toBe(0);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it('keeps silence silent, so that checkSpoken rejects it', () => {
    const silence = levelSound(tone(1, 0));
    expect(() => checkSpoken('Nothing.', silence)).toThrow('silent');
  });
});

it('checkSpoken rejects a sound too short or too long for its sentence', () => {
  const sentence = 'This sentence has about sixty letters, so four seconds or so.';
  expect(() => checkSpoken(sentence, tone(4, 0.3))).not.toThrow();
  expect(() => checkSpoken(sentence, tone(1, 0.3))).toThrow('lasts 1.0 s');
  expect(() => checkSpoken(sentence, tone(30, 0.3))).toThrow('lasts 30.0 s');
});

describe('pronounce', () => {
  it('spells out abbreviations, figures and "&" that the synthesiser misreads', () => {
    expect(pronounce('ASAD runs 10k+ workflows with n8n.')).toBe(
      'Ahsodd runs more than ten thousand workflows with N eight N.',
    );
    expect(pronounce('Lorem & Sons')).toBe('Lorem and Sons');
  });

  it('replaces listed names and transliterates accents and signs', () => {
    const spokenNames = { 'Zoë Ångström': 'Zoey Ongstrom' };
    expect(pronounce('Zoë Ångström was at Satō Clocks, with C++.', spokenNames)).toBe(
      'Zoey Ongstrom was at Sato Clocks, with C plus plus.',
    );
    expect(spellOut('Zoë Ångström & Sons', spokenNames)).toBe('Zoey Ongstrom and Sons');
  });

  it('findUnreadable returns the characters without a transliteration', () => {
    expect(findUnreadable('About 光 and Żubr I find nothing.')).toEqual(['光']);
  });
});

describe('readWav', () => {
  it('mixes stereo to mono and reads to the end when the size field is wrong', () => {
    const file = new Uint8Array(52);
    const view = new DataView(file.buffer);
    const tag = (offset: number, text: string) => file.set(new TextEncoder().encode(text), offset);
    tag(0, 'RIFF');
    tag(8, 'WAVEfmt ');
    view.setUint32(16, 16, true);
    view.setUint16(22, 2, true);
    view.setUint32(24, 22_050, true);
    view.setUint16(34, 16, true);
    tag(36, 'data');
    view.setUint32(40, 0x7f_ff_f0_00, true);
    for (const [index, sample] of [16_384, 0, -16_384, -16_384].entries()) view.setInt16(44 + index * 2, sample, true);
    expect(readWav(file)).toEqual({ sampleRate: 22_050, samples: Float32Array.of(0.25, -0.5) });
  });

  it('rejects a file that is not WAV', () => {
    expect(() => readWav(new Uint8Array(60))).toThrow('not a WAV file');
  });
});
