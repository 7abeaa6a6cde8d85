import type { ProviderEvent } from '@asad/call-core';
import { createTestCall } from '@asad/call-core/testing';

/** Growing partials, a final for every fourth, sometimes the whole history. */
function eventAt(index: number): ProviderEvent {
  const sentence = index >> 2;
  if (index % 50 === 49)
    return { type: 'message', message: { type: 'conversation-update', conversation: [] }, supersedes: 'update' };
  const isFinal = index % 4 === 3;
  const speaker = sentence % 2 ? 'visitor' : 'assistant';
  return { type: 'transcript', speaker, text: `Sentence ${sentence}${isFinal ? ', to its end.' : ''}`, isFinal };
}

/** Milliseconds of a call with `count` events: turns, store, subscriber, listeners, record. */
export async function measureCall(count: number): Promise<number> {
  const { call, clock, provider, records } = createTestCall();
  call.subscribe(() => void call.getSnapshot().conversation.revision);
  await call.start();
  const room = provider.room();
  const begunAt = performance.now();
  for (let index = 0; index < count; index += 1) room.emit(eventAt(index));
  await endCall(call, clock);
  const tookMs = performance.now() - begunAt;
  if (records.length !== 1) throw new Error('The call left no record.');
  return tookMs;
}

/** Includes the wait for late words. */
async function endCall(call: TestCall['call'], clock: TestCall['clock']): Promise<void> {
  const ended = call.end();
  await clock.advance(2_000);
  await ended;
}
type TestCall = ReturnType<typeof createTestCall>;

/** JSON characters written to storage, and those of the record. */
export async function measureDrafts(count: number): Promise<{ readonly written: number; readonly recordSize: number }> {
  const { call, clock, heads, parts, provider, records } = createTestCall();
  await call.start();
  const room = provider.room();
  for (let index = 0; index < count; index += 1) {
    const event = eventAt(index);
    room.emit({ type: 'message', message: { ...event, type: 'raw' } });
    room.emit(event);
    // The 2 s make as many parts as possible.
    await clock.advance(2_000);
  }
  await endCall(call, clock);
  const size = (value: unknown): number => JSON.stringify(value).length;
  const written = size(heads) + size(parts) + size(records);
  return { written, recordSize: size(records) };
}
