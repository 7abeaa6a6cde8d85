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
