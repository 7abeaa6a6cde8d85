import type { ProviderEvent, VoiceCall } from '@asad/call-core';
import type { WebCall } from '@asad/call-core/contract';
import { expect, it } from 'vitest';
import { createSiteProvider } from './create-site-provider.ts';

async function create(webCall: WebCall) {
  const events: ProviderEvent[] = [];
  const provider = createSiteProvider({
    createCall: async () => webCall,
    findJoin: async (transport) =>
      transport === 'daily' ? ({ id }) => ({ callId: `${id} by daily` }) as VoiceCall : undefined,
  });
  const call = await provider.create({
    target: { assistantId: 'asad' },
    mode: 'voice',
    signal: new AbortController().signal,
    clock: { nowMs: Date.now, setTimer: () => () => undefined },
    emit: (event) => void events.push(event),
  });
  return { call, events };
}

it('passes a created call to the voice that the backend names, and reports the stage', async () => {
  const { call, events } = await create({ id: 'c', webCallUrl: '', transport: { provider: 'daily' } });
  expect(call).toEqual({ callId: 'c by daily' });
  expect(events.map((event) => event.type === 'stage' && `${event.stage}:${event.status}`)).toEqual([
    'web-call-creation:started',
    'web-call-creation:completed',
  ]);
});

it('rejects a voice that the page does not know', async () => {
  const unknown = create({ id: 'c', webCallUrl: '', transport: { provider: 'another-voice' } });
  await expect(unknown).rejects.toMatchObject({ code: 'creation_failed' });
});
