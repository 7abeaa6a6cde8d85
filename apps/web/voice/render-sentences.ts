import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSpoken } from './check-spoken.ts';
import { openMp3Encoder } from './encode-mp3.ts';
import { describeRecipe, openSpeaker } from './speaker.ts';

/** What to render, where to, and with which engine (undefined: the bundled one). */
export interface RenderTask {
  readonly sentences: readonly string[];
  readonly folder: string;
  readonly command: string | undefined;
}

/** Renders sentences one after another. A sound that is there is whole: half of one has a hidden name of its own. */
export async function renderSentences({ sentences, folder, command }: RenderTask): Promise<void> {
  const encode = await openMp3Encoder();
  const speaker = await openSpeaker(command);
  try {
    for (const sentence of sentences) {
      const sound = await speaker.speak(sentence);
      checkSpoken(sentence, sound);
      const file = toFileName(sentence, command);
      const half = join(folder, `.${file}.${process.pid}`);
      await writeFile(half, encode(sound));
      await rename(half, join(folder, file));
    }
  } finally {
    await speaker.close();
  }
}

/** Named by what it sounds like: a changed sentence, voice or recipe is another file. */
export function toFileName(sentence: string, command: string | undefined): string {
  return `${createHash('sha256').update(describeRecipe(sentence, command)).digest('hex').slice(0, 16)}.mp3`;
}
