import { setTimeout as sleep } from 'node:timers/promises';
import { pronunciations } from '@asad/content';
import { speakByEndpoint, SpeechFailure, spellOut, type SpeechEndpoint } from '@asad/guide/audio';
import { takeNext, writeWhole } from './render-sentences.ts';

/** Hosted services permit this many for a new account. */
const PARALLEL_REQUESTS = 4;
/** A local voice on a slow processor takes about as long as the audio. */
const TIMEOUT_MS = 60_000;
const MAX_ATTEMPTS = 3;
const MAX_PAUSE_MS = 30_000;
/** After so many failures, this build stops using the endpoint. */
const MAX_FAILURES_IN_A_ROW = 8;

export interface EndpointTask {
  readonly sounds: readonly (readonly [file: string, sentence: string])[];
  readonly folder: string;
  readonly endpoint: SpeechEndpoint;
  /** Receives the number of finished sentences. */
  readonly onProgress?: (doneCount: number) => void;
  readonly timeoutMs?: number;
  /** Pause before the first retry; doubles with each. */
  readonly pauseMs?: number;
}

export interface EndpointReport {
  readonly failedFiles: readonly string[];
  readonly failure: SpeechFailure | undefined;
}

/**
 * Four at a time. Retries temporary failures. Stops after a rejected key, an unknown model, or eight consecutive
 * failures.
 */
export async function renderByEndpoint(task: EndpointTask): Promise<EndpointReport> {
  const { sounds, folder, endpoint, onProgress } = task;
  const remaining = new Map(sounds);
  const failedFiles: string[] = [];
  let failure: SpeechFailure | undefined;
  let failuresInARow = 0;
  let doneCount = 0;
  const isGivenUp = (): boolean =>
    failuresInARow >= MAX_FAILURES_IN_A_ROW || failure?.kind === 'refused' || failure?.kind === 'unknown';

  async function work(): Promise<void> {
    while (remaining.size > 0 && !isGivenUp()) {
      const file = await takeNext(remaining, folder);
      const sentence = remaining.get(file);
      if (sentence === undefined || !remaining.delete(file)) continue;
      try {
        await writeWhole(folder, file, await speakWithRetries(endpoint, spellOut(sentence, pronunciations), task));
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
  return { failedFiles: [...failedFiles, ...remaining.keys()], failure };
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
