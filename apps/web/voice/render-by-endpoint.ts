import { setTimeout as sleep } from 'node:timers/promises';
import { pronunciations } from '@asad/content';
import { speakByEndpoint, SpeechFailure, spellOut, type SpeechEndpoint } from '@asad/guide/audio';
import { takeNext, writeSound } from './render-sentences.ts';

/** Requests at a time: what hosted services allow a new account, and enough to keep a local server busy. */
const PARALLEL_REQUESTS = 4;
/** A local neural voice on a slow processor takes about as long as the sentence lasts. */
const TIMEOUT_MS = 60_000;
const MAX_ATTEMPTS = 3;
const MAX_PAUSE_MS = 30_000;
/** Sentences that fail in a row before the endpoint is left alone for the rest of the build. */
const MAX_FAILURES_IN_A_ROW = 8;

export interface EndpointTask {
  readonly sounds: readonly (readonly [file: string, sentence: string])[];
  readonly folder: string;
  readonly endpoint: SpeechEndpoint;
  /** Called after each sentence with the number of sentences that are done. */
  readonly onProgress?: (doneCount: number) => void;
  readonly timeoutMs?: number;
  /** First pause before a request is repeated; it doubles. */
  readonly pauseMs?: number;
}

export interface EndpointReport {
  /** Files whose sentences the endpoint did not speak. */
  readonly failedFiles: readonly string[];
  /** The last reason. */
  readonly failure: SpeechFailure | undefined;
}

/**
 * Has an endpoint speak sentences, four at a time. Repeats a request that failed for a passing reason. Stops asking
 * after a refused key, an unknown model, or eight sentences that failed in a row.
 */
export async function renderByEndpoint(task: EndpointTask): Promise<EndpointReport> {
  const { sounds, folder, endpoint, onProgress } = task;
  const left = new Map(sounds);
  const failedFiles: string[] = [];
  let failure: SpeechFailure | undefined;
  let failuresInARow = 0;
  let doneCount = 0;
  const isGivenUp = (): boolean =>
    failuresInARow >= MAX_FAILURES_IN_A_ROW || failure?.kind === 'refused' || failure?.kind === 'unknown';

  async function work(): Promise<void> {
    while (left.size > 0 && !isGivenUp()) {
      const file = await takeNext(left, folder);
      const sentence = left.get(file);
      if (sentence === undefined || !left.delete(file)) continue;
      try {
        await writeSound(folder, file, await speakWithRetries(endpoint, spellOut(sentence, pronunciations), task));
        failuresInARow = 0;
      } catch (error) {
        if (!(error instanceof SpeechFailure)) throw error;
        failure = error;
        failuresInARow += 1;
        failedFiles.push(file);
      }
      doneCount += 1;
      onProgress?.(doneCount);
    }
  }

  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work));
  return { failedFiles: [...failedFiles, ...left.keys()], failure };
}

async function speakWithRetries(
  endpoint: SpeechEndpoint,
  sentence: string,
  { timeoutMs = TIMEOUT_MS, pauseMs = 1_000 }: Pick<EndpointTask, 'timeoutMs' | 'pauseMs'>,
): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await speakByEndpoint(endpoint, sentence, { timeoutMs });
    } catch (error) {
      const isPassing = error instanceof SpeechFailure && (error.kind === 'busy' || error.kind === 'broken');
      if (!isPassing || attempt >= MAX_ATTEMPTS) throw error;
      await sleep(Math.min(MAX_PAUSE_MS, error.retryAfterMs ?? pauseMs * 2 ** (attempt - 1)));
    }
  }
}
