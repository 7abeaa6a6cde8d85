import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../call-error.ts';
import { createTestCall, settle } from '../testing/index.ts';
import { providerOf } from './testing/provider-of.ts';
import { never } from './testing/start-test-call.ts';

const refusal = new CallError('not_now', 'Not now.');

describe('a text that waits for the call', () => {
  it('is sent only to the target that it was typed for', async () => {
    let isOpen = false;
    const { call, provider } = createTestCall({ gate: { check: async () => (isOpen ? null : refusal) } });
    const failing = call.start({ target: { assistantId: 'doctor' } });
    call.send('My knee hurts.');
    await failing;
    isOpen = true;
    await call.start({ target: { assistantId: 'shop' } });
    expect([provider.room().typed, call.getSnapshot().queuedTexts]).toEqual([[], ['My knee hurts.']]);
    await call.end();
    await call.start({ target: { assistantId: 'doctor' } });
    expect([provider.room().typed, call.getSnapshot().queuedTexts]).toEqual([['My knee hurts.'], []]);
  });

  it('is listed and can be removed, one or all; the others are sent in order when the call is active', async () => {
    const { call, provider } = createTestCall({ room: { startsTalk: false } });
    const started = call.start();
    for (const text of ['one', 'two', 'one']) expect(call.send(text)).toEqual({ kind: 'queued' });
    await settle();
    expect(call.send('three')).toEqual({ kind: 'queued' });
    expect(call.getSnapshot().queuedTexts).toEqual(['one', 'two', 'one', 'three']);
    expect(call.unqueue('one')).toEqual(['one']);
    expect(call.unqueue('four')).toEqual([]);
    expect(call.getSnapshot().queuedTexts).toEqual(['two', 'one', 'three']);
    provider.room().startTalk();
    expect(call.send('five')).toEqual({ kind: 'sent' });
    await started;
    expect(provider.room().typed).toEqual(['two', 'one', 'three', 'five']);
    // Some providers send a typed text back.
    provider.room().emit({ type: 'transcript', speaker: 'visitor', text: 'five', isFinal: true });
    expect(call.getSnapshot().conversation.lines.map(({ text }) => text)).toEqual(provider.room().typed);
    expect(call.unqueue()).toEqual([]);
  });

  it('stays queued when the provider takes no text, and the page gets an error', async () => {
    const { call, told } = createTestCall({ room: { can: [] } });
    const started = call.start();
    call.send('What did he build?');
    await started;
    expect(told).toContain('error:text_unsupported');
    expect(call.getSnapshot()).toMatchObject({ status: 'active', queuedTexts: ['What did he build?'] });
    expect(call.unqueue()).toEqual(['What did he build?']);
  });

  it('is refused without a call, if it is empty, and immediately where the provider takes none', async () => {
    const { call } = createTestCall({ room: { can: [], beforeJoined: never } });
    expect(call.send('Hello')).toEqual({ kind: 'refused', because: 'no-call' });
    void call.start();
    expect(call.send('   ')).toEqual({ kind: 'refused', because: 'empty' });
    await settle();
    expect(call.send('Hello')).toEqual({ kind: 'refused', because: 'not-supported' });
    call.terminate();
  });
});

it('a session whose methods reject reports each rejection and leaves none unhandled', async () => {
  const reportError = vi.fn();
  const gone = new Error('gone');
  const reject = (() => Promise.reject(gone)) as () => never;
  const { call, told } = createTestCall({
    reportError,
    tools: { show: { schema: { parse: (value) => value }, run: () => 'shown' } },
    provider: providerOf(
      (emit) => ({
        setMuted: reject,
        interrupt: reject,
        answerTool: reject,
        sendText() {
          emit({ type: 'tool-call', name: 'show', arguments: 1, id: 'id' });
          return reject();
        },
        leave: reject,
      }),
      { can: ['text', 'interrupt', 'tool-results'] },
    ),
  });
  await call.start();
  await call.setMuted(true);
  call.interrupt();
  expect(call.send('Hello')).toEqual({ kind: 'sent' });
  await settle();
  await call.end();
  expect(reportError.mock.calls).toEqual(Array.from({ length: 5 }, () => [gone]));
  expect(told).toContain('error:send_failed');
});

it('levels are from 0 to 1 for any value of a provider or a microphone, and 0 without a call or muted', async () => {
  const { call, microphones, provider } = createTestCall();
  const look = () => [call.levels.visitor(), call.levels.assistant()];
  expect(look()).toEqual([0, 0]);
  await call.start();
  for (const [measured, level] of [
    [Number.NaN, 0],
    [-1, 0],
    [7, 1],
    [0.5, 0.5],
  ] as const) {
    provider.room().setLevel(measured);
    microphones[0]?.setLevel(measured);
    expect(look()).toEqual([level, level]);
  }
  await call.setMuted(true);
  expect(look()).toEqual([0, 0.5]);
});
