import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSpoken } from './check-spoken.ts';
import { openMp3Encoder } from './encode-mp3.ts';
import { describeRecipe, openSpeaker } from './speaker.ts';

export interface RenderedSentence {
  readonly file: string;
  readonly durationMs: number;
}

/** What to render, where to, and with which engine (undefined: the bundled one). */
export interface RenderTask {
  readonly sentences: readonly string[];
  readonly folder: string;
  readonly command: string | undefined;
}

/** Renders sentences one after another. */
export async function renderSentences(task: RenderTask): Promise<readonly (readonly [string, RenderedSentence])[]> {
  const { sentences, folder, command } = task;
  const encode = await openMp3Encoder();
  const speaker = await openSpeaker(command);
  try {
    const rendered: [string, RenderedSentence][] = [];
    for (const sentence of sentences) {
      const sound = await speaker.speak(sentence);
      checkSpoken(sentence, sound);
      const file = toFileName(sentence, command);
      await writeFile(join(folder, file), encode(sound));
      rendered.push([sentence, { file, durationMs: Math.round((sound.samples.length / sound.sampleRate) * 1000) }]);
    }
    return rendered;
  } finally {
    await speaker.close();
  }
}

/** Named by what it sounds like: a changed sentence, voice or recipe is another file. */
export function toFileName(sentence: string, command: string | undefined): string {
  return `${createHash('sha256').update(describeRecipe(sentence, command)).digest('hex').slice(0, 16)}.mp3`;
}
