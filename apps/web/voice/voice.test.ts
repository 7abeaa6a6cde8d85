import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facts, guideLines } from '@asad/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSpoken } from './check-spoken.ts';
import { openFlite, type Flite } from './flite.ts';
import { makeOwlSound } from './owl-sound.ts';
import { pronounce } from './pronounce.ts';
import { readWav } from './read-wav.ts';
import { renderVoice } from './render-voice.ts';
import { spokenSentences } from './spoken-sentences.ts';

const tone = (seconds: number, amplitude: number) => ({
  sampleRate: 16_000,
  samples: Float32Array.from({ length: seconds * 16_000 }, (_, index) => Math.sin(index / 8) * amplitude),
});

describe('the rendered voice', () => {
  it('has a sound for every sentence of every fact and every line of the guide', { timeout: 120_000 }, async () => {
    const folder = join(import.meta.dirname, '../.generated/voice');
    const { list } = await renderVoice(spokenSentences(), folder);
    const sentences = [...Object.values(guideLines).flat(), ...facts.flatMap((fact) => fact.answer)];
    const files = new Set(await readdir(folder));
    for (const sentence of sentences) {
      const entry = list.sentences[sentence];
      expect(files, sentence).toContain(entry?.file);
      expect(entry?.durationMs).toBeGreaterThan(500);
      expect(entry?.durationMs).toBeLessThan(15_000);
    }
    expect(files.size).toBe(new Set(Object.values(list.sentences).map(({ file }) => file)).size + 1);
  });

  describe('in an empty folder', () => {
    let folder = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'voice-test-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    it('renders once, then only what is new, and removes what no sentence needs', { timeout: 20_000 }, async () => {
      expect((await renderVoice(['Good evening.', 'I am an owl.'], folder)).renderedCount).toBe(2);
      expect((await renderVoice(['Good evening.', 'I am an owl.'], folder)).renderedCount).toBe(0);
      const last = await renderVoice(['I am an owl.', 'I work nights.'], folder);
      expect(last.renderedCount).toBe(1);
      expect(Object.keys(last.list.sentences)).toEqual(['I am an owl.', 'I work nights.']);
      expect((await readdir(folder)).filter((file) => file.endsWith('.mp3'))).toHaveLength(2);
    });

    it('renders again what has been lost, and everything after a broken list', { timeout: 20_000 }, async () => {
      const { list } = await renderVoice(['I am an owl.'], folder);
      await rm(join(folder, list.sentences['I am an owl.']?.file ?? ''));
      expect((await renderVoice(['I am an owl.'], folder)).renderedCount).toBe(1);
      await writeFile(join(folder, 'voices.json'), '{');
      expect((await renderVoice(['I am an owl.'], folder)).renderedCount).toBe(1);
    });

    it('writes MPEG frames of 32 kbit/s', { timeout: 20_000 }, async () => {
      const { list, byteCount, soundSeconds } = await renderVoice(['I am an owl.'], folder);
      const file = await readFile(join(folder, list.sentences['I am an owl.']?.file ?? ''));
      expect(file.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
      expect(byteCount / soundSeconds).toBeLessThan(5_000);
    });
  });
});

describe('the synthesiser', () => {
  let flite: Flite;
  beforeAll(async () => {
    flite = await openFlite();
  });
  afterAll(() => flite.close());

  it('says the same sentence with the same samples each time', async () => {
    const voice = { name: 'rms', durationStretch: 1 } as const;
    const once = await flite.speak('I am an owl.', voice);
    const again = await flite.speak('I am an owl.', voice);
    expect(once.samples.length).toBeGreaterThan(8_000);
    expect(again.samples).toEqual(once.samples);
  });
});

describe('the owl’s sound', () => {
  it('is evenly loud whatever comes in, and never beyond full scale', () => {
    const loudest = [0.02, 0.2, 0.95].map((amplitude) => makeOwlSound(tone(1, amplitude)).samples);
    const peaks = loudest.map((samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
    for (const peak of peaks) expect(peak).toBeLessThanOrEqual(0.9);
    expect(Math.max(...peaks) / Math.min(...peaks)).toBeLessThan(1.3);
  });

  it('lasts longer than what came in, begins and ends in silence, and holds no broken number', () => {
    const { samples } = makeOwlSound(tone(1, 0.5));
    expect(samples.length).toBeGreaterThan(17_000);
    expect(Math.abs(samples[0] ?? 1)).toBe(0);
    expect(Math.abs(samples.at(-1) ?? 1)).toBe(0);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it('makes nothing of silence, and the check refuses it', () => {
    const silence = makeOwlSound(tone(1, 0));
    expect(() => checkSpoken('Nothing.', silence)).toThrow('silent');
  });
});

describe('the check', () => {
  it('refuses a sentence that is over too soon or goes on for too long', () => {
    const sentence = 'This sentence has about sixty letters, so four seconds or so.';
    expect(() => checkSpoken(sentence, tone(4, 0.3))).not.toThrow();
    expect(() => checkSpoken(sentence, tone(1, 0.3))).toThrow('lasts 1.0 s');
    expect(() => checkSpoken(sentence, tone(30, 0.3))).toThrow('lasts 30.0 s');
  });
});

describe('pronounce', () => {
  it('spells out what the synthesiser would stumble over', () => {
    expect(pronounce('ASAD runs 10k+ workflows with n8n.')).toBe(
      'Ahsodd runs more than ten thousand workflows with N eight N.',
    );
    expect(pronounce('Lorem & Sons')).toBe('Lorem and Sons');
  });

  it('leaves no symbol in any sentence', () => {
    for (const sentence of spokenSentences()) expect(pronounce(sentence)).toMatch(/^[\p{L}\p{N} ,.:;?'-]+$/u);
  });
});

describe('readWav', () => {
  it('refuses what is not a mono WAV file of 16 bits', () => {
    expect(() => readWav(new Uint8Array(60))).toThrow('not a WAV file');
  });
});
