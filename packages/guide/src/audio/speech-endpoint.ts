import { openMp3Encoder } from './encode-mp3.ts';
import { levelSound } from './level-sound.ts';
import { readWav } from './read-wav.ts';

/** An endpoint of the speech protocol (`POST {url}/audio/speech`), hosted or local. */
export interface SpeechEndpoint {
  /** Base URL, without `/audio/speech`. */
  readonly url: string;
  readonly model: string;
  readonly voice: string;
  /** A bearer token. Undefined: none needed. */
  readonly key?: string | undefined;
}

/**
 * `refused` (401, 403: the key), `unknown` (404 and other 4xx: address, model or voice), `busy` (429), `broken` (5xx or
 * a cut connection), `silent` (timeout), `nonsense` (not a sound).
 */
type SpeechFailureKind = 'refused' | 'unknown' | 'busy' | 'broken' | 'silent' | 'nonsense';

/** The message contains neither the key nor the sentence. */
export class SpeechFailure extends Error {
  readonly kind: SpeechFailureKind;
  /** Wait before a retry, as requested by the endpoint. */
  readonly retryAfterMs: number | undefined;
  constructor(
    kind: SpeechFailureKind,
    message: string,
    { retryAfterMs, ...options }: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options);
    this.name = 'SpeechFailure';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
/** More than half a minute of speech at 256 kbit/s. */
const MAX_SOUND_BYTES = 1_000_000;

/** Returns one sentence as MP3; levels and encodes a WAV response. Throws a {@link SpeechFailure}. */
export async function speakByEndpoint(
  { url, model, voice, key }: SpeechEndpoint,
  input: string,
  { timeoutMs }: { readonly timeoutMs: number },
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${url.replace(/\/+$/u, '')}/audio/speech`, {
      method: 'POST',
      // A redirect would send the key to another host.
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, voice, input, response_format: 'mp3' }),
      signal,
    });
    if (!response.ok) {
      void response.body?.cancel().catch(() => undefined);
      throw toFailure(response);
    }
    return await toMp3(await readSound(response));
  } catch (cause) {
    if (cause instanceof SpeechFailure) throw cause;
    if (signal.aborted)
      throw new SpeechFailure('silent', `The speech endpoint did not answer within ${timeoutMs / 1000} s.`, { cause });
    throw new SpeechFailure('broken', 'The speech endpoint could not be reached, or cut the connection.', { cause });
  }
}

function toFailure({ status, headers }: Response): SpeechFailure {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfterMs = Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : undefined;
  if (status === 401 || status === 403)
    return new SpeechFailure('refused', `The speech endpoint refused the key (${status}).`);
  if (status === 429)
    return new SpeechFailure('busy', 'The speech endpoint allows no more requests now (429).', { retryAfterMs });
  if (status >= 500) return new SpeechFailure('broken', `The speech endpoint failed (${status}).`, { retryAfterMs });
  return new SpeechFailure('unknown', `The speech endpoint does not know this address, model or voice (${status}).`);
}

async function readSound({ body }: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > MAX_SOUND_BYTES)
      throw new SpeechFailure('nonsense', 'The speech endpoint sent more than one sentence can be long.');
    pieces.push(piece);
    // Stop reading an HTML page.
    if (pieces.length === 1 && piece.length >= 4 && !isMp3(piece) && !isWav(piece)) break;
  }
  return Buffer.concat(pieces);
}

/** An ID3 tag, or the 11 set bits of an MPEG frame of layer III. */
const isMp3 = ([first = 0, second = 0, third = 0]: Uint8Array): boolean =>
  (first === 0x49 && second === 0x44 && third === 0x33) || (first === 0xff && (second & 0xe6) === 0xe2);
const isWav = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'RIFF';

async function toMp3(sound: Uint8Array): Promise<Uint8Array> {
  if (isMp3(sound)) return sound;
  if (!isWav(sound)) throw new SpeechFailure('nonsense', 'The speech endpoint sent something that is no MP3.');
  try {
    const encode = await openMp3Encoder();
    return encode(levelSound(readWav(sound)));
  } catch (cause) {
    throw new SpeechFailure('nonsense', 'The speech endpoint sent a WAV file that cannot be read.', { cause });
  }
}
