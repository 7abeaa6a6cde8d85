import type { ApiErrorCode } from '@asad/call-core/contract';
import type { AnswerPart } from '@asad/guide';
import { describe, expect, it } from 'vitest';
import { createTurns } from './answer-by-model.ts';
import type { CallTurn, CallTurnAnswer } from '../../backend/backend.ts';

const LINES = { timeUp: ['Our time is up.'], lost: ['The line was gone.'], signedOut: ['Call me again.'] };
const sentence = (text: string, sound?: string): unknown => ({ type: 'sentence', text, sound });
const end = { type: 'end', by: 'model' };

/** In pieces of nine bytes; a final 'cut' breaks the stream. */
function streamOf(parts: readonly unknown[]): CallTurnAnswer {
  const isCut = parts.at(-1) === 'cut';
  const lines = parts.filter((part) => part !== 'cut').map((part) => `${JSON.stringify(part)}\n`);
  const bytes = new TextEncoder().encode(lines.join(''));
  const pieces = Array.from({ length: Math.ceil(bytes.length / 9) }, (_, at) => bytes.slice(at * 9, at * 9 + 9));
  const response = new Response(
    new ReadableStream({
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else if (isCut) controller.error(new Error('The connection was cut.'));
        else controller.close();
      },
    }),
  );
  return { kind: 'stream', response };
}
const refusal = (code: ApiErrorCode): CallTurnAnswer => ({ kind: 'refused', code });

async function hear(
  answers: readonly (() => CallTurnAnswer)[],
  { signal = new AbortController().signal, isSilent = false } = {},
) {
  const requests: CallTurn[] = [];
  const keys = new Set<string>();
  const waiting = [...answers];
  const turns = createTurns(async (turn, { key }) => {
    requests.push(turn);
    keys.add(key);
    const next = waiting.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next();
  }, LINES);
  const parts: AnswerPart[] = [];
  for await (const part of turns.respond({ callId: 'c', text: 'Hello', ...(isSilent && { isSilent }) }, signal))
    parts.push(part);
  return { parts, requests, keys, findSound: turns.findSound, forget: turns.forget };
}
const sentences = (...texts: string[]): readonly AnswerPart[] => texts.map((text) => ({ type: 'sentence', text }));

describe('asking the backend turn by turn', () => {
  it('yields sentences and tools as they arrive, and keeps their sounds until forget', async () => {
    const tool = { type: 'tool', name: 'showEntry', arguments: { kind: 'stack', id: 'docker' } };
    const { parts, findSound, forget, requests } = await hear([
      () => streamOf([sentence('Ünder way.', 'AQID'), tool, end]),
    ]);
    expect(parts).toEqual([...sentences('Ünder way.'), tool]);
    expect(findSound('Ünder way.')).toEqual(Uint8Array.of(1, 2, 3));
    forget();
    expect(findSound('Ünder way.')).toBeUndefined();
    expect(requests).toEqual([{ callId: 'c', text: 'Hello' }]);
  });

  it('asks for no sound in a silent call', async () => {
    const { requests } = await hear([() => streamOf([sentence('Yes.'), end])], { isSilent: true });
    expect(requests).toEqual([{ callId: 'c', text: 'Hello', isSilent: true }]);
  });

  it('ends the call after the last sentence when the response asks for it', async () => {
    const { parts } = await hear([
      () => streamOf([{ type: 'tool', name: 'endCall', arguments: {} }, sentence('Bye.'), end]),
    ]);
    expect(parts).toEqual([...sentences('Bye.'), { type: 'end' }]);
  });

  it('retries with the same key after a cut-off response, and yields no sentence twice', async () => {
    const { parts, requests, keys } = await hear([
      () => streamOf([sentence('One.'), 'cut']),
      () => streamOf([sentence('One.'), sentence('Two.'), end]),
    ]);
    expect(parts).toEqual(sentences('One.', 'Two.'));
    expect([requests.length, keys.size]).toEqual([2, 1]);
  });

  it('drops a retry’s answer that differs from the one that was cut off', async () => {
    const { parts } = await hear([
      () => streamOf([sentence('One.'), 'cut']),
      () => streamOf([sentence('Another.'), sentence('Two.'), end]),
    ]);
    expect(parts).toEqual(sentences('One.'));
  });

  it('says that the line was gone without a response', async () => {
    for (const answers of [[], [() => refusal('unavailable')]])
      expect((await hear(answers)).parts).toEqual(sentences('The line was gone.'));
    const html = (): CallTurnAnswer => ({ kind: 'stream', response: new Response('<html>') });
    expect((await hear([html, html])).parts).toEqual(sentences('The line was gone.'));
  });

  it('waits for an unfinished earlier turn', async () => {
    const { parts, keys } = await hear([() => refusal('turn_running'), () => streamOf([sentence('One.'), end])]);
    expect(parts).toEqual(sentences('One.'));
    expect(keys.size).toBe(1);
  });

  it('ends a call without turns left, or of another visitor', async () => {
    for (const answer of [() => refusal('turn_limit'), () => refusal('call_not_opened')])
      expect((await hear([answer])).parts).toEqual([...sentences('Our time is up.'), { type: 'end' }]);
  });

  it('ends a call whose sign-in the backend refuses', async () => {
    const { parts } = await hear([() => refusal('unauthenticated')]);
    expect(parts).toEqual([...sentences('Call me again.'), { type: 'end' }]);
  });

  it('throws only the abort reason', async () => {
    const leaving = new AbortController();
    leaving.abort(new Error('left'));
    await expect(hear([], { signal: leaving.signal })).rejects.toThrow('left');
  });
});
