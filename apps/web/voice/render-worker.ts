import { workerData } from 'node:worker_threads';
import { renderSentences, type RenderTask } from './render-sentences.ts';

/** Renders its share of the sentences beside others. */
await renderSentences(workerData as RenderTask);
