import { workerData } from 'node:worker_threads';
import { renderSentences, type RenderTask } from './render-sentences.ts';

await renderSentences(workerData as RenderTask);
