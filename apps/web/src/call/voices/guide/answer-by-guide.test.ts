import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createResponding,
  openGuide,
  type GuideAnswer,
  type GuideQuestion,
  type GuideWorker,
} from './answer-by-guide.ts';

function createFakeWorker() {
  const messages: unknown[] = [];
  const mouths: MessagePort[] = [];
  let fail = (): void => undefined;
  let isEnded = false;
  const worker = {
    postMessage: (message: unknown, [mouth]: [MessagePort]) => {
      messages.push(message);
      mouths.push(mouth);
    },
    addEventListener: (_type: 'error', listener: () => void) => void (fail = listener),
    terminate: () => void (isEnded = true),
  } as unknown as GuideWorker;
  return {
    worker,
    messages,
    answer: (index: number, data: GuideAnswer) => mouths[index]?.postMessage(data),
    fail: () => fail(),
    ended: () => isEnded,
  };
}

/** A guide and the worker that would replace its own. */
async function openTwo() {
  const [first, second] = [createFakeWorker(), createFakeWorker()];
  const workers = [first.worker, second.worker];
  const opening = openGuide(() => workers.shift() ?? second.worker);
  first.answer(0, {});
  return { first, second, guide: await opening };
}

describe('the guide in its worker', () => {
  it('is ready after its first answer, and matches each answer to its question', async () => {
    const { worker, messages, answer } = createFakeWorker();
    const opening = openGuide(() => worker);
    answer(0, {});
    const guide = await opening;
    const [first, second] = [
      guide.ask({ asks: 'reply', hearings: ['Heron?', 'Herring?'] }),
      guide.ask({ asks: 'isOwnWord', hearings: ['Heron'] }),
    ];
    expect(messages).toEqual([
      { asks: 'begin' },
      { asks: 'reply', hearings: ['Heron?', 'Herring?'] },
      { asks: 'isOwnWord', hearings: ['Heron'] },
    ]);
    answer(2, { isOwnWord: true });
    answer(1, { heard: 'Heron?', parts: [] });
    expect(await second).toEqual({ isOwnWord: true });
    expect(await first).toMatchObject({ heard: 'Heron?' });
  });

  it('that fails to load rejects before a call is counted, and leaves no worker', async () => {
    const { worker, fail, ended } = createFakeWorker();
    const opening = openGuide(() => worker);
    fail();
    await expect(opening).rejects.toThrow('could not be loaded');
    expect(ended()).toBe(true);
  });

  it('that fails in a call is replaced, and the question asked again', async () => {
    const { first, second, guide } = await openTwo();
    const reply = guide.ask({ asks: 'reply', hearings: ['Heron?'] });
    first.fail();
    await expect.poll(() => second.messages).toEqual([{ asks: 'reply', hearings: ['Heron?'] }]);
    second.answer(0, { heard: 'Heron?' });
    expect(await reply).toEqual({ heard: 'Heron?' });
    expect(first.ended()).toBe(true);
  });

  it('that was stopped without an event is replaced after a while, for all of its questions', async () => {
    const { second, guide } = await openTwo();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const questions = [
      guide.ask({ asks: 'reply', hearings: ['Heron?'] }),
      guide.ask({ asks: 'isOwnWord', hearings: ['Heron'] }),
    ];
    await vi.advanceTimersByTimeAsync(8_000);
    expect(second.messages).toHaveLength(2);
    second.answer(1, { isOwnWord: true });
    second.answer(0, { heard: 'Heron?' });
    expect(await Promise.all(questions)).toEqual([{ heard: 'Heron?' }, { isOwnWord: true }]);
  });

  it('rejects a question that its replacement fails too; doubtful words then stay an echo', async () => {
    const { first, second, guide } = await openTwo();
    const reply = guide.ask({ asks: 'reply', hearings: ['Heron?'] });
    first.fail();
    await expect.poll(() => second.messages).toHaveLength(1);
    second.fail();
    await expect(reply).rejects.toThrow('failed');
    await expect(createResponding({ ask: () => reply }, 'c1', undefined).isOwnWord('Heron')).resolves.toBe(false);
  });
});

describe('a turn that another judge decides', () => {
  const question = { question: 'Heron?', context: { offer: [], last: [] }, targets: ['heron/what'] };
  const told = [{ type: 'sentence', text: 'Heron.' }] as const;
  const { signal } = new AbortController();

  async function respond(judged: Parameters<typeof createResponding>[2], asked: GuideAnswer = { question }) {
    const asks: unknown[] = [];
    const ask = async (request: GuideQuestion): Promise<GuideAnswer> => {
      asks.push(request);
      return request.asks === 'question' ? asked : { heard: 'Herring?', parts: told };
    };
    const { heard, parts } = await createResponding({ ask }, 'c1', judged).respond(['Herring?', 'Heron?'], signal);
    return { heard, parts: await parts, asks };
  }

  it('is told of the surest hearing at once, and as the judge chose', async () => {
    const turns: unknown[] = [];
    const choice = { say: ['heron/what'] };
    const { heard, parts, asks } = await respond(async (turn) => (turns.push(turn), choice));
    expect([heard, parts]).toEqual(['Heron?', told]);
    expect(turns).toEqual([{ callId: 'c1', ...question }]);
    expect(asks.at(-1)).toEqual({ asks: 'reply', hearings: ['Heron?'], choice });
  });

  it('is left to the guide without a choice, and where nothing is left to judge', async () => {
    expect((await respond(async () => undefined)).asks.at(-1)).toMatchObject({ asks: 'reply', choice: undefined });
    const { heard, parts, asks } = await respond(() => Promise.reject(new Error('Asked.')), {});
    expect([heard, parts]).toEqual(['Herring?', told]);
    expect(asks.at(-1)).toEqual({ asks: 'reply', hearings: ['Herring?', 'Heron?'] });
  });

  it('ends a call that is over', async () => {
    const { parts, asks } = await respond(async () => 'over');
    expect(parts.at(-1)).toEqual({ type: 'end' });
    expect(asks).toHaveLength(1);
  });
});
