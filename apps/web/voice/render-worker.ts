import { parentPort, workerData } from 'node:worker_threads';
import { renderSentences, type RenderTask } from './render-sentences.ts';

/** Renders its share of the sentences beside others. */
parentPort?.postMessage(await renderSentences(workerData as RenderTask));
