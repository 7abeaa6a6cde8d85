/**
 * Counts words that pocketsphinx hears wrong: of the bare synthesiser, of the served voice (MP3), and of
 * `VOICE_COMMAND`. Omits unusual names, which the recogniser does not know. Needs `pocketsphinx`, `pocketsphinx-en-us`
 * and `mpg123` of Debian.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listSentences } from '@asad/guide/derive';
import { openFlite, openMp3Encoder, openSpeaker, pronounce, type Pcm } from '@asad/guide/audio';
import { knowledge } from '@asad/web/knowledge';

const SENTENCES = 25;
/** Wrong words of the served voice per wrong word of the bare one. */
const MAX_RATIO = 1.15;
const run = promisify(execFile);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const missing = ['pocketsphinx_continuous', 'mpg123'].filter((program) => spawnSync(program, ['--version']).error);
if (missing.length > 0) {
  print(`word error rates: skipped, since this machine has no ${missing.join(' and no ')}`);
  process.exit(0);
}

const isPlain = (sentence: string): boolean => {
  const words = sentence.split(' ');
  return words.length >= 6 && words.length <= 16 && words.slice(1).every((word) => /^[a-z'’,.;:?-]+$/u.test(word));
};
const plain = listSentences(knowledge).filter(isPlain);
const sentences = Array.from(
  { length: SENTENCES },
  (_, at) => plain[Math.floor((at * plain.length) / SENTENCES)] ?? '',
);
const folder = mkdtempSync(join(tmpdir(), 'voice-bench-'));

const toWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z']+/u)
    .filter(Boolean);

/** Levenshtein distance in words. */
function countEdits(said: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at);
  for (const [at, word] of said.entries()) {
    const next = [at + 1];
    for (const [column, other] of heard.entries())
      next.push(
        Math.min((row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, (row[column] ?? 0) + (word === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

function toWav({ samples, sampleRate }: Pcm): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  for (const [offset, value] of [
    [16, 16],
    [24, sampleRate],
    [28, sampleRate * 2],
    [40, samples.length * 2],
  ] as const)
    file.writeUInt32LE(value, offset);
  for (const [offset, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, offset);
  file.write('data', 36);
  for (const [at, sample] of samples.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2);
  return file;
}

/** Returns the share of words that the recogniser hears wrong. */
async function measure(write: (sentence: string, wav: string) => Promise<void>): Promise<number> {
  let edits = 0;
  let count = 0;
  for (const [at, sentence] of sentences.entries()) {
    const wav = join(folder, `${at}.wav`);
    await write(sentence, wav);
    const { stdout } = await run('pocketsphinx_continuous', ['-infile', wav, '-logfn', '/dev/null']);
    const spokenWords = toWords(pronounce(sentence));
    edits += countEdits(spokenWords, toWords(stdout));
    count += spokenWords.length;
  }
  return edits / count;
}

const toPercent = (ratio: number): string => `${(100 * ratio).toFixed(0)} %`;
const encode = await openMp3Encoder();
const asServed = (speaker: Awaited<ReturnType<typeof openSpeaker>>) => async (sentence: string, wav: string) => {
  const mp3 = wav.replace('.wav', '.mp3');
  writeFileSync(mp3, encode(await speaker.speak(sentence)));
  await run('mpg123', ['-q', '-r', '16000', '-m', '-w', wav, mp3]);
};
try {
  const flite = await openFlite();
  const bare = await measure(async (sentence, wav) =>
    writeFileSync(wav, toWav(await flite.speak(pronounce(sentence), { name: 'rms', durationStretch: 1 }))),
  );
  const served = await measure(asServed(await openSpeaker()));
  print(`words heard wrong in ${SENTENCES} sentences, bare voice      ${toPercent(bare)}`);
  print(
    `words heard wrong in ${SENTENCES} sentences, as served       ${toPercent(served)} (${(served / bare).toFixed(2)} × bare, at most ${MAX_RATIO} × wanted)`,
  );
  const command = process.env['VOICE_COMMAND'];
  if (command !== undefined) {
    const other = await measure(asServed(await openSpeaker({ command })));
    print(`words heard wrong in ${SENTENCES} sentences, VOICE_COMMAND   ${toPercent(other)}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
