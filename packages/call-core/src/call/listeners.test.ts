import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../call-error.ts';
import { createTestCall, settle } from '../testing/index.ts';
import { startTestCall } from './testing/start-test-call.ts';
import type { CallEventName, CallSnapshot } from './call.ts';

describe('a listener that starts, stops or sends', () => {
  for (const name of ['call-end', 'error'] as const) {
    it(`calls again within ${name}`, async () => {
      const { call, provider } = createTestCall();
      await call.start();
      let again: Promise<unknown> | undefined;
      call.on(name, () => void (again ??= call.start()));
      provider.room().fail(new CallError('connection_lost', 'The line broke.'));
      await settle();
      await expect(again).resolves.toEqual({ kind: 'started', callId: 'call-2' });
      expect(provider.countLive()).toBe(1);
    });
  }

  it('starts a typed call within call-start-failed, as the error advises', async () => {
    const { call } = createTestCall({
      openMicrophone: () => Promise.reject(new CallError('microphone_denied', 'Denied.')),
    });
    let typed: Promise<unknown> | undefined;
    call.on('call-start-failed', ({ error }) => {
      if (error?.code === 'microphone_denied') typed = call.start({ mode: 'text' });
    });
    await expect(call.start()).resolves.toMatchObject({ kind: 'refused' });
    // The first id: the start without a microphone made no call.
    await expect(typed).resolves.toEqual({ kind: 'started', callId: 'call-1' });
    expect(call.getSnapshot()).toMatchObject({ status: 'active', mode: 'text', error: null });
  });

  it('gets the real outcome: a text after a stop is refused', async () => {
    const { call, provider } = createTestCall();
    const results: unknown[] = [];
    call.on('call-start', () => {
      results.push(call.send('one'));
      void call.end();
      results.push(call.send('two'));
    });
    await call.start();
    expect(results).toEqual([{ kind: 'sent' }, { kind: 'refused', because: 'no-call' }]);
    expect(provider.room().typed).toEqual(['one']);
  });

  it('gets the question before its answer, even if the provider answers synchronously', async () => {
    const { call, room } = await startTestCall();
    const order: unknown[] = [];
    call.on('message', ({ type, transcript }) => {
      order.push(transcript ?? type);
      if (transcript === 'What did he build?') room.emit({ type: 'message', message: { type: 'answer' } });
    });
    call.send('What did he build?');
    expect(order).toEqual(['What did he build?', 'answer']);
  });
});

describe('an event', () => {
  it('is the same for each listener, and a stored snapshot never changes', async () => {
    const { call, room } = await startTestCall();
    const seen: string[][] = [];
    const snapshots: CallSnapshot[] = [];
    const look = (): void => {
      snapshots.push(call.getSnapshot());
      if (snapshots.length === 1) call.send('Hello');
    };
    call.subscribe(look);
    call.subscribe(() => void seen.push(call.getSnapshot().conversation.lines.map(({ text }) => text)));
    room.emit({ type: 'transcript', speaker: 'assistant', text: 'Good', isFinal: false });
    room.assistantSays('Good evening.');
    expect(seen.slice(0, 2)).toEqual([['Good'], ['Good', 'Hello']]);
    expect(snapshots[0]?.conversation.lines.map(({ text }) => text)).toEqual(['Good']);
  });

  it('has a matching snapshot, for every event', async () => {
    const { call, clock, provider } = createTestCall();
    const snapshots: Partial<Record<CallEventName, CallSnapshot>> = {};
    for (const name of ['call-start', 'call-end', 'call-start-failed'] as const)
      call.on(name, () => void (snapshots[name] = call.getSnapshot()));
    await call.start();
    expect(snapshots['call-start']).toMatchObject({ status: 'active', startedAtMs: clock.nowMs(), callId: 'call-1' });
    provider.room().fail(new CallError('connection_lost', 'The line broke.'));
    await settle();
    expect(snapshots['call-end']).toMatchObject({ status: 'idle', callId: null, error: { code: 'connection_lost' } });
  });

  it('reaches every listener, and the page gets the exception of one', async () => {
    const reportError = vi.fn();
    const { call, told } = createTestCall({ reportError });
    const bug = new Error('a page’s bug');
    call.on('call-start', () => {
      throw bug;
    });
    await call.start();
    expect(reportError.mock.calls).toEqual([[bug]]);
    expect(told).toContain('call-start');
    expect(call.getSnapshot().status).toBe('active');
  });
});
