import { expect, it } from 'vitest';
import { createTestCall } from '../testing/index.ts';
import type { ProviderEvent } from '../provider.ts';

/** Growing partials, a final for every fourth, and sometimes the whole history. */
function eventAt(index: number): ProviderEvent {
  const sentence = index >> 2;
  if (index % 50 === 49)
    return { type: 'message', message: { type: 'conversation-update', conversation: [] }, supersedes: 'update' };
  const isFinal = index % 4 === 3;
  const speaker = sentence % 2 ? 'visitor' : 'assistant';
  return { type: 'transcript', speaker, text: `Sentence ${sentence}${isFinal ? ', to its end.' : ''}`, isFinal };
}

it('drafts of a call of any length write at most three times the size of its record', async () => {
  const { call, clock, heads, parts, provider, records } = createTestCall();
  await call.start();
  const room = provider.room();
  for (let index = 0; index < 2_000; index += 1) {
    const event = eventAt(index);
    room.emit({ type: 'message', message: { ...event, type: 'raw' } });
    room.emit(event);
    // A draft is written after two seconds: as many parts as possible.
    await clock.advance(2_000);
  }
  const ended = call.end();
  await clock.advance(2_000);
  await ended;
  const size = (value: unknown): number => JSON.stringify(value).length;
  expect(records).toHaveLength(1);
  expect((size(heads) + size(parts) + size(records)) / size(records)).toBeLessThan(3);
}, 60_000);

it('drafts of a running call grow by parts, at most one every two seconds', async () => {
  const { call, clock, heads, parts, provider, records } = createTestCall();
  await call.start();
  const room = provider.room();
  room.assistantSays('Good evening.');
  room.visitorSays('What did he build?');
  room.emit({ type: 'message', message: { type: 'first' } });
  await clock.advance(1_999);
  expect(parts).toEqual([]);
  await clock.advance(1);
  expect(parts.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['Good evening.', 'What did he build?']]);
  expect(heads).toMatchObject([{ callId: 'call-1', messages: [], transcript: '' }]);
  await clock.advance(60_000);
  expect(parts).toHaveLength(1);
  room.assistantSays('Four things.');
  room.emit({ type: 'message', message: { type: 'second' } });
  await clock.advance(2_000);
  expect(parts[1]?.lines.map(({ text }) => text)).toEqual(['Four things.']);
  room.visitorSays('Thanks.');
  await call.end();
  await clock.advance(60_000);
  expect([parts.length, records.length, clock.countTimers()]).toEqual([2, 1, 0]);
  const inParts = parts.flatMap(({ messages }) => messages);
  expect(inParts).toEqual([{ type: 'first' }, { type: 'second' }]);
  expect(records[0]?.messages.slice(0, 2)).toEqual(inParts);
});
