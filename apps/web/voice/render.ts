import { join } from 'node:path';
import { renderVoice } from './render-voice.ts';
import { aiGreeting } from '../src/site/guide-lines.ts';
import { knowledge } from '../src/site/knowledge.ts';
import { listSentences } from '@asad/guide';

const startedAtMs = performance.now();
const folder = join(import.meta.dirname, '../dist/voice');
const given = process.env['VOICE_COMMAND'];
const command = given?.trim() || undefined;
/** Says why, without a stack: the setting is the owner's, and so is the engine. */
function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}
if (given && !command) refuse('VOICE_COMMAND is blank. Name a command, or unset it for the bundled voice.');
/** The greeting of a language model too: the page has it before the model was asked anything. */
const sentences = [...new Set([...listSentences(knowledge), ...aiGreeting])];
const report = await renderVoice(sentences, folder, { command }).catch((error: unknown) =>
  refuse(error instanceof Error ? error.message : String(error)),
);
const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);

console.info(
  `ASAD's voice: ${Object.keys(report.list.sentences).length} sentences, ` +
    `${(report.byteCount / 1000).toFixed(0)} kB; ${report.renderedCount} rendered in ${seconds} s.`,
);
if (report.unreadable.length > 0)
  refuse(
    `The bundled voice cannot read ${report.unreadable.join(', ')}: sentences with it are shown, and not heard. Write how it is said as "say" beside the name (in owner.ts, or in the entry's file), write it otherwise, or set VOICE_COMMAND.`,
  );
