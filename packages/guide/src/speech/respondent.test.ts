import { createTestCall, settle } from '@asad/call-core/testing';
import { describe, expect, it } from 'vitest';
import { createSpokenProvider } from './guide-provider.ts';
import type { AnswerPart, Respondent } from './respondent.ts';
import { createSilentPlayer } from './sentence-player.ts';

async function call(respond: Respondent['respond']) {
  const fixture = createTestCall({
    provider: createSpokenProvider({
      open: () => ({ greeting: [], timeUp: ['Time is up.'], isOwnWord: () => false, respond }),
      createPlayer: ({ clock }) => createSilentPlayer(clock),
    }),
  });
  void fixture.call.start({ mode: 'text' });
  await fixture.clock.advance(0);
  const listReplies = () =>
    fixture.call
      .getSnapshot()
      .conversation.lines.filter(({ speaker }) => speaker === 'assistant')
      .map(({ text }) => text);
  return { ...fixture, listReplies };
}

function createStream() {
  const waiting: PromiseWithResolvers<AnswerPart | undefined>[] = [];
  const next = (index: number) => (waiting[index] ??= Promise.withResolvers<AnswerPart | undefined>());
  let [givenCount, takenCount] = [0, 0];
  let isLeft = false;
  async function* parts(): AsyncGenerator<AnswerPart, void, undefined> {
    try {
      for (let part = await next(takenCount++).promise; part; part = await next(takenCount++).promise) yield part;
    } finally {
      isLeft = true;
    }
  }
  return {
    parts: parts(),
    give: (part?: AnswerPart) => (next(givenCount++).resolve(part), settle()),
    isLeft: () => isLeft,
  };
}
const sentence = (text: string): AnswerPart => ({ type: 'sentence', text });

describe('a respondent that answers in pieces', () => {
  it('is heard sentence by sentence, as each arrives', async () => {
    const { parts, give } = createStream();
    const { call: open, clock, listReplies } = await call(() => ({ heard: 'Hello', parts }));
    open.send('Hello');
    await clock.advance(3_000);
    expect(listReplies()).toEqual([]);
    await give(sentence('Good evening.'));
    await clock.advance(3_000);
    expect(listReplies()).toEqual(['Good evening.']);
    await give(sentence('It is late.'));
    await give();
    await clock.advance(3_000);
    expect(listReplies()).toEqual(['Good evening.', 'It is late.']);
  });

  it('is aborted when the visitor asks again, and later sentences are dropped', async () => {
    const streams = [createStream(), createStream()];
    const signals: AbortSignal[] = [];
    const {
      call: open,
      clock,
      listReplies,
    } = await call((_hearings, signal) => {
      signals.push(signal);
      return { heard: '', parts: streams[signals.length - 1]?.parts ?? [] };
    });
    open.send('One?');
    await streams[0]?.give(sentence('One.'));
    await clock.advance(50);
    open.send('Two?');
    await streams[0]?.give(sentence('Much too late.'));
    await streams[1]?.give(sentence('Two.'));
    await streams[1]?.give();
    await clock.advance(3_000);
    expect(listReplies().join(' ')).toContain('Two.');
    expect(listReplies().join(' ')).not.toContain('late');
    expect([signals[0]?.aborted, streams[0]?.isLeft()]).toEqual([true, true]);
  });

  it('ends the call after its last sentence when it yields "end"', async () => {
    const { call: open, clock } = await call(async () => ({ heard: '', parts: [sentence('Bye.'), { type: 'end' }] }));
    open.send('Bye');
    await clock.advance(10);
    expect(open.getSnapshot().status).toBe('active');
    await clock.advance(5_000);
    expect(open.getSnapshot().status).toBe('idle');
  });
});
