import { pronunciations } from '@asad/content';
import { openMp3Encoder, openSpeaker, speakByEndpoint, type SpeechEndpoint } from '@asad/guide/audio';
import type { ModelSettings } from './model-voice.ts';

/**
 * Renders a sentence as MP3; undefined after a failure or when the listener has left. The sentence is then only shown.
 */
export type Speak = (sentence: string, signal: AbortSignal) => Promise<Uint8Array | undefined>;

type Render = (sentence: string) => Promise<Uint8Array>;

/** A slower endpoint would delay the call; the bundled engine renders the sentence instead. */
const SPEECH_TIMEOUT_MS = 4000;
/** About 20 kB each. Frequent sentences, such as greetings and refusals, recur within hours. */
const MAX_CACHED = 500;

/** The voice of a language model: the bundled engine, or an endpoint of the speech protocol. */
export function createSpeech({ speech }: Pick<ModelSettings, 'speech'>): Speak {
  const bundled = createBundled();
  const say = speech === undefined ? bundled : withEndpoint(speech, bundled);
  const cache = new Map<string, Promise<Uint8Array | undefined>>();
  const find = (sentence: string): Promise<Uint8Array | undefined> => {
    const known = cache.get(sentence);
    const sound =
      known ??
      say(sentence).catch(() => {
        cache.delete(sentence);
        return undefined;
      });
    // Keep the most recent last, and drop the least recently used.
    cache.delete(sentence);
    cache.set(sentence, sound);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return sound;
  };
  // Continue after the first listener leaves: another may wait for the same sentence.
  return (sentence, signal) => {
    const left = new Promise<undefined>((leave) => signal.addEventListener('abort', () => leave(undefined)));
    return Promise.race([find(sentence), left]);
  };
}

function createBundled(): Render {
  const opening = Promise.all([openSpeaker({ pronunciations }), openMp3Encoder()]);
  opening.catch(() => undefined);
  // Render in sequence: the engine writes every sentence to the same file.
  let last: Promise<unknown> = Promise.resolve();
  return async (sentence) => {
    const [speaker, encode] = await opening;
    const said = last.then(() => speaker.speak(sentence));
    last = said.catch(() => undefined);
    return encode(await said);
  };
}

function withEndpoint(endpoint: SpeechEndpoint, bundled: Render): Render {
  return (sentence) =>
    speakByEndpoint(endpoint, sentence, { timeoutMs: SPEECH_TIMEOUT_MS }).catch(() => bundled(sentence));
}
