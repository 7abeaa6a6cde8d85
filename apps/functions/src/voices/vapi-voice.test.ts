import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startStandInProvider, type StandInProvider } from './testing/stand-in-provider.ts';
import { vapiVoice } from './vapi-voice.ts';

let provider: StandInProvider;
beforeEach(async () => {
  provider = await startStandInProvider();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await provider.stop();
});

const createVoice = () =>
  vapiVoice.create(
    { kind: 'vapi', apiUrl: provider.url, privateKey: 'private-key', assistantId: 'assistant-1' },
    { maxCallSeconds: 300 },
  );
const create = () => createVoice().createWebCall({ reservationKey: 'key' });

describe('a call at the provider', () => {
  test('is created with the private key, our assistant and our limits', async () => {
    await create();
    const limits = { maxDurationSeconds: 300, customerJoinTimeoutSeconds: 60, metadata: { reservationKey: 'key' } };
    const body = { assistantId: 'assistant-1', assistantOverrides: limits };
    expect(provider.requests).toEqual([
      { method: 'POST', path: '/call/web', authorization: 'Bearer private-key', body },
    ]);
  });

  test('has the fields for joining only, without key, monitor or prompt; the handle stays here', async () => {
    expect(await create()).toEqual({
      handle: `${provider.url}/control/provider-call-1`,
      webCall: {
        id: 'provider-call-1',
        assistantId: 'assistant-1',
        webCallUrl: 'https://vapi.daily.co/provider-call-1',
        artifactPlan: { videoRecordingEnabled: false },
        assistant: { voice: { provider: '11labs' } },
        transport: { provider: 'daily', callToken: 'token-provider-call-1', maxDurationSeconds: 300 },
      },
    });
  });

  test.each([
    ['refuses', 'provider_failed', 'The provider answered with status 401.'],
    ['is unpaid', 'provider_unpaid', 'The provider answered with status 402.'],
    ['forgets', 'provider_failed', 'The provider answered with status 404.'],
    ['stammers', 'provider_failed', 'The provider could not be asked.'],
    ['floods', 'provider_failed', 'The provider could not be asked.'],
    ['hangs', 'provider_timeout', 'The provider could not be asked.'],
    ['is gone', 'provider_failed', 'The provider could not be asked.'],
  ] as const)(
    'is not made by a provider that %s, whose words stay out of the error',
    async (behaviour, code, message) => {
      if (behaviour === 'is gone') await provider.stop();
      else provider.behaviour = behaviour;
      const wait = AbortSignal.timeout(behaviour === 'hangs' ? 50 : 9000);
      const waiting = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(wait);
      await expect(create()).rejects.toMatchObject({ code, message });
      expect(waiting).toHaveBeenCalledWith(9000);
      // 150 megabytes are not read to the end.
      expect(provider.floodedBytes()).toBeLessThan(40_000_000);
    },
  );

  test.each([
    ['after 503 and 500', [503, 500], true, 3],
    ['which is gone already', [410], true, 1],
    ['and not after a refused key', [401], false, 1],
  ] as const)('is ended %s', async (_, answers, isEnded, requests) => {
    const { webCall, handle } = await create();
    provider.controlAnswers.push(...answers);
    expect(await createVoice().endCall({ callId: webCall.id, handle })).toBe(isEnded);
    const controls = provider.requests.filter(({ path }) => path === `/control/${webCall.id}`);
    expect(controls).toHaveLength(requests);
    expect(controls[0]).toMatchObject({ authorization: 'Bearer private-key', body: { type: 'end-call' } });
  });

  test('is ended at another host without our key, and not without an address', async () => {
    const host = provider.url.replace('127.0.0.1', 'localhost');
    expect(await createVoice().endCall({ callId: 'c', handle: `${host}/control/c` })).toBe(false);
    expect(provider.requests).toMatchObject([{ path: '/control/c', authorization: undefined }]);
    for (const handle of [undefined, 'nowhere'])
      expect(await createVoice().endCall({ callId: 'c', handle })).toBe(false);
  });

  test('has a report once it has ended; an unknown or running call has none', async () => {
    const artifact = { transcript: 'AI: Good evening.\nUser: I was there' };
    provider.calls.set('told', { status: 'ended', artifact });
    const report = await createVoice().findReport?.('told');
    expect(report).toMatchObject({ callId: 'told', transcript: 'Assistant: Good evening.\nUser: I was there' });
    expect(await createVoice().findReport?.('running')).toBeUndefined();
    provider.behaviour = 'forgets';
    expect(await createVoice().findReport?.('unknown')).toBeUndefined();
    provider.behaviour = 'floods';
    await expect(createVoice().findReport?.('told')).rejects.toMatchObject({ code: 'provider_failed' });
  });

  test('is deleted by its id, also when the provider has forgotten it', async () => {
    await createVoice().deleteCall('a/b');
    provider.behaviour = 'forgets';
    await createVoice().deleteCall('c');
    expect(provider.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /call/a%2Fb',
      'DELETE /call/c',
    ]);
  });
});
