import { describe, expect, it } from 'vitest';
import { createBackendClient } from './backend-client.ts';
import type { ApiFetch, ApiRequest } from '../api/fetch-api.ts';

const stats = { canMakeCall: true, callCount: 1, maxCalls: 3, remainingCalls: 2 };

function answering(
  status: number,
  body: unknown,
  requests: { url: string; init: ApiRequest | undefined }[] = [],
): ApiFetch {
  return async (url, init) => {
    requests.push({ url, init });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
}
const client = (fetch: ApiFetch, token: string | null = 'token') => createBackendClient(fetch, async () => token);
const offline: ApiFetch = () => Promise.reject(new TypeError('Failed to fetch'));

describe('fetching call statistics', () => {
  it('asks with the visitor’s bearer token and no body', async () => {
    const requests: { url: string; init: ApiRequest | undefined }[] = [];
    await expect(client(answering(200, stats, requests)).fetchStats()).resolves.toEqual(stats);
    expect(requests[0]).toMatchObject({
      url: '/api/getUserCallStats',
      init: { method: 'GET', headers: { authorization: 'Bearer token' } },
    });
    expect(requests[0]?.init?.body).toBeUndefined();
  });

  it('adds the standard phrase of the status, which HTTP/2 does not carry', async () => {
    await expect(client(answering(503, '<html>')).fetchStats()).rejects.toThrow(
      'Failed to fetch call stats: Service Unavailable',
    );
    await expect(client(answering(500, '')).fetchStats()).rejects.toMatchObject({
      code: 'stats_failed',
      details: { status: 500 },
    });
  });

  it('reports every refusal, an expired sign-in included', async () => {
    await expect(client(answering(401, {})).fetchStats()).rejects.toMatchObject({
      code: 'stats_failed',
      message: 'Failed to fetch call stats: Unauthorized',
    });
  });

  it('returns the voice that will answer, if the backend names it', async () => {
    for (const voice of ['guide', 'vapi', 'model']) {
      await expect(client(answering(200, { ...stats, voice })).fetchStats()).resolves.toEqual({ ...stats, voice });
    }
    // This page does not know a newer backend's voice.
    await expect(client(answering(200, { ...stats, voice: 'choir' })).fetchStats()).resolves.toEqual(stats);
  });

  it('distinguishes a closed backend from a failed one', async () => {
    const answer = { error: { code: 'closed', message: 'Resting.' } };
    await expect(client(answering(503, answer)).fetchStats()).rejects.toMatchObject({
      code: 'closed',
      message: 'Failed to fetch call stats: Service Unavailable',
    });
  });

  it('rejects any other response', async () => {
    for (const body of ['', 'null', '[]', '{"canMakeCall":"yes"}', '<html>', { ...stats, callCount: 'one' }]) {
      await expect(client(answering(200, body)).fetchStats()).rejects.toMatchObject({ code: 'stats_failed' });
    }
  });

  it('uses 3 as the maximum if the server names none', async () => {
    for (const maxCalls of [undefined, null]) {
      const body = { canMakeCall: false, callCount: 3, maxCalls, remainingCalls: 0 };
      await expect(client(answering(200, body)).fetchStats()).resolves.toEqual({ ...body, maxCalls: 3 });
    }
  });

  it('distinguishes a missing sign-in from a failure', async () => {
    await expect(client(answering(200, stats), null).fetchStats()).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(client(offline).fetchStats()).rejects.toMatchObject({ code: 'stats_failed' });
  });
});
