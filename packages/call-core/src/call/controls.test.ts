import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../call-error.ts';
import {
  createFakeMicrophone,
  createScriptedProvider,
  createTestCall,
  settle,
  type FakeMicrophone,
} from '../testing/index.ts';
import { providerOf } from './testing/provider-of.ts';
import { startTestCall } from './testing/start-test-call.ts';

const refused = { kind: 'refused', because: 'not-supported' } as const;

describe('a preference of the page', () => {
  it('applies to the running talk immediately, and from before it', async () => {
    const { call, provider, microphones } = createTestCall();
    await expect(call.setVolume(0.5)).resolves.toEqual({ kind: 'kept' });
    await expect(call.setSpeaker('headphones')).resolves.toEqual({ kind: 'kept' });
    await expect(call.setMicrophone('headset')).resolves.toEqual({ kind: 'kept' });
    await call.start({ isMuted: true });
    const room = provider.room();
    expect([room.volume(), room.speakerId(), microphones[0]?.deviceId]).toEqual([0.5, 'headphones', 'headset']);
    expect([room.isMuted(), microphones[0]?.isMuted(), call.getSnapshot().isMuted]).toEqual([true, true, true]);
    await expect(call.setVolume(7)).resolves.toEqual({ kind: 'done' });
    await expect(call.setSpeaker(null)).resolves.toEqual({ kind: 'done' });
    expect([room.volume(), room.speakerId()]).toEqual([1, null]);
    expect(call.getSnapshot()).toMatchObject({ volume: 1, speakerId: null, microphoneId: 'headset' });
    await expect(call.setVolume(Number.NaN)).resolves.toMatchObject({ error: { code: 'validation' } });
    await call.end();
    await call.start();
    expect(call.getSnapshot()).toMatchObject({ isMuted: false, microphoneId: 'headset' });
  });

  it('resolves with the refusal when the provider cannot fulfil it', async () => {
    const { call, microphones } = await startTestCall({ room: { can: ['text'] } });
    await expect(call.setVolume(0.5)).resolves.toEqual(refused);
    await expect(call.setSpeaker('headphones')).resolves.toEqual(refused);
    await expect(call.setMicrophone('headset')).resolves.toEqual(refused);
    await expect(call.startAudio()).resolves.toEqual(refused);
    expect([call.say('Hello'), call.addContext('Heron')]).toEqual([refused, refused]);
    expect(call.getSnapshot()).toMatchObject({ status: 'active', speakerId: null, microphoneId: null });
    expect(microphones).toHaveLength(1);
  });

  it('is refused without a talk for say, addContext and startAudio', async () => {
    const { call } = createTestCall();
    const noCall = { kind: 'refused', because: 'no-call' };
    expect([call.say('Hello'), call.addContext('Heron')]).toEqual([noCall, noCall]);
    await expect(call.startAudio()).resolves.toEqual(noCall);
  });
});

it('muting survives a failed start, and during the browser’s prompt applies to the microphone that it grants', async () => {
  const prompt = Promise.withResolvers<FakeMicrophone>();
  const openMicrophone = vi.fn(() => prompt.promise);
  openMicrophone.mockRejectedValueOnce(new CallError('microphone_denied', 'No.'));
  const { call, provider } = createTestCall({ openMicrophone });
  await call.setMuted(true);
  await call.start();
  expect(call.getSnapshot().isMuted).toBe(true);
  await call.setMuted(false);
  const started = call.start();
  await settle();
  await expect(call.setMuted(true)).resolves.toEqual({ kind: 'kept' });
  const microphone = createFakeMicrophone();
  prompt.resolve(microphone);
  await started;
  expect([microphone.isMuted(), provider.room().isMuted()]).toEqual([true, true]);
});

it('a provider in plain JavaScript may create and join without a promise', async () => {
  const leave = vi.fn(async () => undefined);
  const session = { assistantLevel: () => 0, setMuted: () => undefined, leave };
  const { call } = createTestCall({
    provider: {
      create: () => ({
        callId: 'plain',
        join: ({ emit }) => {
          emit({ type: 'talk-started' });
          return session;
        },
      }),
    },
  });
  await expect(call.start()).resolves.toEqual({ kind: 'started', callId: 'plain' });
  await call.end();
  expect(leave).toHaveBeenCalledOnce();
});

describe('a change of microphone', () => {
  it.each([
    ['opens', 'resolve'],
    ['is missing', 'reject'],
  ] as const)('takes effect when it is chosen while another one %s late', async (_, outcome) => {
    const prompt = Promise.withResolvers<unknown>();
    const opened: FakeMicrophone[] = [];
    const { call, provider } = createTestCall({
      openMicrophone: async (_signal, { deviceId } = {}) => {
        if (deviceId === 'a') await prompt.promise;
        opened.push(createFakeMicrophone(deviceId));
        return opened.at(-1) as FakeMicrophone;
      },
    });
    await call.setMicrophone('a');
    const started = call.start();
    await settle();
    await expect(call.setMicrophone('b')).resolves.toEqual({ kind: 'kept' });
    prompt[outcome](new CallError('microphone_missing', 'Not there.'));
    await started;
    await settle();
    expect(provider.room().microphone()).toMatchObject({ deviceId: 'b' });
    expect(opened.filter(({ isLive }) => isLive()).map(({ deviceId }) => deviceId)).toEqual(['b']);
    expect(call.getSnapshot().microphoneId).toBe('b');
  });

  it('replaces the microphone during the talk, and reports no lost one', async () => {
    const { call, microphones, room } = await startTestCall();
    await call.setMuted(true);
    await expect(call.setMicrophone('headset')).resolves.toEqual({ kind: 'done' });
    const [before, next] = microphones;
    expect(room.microphone()).toBe(next);
    expect(room.isMuted()).toBe(true);
    expect([before?.isLive(), next?.isLive(), next?.isMuted(), next?.deviceId]).toEqual([false, true, true, 'headset']);
    before?.lose();
    await settle();
    expect(call.getSnapshot()).toMatchObject({ status: 'active', microphoneId: 'headset' });
    await call.end();
    expect(microphones.some((microphone) => microphone.isLive())).toBe(false);
  });

  it.each([
    ['an earlier one opens first', ['a', 'b']],
    ['an earlier one opens later', ['b', 'a']],
  ] as const)('macro-inc/macro#4861: keeps the last choice when %s', async (_, order) => {
    const opening = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
    const opened: FakeMicrophone[] = [];
    const { call, room } = await startTestCall({
      openMicrophone: async (_signal, { deviceId } = {}) => {
        const microphone = createFakeMicrophone(deviceId);
        opened.push(microphone);
        if (deviceId === 'a' || deviceId === 'b') await opening[deviceId].promise;
        return microphone;
      },
    });
    const chosen = [call.setMicrophone('a'), call.setMicrophone('b')];
    for (const id of order) {
      opening[id].resolve();
      await settle();
    }
    await expect(Promise.all(chosen)).resolves.toEqual([{ kind: 'replaced' }, { kind: 'done' }]);
    expect(call.getSnapshot().microphoneId).toBe('b');
    expect(room.microphone()).toMatchObject({ deviceId: 'b' });
    expect(opened.filter(({ isLive }) => isLive()).map(({ deviceId }) => deviceId)).toEqual(['b']);
    await call.end();
    expect(opened.some(({ isLive }) => isLive())).toBe(false);
  });

  it.each([
    ['opens', 'resolve', 'replaced'],
    ['fails', 'reject', 'refused'],
  ] as const)('macro-inc/macro#4861: keeps the last speaker when an earlier one %s late', async (_, outcome, kind) => {
    const chosenIds: unknown[] = [];
    const first = Promise.withResolvers<void>();
    const setSpeaker = async (id: string | null): Promise<void> => {
      if (id === 'a') await first.promise.finally(() => chosenIds.push('a'));
      else chosenIds.push(id);
    };
    const { call } = createTestCall({ provider: providerOf(() => ({ setSpeaker }), { can: ['speaker'] }) });
    await call.start();
    const early = call.setSpeaker('a');
    await settle();
    const late = call.setSpeaker('b');
    await settle();
    first[outcome]();
    await expect(Promise.all([early, late])).resolves.toMatchObject([{ kind }, { kind: 'done' }]);
    expect([chosenIds, call.getSnapshot().speakerId]).toEqual([['a', 'b'], 'b']);
  });

  it('keeps the previous microphone when the new one fails to open', async () => {
    const error = new CallError('microphone_missing', 'Not there.');
    const first = createFakeMicrophone();
    const { call } = await startTestCall({
      openMicrophone: async (_, { deviceId } = {}) => (deviceId ? Promise.reject(error) : first),
    });
    await expect(call.setMicrophone('gone')).resolves.toEqual({ kind: 'refused', because: 'failed', error });
    expect([first.isLive(), call.getSnapshot().microphoneId]).toEqual([true, null]);
  });

  it('falls back to the browser’s default when the device was unplugged since the last call', async () => {
    const openedIds: unknown[] = [];
    const { call, microphones } = createTestCall({
      openMicrophone: async (_, { deviceId = null } = {}) => {
        openedIds.push(deviceId);
        if (deviceId !== null) throw new CallError('microphone_missing', 'Not there.');
        return createFakeMicrophone();
      },
    });
    await call.setMicrophone('headset');
    await expect(call.start()).resolves.toMatchObject({ kind: 'started' });
    expect([openedIds, call.getSnapshot().microphoneId]).toEqual([['headset', null], null]);
    await call.end();
    const refusing = createTestCall({
      openMicrophone: () => Promise.reject(new CallError('microphone_denied', 'No.')),
    }).call;
    await refusing.setMicrophone('headset');
    await expect(refusing.start()).resolves.toMatchObject({ error: { code: 'microphone_denied' } });
    expect([refusing.getSnapshot().microphoneId, microphones]).toEqual(['headset', []]);
  });
});

it('text for the assistant is spoken, or added as context without a turn', async () => {
  const { call, room } = await startTestCall();
  expect([call.say(' One moment. '), call.addContext('Heron'), call.say(' ')]).toEqual([
    { kind: 'sent' },
    { kind: 'sent' },
    { kind: 'refused', because: 'empty' },
  ]);
  expect([room.said, room.contexts]).toEqual([['One moment.'], ['Heron']]);
  expect(call.getSnapshot().conversation.lines).toEqual([]);
});

it('preloading a call calls the provider’s preload and ignores its failure', async () => {
  const reportError = vi.fn();
  const bug = new Error('offline');
  const warmUp = vi.fn(() => Promise.reject(bug));
  const plain = createScriptedProvider();
  await createTestCall({ provider: plain }).call.warmUp();
  const { call } = createTestCall({ reportError, provider: { ...plain, warmUp } });
  await call.warmUp();
  expect([warmUp.mock.calls.length, reportError.mock.calls]).toEqual([1, [[bug]]]);
  expect(call.getSnapshot().status).toBe('idle');
});
