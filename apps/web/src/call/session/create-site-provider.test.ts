import type { CallError, ProviderEvent, VoiceCall } from '@asad/call-core';
import { API_ERROR_STATUS } from '@asad/call-core/contract';
import { describe, expect, it } from 'vitest';
import { createSiteProvider } from './create-site-provider.ts';
import type { ApiFetch, ApiRequest } from '../api/fetch-api.ts';
import { getErrorText } from '../errors/error-texts.ts';
import { detailsOf } from '../errors/site-error.ts';

const stats = { canMakeCall: false, callCount: 3, maxCalls: 3, remainingCalls: 0 };

function createFixture(status: number, body: unknown, token: string | null = 'token') {
  const requests: (ApiRequest & { url: string })[] = [];
  const events: ProviderEvent[] = [];
  const adopted: unknown[] = [];
  let lostAnswers = 0;
  const fetch: ApiFetch = async (url, init) => {
    requests.push({ method: 'none', headers: {}, ...init, url });
    if (lostAnswers > 0) {
      lostAnswers -= 1;
      throw new TypeError('Failed to fetch');
    }
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  const adopt = (name: string) => (call: unknown) => (adopted.push([name, call]), { callId: name } as VoiceCall);
  const provider = createSiteProvider({
    fetch,
    getToken: async () => token,
    findVoice: async (transport) => (transport === 'guide' || transport === 'daily' ? adopt(transport) : undefined),
  });
  const create = async (): Promise<VoiceCall> =>
    provider.create({
      target: { assistantId: 'asad' },
      mode: 'voice',
      signal: new AbortController().signal,
      clock: { nowMs: Date.now, setTimer: () => () => undefined },
      emit: (event) => void events.push(event),
    });
  const lose = (count: number): void => void (lostAnswers = count);
  return { adopted, requests, create, events, lose };
}

describe('the provider of this site', () => {
  it('creates the call through the backend, and passes it to the voice that the backend names', async () => {
    const guided = {
      id: 'c',
      assistantId: 'asad',
      webCallUrl: '',
      transport: { provider: 'guide', maxDurationSeconds: 60 },
    };
    const guide = createFixture(201, guided);
    await expect(guide.create()).resolves.toEqual({ callId: 'guide' });
    expect(guide.adopted).toEqual([['guide', guided]]);
    expect(guide.requests).toMatchObject([{ url: '/api/call/web', method: 'POST', body: '{"assistantId":"asad"}' }]);
    expect(guide.events.map((event) => event.type === 'stage' && `${event.stage}:${event.status}`)).toEqual([
      'web-call-creation:started',
      'web-call-creation:completed',
    ]);
    const webCall = { id: 'c', webCallUrl: 'https://room.example/1', transport: { provider: 'daily' } };
    const vapi = createFixture(201, webCall);
    await vapi.create();
    expect(vapi.adopted).toEqual([['daily', webCall]]);
  });

  it('retries once with the same key when a response is lost; another call has another key', async () => {
    const lost = createFixture(201, { id: 'c', webCallUrl: '', transport: { provider: 'guide' } });
    lost.lose(1);
    await expect(lost.create()).resolves.toEqual({ callId: 'guide' });
    await lost.create();
    const keys = lost.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
    lost.lose(2);
    await expect(lost.create()).rejects.toMatchObject({ code: 'creation_failed' });
  });

  it('maps the backend’s refusals to codes and their messages on the page', async () => {
    const refusal = (status: number, code: string) =>
      createFixture(status, { error: { code, message: 'No.' }, stats })
        .create()
        .catch((error: CallError) => error as never);
    const codeOf = async (status: number, code: string) => ((await refusal(status, code)) as unknown as CallError).code;
    for (const [code, status] of Object.entries(API_ERROR_STATUS)) expect(await codeOf(status, code)).toBe(code);
    const tooMany = (await refusal(429, 'rate_limited')) as unknown as CallError;
    expect(getErrorText(tooMany)).toMatchObject({ place: 'notice', text: expect.stringContaining('wait a minute') });
    const newer = (await refusal(418, 'teapot')) as unknown as CallError;
    expect(getErrorText(newer).text).toContain('could not be started');
    const limit = (await refusal(429, 'visitor_limit')) as unknown as CallError;
    expect([limit.code, detailsOf(limit).stats, getErrorText(limit).place]).toEqual(['visitor_limit', stats, 'limit']);
  });

  it('rejects a gateway’s HTML, a malformed web call, an unknown voice, and a missing sign-in', async () => {
    await expect(createFixture(502, '<html>Bad Gateway</html>').create()).rejects.toMatchObject({
      code: 'creation_failed',
      message: 'The call could not be created: Bad Gateway',
    });
    const unknownVoice = { id: 'c', webCallUrl: '', transport: { provider: 'another-voice' } };
    await expect(createFixture(201, unknownVoice).create()).rejects.toMatchObject({ code: 'creation_failed' });
    await expect(createFixture(200, { id: 5 }).create()).rejects.toMatchObject({ code: 'creation_failed' });
    await expect(createFixture(200, {}, null).create()).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
