import { createHash } from 'node:crypto';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pronunciations } from '@asad/content';
import { checkSpoken, describeRecipe, openMp3Encoder, openSpeaker, type Speech } from '@asad/guide/audio';

export interface RenderTask {
  readonly sounds: readonly (readonly [file: string, sentence: string])[];
  readonly folder: string;
  /** Default: the bundled engine. */
  readonly command?: string | undefined;
}

/** A sentence that a visitor waits for goes first. */
export async function renderSentences({ sounds, folder, command }: RenderTask): Promise<void> {
  const encode = await openMp3Encoder();
  const speaker = await openSpeaker({ command, pronunciations });
  const remaining = new Map(sounds);
  while (remaining.size > 0) {
    const file = await takeNext(remaining, folder);
    const sentence = remaining.get(file) ?? '';
    remaining.delete(file);
    const sound = await speaker.speak(sentence);
    checkSpoken(sentence, sound);
    await writeSound(folder, file, encode(sound));
  }
}

/** The site's server marks wanted files. */
export async function takeNext(remaining: ReadonlyMap<string, string>, folder: string): Promise<string> {
  const present = new Set(await readdir(folder));
  const files = [...remaining.keys()];
  return files.find((name) => present.has(`.${name}.wanted`)) ?? files[0] ?? '';
}

/** Renames: no reader sees a partial file. */
export async function writeSound(folder: string, file: string, sound: Uint8Array): Promise<void> {
  const half = join(folder, `.${file}.${process.pid}`);
  await writeFile(half, sound);
  await rename(half, join(folder, file));
  await rm(join(folder, `.${file}.wanted`), { force: true });
}

/** Names a file by a hash of sentence, voice and engine. */
export function toFileName(sentence: string, speech: Pick<Speech, 'command' | 'endpoint'>): string {
  return `${createHash('sha256')
    .update(describeRecipe(sentence, { ...speech, pronunciations }))
    .digest('hex')
    .slice(0, 16)}.mp3`;
}
