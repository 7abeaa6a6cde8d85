import type { SpeechEndpoint } from '@asad/guide/audio';

/**
 * Reads `SPEECH_URL`, `SPEECH_MODEL`, `SPEECH_VOICE` and `SPEECH_KEY`. Undefined without a URL; throws for an invalid
 * setting.
 */
export function readSpeechEndpoint(env: Readonly<Record<string, string | undefined>>): SpeechEndpoint | undefined {
  const { SPEECH_URL = '', SPEECH_MODEL, SPEECH_VOICE, SPEECH_KEY } = env;
  if (SPEECH_URL.trim() === '') {
    if (SPEECH_URL !== '') throw new Error('SPEECH_URL is blank. Name an address, or unset it for the bundled voice.');
    return undefined;
  }
  const url = URL.parse(SPEECH_URL.trim());
  if (url === null || !/^https?:$/u.test(url.protocol))
    throw new Error(
      `SPEECH_URL is "${SPEECH_URL}", which is no http address. Write it up to /v1, for example http://127.0.0.1:8880/v1.`,
    );
  const isLocal = /^(?:localhost|127\.|\[::1\])/u.test(url.hostname);
  if (url.protocol === 'http:' && SPEECH_KEY && !isLocal)
    throw new Error('SPEECH_URL is http, so that SPEECH_KEY would travel unencrypted. Use https, or unset SPEECH_KEY.');
  return {
    url: url.href.replace(/\/+$/u, '').replace(/\/audio\/speech$/u, ''),
    model: SPEECH_MODEL?.trim() || 'tts-1',
    voice: SPEECH_VOICE?.trim() || 'alloy',
    ...(SPEECH_KEY?.trim() && { key: SPEECH_KEY.trim() }),
  };
}
