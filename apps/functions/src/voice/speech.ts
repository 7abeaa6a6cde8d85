import { pronunciations } from '@asad/content';
import { openMp3Encoder, openSpeaker } from '@asad/guide/voice';
import OpenAI from 'openai';
import type { ModelSettings } from './model-voice.ts';

/** Says sentences as MP3; undefined where it could not: then the sentence is shown. */
export type Speak = (sentence: string, signal: AbortSignal) => Promise<Uint8Array | undefined>;

/** An endpoint that takes longer holds up a talk; the bundled engine says the sentence then. */
const SPEECH_TIMEOUT_MS = 4000;
/** Some 20 kB each. What is said most (greetings, refusals) is said again within hours. */
const MAX_CACHED = 500;

/** The voice of a language model: the bundled engine made an owl, or an endpoint of the speech protocol. */
export function createSpeech({ speech, url, key }: ModelSettings): Speak {
  const bundled = createBundled();
  const say = speech === undefined ? bundled : withEndpoint(speech, { url, key, bundled });
  const cache = new Map<string, Promise<Uint8Array | undefined>>();
  return (sentence, signal) => {
    const known = cache.get(sentence);
    if (known !== undefined) {
      // The most recent last: what is dropped is what nobody asked for longest.
      cache.delete(sentence);
      cache.set(sentence, known);
      return known;
    }
    const sound = say(sentence, signal).catch(() => {
      cache.delete(sentence);
      return undefined;
    });
    cache.set(sentence, sound);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return sound;
  };
}

function createBundled(): Speak {
  const opening = Promise.all([openSpeaker({ pronunciations }), openMp3Encoder()]);
  opening.catch(() => undefined);
  // One after another: the engine writes each sentence into the same file.
  let last: Promise<unknown> = Promise.resolve();
  return async (sentence) => {
    const [speaker, encode] = await opening;
    const said = last.then(() => speaker.speak(sentence));
    last = said.catch(() => undefined);
    return encode(await said);
  };
}

function withEndpoint(
  { url, model, voice }: NonNullable<ModelSettings['speech']>,
  { bundled, ...asked }: { readonly url: string; readonly key: string | undefined; readonly bundled: Speak },
): Speak {
  // The model's key goes to whoever it was made for, and to nobody else.
  const apiKey = new URL(url).origin === new URL(asked.url).origin ? asked.key : undefined;
  const client = new OpenAI({ baseURL: url, apiKey: apiKey ?? 'none', maxRetries: 0, logLevel: 'off' });
  return async (sentence, signal) => {
    try {
      const answer = await client.audio.speech.create(
        { model, voice, input: sentence, response_format: 'mp3' },
        { signal: AbortSignal.any([signal, AbortSignal.timeout(SPEECH_TIMEOUT_MS)]) },
      );
      return new Uint8Array(await answer.arrayBuffer());
    } catch (error) {
      if (signal.aborted) throw error;
      return bundled(sentence, signal);
    }
  };
}
