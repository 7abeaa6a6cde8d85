import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@asad/tooling/listen';
import { openMp3Encoder } from '@asad/guide/audio';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderVoice, type VoiceOptions } from './render-voice.ts';

const tone = { sampleRate: 16_000, samples: Float32Array.from({ length: 16_000 }, (_, at) => Math.sin(at / 8) * 0.3) };
let mp3: Uint8Array;
beforeAll(async () => {
  mp3 = (await openMp3Encoder())(tone);
});

/** Local servers send it for any requested format. */
function toWav({ samples, sampleRate }: typeof tone): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [at, sample] of samples.entries()) file.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2);
  return file;
}

type Answer = (response: ServerResponse, attempt: number) => void;
const say: Answer = (response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(mp3);
const refuse =
  (status: number, headers = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end('{"error":{"message":"no"}}');

async function startEndpoint(answerTo: (sentence: string) => Answer) {
  const requests: { readonly input: string; readonly authorization: string | undefined }[] = [];
  let openCount = 0;
  let mostOpen = 0;
  const server = createServer((request: IncomingMessage, response) => {
    openCount += 1;
    mostOpen = Math.max(mostOpen, openCount);
    response.once('close', () => (openCount -= 1));
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => {
      const { input }: { readonly input: string } = JSON.parse(Buffer.concat(pieces).toString());
      requests.push({ input, authorization: request.headers.authorization });
      const attempt = requests.filter((asked) => asked.input === input).length;
      if (request.url === '/v1/audio/speech') answerTo(input)(response, attempt);
      else refuse(404)(response, attempt);
    });
  });
  const origin = await listen(server);
  return { url: `${origin}/v1`, requests, mostOpen: () => mostOpen, server };
}

describe('rendering with a speech endpoint', () => {
  let folder = '';
  let close = (): void => undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voice-endpoint-'));
  });
  afterEach(async () => {
    close();
    await rm(folder, { recursive: true });
  });

  async function render(
    sentences: readonly string[],
    answerTo: (sentence: string) => Answer,
    options: VoiceOptions = {},
  ) {
    const endpoint = await startEndpoint(answerTo);
    close = () => (endpoint.server.close(), endpoint.server.closeAllConnections());
    const settings = { url: endpoint.url, model: 'kokoro', voice: 'bm_george', key: 'secret' };
    const again = (texts = sentences) =>
      renderVoice(texts, folder, { endpoint: settings, pauseMs: 1, timeoutMs: 400, ...options });
    return { report: await again(), again, endpoint };
  }
  const bytesOf = (file = ''): Promise<Buffer> => readFile(join(folder, file));

  it('requests each sentence once, with the key, at most four in parallel, and later only new ones', async () => {
    const sentences = Array.from({ length: 12 }, (_, at) => `This is sentence number ${at + 1}.`);
    const slowly: Answer = (response, attempt) => void setTimeout(() => say(response, attempt), 30);
    const { report, again, endpoint } = await render(sentences, () => slowly);
    expect(report).toMatchObject({ renderedCount: 12, fallback: undefined });
    expect(new Set(endpoint.requests.map(({ input }) => input))).toEqual(new Set(sentences));
    expect(endpoint.requests.every(({ authorization }) => authorization === 'Bearer secret')).toBe(true);
    expect(endpoint.mostOpen()).toBe(4);
    await again([...sentences, 'One more.']);
    expect(endpoint.requests).toHaveLength(13);
  });

  it('reports the number of sentences and the progress', async () => {
    const seen: unknown[] = [];
    await render(['I am an owl.', 'I work nights.'], () => say, {
      onBegin: (sentences) => void seen.push(sentences.length),
      onProgress: (count) => void seen.push(`${count} done`),
    });
    expect(seen).toEqual([2, '1 done', '2 done']);
  });

  it('repeats a request that failed for a passing reason', async () => {
    const secondTime =
      (first: Answer): Answer =>
      (response, attempt) =>
        (attempt === 1 ? first : say)(response, attempt);
    const cut: Answer = (response) => void response.socket?.destroy();
    const { report, endpoint } = await render(['One.', 'Two.', 'Three.'], (sentence) =>
      secondTime({ 'One.': refuse(503), 'Two.': refuse(429, { 'retry-after': '0' }), 'Three.': cut }[sentence] ?? say),
    );
    expect(report.fallback).toBeUndefined();
    expect(endpoint.requests).toHaveLength(6);
  });

  it('encodes a WAV file that the endpoint sends instead of MP3', async () => {
    const { report } = await render(['I am an owl.'], () => (response) => void response.end(toWav(tone)));
    const sound = await bytesOf(report.list.sentences['I am an owl.']?.file);
    expect([report.fallback, sound[0]]).toEqual([undefined, 0xff]);
    expect(sound.length).toBeLessThan(8_000);
  });

  it.each<readonly [string, string, Answer]>([
    [
      'nonsense',
      'HTML labelled as sound',
      (response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('<!doctype html>'),
    ],
    ['nonsense', 'an empty body', (response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end()],
    [
      'nonsense',
      'more than a sentence can be long',
      (response) => void response.end(Buffer.concat([mp3, Buffer.alloc(3_000_000)])),
    ],
    ['silent', 'nothing within the time limit', () => undefined],
    ['broken', 'an error on each attempt', refuse(500)],
  ])('takes the bundled voice after %s: %s', async (kind, _, answer) => {
    const { report, again, endpoint } = await render(['I am an owl.', 'I work nights.'], (sentence) =>
      sentence === 'I am an owl.' ? answer : say,
    );
    expect(report.fallback).toMatchObject({ count: 1, failure: { kind } });
    const [owl, night] = ['I am an owl.', 'I work nights.'].map((sentence) => report.list.sentences[sentence]?.file);
    expect((await bytesOf(owl)).equals(mp3)).toBe(false);
    expect((await bytesOf(night)).equals(mp3)).toBe(true);
    // Only the missing sentence is requested again.
    const before = endpoint.requests.length;
    await again();
    expect(new Set(endpoint.requests.slice(before).map(({ input }) => input))).toEqual(new Set(['I am an owl.']));
  });

  it('replaces the bundled sound once the endpoint answers', async () => {
    let isUp = false;
    const { again } = await render(
      ['I am an owl.'],
      () => (response, attempt) => (isUp ? say : refuse(500))(response, attempt),
    );
    isUp = true;
    const { list, fallback } = await again();
    expect(fallback).toBeUndefined();
    expect((await bytesOf(list.sentences['I am an owl.']?.file)).equals(mp3)).toBe(true);
    expect((await readdir(folder)).filter((file) => file.startsWith('.'))).toEqual([]);
  });

  it.each([
    ['a refused key', 401, 'refused'],
    ['an unknown model', 404, 'unknown'],
  ])('stops asking after %s, and says so', async (_, status, kind) => {
    const sentences = Array.from({ length: 20 }, (__, at) => `This is sentence number ${at + 1}.`);
    const { report, endpoint } = await render(sentences, () => refuse(status));
    expect(report.fallback).toMatchObject({ count: 20, failure: { kind } });
    expect(endpoint.requests.length).toBeLessThanOrEqual(4);
    expect(report.fallback?.failure.message).not.toContain('secret');
  });

  it('skips a sentence that neither voice can say, and names the word', async () => {
    const { report } = await render(['I baked `bread`.', 'I work nights.'], () => refuse(500));
    expect([report.unreadable, Object.keys(report.list.sentences)]).toEqual([['`bread`'], ['I work nights.']]);
  });
});
