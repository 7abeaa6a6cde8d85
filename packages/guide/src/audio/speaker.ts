import { openFlite, type FliteVoice } from './flite.ts';
import { levelSound, LEVELS } from './level-sound.ts';
import { pronounce, spellOut, type Pronunciations } from './pronounce.ts';
import type { Pcm } from './read-wav.ts';
import type { SpeechEndpoint } from './speech-endpoint.ts';
import { speakByCommand } from './voice-command.ts';

/** Renders sentences as sound. */
export interface Speaker {
  readonly speak: (sentence: string) => Promise<Pcm>;
}

/** The deeper of the two voices that a recogniser understands best. */
const VOICE: FliteVoice = { name: 'rms', durationStretch: 1 };

/** Engine and pronunciations. */
export interface Speech {
  /** Command of another engine (`VOICE_COMMAND`). Default: the bundled one. */
  readonly command?: string | undefined;
  /** Endpoint of the speech protocol (`SPEECH_URL`); the command takes precedence. */
  readonly endpoint?: SpeechEndpoint | undefined;
  readonly pronunciations?: Pronunciations;
}

/** Opens the engine of `command`, or the bundled one. */
export async function openSpeaker({ command, pronunciations = {} }: Omit<Speech, 'endpoint'> = {}): Promise<Speaker> {
  if (command !== undefined)
    return {
      speak: async (sentence) => levelSound(await speakByCommand(command, spellOut(sentence, pronunciations))),
    };
  const flite = await openFlite();
  return { speak: async (sentence) => levelSound(await flite.speak(pronounce(sentence, pronunciations), VOICE)) };
}

/** The inputs of a sentence's sound: a change causes a new rendering. */
export function describeRecipe(sentence: string, { command, endpoint, pronunciations = {} }: Speech): string {
  if (command === undefined && endpoint === undefined)
    return JSON.stringify({ version: 2, VOICE, LEVELS }) + pronounce(sentence, pronunciations);
  const { url, model, voice } = endpoint ?? {};
  const engine = command === undefined ? { url, model, voice } : { command };
  return JSON.stringify({ version: 2, ...engine }) + spellOut(sentence, pronunciations);
}
