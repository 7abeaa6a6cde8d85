import { describe, expect, it } from 'vitest';
import type { Fetch, FetchInit } from '../platform.ts';
import { createBackendClient } from './backend-client.ts';
import { createWebCallSource } from './web-call-source.ts';

const signal = new AbortController().signal;
const stats = { canMakeCall: true, callCount: 1, maxCalls: 3, remainingCalls: 2 };
const record = { callId: 'c', transcript: 't', startedAt: '', endedAt: '', messages: [], assistantId: 'a' };

function answering(status: number, body: unknown, asked: { url: string; init: FetchInit }[] = []): Fetch {
  return async (url, init) => {
    asked.push({ url, init });
    return { ok: status < 300, status, text: async () => (typeof body === 'string' ? body : JSON.stringify(body)) };
  };
}
const client = (fetch: Fetch, token: string | null = 'token') =>
  createBackendClient({ fetch, getToken: async () => token });
const offline: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

describe('fetching call statistics', () => {
  it('asks with the visitor’s bearer token and no body', async () => {
    const asked: { url: string; init: FetchInit }[] = [];
    await expect(client(answering(200, stats, asked)).fetchStats()).resolves.toEqual(stats);
    expect(asked[0]).toMatchObject({
      url: '/api/getUserCallStats',
      init: { method: 'GET', headers: { authorization: 'Bearer token' } },
    });
    expect(asked[0]?.init.body).toBeUndefined();
  });

  it('says the standard phrase of the status, which HTTP/2 does not carry', async () => {
    await expect(client(answering(503, '<html>')).fetchStats()).rejects.toThrow(
      'Failed to fetch call stats: Service Unavailable',
    );
    await expect(client(answering(500, '')).fetchStats()).rejects.toMatchObject({ code: 'stats_failed', status: 500 });
  });

  it('says so of every refusal, a sign-in that is no longer valid included', async () => {
    await expect(client(answering(401, {})).fetchStats()).rejects.toMatchObject({
      code: 'not_signed_in',
      status: 401,
      message: 'Failed to fetch call stats: Unauthorized',
    });
  });

  it('says who will answer, where the backend does', async () => {
    for (const voice of ['guide', 'provider']) {
      await expect(client(answering(200, { ...stats, voice })).fetchStats()).resolves.toEqual({ ...stats, voice });
    }
    // A newer backend's third voice is none that this page could choose for.
    await expect(client(answering(200, { ...stats, voice: 'choir' })).fetchStats()).resolves.toEqual(stats);
  });

  it('tells a backend that is closed from one that failed', async () => {
    const answer = { error: { code: 'closed', message: 'Resting.' } };
    await expect(client(answering(503, answer)).fetchStats()).rejects.toMatchObject({
      code: 'closed',
      message: 'Failed to fetch call stats: Service Unavailable',
    });
  });

  it('does not take anything else for statistics', async () => {
    for (const body of ['', 'null', '[]', '{"canMakeCall":"yes"}', '<html>', { ...stats, callCount: 'one' }]) {
      await expect(client(answering(200, body)).fetchStats()).rejects.toMatchObject({ code: 'stats_failed' });
    }
  });

  it('takes 3 for the maximum where the server does not say one', async () => {
    for (const maxCalls of [undefined, null]) {
      const body = { canMakeCall: false, callCount: 3, maxCalls, remainingCalls: 0 };
      await expect(client(answering(200, body)).fetchStats()).resolves.toEqual({ ...body, maxCalls: 3 });
    }
  });

  it('tells a missing sign-in from a failure', async () => {
    await expect(client(answering(200, stats), null).fetchStats()).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(client(answering(401, {})).fetchStats()).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(client(offline).fetchStats()).rejects.toMatchObject({ code: 'stats_failed' });
  });
});

describe('saving a call', () => {
  it('tells apart yes, too large, a permanent no, and what can be tried again', async () => {
    const outcome = async (status: number) => (await client(answering(status, {})).saveCall(record)).kind;
    expect(await Promise.all([200, 413, 400, 409, 404, 401, 429, 500, 503].map(outcome))).toEqual([
      'saved',
      'too-large',
      'refused',
      'refused',
      'refused',
      'failed',
      'failed',
      'failed',
      'failed',
    ]);
    expect((await client(offline).saveCall(record)).kind).toBe('failed');
  });

  it('says the specification’s words, for the log', async () => {
    expect(await client(answering(500, {})).saveCall(record)).toMatchObject({
      error: { message: 'Failed to save call data: Internal Server Error' },
    });
    expect(await client(answering(200, {}), null).saveCall(record)).toMatchObject({
      error: { message: 'No authenticated user' },
    });
  });
});

describe('creating a web call', () => {
  const create = (fetch: Fetch) =>
    createWebCallSource({ apiBaseUrl: '/api', getToken: async () => 'token', fetch }).create(
      { assistantId: 'asad' },
      signal,
    );

  it('posts the target in the provider’s shape and reads its answer', async () => {
    const asked: { url: string; init: FetchInit }[] = [];
    await expect(create(answering(201, { id: 'x', webCallUrl: 'https://room' }, asked))).resolves.toMatchObject({
      id: 'x',
    });
    expect(asked[0]).toMatchObject({
      url: '/api/call/web',
      init: { method: 'POST', body: '{"assistantId":"asad"}', signal },
    });
  });

  it('turns the backend’s refusals into codes', async () => {
    const refusal = (status: number, code: string) =>
      create(answering(status, { error: { code, message: 'No.' }, stats }));
    await expect(refusal(403, 'not_verified')).rejects.toMatchObject({ code: 'not_verified', status: 403 });
    await expect(refusal(429, 'visitor_limit')).rejects.toMatchObject({ code: 'visitor_limit', stats });
    await expect(refusal(429, 'network_budget')).rejects.toMatchObject({ code: 'budget_spent' });
    await expect(refusal(429, 'site_budget')).rejects.toMatchObject({ code: 'budget_spent' });
    await expect(refusal(429, 'hour_budget')).rejects.toMatchObject({ code: 'hour_budget' });
    await expect(refusal(503, 'closed')).rejects.toMatchObject({ code: 'closed' });
    await expect(refusal(401, 'unauthenticated')).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('survives a gateway’s HTML, a broken line, and an answer that is no web call', async () => {
    await expect(create(answering(502, '<html>Bad Gateway</html>'))).rejects.toMatchObject({
      code: 'creation_failed',
      message: 'The call could not be created: Bad Gateway',
      stage: 'web-call-creation',
    });
    await expect(create(offline)).rejects.toMatchObject({ code: 'creation_failed' });
    await expect(create(answering(200, { id: 5 }))).rejects.toMatchObject({ code: 'creation_failed' });
  });
});

describe('an address with a slash at its end', () => {
  it('means the same as one without', async () => {
    const asked: { url: string; init: FetchInit }[] = [];
    const getToken = async () => 'token';
    const webCall = { id: 'c', webCallUrl: 'https://room.example/1' };
    await createBackendClient({
      baseUrl: 'https://site.example/api/',
      getToken,
      fetch: answering(200, stats, asked),
    }).fetchStats();
    await createBackendClient({ baseUrl: '/', getToken, fetch: answering(200, {}, asked) }).saveCall(record);
    await createWebCallSource({
      apiBaseUrl: 'https://api.example/',
      getToken,
      fetch: answering(201, webCall, asked),
    }).create({ assistantId: 'a' }, signal);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://site.example/api/getUserCallStats',
      '/clientCallEnded',
      'https://api.example/call/web',
    ]);
  });
});
