import { describe, expect, it } from 'vitest';
import { createTestCall, settle } from '../testing/index.ts';

const END = { type: 'ended', end: { by: 'assistant', endedReason: 'assistant-ended-call' } } as const;

async function createFixture() {
  const fixture = createTestCall();
  await fixture.call.start();
  return { ...fixture, room: fixture.provider.room() };
}

describe('late words', () => {
  it('are kept for 1.5 s after the provider’s end, while the button is idle and nothing is heard', async () => {
    const { call, clock, microphones, records, room } = await createFixture();
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

  it('are waited for no longer where the provider says that it has told all', async () => {
    const { call, clock, records, room, told } = await createFixture();
    room.emit(END);
    room.emit({ ...END, isComplete: true });
    await settle();
    expect([records.length, told.at(-1), call.getSnapshot().status]).toEqual([1, 'call-end:assistant', 'idle']);
    expect(clock.countTimers()).toBe(0);
  });

  it('of a visitor who hangs up in the middle of a sentence are kept, and nothing is heard any more', async () => {
    const { call, clock, microphones, records, room } = await createFixture();
    room.emit({ type: 'transcript', speaker: 'visitor', text: 'Thank', isFinal: false });
    const ended = call.end();
    expect([call.getSnapshot().status, microphones[0]?.isLive(), room.hasHungUp()]).toEqual(['idle', false, true]);
    room.emit({ type: 'transcript', speaker: 'visitor', text: 'Thank you, bye.', isFinal: true });
    await clock.advance(1_500);
    await ended;
    expect(records[0]?.transcript).toBe('User: Thank you, bye.');
  });

  it('that do not come keep what was heard', async () => {
    const { call, clock, records, room } = await createFixture();
    room.emit({ type: 'transcript', speaker: 'visitor', text: 'Thank', isFinal: false });
    const ended = call.end();
    await clock.advance(1_500);
    await ended;
    expect(records[0]?.transcript).toBe('User: Thank');
  });

  it('keep no visitor from calling again, and no page from going away', async () => {
    const { call, clock, provider, records, room } = await createFixture();
    room.emit(END);
    await expect(call.start()).resolves.toMatchObject({ kind: 'started' });
    expect([records.length, provider.countLive()]).toEqual([1, 1]);
    provider.room().emit(END);
    call.terminate();
    expect([records.length, call.getSnapshot().status]).toEqual([2, 'idle']);
    await clock.advance(3_000);
    expect([records.length, clock.countTimers()]).toEqual([2, 0]);
  });
});
