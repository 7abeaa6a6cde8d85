import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createVoiceBank } from './voice-bank.ts';

const LIST = { version: 1, sentences: { 'Good evening.': { file: 'a1.mp3' }, 'Goodbye.': { file: 'b2.mp3' } } };
const servers: Server[] = [];

/** Each response answers one request; the last one repeats. */
async function serve(...answers: readonly { readonly status?: number; readonly body: string }[]) {
  const requestedUrls: string[] = [];
  const server = createServer((request, response) => {
    const { status = 200, body } = answers[Math.min(requestedUrls.length, answers.length - 1)] ?? { body: '' };
    requestedUrls.push(request.url ?? '');
    response.writeHead(status, { connection: 'close' }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/voice/`, requestedUrls };
}
const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

afterEach(async () => {
  await Promise.all(servers.splice(0).map(close));
});

describe('createVoiceBank', () => {
  it('returns the URL of a sentence’s file', async () => {
    const { baseUrl, requestedUrls } = await serve({ body: JSON.stringify(LIST) });
    expect(await createVoiceBank(baseUrl)('Goodbye.')).toBe(`${baseUrl}b2.mp3`);
    expect(requestedUrls).toEqual(['/voice/voices.json']);
  });

  it('returns undefined for a sentence without a file, also for names of object members', async () => {
    const { baseUrl } = await serve({ body: JSON.stringify(LIST) });
    const find = createVoiceBank(baseUrl);
    expect(await Promise.all(['Hello.', 'toString', '__proto__'].map(find))).toEqual([undefined, undefined, undefined]);
  });

  it('fetches the list once for several sentences', async () => {
    const { baseUrl, requestedUrls } = await serve({ body: JSON.stringify(LIST) });
    const find = createVoiceBank(baseUrl);
    await Promise.all([find('Goodbye.'), find('Good evening.')]);
    await find('Goodbye.');
    expect(requestedUrls).toHaveLength(1);
  });

  it('fetches nothing before the first sentence', async () => {
    const { baseUrl, requestedUrls } = await serve({ body: JSON.stringify(LIST) });
    createVoiceBank(baseUrl);
    await new Promise((resolve) => setImmediate(resolve));
    expect(requestedUrls).toEqual([]);
  });

  it.for([
    ['of a version that it does not know', { body: JSON.stringify({ ...LIST, version: 2 }) }],
    ['that there is not', { status: 404, body: 'Not found.' }],
  ] as const)('returns undefined for a list %s, and does not fetch again', async ([, answer]) => {
    const { baseUrl, requestedUrls } = await serve(answer);
    const find = createVoiceBank(baseUrl);
    expect([await find('Goodbye.'), await find('Goodbye.'), requestedUrls.length]).toEqual([undefined, undefined, 1]);
  });

  it('fetches again when the list was incomplete', async () => {
    const { baseUrl, requestedUrls } = await serve({ body: '{"version":1,' }, { body: JSON.stringify(LIST) });
    const find = createVoiceBank(baseUrl);
    expect(await find('Goodbye.')).toBeUndefined();
    expect(await find('Goodbye.')).toBe(`${baseUrl}b2.mp3`);
    expect(requestedUrls).toHaveLength(2);
  });

  it('returns undefined when the site cannot be reached', async () => {
    const { baseUrl } = await serve({ body: '' });
    await Promise.all(servers.splice(0).map(close));
    const find = createVoiceBank(baseUrl);
    expect([await find('Goodbye.'), await find('Goodbye.')]).toEqual([undefined, undefined]);
  });
});
