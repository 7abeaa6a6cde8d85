import { describe, expect, it } from 'vitest';
import { createTestCall } from '../testing/index.ts';
import type { RecordKeeper } from './call.ts';
import { startTestCall } from './testing/start-test-call.ts';

const END = { type: 'ended', end: { by: 'assistant', endedReason: 'assistant-ended-call' } } as const;

describe('late transcripts', () => {
  it('are kept for 1.5 s after the provider’s end, while the status is idle and the sound is off', async () => {
    const { call, clock, microphones, records, room } = await startTestCall();
    room.emit(END);
    expect([call.getSnapshot().status, microphones[0]?.isLive(), records]).toEqual(['idle', false, []]);
    await clock.advance(1_200);
    room.emit({ type: 'transcript', speaker: 'assistant', text: 'Goodbye.', isFinal: true });
    room.emit({ type: 'speaking', speaker: 'assistant', isSpeaking: true });
    expect(call.getSnapshot().assistantIsSpeaking).toBe(false);
    await clock.advance(400);
    expect(records.map(({ transcript }) => transcript)).toEqual(['Assistant: Goodbye.']);
    room.emit({ type: 'transcript', speaker: 'assistant', text: 'Too late.', isFinal: true });
    expect(records).toHaveLength(1);
  });

  it.each([
    ['in the middle of a sentence', 'Thank', 'Thank you, bye.', 'Thank you, bye.'],
    ['while speaking, before any word has come', null, 'Thank you, bye.', 'Thank you, bye.'],
    ['in the middle of a sentence that is never finished', 'Thank', null, 'Thank'],
  ])('are kept when the visitor hangs up %s, while playback and microphone stop', async (_, before, after, kept) => {
    const { call, clock, microphones, records, room } = await startTestCall();
    if (before === null) microphones[0]?.setLevel(0.5);
    else room.emit({ type: 'transcript', speaker: 'visitor', text: before, isFinal: false });
    await clock.advance(100);
    const ended = call.end();
    expect([call.getSnapshot().status, microphones[0]?.isLive(), room.hasHungUp()]).toEqual(['idle', false, true]);
    if (after !== null) room.emit({ type: 'transcript', speaker: 'visitor', text: after, isFinal: true });
    await clock.advance(1_500);
    await ended;
    expect(records[0]?.transcript).toBe(`User: ${kept}`);
  });

  it('do not delay the next call or the closing of the page', async () => {
    const closing: unknown[] = [];
    const keeper = { begin: () => undefined, append: () => undefined };
    const deliver: RecordKeeper['deliver'] = (_record, how) => void closing.push(how?.isClosing);
    const { call, clock, provider } = createTestCall({ delivery: { open: () => ({ ...keeper, deliver }) } });
    await call.start();
    provider.room().emit(END);
    await expect(call.start()).resolves.toMatchObject({ kind: 'started' });
    expect([closing, provider.countLive()]).toEqual([[false], 1]);
    provider.room().emit(END);
    call.terminate();
    expect([closing, call.getSnapshot().status]).toEqual([[false, true], 'idle']);
    await clock.advance(3_000);
    expect([closing.length, clock.countTimers()]).toEqual([2, 0]);
  });
});
