import { parentPort, workerData } from 'node:worker_threads';
import { renderSentences, type RenderTask } from './render-sentences.ts';

/** Renders its share of the sentences beside others. */
const rendered = await renderSentences(workerData as RenderTask);
// A thread has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(rendered);
