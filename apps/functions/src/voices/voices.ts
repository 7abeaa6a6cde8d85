import { BackendError } from '../backend-error.ts';
import type { EnvReader } from '../env/env-reader.ts';
import { guideVoice } from './voice.ts';
import { modelVoice } from './model-voice.ts';
import { vapiVoice } from './vapi-voice.ts';

export const VOICES = {
  guide: guideVoice,
  model: modelVoice,
  vapi: vapiVoice,
} as const;

export type VoiceName = keyof typeof VOICES;

export type VoiceSettings = { [Name in VoiceName]: Parameters<(typeof VOICES)[Name]['create']>[0] }[VoiceName];

export const VOICE_NAMES = Object.keys(VOICES) as readonly VoiceName[];

/** Default at home: the voice with a key, else the guide. */
export function readVoice(reader: EnvReader): VoiceSettings {
  const candidates = VOICE_NAMES.map((name) => ({ name, ...VOICES[name].read(reader) }));
  const chosen = reader.oneOf('VOICE', VOICE_NAMES);
  // In production, a missing key must not silently select the guide.
  if (chosen === undefined && reader.isProduction)
    throw new BackendError(
      'bad_setting',
      `The setting VOICE must say ${VOICE_NAMES.toReversed().join(' or ')} in production.`,
    );
  const voice = candidates.find(({ name, isGiven }) => (chosen === undefined ? isGiven : name === chosen));
  if (voice === undefined) return { kind: 'guide' };
  return voice.settings(chosen === undefined ? `the key of ${voice.name} is set` : `VOICE is ${chosen}`);
}
