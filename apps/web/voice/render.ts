import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listSentences } from '@asad/guide/derive';
import { aiGreeting } from '../src/site/guide-lines.ts';
import { knowledge } from '../src/site/knowledge.ts';
import { answerFirst } from './answer-first.ts';
import { readSpeechEndpoint } from './read-speech-endpoint.ts';
import { renderVoice } from './render-voice.ts';

/** `--wanted`: a sound is rendered when a site's server waits for it. For tests, which hear few sentences. */
const { wanted: onlyWanted } = parseArgs({ options: { wanted: { type: 'boolean' } } }).values;
const startedAtMs = performance.now();
const REPORTED_SENTENCES = 100;
const folder = join(process.env['SITE_DIST'] ?? join(import.meta.dirname, '../dist'), 'voice');
/** One sentence, no stack: the owner can fix settings and engine. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const voiceCommand = process.env['VOICE_COMMAND'];
const command = voiceCommand?.trim() || undefined;
if (voiceCommand && !command) refuse('VOICE_COMMAND is blank. Name a command, or unset it for the bundled voice.');
const read = () => {
  try {
    return readSpeechEndpoint(process.env);
  } catch (error) {
    return refuse(toMessage(error));
  }
};
const endpoint = read();
const firstAnswers = answerFirst();
const firstSentences = firstAnswers.flatMap((answer) => answer.sentences.map(({ text }) => text));
// The page plays the greeting before its first request.
const sentences = [...new Set([...firstSentences, ...listSentences(knowledge), ...aiGreeting])];
const report = await renderVoice(sentences, folder, {
  command,
  endpoint,
  firstAnswers,
  onlyWanted,
  onBegin: (all) => {
    const letters = all.reduce((sum, { length }) => sum + length, 0);
    console.info(
      `ASAD's voice by ${endpoint?.url ?? ''} (${endpoint?.model ?? ''}, ${endpoint?.voice ?? ''}): ${all.length} sentences, ${letters.toLocaleString('en')} characters. A hosted service charges by them, once: each sound is kept.`,
    );
  },
  onProgress: (doneCount) =>
    doneCount % REPORTED_SENTENCES === 0 && console.info(`${doneCount} sentences are rendered.`),
}).catch((error: unknown) => refuse(toMessage(error)));
const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);

console.info(
  `ASAD's voice: ${Object.keys(report.list.sentences).length} sentences, ` +
    `${(report.byteCount / 1000).toFixed(0)} kB; ${report.renderedCount} rendered in ${seconds} s.`,
);
if (report.fallback) {
  const { count, failure } = report.fallback;
  console.warn(
    `${failure.message} The bundled voice says ${count} sentences instead. Check SPEECH_URL, SPEECH_MODEL, SPEECH_VOICE and SPEECH_KEY; the next build asks for these sentences again.`,
  );
}
// The page shows these sentences as text.
if (report.unreadable.length > 0)
  console.warn(
    `The bundled voice cannot read ${report.unreadable.join(', ')}: sentences with it are shown, and not heard. Write how it is said as "say" beside the name (in owner.ts, or in the entry), write it otherwise, or set VOICE_COMMAND or SPEECH_URL.`,
  );
