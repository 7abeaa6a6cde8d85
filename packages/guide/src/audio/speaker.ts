import { openFlite, VOICE, type Speak } from './flite.ts';
import { levelSound, LEVELS } from './level-sound.ts';
import { pronounce, spellOut, type Pronunciations } from './pronounce.ts';
import type { SpeechEndpoint } from './speech-endpoint.ts';
import { speakByCommand } from './voice-command.ts';

/** Engine and pronunciations. */
export interface Speech {
  /** Command of another engine (`VOICE_COMMAND`). Default: the bundled one. */
  readonly command?: string | undefined;
  /** Endpoint of the speech protocol (`SPEECH_URL`); the command takes precedence. */
  readonly endpoint?: SpeechEndpoint | undefined;
  readonly pronunciations?: Pronunciations;
}

/** Opens the engine of `command`, or the bundled one. */
export async function openSpeaker({ command, pronunciations = {} }: Omit<Speech, 'endpoint'>): Promise<Speak> {
  if (command !== undefined)
    return async (sentence) => levelSound(await speakByCommand(command, spellOut(sentence, pronunciations)));
  const speak = await openFlite();
  return async (sentence) => levelSound(await speak(pronounce(sentence, pronunciations)));
}

/** The inputs of a sentence's sound: a change causes a new rendering. */
export function describeRecipe(sentence: string, { command, endpoint, pronunciations = {} }: Speech): string {
  if (command === undefined && endpoint === undefined)
    return JSON.stringify({ version: 2, VOICE, LEVELS }) + pronounce(sentence, pronunciations);
  const { url, model, voice } = endpoint ?? {};
  const engine = command === undefined ? { url, model, voice } : { command };
  return JSON.stringify({ version: 2, ...engine }) + spellOut(sentence, pronunciations);
}
