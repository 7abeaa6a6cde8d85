import { pronunciations } from '@asad/content';
import { openMp3Encoder, openSpeaker, speakByEndpoint, type SpeechEndpoint } from '@asad/guide/audio';
import type { ModelSettings } from './model-voice.ts';

/** Undefined after a failure or when the listener has left; the sentence is then only shown. */
export type Speak = (sentence: string, signal: AbortSignal) => Promise<Uint8Array | undefined>;

type Render = (sentence: string) => Promise<Uint8Array>;

/** The bundled engine replaces a slower endpoint. */
const SPEECH_TIMEOUT_MS = 4000;
const MAX_CACHED = 500;

export function createSpeech({ speech }: Pick<ModelSettings, 'speech'>): Speak {
  const bundled = createBundled();
  const say = speech === undefined ? bundled : withEndpoint(speech, bundled);
  const cache = new Map<string, Promise<Uint8Array | undefined>>();
  const find = (sentence: string): Promise<Uint8Array | undefined> => {
    const cachedSound = cache.get(sentence);
    const sound =
      cachedSound ??
      say(sentence).catch(() => {
        cache.delete(sentence);
        return undefined;
      });
    // Drop the least recently used.
    cache.delete(sentence);
    cache.set(sentence, sound);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return sound;
  };
  // Continue after the first listener leaves: another may wait for the same sentence.
  return (sentence, signal) => {
    const whenAborted = new Promise<undefined>((leave) => signal.addEventListener('abort', () => leave(undefined)));
    return Promise.race([find(sentence), whenAborted]);
  };
}

function createBundled(): Render {
  const opening = Promise.all([openSpeaker({ pronunciations }), openMp3Encoder()]);
  opening.catch(() => undefined);
  // Render in sequence: the engine writes every sentence to the same file.
  let last: Promise<unknown> = Promise.resolve();
  return async (sentence) => {
    const [speaker, encode] = await opening;
    const rendering = last.then(() => speaker.speak(sentence));
    last = rendering.catch(() => undefined);
    return encode(await rendering);
  };
}

function withEndpoint(endpoint: SpeechEndpoint, bundled: Render): Render {
  return (sentence) =>
    speakByEndpoint(endpoint, sentence, { timeoutMs: SPEECH_TIMEOUT_MS }).catch(() => bundled(sentence));
}
