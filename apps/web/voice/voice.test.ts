import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knowledge } from '@asad/content';
import { listSentences } from '@asad/guide';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSpoken } from './check-spoken.ts';
import { openFlite, type Flite } from './flite.ts';
import { makeOwlSound } from './owl-sound.ts';
import { findUnreadable, pronounce, spellOut } from './pronounce.ts';
import { readWav } from './read-wav.ts';
import { renderVoice } from './render-voice.ts';

const tone = (seconds: number, amplitude: number) => ({
  sampleRate: 16_000,
  samples: Float32Array.from({ length: seconds * 16_000 }, (_, index) => Math.sin(index / 8) * amplitude),
});

describe('the rendered voice', () => {
  it('has a sound for every sentence that the guide can say', { timeout: 600_000 }, async () => {
    const folder = join(import.meta.dirname, '../dist/voice');
    const { list } = await renderVoice(listSentences(knowledge), folder);
    const sentences = listSentences(knowledge);
    const files = new Set(await readdir(folder));
    for (const sentence of sentences) {
      const entry = list.sentences[sentence];
      expect(files, sentence).toContain(entry?.file);
    }
    expect(files.size).toBe(new Set(Object.values(list.sentences).map(({ file }) => file)).size + 1);
  });

  describe('in an empty folder', () => {
    let folder = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'voice-test-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    it('renders once, then only what is new, and removes what no sentence needs', async () => {
      expect((await renderVoice(['Good evening.', 'I am an owl.'], folder)).renderedCount).toBe(2);
      expect((await renderVoice(['Good evening.', 'I am an owl.'], folder)).renderedCount).toBe(0);
      const last = await renderVoice(['I am an owl.', 'I work nights.'], folder);
      expect(last.renderedCount).toBe(1);
      expect(Object.keys(last.list.sentences)).toEqual(['I am an owl.', 'I work nights.']);
      expect((await readdir(folder)).filter((file) => file.endsWith('.mp3'))).toHaveLength(2);
    });

    it('renders again what has been lost', async () => {
      const { list } = await renderVoice(['I am an owl.'], folder);
      await rm(join(folder, list.sentences['I am an owl.']?.file ?? ''));
      expect((await renderVoice(['I am an owl.'], folder)).renderedCount).toBe(1);
    });

    it('renders first what somebody waits for', async () => {
      const sentences = ['I work at dusk.', 'I work at dawn.'];
      const { list } = await renderVoice(sentences, folder);
      const [next = '', wanted = ''] = sentences.map((sentence) => list.sentences[sentence]?.file ?? '');
      for (const file of [next, wanted]) await rm(join(folder, file));
      await writeFile(join(folder, `.${wanted}.wanted`), '');
      await renderVoice(sentences, folder);
      const [nextAt, wantedAt] = [await stat(join(folder, next)), await stat(join(folder, wanted))];
      expect(wantedAt.mtimeMs).toBeLessThan(nextAt.mtimeMs);
      expect((await readdir(folder)).toSorted()).toEqual([next, 'voices.json', wanted].toSorted());
    });

    it('lists every sentence before the first is rendered, so that a call may begin beside it', async () => {
      await expect(renderVoice(['I work days.'], folder, { command: 'false' })).rejects.toThrow('VOICE_COMMAND');
      expect(await readFile(join(folder, 'voices.json'), 'utf8')).toContain('I work days.');
    });

    it('writes MPEG frames of 32 kbit/s', async () => {
      const { list } = await renderVoice(['I am an owl.'], folder);
      const file = await readFile(join(folder, list.sentences['I am an owl.']?.file ?? ''));
      expect(file.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
      expect(file.length).toBeLessThan(2 * 5_000);
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

const hasEspeak = spawnSync('espeak-ng', ['--version']).status === 0;

describe('another engine', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voice-command-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.skipIf(!hasEspeak)(
    'espeak-ng of Debian says every sentence instead of the bundled one',
    { timeout: 60_000 },
    async () => {
      const command = 'espeak-ng --stdin --stdout -v en-gb';
      const bundled = await renderVoice(['I am an owl.'], folder);
      const other = await renderVoice(['I am an owl.', 'Lorem & Sons had 10k+ runs.'], folder, { command });
      expect(other.renderedCount).toBe(2);
      expect(other.list.sentences['I am an owl.']?.file).not.toBe(bundled.list.sentences['I am an owl.']?.file);
    },
  );

  it('says what is wrong with a command that speaks no WAV, or fails', async () => {
    await expect(renderVoice(['Hello.'], folder, { command: 'cat' })).rejects.toThrow('VOICE_COMMAND ("cat")');
    await expect(renderVoice(['Hello.'], folder, { command: 'echo no voice >&2; exit 3' })).rejects.toThrow(
      'code 3: no voice',
    );
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

  it('says names as their owner does, and writes accents and signs as letters', () => {
    const own: [RegExp, string][] = [[/Zoë Ångström/gu, 'Zoey Ongstrom']];
    expect(pronounce('Zoë Ångström was at Satō Clocks, with C++.', own)).toBe(
      'Zoey Ongstrom was at Sato Clocks, with C plus plus.',
    );
    expect(spellOut('Zoë Ångström & Sons', own)).toBe('Zoey Ongstrom and Sons');
  });

  it('names what it has no letters for', () => {
    expect(findUnreadable('About 光 and Żubr I find nothing.')).toEqual(['光']);
  });

  it('leaves no symbol in any sentence', () => {
    for (const sentence of listSentences(knowledge)) expect(pronounce(sentence)).toMatch(/^[\p{L}\p{N} ,.:;?'-]+$/u);
  });
});

describe('readWav', () => {
  it('mixes two channels, and reads to the end of a file whose size was not known', () => {
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

  it('refuses what is no WAV file', () => {
    expect(() => readWav(new Uint8Array(60))).toThrow('not a WAV file');
  });
});
