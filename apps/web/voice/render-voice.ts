import { once } from 'node:events';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pronunciations } from '@asad/content';
import { findUnreadable } from '@asad/guide/audio';
import { renderSentences, toFileName, type RenderTask } from './render-sentences.ts';

/** Each worker loads the engine once more, which a few sentences are not worth. */
const MIN_SENTENCES_OF_WORKER = 12;
const MOST_WORKERS = 4;

/** What the page loads to find a sentence's sound: `voices.json`. */
interface VoiceList {
  readonly version: 1;
  readonly sentences: Readonly<Record<string, { readonly file: string }>>;
}

export interface RenderReport {
  readonly list: VoiceList;
  readonly renderedCount: number;
  readonly byteCount: number;
  /** Words that the bundled voice cannot read; the sentences with them are left out. */
  readonly unreadable: readonly string[];
}

/**
 * Lists every sentence that can be read in the `voices.json` of `folder`, then renders each into it as MP3, in their
 * order. Only what is new or changed is rendered; sounds that no sentence needs are removed.
 */
export async function renderVoice(
  given: readonly string[],
  folder: string,
  { command }: { readonly command?: string | undefined } = {},
): Promise<RenderReport> {
  const unreadableIn = (sentence: string) => (command === undefined ? findUnreadable(sentence, pronunciations) : []);
  const sentences = given.filter((sentence) => unreadableIn(sentence).length === 0);
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const files = new Map(sentences.map((sentence) => [sentence, toFileName(sentence, command)]));
  const list: VoiceList = {
    version: 1,
    sentences: Object.fromEntries([...files].map(([sentence, file]) => [sentence, { file }])),
  };
  await writeFile(join(folder, 'voices.json'), `${JSON.stringify(list)}\n`);
  const missing = [...files].flatMap(([sentence, file]) => (present.has(file) ? [] : [sentence]));
  await renderAll({ sentences: missing, folder, command });

  const needed = new Set(files.values());
  for (const file of present) if (file.endsWith('.mp3') && !needed.has(file)) await rm(join(folder, file));
  const sizes = await Promise.all([...needed].map(async (file) => (await stat(join(folder, file))).size));
  return {
    list,
    renderedCount: missing.length,
    byteCount: sizes.reduce((sum, size) => sum + size, 0),
    unreadable: [...new Set(given.flatMap(unreadableIn))],
  };
}

/** On as many cores as there are, when there is enough to do. */
async function renderAll(task: RenderTask): Promise<void> {
  const { sentences } = task;
  if (sentences.length === 0) return;
  const count = Math.min(availableParallelism(), MOST_WORKERS, Math.floor(sentences.length / MIN_SENTENCES_OF_WORKER));
  if (count < 2) return renderSentences(task);
  const shares = Array.from({ length: count }, (_share, worker) =>
    sentences.filter((_, index) => index % count === worker),
  );
  await Promise.all(shares.map((share) => renderBeside({ ...task, sentences: share })));
}

async function renderBeside(workerData: RenderTask): Promise<void> {
  const worker = new Worker(new URL('render-worker.ts', import.meta.url), { workerData, execArgv: [] });
  const [code]: readonly unknown[] = await once(worker, 'exit');
  if (code !== 0) throw new Error(`A worker of the voice step ended with code ${String(code)}.`);
}
