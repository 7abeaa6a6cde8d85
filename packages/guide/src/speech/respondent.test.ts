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

const sentence = (text: string): AnswerPart => ({ type: 'sentence', text });

describe('a respondent that answers later', () => {
  it('is heard when its answer comes', async () => {
    const { promise: parts, resolve } = Promise.withResolvers<readonly AnswerPart[]>();
    const { call: open, clock, listReplies } = await call(() => ({ heard: 'Hello', parts }));
    open.send('Hello');
    await clock.advance(3_000);
    expect(listReplies()).toEqual([]);
    resolve([sentence('Good evening.'), sentence('It is late.')]);
    await settle();
    await clock.advance(3_000);
    expect(listReplies()).toEqual(['Good evening.', 'It is late.']);
  });

  it('is aborted when the visitor asks again, and its answer is dropped', async () => {
    const answers = [Promise.withResolvers<readonly AnswerPart[]>(), Promise.withResolvers<readonly AnswerPart[]>()];
    const signals: AbortSignal[] = [];
    const {
      call: open,
      clock,
      listReplies,
    } = await call((_hearings, signal) => ({ heard: '', parts: answers[signals.push(signal) - 1]?.promise ?? [] }));
    open.send('One?');
    open.send('Two?');
    answers[0]?.resolve([sentence('Much too late.')]);
    answers[1]?.resolve([sentence('Two.')]);
    await settle();
    await clock.advance(3_000);
    expect(listReplies()).toEqual(['Two.']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('ends the call after its last sentence when it has "end"', async () => {
    const { call: open, clock } = await call(async () => ({ heard: '', parts: [sentence('Bye.'), { type: 'end' }] }));
    open.send('Bye');
    await clock.advance(10);
    expect(open.getSnapshot().status).toBe('active');
    await clock.advance(5_000);
    expect(open.getSnapshot().status).toBe('idle');
  });
});
