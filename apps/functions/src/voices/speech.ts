import { pronunciations } from '@asad/content';
import { openMp3Encoder, openSpeaker, speakByEndpoint, type SpeechEndpoint } from '@asad/guide/audio';
import type { ModelSettings } from './model-voice.ts';

/** Says sentences as MP3; undefined where it could not, or the listener has left: then the sentence is shown. */
export type Speak = (sentence: string, signal: AbortSignal) => Promise<Uint8Array | undefined>;

/** What one sentence sounds like, whoever listens. */
type Render = (sentence: string) => Promise<Uint8Array>;

/** An endpoint that takes longer holds up a talk; the bundled engine says the sentence then. */
const SPEECH_TIMEOUT_MS = 4000;
/** Some 20 kB each. What is said most (greetings, refusals) is said again within hours. */
const MAX_CACHED = 500;

/** The voice of a language model: the bundled engine made an owl, or an endpoint of the speech protocol. */
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
    // The most recent last: what is dropped is what nobody asked for longest.
    cache.delete(sentence);
    cache.set(sentence, sound);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return sound;
  };
  // Rendering goes on when its first listener leaves: another may wait for the same sentence.
  return (sentence, signal) => {
    const left = new Promise<undefined>((leave) => signal.addEventListener('abort', () => leave(undefined)));
    return Promise.race([find(sentence), left]);
  };
}

function createBundled(): Render {
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

function withEndpoint(endpoint: SpeechEndpoint, bundled: Render): Render {
  return (sentence) =>
    speakByEndpoint(endpoint, sentence, { timeoutMs: SPEECH_TIMEOUT_MS }).catch(() => bundled(sentence));
}
