import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { renderSentences, toFileName, type RenderedSentence, type RenderTask } from './render-sentences.ts';

/** Each worker loads the engine once more, which a few sentences are not worth. */
const MIN_SENTENCES_OF_WORKER = 12;
const MOST_WORKERS = 4;

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
export async function renderVoice(
  sentences: readonly string[],
  folder: string,
  { command }: { readonly command?: string | undefined } = {},
): Promise<RenderReport> {
  await mkdir(folder, { recursive: true });
  const before = await readList(folder);
  const present = new Set(await readdir(folder));
  const result: Record<string, RenderedSentence> = {};
  const missing: string[] = [];
  for (const sentence of sentences) {
    const kept = before[sentence];
    if (kept !== undefined && kept.file === toFileName(sentence, command) && present.has(kept.file))
      result[sentence] = kept;
    else missing.push(sentence);
  }
  for (const [sentence, rendered] of await renderAll({ sentences: missing, folder, command }))
    result[sentence] = rendered;

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

/** On as many cores as there are, when there is enough to do. */
async function renderAll(task: RenderTask): Promise<readonly (readonly [string, RenderedSentence])[]> {
  const { sentences } = task;
  if (sentences.length === 0) return [];
  const count = Math.min(availableParallelism(), MOST_WORKERS, Math.floor(sentences.length / MIN_SENTENCES_OF_WORKER));
  if (count < 2) return renderSentences(task);
  const shares = Array.from({ length: count }, (_, worker) => sentences.filter((_, index) => index % count === worker));
  const rendered = await Promise.all(shares.map((share) => renderBeside({ ...task, sentences: share })));
  return rendered.flat();
}

function renderBeside(workerData: RenderTask): Promise<readonly (readonly [string, RenderedSentence])[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly (readonly [string, RenderedSentence])[]>();
  const worker = new Worker(new URL('render-worker.ts', import.meta.url), { workerData, execArgv: [] });
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`A worker of the voice step ended with code ${code} and no sound.`)));
  return promise;
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
