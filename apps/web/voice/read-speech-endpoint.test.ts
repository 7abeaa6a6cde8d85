import { describe, expect, it } from 'vitest';
import { readSpeechEndpoint } from './read-speech-endpoint.ts';

describe('readSpeechEndpoint', () => {
  it('returns undefined without an address', () => {
    expect(readSpeechEndpoint({ SPEECH_KEY: 'secret' })).toBeUndefined();
  });

  it('accepts an address with or without the protocol’s path, and has defaults for model and voice', () => {
    const endpoint = { url: 'http://127.0.0.1:8880/v1', model: 'tts-1', voice: 'alloy' };
    for (const SPEECH_URL of [
      'http://127.0.0.1:8880/v1',
      'http://127.0.0.1:8880/v1/audio/speech',
      ' http://127.0.0.1:8880/v1/ ',
    ])
      expect(readSpeechEndpoint({ SPEECH_URL })).toEqual(endpoint);
  });

  it.each([
    [' ', 'blank'],
    ['127.0.0.1:8880', 'no http address'],
    ['ftp://127.0.0.1/v1', 'no http address'],
  ])('names the setting of a wrong address: %j', (SPEECH_URL, message) => {
    expect(() => readSpeechEndpoint({ SPEECH_URL })).toThrow(new RegExp(`^SPEECH_URL .*${message}`, 'u'));
  });

  it('sends no key unencrypted to another machine', () => {
    expect(() => readSpeechEndpoint({ SPEECH_URL: 'http://speech.example.com/v1', SPEECH_KEY: 'secret' })).toThrow(
      /unencrypted/u,
    );
    expect(readSpeechEndpoint({ SPEECH_URL: 'http://localhost:8880/v1', SPEECH_KEY: 'secret' })?.key).toBe('secret');
  });
});
