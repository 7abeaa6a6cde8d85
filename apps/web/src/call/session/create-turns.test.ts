import type { AnswerPart } from '@asad/guide';
import { describe, expect, it } from 'vitest';
import { createTurns } from './create-turns.ts';
import type { ApiRequest } from '../api/fetch-api.ts';

const LINES = { timeUp: ['Our time is up.'], lost: ['The line was gone.'] };
const sentence = (text: string, sound?: string): unknown => ({ type: 'sentence', text, sound });
const end = { type: 'end', by: 'model' };

/** Streams these parts in pieces of nine bytes; a final 'cut' breaks the stream. */
function streamOf(parts: readonly unknown[]): Response {
  const isCut = parts.at(-1) === 'cut';
  const lines = parts.filter((part) => part !== 'cut').map((part) => `${JSON.stringify(part)}\n`);
  const bytes = new TextEncoder().encode(lines.join(''));
  const pieces = Array.from({ length: Math.ceil(bytes.length / 9) }, (_, at) => bytes.slice(at * 9, at * 9 + 9));
  return new Response(
    new ReadableStream({
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else if (isCut) controller.error(new Error('The connection was cut.'));
        else controller.close();
      },
    }),
  );
}
const refusal = (status: number, code: string): Response =>
  new Response(JSON.stringify({ error: { code, message: 'No.' } }), { status });

async function hear(answers: readonly (() => Response)[], { signal = new AbortController().signal } = {}) {
  const asked: (ApiRequest | undefined)[] = [];
  const waiting = [...answers];
  const turns = createTurns(
    {
      fetch: async (_url, init) => {
        asked.push(init);
        const next = waiting.shift();
        if (!next) throw new TypeError('Failed to fetch');
        return next();
      },
      getToken: async () => 'token',
    },
    LINES,
  );
  const parts: AnswerPart[] = [];
  for await (const part of turns.respond({ callId: 'c', text: 'Hello' }, signal)) parts.push(part);
  const keys = new Set(asked.map((init) => init?.headers['idempotency-key']));
  return { parts, asked, keys, findSound: turns.findSound, forget: turns.forget };
}
const said = (...texts: string[]): readonly AnswerPart[] => texts.map((text) => ({ type: 'sentence', text }));

describe('asking the backend turn by turn', () => {
  it('tells sentences and tools as they come, and keeps the sounds until they are to be forgotten', async () => {
    const tool = { type: 'tool', name: 'showEntry', arguments: { kind: 'stack', id: 'docker' } };
    const { parts, findSound, forget, asked } = await hear([
      () => streamOf([sentence('Ünder way.', 'AQID'), tool, end]),
    ]);
    expect(parts).toEqual([...said('Ünder way.'), tool]);
    expect(findSound('Ünder way.')).toEqual(Uint8Array.of(1, 2, 3));
    forget();
    expect(findSound('Ünder way.')).toBeUndefined();
    expect(asked).toMatchObject([
      { method: 'POST', body: '{"callId":"c","text":"Hello"}', headers: { authorization: 'Bearer token' } },
    ]);
  });

  it('ends the call where it is asked to, once all is said', async () => {
    const { parts } = await hear([
      () => streamOf([{ type: 'tool', name: 'endCall', arguments: {} }, sentence('Bye.'), end]),
    ]);
    expect(parts).toEqual([...said('Bye.'), { type: 'end' }]);
  });

  it('asks again by the same name where the answer broke off, and tells nothing twice', async () => {
    const { parts, asked, keys } = await hear([
      () => streamOf([sentence('One.'), 'cut']),
      () => streamOf([sentence('One.'), sentence('Two.'), end]),
    ]);
    expect(parts).toEqual(said('One.', 'Two.'));
    expect([asked.length, keys.size]).toEqual([2, 1]);
  });

  it('leaves another answer than the one that broke off', async () => {
    const { parts } = await hear([
      () => streamOf([sentence('One.'), 'cut']),
      () => streamOf([sentence('Another.'), sentence('Two.'), end]),
    ]);
    expect(parts).toEqual(said('One.'));
  });

  it('says that the line was gone where no answer comes', async () => {
    for (const answers of [[], [() => refusal(503, 'unavailable')], [() => new Response('<html>', { status: 502 })]])
      expect((await hear(answers)).parts).toEqual(said('The line was gone.'));
    expect((await hear([() => new Response('<html>'), () => new Response('<html>')])).parts).toEqual(
      said('The line was gone.'),
    );
  });

  it('waits for a turn before that is not over yet', async () => {
    const { parts, keys } = await hear([() => refusal(409, 'turn_running'), () => streamOf([sentence('One.'), end])]);
    expect(parts).toEqual(said('One.'));
    expect(keys.size).toBe(1);
  });

  it('ends a call whose turns are used up, or that is no longer this visitor’s', async () => {
    for (const answer of [() => refusal(429, 'turn_limit'), () => refusal(409, 'call_not_opened')])
      expect((await hear([answer])).parts).toEqual([...said('Our time is up.'), { type: 'end' }]);
  });

  it('throws nothing but the reason of who left', async () => {
    const left = new AbortController();
    left.abort(new Error('left'));
    await expect(hear([], { signal: left.signal })).rejects.toThrow('left');
  });
});
