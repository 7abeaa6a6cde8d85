import { expect, it } from 'vitest';
import { createTestCall } from '../testing/index.ts';

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
