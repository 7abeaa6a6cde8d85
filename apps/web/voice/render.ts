import { join } from 'node:path';
import { renderVoice } from './render-voice.ts';
import { listSentences } from '@asad/content';

const startedAtMs = performance.now();
const folder = join(import.meta.dirname, '../dist/voice');
const command = process.env['VOICE_COMMAND']?.trim() || undefined;
const report = await renderVoice(listSentences(), folder, { command });
const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);

console.info(
  `ASAD's voice: ${Object.keys(report.list.sentences).length} sentences, ` +
    `${(report.byteCount / 1000).toFixed(0)} kB; ${report.renderedCount} rendered in ${seconds} s.`,
);
