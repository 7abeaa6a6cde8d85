import { once } from 'node:events';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pronunciations } from '@asad/content';
import { findUnreadable, type SpeechEndpoint, type SpeechFailure } from '@asad/guide/audio';
import { FIRST_ANSWERS, type FirstAnswer, type FirstAnswers } from '../src/home/taste/first-answers.ts';
import { renderByEndpoint, type EndpointTask } from './render-by-endpoint.ts';
import { renderSentences, toFileName, writeWhole, type RenderTask } from './render-sentences.ts';

/** Each worker loads the engine. */
const MIN_SENTENCES_OF_WORKER = 12;
const MAX_WORKERS = 4;

/** `voices.json` maps sentences to files. */
interface VoiceList {
  readonly version: 1;
  readonly sentences: Readonly<Record<string, { readonly file: string }>>;
}

export interface VoiceOptions
  extends Pick<EndpointTask, 'onProgress' | 'timeoutMs' | 'pauseMs'>, Pick<RenderTask, 'command' | 'onlyWanted'> {
  readonly endpoint?: SpeechEndpoint | undefined;
  /** Answers that `first.json` names the sounds of. */
  readonly firstAnswers?: readonly FirstAnswer[];
  /** Called before the first request. */
  readonly onBegin?: (sentences: readonly string[]) => void;
}

export interface RenderReport {
  readonly list: VoiceList;
  readonly renderedCount: number;
  readonly byteCount: number;
  /** The bundled voice cannot pronounce them; their sentences are skipped. */
  readonly unreadable: readonly string[];
  /** The endpoint's failed sentences, rendered by the bundled voice. */
  readonly fallback: { readonly count: number; readonly failure: SpeechFailure } | undefined;
}

/** The next build requests such a file from the endpoint again. */
const toMarker = (file: string): string => `.${file}.fallback`;

/**
 * Lists readable sentences in `voices.json`, the first answers in `first.json`, and renders each as MP3. Renders only new sentences, removes unused files,
 * resumes an interrupted build.
 */
export async function renderVoice(
  given: readonly string[],
  folder: string,
  { command, endpoint, onBegin, firstAnswers = [], onlyWanted, ...endpointOptions }: VoiceOptions = {},
): Promise<RenderReport> {
  const speech = { command, endpoint: command === undefined ? endpoint : undefined };
  const isBundled = speech.command === undefined && speech.endpoint === undefined;
  const unreadableIn = (sentence: string) => findUnreadable(sentence, pronunciations);
  const isReadable = (sentence: string): boolean => unreadableIn(sentence).length === 0;
  const sentences = isBundled ? given.filter(isReadable) : given;
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const files = new Map(sentences.map((sentence) => [sentence, toFileName(sentence, speech)]));
  const writeLists = async (): Promise<void> => {
    const list = toList(files);
    await writeWhole(folder, 'voices.json', `${JSON.stringify(list)}\n`);
    const answers = firstAnswers.map((answer) => ({
      ...answer,
      sentences: answer.sentences.map(({ text }) => ({ text, file: files.get(text) })),
    }));
    const first: FirstAnswers = { version: 1, answers };
    await writeWhole(folder, FIRST_ANSWERS, `${JSON.stringify(first)}\n`);
  };
  await writeLists();
  const sounds = [...files].flatMap(([sentence, file]) =>
    present.has(file) && !present.has(toMarker(file)) ? [] : [[file, sentence] as const],
  );
  let fallback: RenderReport['fallback'];
  const unread = new Set(isBundled ? given.flatMap(unreadableIn) : []);
  if (speech.endpoint === undefined) await renderAll({ sounds, folder, command, onlyWanted });
  else if (sounds.length > 0) {
    onBegin?.(sounds.map(([, sentence]) => sentence));
    const { failedFiles, failure } = await renderByEndpoint({
      ...endpointOptions,
      sounds,
      folder,
      endpoint: speech.endpoint,
    });
    const failed = new Set(failedFiles);
    for (const [file] of sounds) if (!failed.has(file)) await rm(join(folder, toMarker(file)), { force: true });
    if (failure) {
      const byBundled = sounds.filter(([file, sentence]) => failed.has(file) && isReadable(sentence));
      for (const [file] of byBundled) await writeFile(join(folder, toMarker(file)), '');
      await renderAll({ sounds: byBundled.filter(([file]) => !present.has(file)), folder });
      for (const [file, sentence] of sounds)
        if (failed.has(file) && !isReadable(sentence)) {
          for (const word of unreadableIn(sentence)) unread.add(word);
          files.delete(sentence);
        }
      await writeLists();
      fallback = { count: byBundled.length, failure };
    }
  }

  const needed = new Set(files.values());
  for (const file of present)
    if (/\.mp3(?:\.fallback)?$/u.test(file) && !needed.has(file.replace(/^\.|\.fallback$/gu, '')))
      await rm(join(folder, file));
  const sizes = await Promise.all([...needed].map(async (file) => (await stat(join(folder, file))).size));
  return {
    list: toList(files),
    renderedCount: sounds.length,
    byteCount: sizes.reduce((sum, size) => sum + size, 0),
    unreadable: [...unread],
    fallback,
  };
}

const toList = (files: ReadonlyMap<string, string>): VoiceList => ({
  version: 1,
  sentences: Object.fromEntries([...files].map(([sentence, file]) => [sentence, { file }])),
});

/** Renders on several cores if there are enough sentences. */
async function renderAll(task: RenderTask): Promise<void> {
  const { sounds, onlyWanted } = task;
  if (sounds.length === 0) return;
  const count = Math.min(availableParallelism(), MAX_WORKERS, Math.floor(sounds.length / MIN_SENTENCES_OF_WORKER));
  if (count < 2 || onlyWanted) return renderSentences(task);
  const shares = Array.from({ length: count }, (_share, worker) =>
    sounds.filter((_, index) => index % count === worker),
  );
  await Promise.all(shares.map((share) => renderInWorker({ ...task, sounds: share })));
}

async function renderInWorker(workerData: RenderTask): Promise<void> {
  const worker = new Worker(new URL('render-worker.ts', import.meta.url), { workerData, execArgv: [] });
  const [code]: readonly unknown[] = await once(worker, 'exit');
  if (code !== 0) throw new Error(`A worker of the voice step ended with code ${String(code)}.`);
}
