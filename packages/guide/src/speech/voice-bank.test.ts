import { createServer } from 'node:http';
import { listen } from '@asad/tooling/listen';
import { expect, it, onTestFinished } from 'vitest';
import { createVoiceBank } from './voice-bank.ts';

const LIST = { version: 1, sentences: { 'Good evening.': { file: 'a1.mp3' }, 'Goodbye.': { file: 'b2.mp3' } } };

/** Each response answers one request; the last one repeats. */
async function serve(...answers: readonly { readonly status?: number; readonly body: string }[]) {
  const requestedUrls: string[] = [];
  const server = createServer((request, response) => {
    const { status = 200, body } = answers[Math.min(requestedUrls.length, answers.length - 1)] ?? { body: '' };
    requestedUrls.push(request.url ?? '');
    response.writeHead(status, { connection: 'close' }).end(body);
  });
  onTestFinished(() => void server.close());
  const baseUrl = `${await listen(server)}/voice/`;
  return { baseUrl, requestedUrls, find: createVoiceBank(baseUrl) };
}

it('createVoiceBank returns the URLs of sentences with a file, and fetches the list once', async () => {
  const { baseUrl, requestedUrls, find } = await serve({ body: JSON.stringify(LIST) });
  expect(requestedUrls).toEqual([]);
  expect(await Promise.all(['Goodbye.', 'Hello.', 'toString', '__proto__', 'Good evening.'].map(find))).toEqual([
    `${baseUrl}b2.mp3`,
    undefined,
    undefined,
    undefined,
    `${baseUrl}a1.mp3`,
  ]);
  expect(requestedUrls).toEqual(['/voice/voices.json']);
});

it.for([
  ['of a version that it does not know', { body: JSON.stringify({ ...LIST, version: 2 }) }],
  ['that there is not', { status: 404, body: 'Not found.' }],
] as const)('createVoiceBank returns undefined for a list %s, and does not fetch again', async ([, answer]) => {
  const { find, requestedUrls } = await serve(answer);
  expect([await find('Goodbye.'), await find('Goodbye.'), requestedUrls.length]).toEqual([undefined, undefined, 1]);
});

it('createVoiceBank fetches again when the list was incomplete', async () => {
  const { baseUrl, find } = await serve({ body: '{"version":1,' }, { body: JSON.stringify(LIST) });
  expect([await find('Goodbye.'), await find('Goodbye.')]).toEqual([undefined, `${baseUrl}b2.mp3`]);
});
