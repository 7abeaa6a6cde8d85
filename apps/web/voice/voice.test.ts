import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knowledge } from '../src/site/knowledge.ts';
import { pronunciations } from '@asad/content';
import { listSentences } from '@asad/guide/derive';
import { pronounce } from '@asad/guide/audio';
import { FIRST_ANSWERS, type FirstAnswers } from '../src/home/taste/first-answers.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderVoice } from './render-voice.ts';

describe('the rendered voice', () => {
  it('lists a sound for every sentence that the guide can say; with --wanted, renders only what is waited for', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'voice-wanted-'));
    const folder = join(dist, 'voice');
    const renderer = spawn(process.execPath, [join(import.meta.dirname, 'render.ts'), '--wanted'], {
      env: { ...process.env, SITE_DIST: dist },
      stdio: 'ignore',
    });
    const isThere = (name: string) => vi.waitFor(() => readFile(join(folder, name), 'utf8'), { timeout: 30_000 });
    const { answers }: FirstAnswers = JSON.parse(await isThere(FIRST_ANSWERS));
    const list: Record<string, { file: string }> = JSON.parse(await isThere('voices.json')).sentences;
    expect(listSentences(knowledge).filter((sentence) => list[sentence] === undefined)).toEqual([]);
    expect(answers).toHaveLength(3);
    for (const { question, sentences, target } of answers) {
      expect(sentences.map(({ text }) => list[text]?.file ?? 'no sound')).toEqual(sentences.map(({ file }) => file));
      expect([question, target]).toEqual([question, expect.stringMatching(/^#[a-z][\w-]+$/)]);
    }
    const wanted = Object.values(list).at(-1)?.file ?? '';
    await writeFile(join(folder, `.${wanted}.wanted`), '');
    await isThere(wanted);
    expect((await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted()).toEqual(
      [wanted, 'first.json', 'voices.json'].toSorted(),
    );
    renderer.kill();
    await once(renderer, 'exit');
    await rm(dist, { recursive: true });
  });

  it('replaces every symbol in sentences by words', () => {
    for (const sentence of listSentences(knowledge))
      expect(pronounce(sentence, pronunciations)).toMatch(/^[\p{L}\p{N} ,.:;?'-]+$/u);
  });

  describe('in an empty folder', () => {
    let folder = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'voice-test-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    it('renders each sentence once, later only new ones, and removes unused sounds', async () => {
      expect((await renderVoice(['Good evening.', 'I am an owl.'], folder)).renderedCount).toBe(2);
      expect((await renderVoice(['Good evening.', 'I am an owl.'], folder)).renderedCount).toBe(0);
      const last = await renderVoice(['I am an owl.', 'I work nights.'], folder);
      expect(last.renderedCount).toBe(1);
      expect(Object.keys(last.list.sentences)).toEqual(['I am an owl.', 'I work nights.']);
      expect((await readdir(folder)).filter((file) => file.endsWith('.mp3'))).toHaveLength(2);
    });

    it('names the words that the engine cannot say, and renders all other sentences', async () => {
      const { list, unreadable, renderedCount } = await renderVoice(['I baked `bread`.', 'I work on Sundays.'], folder);
      expect(unreadable).toEqual(['`bread`']);
      expect([Object.keys(list.sentences), renderedCount]).toEqual([['I work on Sundays.'], 1]);
    });

    it('renders a lost sound again', async () => {
      const { list } = await renderVoice(['I am an owl.'], folder);
      await rm(join(folder, list.sentences['I am an owl.']?.file ?? ''));
      expect((await renderVoice(['I am an owl.'], folder)).renderedCount).toBe(1);
    });

    it('renders a requested sound first', async () => {
      const sentences = ['I work at dusk.', 'I work at dawn.'];
      const { list } = await renderVoice(sentences, folder);
      const [next = '', wanted = ''] = sentences.map((sentence) => list.sentences[sentence]?.file ?? '');
      for (const file of [next, wanted]) await rm(join(folder, file));
      await writeFile(join(folder, `.${wanted}.wanted`), '');
      await renderVoice(sentences, folder);
      const [nextAt, wantedAt] = [await stat(join(folder, next)), await stat(join(folder, wanted))];
      expect(wantedAt.mtimeMs).toBeLessThan(nextAt.mtimeMs);
      expect((await readdir(folder)).toSorted()).toEqual([next, 'first.json', 'voices.json', wanted].toSorted());
    });

    it('lists every sentence before it renders the first, so that a call may begin during rendering', async () => {
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

const hasEspeak = spawnSync('espeak-ng', ['--version']).status === 0;

describe('another engine', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voice-command-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.skipIf(!hasEspeak)('espeak-ng of Debian replaces the bundled engine', { timeout: 60_000 }, async () => {
    const command = 'espeak-ng --stdin --stdout -v en-gb';
    const bundled = await renderVoice(['I am an owl.'], folder);
    const other = await renderVoice(['I am an owl.', 'Lorem & Sons had 10k+ runs.'], folder, { command });
    expect(other.renderedCount).toBe(2);
    expect(other.list.sentences['I am an owl.']?.file).not.toBe(bundled.list.sentences['I am an owl.']?.file);
  });

  it('reports a command that fails or writes no WAV', async () => {
    await expect(renderVoice(['Hello.'], folder, { command: 'cat' })).rejects.toThrow('VOICE_COMMAND ("cat")');
    await expect(renderVoice(['Hello.'], folder, { command: 'echo no voice >&2; exit 3' })).rejects.toThrow(
      'code 3: no voice',
    );
  });
});
