import { createHash } from 'node:crypto';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pronunciations } from '@asad/content';
import { checkSpoken, describeRecipe, openMp3Encoder, openSpeaker } from '@asad/guide/audio';

/** What to render, where to, and with which engine (undefined: the bundled one). */
export interface RenderTask {
  readonly sentences: readonly string[];
  readonly folder: string;
  readonly command: string | undefined;
}

/**
 * Renders sentences one after another: first what somebody waits for (a hidden file beside the sounds says so), then in
 * their order. A sound that is there is whole: half of one has a hidden name too.
 */
export async function renderSentences({ sentences, folder, command }: RenderTask): Promise<void> {
  const encode = await openMp3Encoder();
  const speaker = await openSpeaker({ command, pronunciations });
  const left = new Map(sentences.map((sentence) => [toFileName(sentence, command), sentence]));
  while (left.size > 0) {
    const beside = new Set(await readdir(folder));
    const [file = '', sentence = ''] = [...left].find(([name]) => beside.has(`.${name}.wanted`)) ?? [...left][0] ?? [];
    left.delete(file);
    const sound = await speaker.speak(sentence);
    checkSpoken(sentence, sound);
    const half = join(folder, `.${file}.${process.pid}`);
    await writeFile(half, encode(sound));
    await rename(half, join(folder, file));
    await rm(join(folder, `.${file}.wanted`), { force: true });
  }
}

/** Named by what it sounds like: a changed sentence, voice or recipe is another file. */
export function toFileName(sentence: string, command: string | undefined): string {
  return `${createHash('sha256').update(describeRecipe(sentence, { command, pronunciations })).digest('hex').slice(0, 16)}.mp3`;
}
