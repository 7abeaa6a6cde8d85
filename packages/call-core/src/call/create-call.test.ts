import { describe, expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import { createFakeMicrophone, createTestCall, settle } from '../testing/index.ts';
import type { CallRecord } from '../contract/call-record.ts';
import { DRAFT_INTERVAL_MS } from './draft-record.ts';

describe('during a call', () => {
  it('keeps what is typed before the call is active, and sends it in order when it is', async () => {
    const { call, provider } = createTestCall({ room: { startsTalk: false } });
    const started = call.start();
    expect(call.send('one')).toEqual({ kind: 'queued' });
    await started;
    expect(call.send('two')).toEqual({ kind: 'queued' });
    provider.room().startTalk();
    expect(call.send('three')).toEqual({ kind: 'sent' });
    expect(provider.room().typed).toEqual(['one', 'two', 'three']);
    expect(call.getSnapshot().conversation.lines.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });

  it('refuses a text of more than 4096 bytes, an empty one, and one without a call', async () => {
    const { call } = createTestCall();
    expect(call.send('hello')).toEqual({ kind: 'refused', because: 'no-call' });
    await call.start();
    expect(call.send('   ')).toEqual({ kind: 'refused', because: 'empty' });
    expect(call.send('ü'.repeat(2_000))).toMatchObject({ kind: 'sent' });
    expect(call.send('ü'.repeat(2_048))).toMatchObject({ kind: 'refused', because: 'too-large', maxBytes: 4_096 });
  });

  it('keeps the wish to be muted from before the room to its end', async () => {
    const door = Promise.withResolvers<void>();
    const { call, provider, microphones } = createTestCall({ room: { beforeJoined: () => door.promise } });
    const started = call.start();
    await settle();
    await expect(call.setMuted(true)).resolves.toBe(true);
    door.resolve();
    await started;
    expect([provider.room().isMuted(), microphones[0]?.isMuted()]).toEqual([true, true]);
    await expect(call.setMuted(false)).resolves.toBe(false);
    expect(provider.room().isMuted()).toBe(false);
  });

  it('gives no level of a muted visitor, and none without a call', async () => {
    const { call } = createTestCall({ openMicrophone: async () => ({ ...createFakeMicrophone(), level: () => 0.7 }) });
    expect([call.levels.visitor(), call.levels.assistant()]).toEqual([0, 0]);
    await call.start();
    expect([call.levels.visitor(), call.levels.assistant()]).toEqual([0.7, 0.5]);
    await call.setMuted(true);
    expect(call.levels.visitor()).toBe(0);
  });

  it('lets one listener’s exception reach the page and no other listener', async () => {
    const reported: unknown[] = [];
    const { call, told } = createTestCall({ reportError: (error) => void reported.push(error) });
    call.on('call-start', () => {
      throw new Error('a page’s bug');
    });
    await call.start();
    expect(reported).toEqual([new Error('a page’s bug')]);
    expect(told).toContain('call-start');
    expect(call.getSnapshot().status).toBe('active');
  });

  it('goes on with less after an error that is not fatal', async () => {
    const { call, provider, told } = createTestCall();
    await call.start();
    provider.room().emit({ type: 'degraded', error: new CallError('audio_degraded', 'Noise cancellation failed.') });
    expect(told.at(-1)).toBe('error:audio_degraded');
    expect(call.getSnapshot()).toMatchObject({ status: 'active', error: null });
  });
});

describe('the draft of a running call', () => {
  it('is handed over soon after something was said, not more often than every two seconds', async () => {
    const drafts: CallRecord[] = [];
    const { call, clock, provider, records } = createTestCall({ draft: (record) => void drafts.push(record) });
    await call.start();
    provider.room().assistantSays('Good evening.');
    provider.room().visitorSays('What did he build?');
    await clock.advance(DRAFT_INTERVAL_MS - 1);
    expect(drafts).toEqual([]);
    await clock.advance(1);
    expect(drafts.map(({ transcript }) => transcript)).toEqual(['Assistant: Good evening.\nUser: What did he build?']);
    await clock.advance(60_000);
    expect(drafts).toHaveLength(1);
    provider.room().assistantSays('Four things.');
    await call.stop();
    await clock.advance(60_000);
    expect([drafts.length, records.length, clock.countTimers()]).toEqual([1, 1, 0]);
    expect(records[0]?.callId).toBe(drafts[0]?.callId);
  });
});

describe('a port that throws where nobody waits for it', () => {
  const broken = (): never => {
    throw new Error('a port’s bug');
  };

  it('does not keep the microphone open, the lease taken or the call from ending', async () => {
    const reported: unknown[] = [];
    let leased = 0;
    const microphone = createFakeMicrophone();
    const { call, clock } = createTestCall({
      reportError: (error) => void reported.push(error),
      deliver: broken,
      lease: { acquire: async () => ((leased += 1), () => (void (leased -= 1), broken())) },
      openMicrophone: async () => ({ ...microphone, stop: () => (microphone.stop(), broken()) }),
    });
    await call.start();
    await call.stop();
    expect([call.getSnapshot().status, leased, microphone.isLive(), clock.countTimers()]).toEqual([
      'idle',
      0,
      false,
      0,
    ]);
    expect(reported).toHaveLength(3);
    await expect(call.start()).resolves.not.toBeNull();
  });
});
