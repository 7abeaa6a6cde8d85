import type { CallError } from '@asad/call-core';
import { API_ERROR_STATUS } from '@asad/call-core/contract';
import { describe, expect, it } from 'vitest';
import type { Identity } from '../../identity/create-firebase-identity.ts';
import { getErrorText } from '../errors/error-texts.ts';
import { detailsOf } from '../errors/site-error.ts';
import { createAskingBackend } from './asking-backend.ts';
import type { ApiFetch, ApiRequest } from './fetch-api.ts';

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
const offline: ApiFetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** Of a visitor who has passed the check. */
function client(fetch: ApiFetch, token: string | null = 'token', passedUid: string | null = 'visitor') {
  const identity = { getVisitor: () => ({ id: 'visitor', getToken: async () => token }) } as Identity;
  const memory = {
    isLikely: () => passedUid !== null,
    holdsFor: (uid: string) => uid === passedUid,
    remember: () => undefined,
    forget: () => undefined,
  };
  return createAskingBackend({ fetch, openIdentity: async () => identity, memory });
}

describe('fetching call statistics', () => {
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

  it('asks nothing for a visitor who has not passed the check, or has another account', async () => {
    const requests: { url: string; init: ApiRequest | undefined }[] = [];
    const fetch = answering(200, stats, requests);
    await expect(client(fetch, 'token', null).fetchStats()).rejects.toMatchObject({ code: 'not_verified' });
    await expect(client(fetch, 'token', 'another').fetchStats()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(requests).toEqual([]);
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

describe('creating a call', () => {
  const { signal } = new AbortController();
  const create = (fetch: ApiFetch, token?: string | null) =>
    client(fetch, token).createCall({ assistantId: 'asad' }, signal);
  const room = { id: 'c', webCallUrl: 'https://room.example/1', transport: { provider: 'daily' } };

  it('returns the web call of the answer', async () => {
    const requests: { url: string; init: ApiRequest | undefined }[] = [];
    await expect(create(answering(201, room, requests))).resolves.toEqual(room);
    expect(requests).toMatchObject([
      { url: '/api/call/web', init: { method: 'POST', body: '{"assistantId":"asad"}' } },
    ]);
  });

  it('retries once with the same key when a response is lost; another call has another key', async () => {
    const keys: unknown[] = [];
    let lostAnswers = 1;
    const fetch: ApiFetch = (url, init) => {
      keys.push(init?.headers['idempotency-key']);
      lostAnswers -= 1;
      return lostAnswers >= 0 ? offline(url) : answering(201, room)(url);
    };
    await create(fetch);
    await create(fetch);
    expect(keys).toHaveLength(3);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
    lostAnswers = 2;
    await expect(create(fetch)).rejects.toMatchObject({ code: 'creation_failed' });
  });

  it('maps the backend’s refusals to codes and their messages on the page', async () => {
    const refusal = async (status: number, code: string): Promise<CallError> => {
      const refused = create(answering(status, { error: { code, message: 'No.' }, stats }));
      return (await refused.catch((error: unknown) => error)) as CallError;
    };
    for (const [code, status] of Object.entries(API_ERROR_STATUS))
      expect(await refusal(status, code)).toMatchObject({ code });
    const tooMany = await refusal(429, 'rate_limited');
    expect(getErrorText(tooMany)).toMatchObject({ place: 'notice', text: expect.stringContaining('wait a minute') });
    expect(getErrorText(await refusal(418, 'teapot')).text).toContain('could not be started');
    const limit = await refusal(429, 'visitor_limit');
    expect([limit.code, detailsOf(limit).stats, getErrorText(limit).place]).toEqual(['visitor_limit', stats, 'limit']);
  });

  it('rejects a gateway’s HTML, a malformed web call, and a missing sign-in', async () => {
    await expect(create(answering(502, '<html>Bad Gateway</html>'))).rejects.toMatchObject({
      code: 'creation_failed',
      message: 'The call could not be created: Bad Gateway',
    });
    await expect(create(answering(200, { id: 5 }))).rejects.toMatchObject({ code: 'creation_failed' });
    await expect(create(answering(200, room), null)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('the judgement of a turn', () => {
  const context = { focus: undefined, entry: undefined, earlier: undefined, offer: [], last: [] };
  const turn = { callId: 'c', question: 'Why?', context, targets: ['heron/why'] };
  const judge = (status: number, body: unknown, requests?: Parameters<typeof answering>[2]) =>
    client(answering(status, body, requests)).judgeTurn(turn, { signal: new AbortController().signal, limitMs: 3_000 });

  it('is the choice of the answer', async () => {
    const requests: { url: string; init: ApiRequest | undefined }[] = [];
    for (const choice of [{ say: ['heron/why'] }, { offer: ['heron/why'] }, { missing: true }, { unclear: true }])
      expect(await judge(200, choice, requests)).toEqual(choice);
    expect(requests[0]).toMatchObject({ url: '/api/call/turn', init: { body: JSON.stringify(turn) } });
  });

  it('is the code of a refusal, and of an answer that is no choice', async () => {
    const refusal = { error: { code: 'call_not_opened', message: 'No.' } };
    expect(await judge(404, refusal)).toBe('call_not_opened');
    for (const answer of ['<html>', {}, { say: 'heron/why' }, { missing: 'yes' }])
      expect(await judge(200, answer)).toBe('internal');
  });
});
