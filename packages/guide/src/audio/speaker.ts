import { openFlite, type FliteVoice } from './flite.ts';
import { levelSound, makeOwlSound, OWL } from './owl-sound.ts';
import { pronounce, spellOut, type Pronunciations } from './pronounce.ts';
import type { Pcm } from './read-wav.ts';
import { speakByCommand } from './voice-command.ts';

/** Says sentences. */
export interface Speaker {
  readonly speak: (sentence: string) => Promise<Pcm>;
}

/** `rms` is the clearest of the deeper voices; at this stretch it speaks about 15 letters a second once it is an owl. */
const VOICE: FliteVoice = { name: 'rms', durationStretch: 0.92 };

/** Which engine speaks, and how names are said. */
export interface Speech {
  /** Another engine's command (`VOICE_COMMAND`); undefined: the bundled one. */
  readonly command?: string | undefined;
  readonly pronunciations?: Pronunciations;
}

/** The engine of `command`, whose own voice is kept; without one the bundled engine, made an owl. */
export async function openSpeaker({ command, pronunciations = {} }: Speech = {}): Promise<Speaker> {
  if (command !== undefined)
    return {
      speak: async (sentence) => levelSound(await speakByCommand(command, spellOut(sentence, pronunciations))),
    };
  const flite = await openFlite();
  return {
    speak: async (sentence) => makeOwlSound(await flite.speak(pronounce(sentence, pronunciations), VOICE)),
  };
}

/** Everything that the sound of a sentence depends on: when it changes, the sentence is rendered again. */
export function describeRecipe(sentence: string, { command, pronunciations = {} }: Speech): string {
  return command === undefined
    ? JSON.stringify({ version: 1, VOICE, OWL }) + pronounce(sentence, pronunciations)
    : JSON.stringify({ version: 1, command }) + spellOut(sentence, pronunciations);
}
