import { createHash } from 'node:crypto';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pronunciations } from '@asad/content';
import { checkSpoken, describeRecipe, openMp3Encoder, openSpeaker, type Speech } from '@asad/guide/audio';

export interface RenderTask {
  readonly sounds: readonly (readonly [file: string, sentence: string])[];
  readonly folder: string;
  /** Default: the bundled engine. */
  readonly command?: string | undefined;
  /** Renders a sound once it is marked as wanted. */
  readonly onlyWanted?: boolean | undefined;
}

/** A sentence that a visitor waits for goes first. */
export async function renderSentences({ sounds, folder, command, onlyWanted = false }: RenderTask): Promise<void> {
  const encode = await openMp3Encoder();
  const speak = await openSpeaker({ command, pronunciations });
  const remaining = new Map(sounds);
  while (remaining.size > 0) {
    const file = await takeNext(remaining, folder, { onlyWanted });
    const sentence = remaining.get(file) ?? '';
    remaining.delete(file);
    const sound = await speak(sentence);
    checkSpoken(sentence, sound);
    await writeWhole(folder, file, encode(sound));
  }
}

const LOOK_EVERY_MS = 50;

/** The site's server marks wanted files. With `onlyWanted`, waits for such a mark. */
export async function takeNext(
  remaining: ReadonlyMap<string, string>,
  folder: string,
  { onlyWanted = false } = {},
): Promise<string> {
  for (;;) {
    const present = new Set(await readdir(folder));
    const files = [...remaining.keys()];
    const next = files.find((name) => present.has(`.${name}.wanted`));
    if (next !== undefined || !onlyWanted) return next ?? files[0] ?? '';
    await sleep(LOOK_EVERY_MS);
  }
}

/** Renames: no reader sees a partial file. */
export async function writeWhole(folder: string, file: string, content: Uint8Array | string): Promise<void> {
  const half = join(folder, `.${file}.${process.pid}`);
  await writeFile(half, content);
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
