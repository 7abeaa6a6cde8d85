import { listen } from '@asad/tooling/listen';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createSpeech } from './speech.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function openSpeech(answer: RequestListener) {
  server = createServer(answer);
  const url = `${await listen(server)}/v1`;
  const speech = { url, model: 'tts', voice: 'owl' };
  return createSpeech({ speech });
}

const unheard = new AbortController().signal;
const isMp3 = (sound: Uint8Array | undefined): boolean => sound?.[0] === 0xff && ((sound[1] ?? 0) & 0xe0) === 0xe0;

describe('the voice of a language model', () => {
  const FAULTS: readonly (readonly [what: string, answer: RequestListener])[] = [
    [
      'answers with a page',
      (_, response) => response.setHeader('content-type', 'text/html').end('<html>Log in</html>'),
    ],
    ['answers with nothing', (_, response) => response.setHeader('content-type', 'audio/mpeg').end()],
    [
      'answers with ten megabytes',
      (_, response) => response.setHeader('content-type', 'audio/mpeg').end(new Uint8Array(10_000_000)),
    ],
    [
      'answers with a page that is labelled as sound',
      (_, response) => response.setHeader('content-type', 'audio/mpeg').end('<html>Log in</html>'),
    ],
    ...(
      [
        ['an AAC stream', [0xff, 0xf1, 0x50]],
        ['a WAV file', [0x52, 0x49, 0x46, 0x46]],
        ['one byte', [0xff]],
      ] as const
    ).map(([which, bytes]): readonly [string, RequestListener] => [
      `answers with ${which}`,
      (_, response) => response.setHeader('content-type', 'audio/mpeg').end(new Uint8Array(bytes)),
    ]),
    ['hangs', () => undefined],
    [
      'hangs in the middle of a sound',
      (_, response) => void response.setHeader('content-type', 'audio/mpeg').write(new Uint8Array([0xff, 0xfb])),
    ],
  ];
  for (const [what, answer] of FAULTS)
    test(`comes from the bundled engine when the endpoint ${what}`, { timeout: 8000 }, async () => {
      const sound = await (await openSpeech(answer))('Hello.', unheard);
      expect(isMp3(sound)).toBe(true);
      expect(sound?.length).toBeGreaterThan(1000);
      expect(sound?.length).toBeLessThan(1_000_000);
    });

  test('renders a sentence to its end for a second visitor when the first one leaves', async () => {
    let requestCount = 0;
    const speak = await openSpeech((_, response) => {
      requestCount += 1;
      setTimeout(() => response.setHeader('content-type', 'audio/mpeg').end(new Uint8Array([0xff, 0xfb, 1, 0])), 100);
    });
    const firstListener = new AbortController();
    const first = speak('Hello.', firstListener.signal);
    const second = speak('Hello.', unheard);
    await expect.poll(() => requestCount).toBe(1);
    firstListener.abort();
    await first;
    expect(isMp3(await second)).toBe(true);
  });

  test('skips a sentence that the engine cannot say, and continues', async () => {
    const speak = await openSpeech((_, response) => response.writeHead(500).end());
    for (const sentence of ['שלום עולם.', '😀 Great.', '-t /etc/passwd', '你好。', 'Müller’s “C#”.'])
      await speak(sentence, unheard);
    expect(isMp3(await speak('Hello.', unheard))).toBe(true);
  });
});
