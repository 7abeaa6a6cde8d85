import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSpoken } from './check-spoken.ts';
import { openMp3Encoder } from './encode-mp3.ts';
import { openFlite, type FliteVoice } from './flite.ts';
import { makeOwlSound, OWL } from './owl-sound.ts';
import { pronounce } from './pronounce.ts';

/** `rms` is the clearest of the deeper voices; at this stretch it speaks about 15 letters a second once it is an owl. */
const VOICE: FliteVoice = { name: 'rms', durationStretch: 0.92 };
/** Raise when the sound changes for the same settings; files of an older recipe are rendered again. */
const RECIPE = JSON.stringify({ version: 1, VOICE, OWL });

interface RenderedSentence {
  readonly file: string;
  readonly durationMs: number;
}

/** What the page loads to find a sentence's sound: `voices.json`. */
interface VoiceList {
  readonly version: 1;
  readonly sentences: Readonly<Record<string, RenderedSentence>>;
}

export interface RenderReport {
  readonly list: VoiceList;
  readonly renderedCount: number;
  readonly soundSeconds: number;
  readonly byteCount: number;
}

/**
 * Renders every sentence into `folder` as MP3 and lists them in its `voices.json`. Only what is new or changed is
 * rendered; sounds that no sentence needs are removed. The list is written last, so that a broken run repeats itself.
 */
export async function renderVoice(sentences: readonly string[], folder: string): Promise<RenderReport> {
  await mkdir(folder, { recursive: true });
  const before = await readList(folder);
  const present = new Set(await readdir(folder));
  const result: Record<string, RenderedSentence> = {};
  const missing: string[] = [];
  for (const sentence of sentences) {
    const kept = before[sentence];
    if (kept !== undefined && kept.file === toFileName(sentence) && present.has(kept.file)) result[sentence] = kept;
    else missing.push(sentence);
  }
  for (const [sentence, rendered] of await renderAll(missing, folder)) result[sentence] = rendered;

  const list: VoiceList = { version: 1, sentences: inOrder(sentences, result) };
  const needed = new Set(Object.values(list.sentences).map(({ file }) => file));
  for (const file of present) if (file.endsWith('.mp3') && !needed.has(file)) await rm(join(folder, file));
  await writeFile(join(folder, 'voices.json'), `${JSON.stringify(list)}\n`);

  const sizes = await Promise.all([...needed].map(async (file) => (await stat(join(folder, file))).size));
  return {
    list,
    renderedCount: missing.length,
    soundSeconds: Object.values(list.sentences).reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000,
    byteCount: sizes.reduce((sum, size) => sum + size, 0),
  };
}

async function renderAll(sentences: readonly string[], folder: string): Promise<readonly [string, RenderedSentence][]> {
  if (sentences.length === 0) return [];
  const encode = await openMp3Encoder();
  const flite = await openFlite();
  try {
    const rendered: [string, RenderedSentence][] = [];
    for (const sentence of sentences) {
      const sound = makeOwlSound(await flite.speak(pronounce(sentence), VOICE));
      checkSpoken(sentence, sound);
      const file = toFileName(sentence);
      await writeFile(join(folder, file), encode(sound));
      rendered.push([sentence, { file, durationMs: Math.round((sound.samples.length / sound.sampleRate) * 1000) }]);
    }
    return rendered;
  } finally {
    await flite.close();
  }
}

function toFileName(sentence: string): string {
  return `${createHash('sha256').update(RECIPE).update(pronounce(sentence)).digest('hex').slice(0, 16)}.mp3`;
}

function inOrder(sentences: readonly string[], rendered: Readonly<Record<string, RenderedSentence>>) {
  return Object.fromEntries(
    sentences.flatMap((sentence) => (rendered[sentence] ? [[sentence, rendered[sentence]]] : [])),
  );
}

async function readList(folder: string): Promise<Readonly<Record<string, RenderedSentence>>> {
  try {
    const list: unknown = JSON.parse(await readFile(join(folder, 'voices.json'), 'utf8'));
    return isVoiceList(list) ? list.sentences : {};
  } catch {
    // None yet, or a broken one: everything is rendered.
    return {};
  }
}

function isVoiceList(value: unknown): value is VoiceList {
  return (
    typeof value === 'object' && value !== null && 'version' in value && value.version === 1 && 'sentences' in value
  );
}
