import { need } from '../env/env-reader.ts';
import type { SpeechEndpoint } from '@asad/guide/audio';
import { selfHostedVoice, type Voice } from './voice.ts';

export interface ModelSettings {
  readonly kind: 'model';
  /** Without `/chat/completions`. */
  readonly url: string;
  readonly name: string;
  /** Undefined: the endpoint requires none. */
  readonly key: string | undefined;
  /** Undefined: the bundled engine speaks. */
  readonly speech: SpeechEndpoint | undefined;
}

export const modelVoice: Voice<ModelSettings> = {
  read: (reader) => {
    const url = reader.url('MODEL_URL');
    const name = reader.line('MODEL_NAME');
    const key = reader.line('MODEL_KEY');
    const speechUrl = reader.url('SPEECH_URL');
    const model = reader.line('SPEECH_MODEL') ?? 'tts-1';
    const voice = reader.line('SPEECH_VOICE') ?? 'alloy';
    const speechKey = reader.line('SPEECH_KEY');
    /** Send the model's key only to an endpoint of the model's origin. */
    const speechKeyFor = (speech: string): string | undefined =>
      speechKey ?? (url !== undefined && new URL(speech).origin === new URL(url).origin ? key : undefined);
    return {
      isGiven: url !== undefined,
      settings: (reason) => ({
        kind: 'model',
        url: need('MODEL_URL', url, reason),
        name: need('MODEL_NAME', name, reason),
        key: reader.isProduction ? need('MODEL_KEY', key, reason) : key,
        speech: speechUrl === undefined ? undefined : { url: speechUrl, model, voice, key: speechKeyFor(speechUrl) },
      }),
    };
  },
  create: (settings, options) => {
    // Loaded with the first turn, to keep other functions' start fast.
    let loading: ReturnType<typeof loadTurns> | undefined;
    const load = () => (loading ??= loadTurns(settings));
    return {
      ...selfHostedVoice('model', options),
      turns: {
        answer: async (text, turn) => (await load()).turns.answer(text, turn),
        speak: async (sentence, signal) => (await load()).turns.speak(sentence, signal),
      },
      findFault: async () => (await load()).checkModel(settings),
    };
  },
  isBilled: true,
  scriptHosts: [],
  connectionHosts: [],
};

async function loadTurns(settings: ModelSettings) {
  const { createTurnVoice, checkModel } = await import('./answer-turns.ts');
  return { turns: createTurnVoice(settings), checkModel };
}
