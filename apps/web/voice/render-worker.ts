import { workerData } from 'node:worker_threads';
import { renderSentences, type RenderTask } from './render-sentences.ts';

/** Renders one worker's share of the sentences. */
await renderSentences(workerData as RenderTask);
