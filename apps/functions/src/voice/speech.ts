import { pronunciations } from '@asad/content';
import { sendWith } from '@asad/guide/mind';
import { openMp3Encoder, openSpeaker } from '@asad/guide/audio';
import OpenAI from 'openai';
import type { ModelSettings } from './model-voice.ts';

/** Says sentences as MP3; undefined where it could not, or the listener has left: then the sentence is shown. */
export type Speak = (sentence: string, signal: AbortSignal) => Promise<Uint8Array | undefined>;

/** What one sentence sounds like, whoever listens. */
type Render = (sentence: string) => Promise<Uint8Array>;

/** An endpoint that takes longer holds up a talk; the bundled engine says the sentence then. */
const SPEECH_TIMEOUT_MS = 4000;
/** Half a minute of speech at 256 kbit/s; what is more is no sentence, and would be kept by the hundred. */
const MAX_SOUND_BYTES = 1_000_000;
/** Some 20 kB each. What is said most (greetings, refusals) is said again within hours. */
const MAX_CACHED = 500;

/** The voice of a language model: the bundled engine made an owl, or an endpoint of the speech protocol. */
export function createSpeech({ speech, url, key }: ModelSettings): Speak {
  const bundled = createBundled();
  const say = speech === undefined ? bundled : withEndpoint(speech, { url, key, bundled });
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

function withEndpoint(
  { url, model, voice }: NonNullable<ModelSettings['speech']>,
  { bundled, ...asked }: { readonly url: string; readonly key: string | undefined; readonly bundled: Render },
): Render {
  // The model's key goes to whoever it was made for, and to nobody else.
  const apiKey = new URL(url).origin === new URL(asked.url).origin ? asked.key : undefined;
  const client = new OpenAI({
    baseURL: url,
    apiKey: 'none',
    fetch: sendWith(apiKey, MAX_SOUND_BYTES),
    maxRetries: 0,
    logLevel: 'off',
  });
  return async (sentence) => {
    try {
      const answer = await client.audio.speech.create(
        { model, voice, input: sentence, response_format: 'mp3' },
        { signal: AbortSignal.timeout(SPEECH_TIMEOUT_MS) },
      );
      return await readSound(answer);
    } catch {
      return bundled(sentence);
    }
  };
}

/** An MP3 begins with an ID3 tag or with a frame: eleven bits set, then a version and a layer that exist. */
function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isTagged = first === 0x49 && second === 0x44 && third === 0x33;
  const isFrame = first === 0xff && second >= 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) !== 0;
  return isTagged || isFrame;
}

async function readSound({ body, headers }: Response): Promise<Uint8Array> {
  if (/^(?:text\/|application\/json)/i.test(headers.get('content-type') ?? '')) throw new Error('This is no sound.');
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > MAX_SOUND_BYTES) throw new Error('This is no sound of one sentence.');
    pieces.push(piece);
  }
  const sound = Buffer.concat(pieces);
  if (!isMp3(sound)) throw new Error('This is no MP3.');
  return sound;
}
