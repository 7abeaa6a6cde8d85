import { describe, expect, it } from 'vitest';
import { openGuide, type GuideAnswer, type GuideWorker } from './open-guide.ts';

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

describe('the guide in its worker', () => {
  it('is ready after its first answer, and matches each answer to its question', async () => {
    const { worker, messages, answer } = createFakeWorker();
    const opening = openGuide(worker);
    answer(0, {});
    const guide = await opening;
    const [first, second] = [guide.ask('reply', ['Heron?', 'Herring?']), guide.ask('isOwnWord', ['Heron'])];
    expect(messages).toEqual([
      { asks: 'begin', hearings: [] },
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
    const opening = openGuide(worker);
    fail();
    await expect(opening).rejects.toThrow('could not be loaded');
    expect(ended()).toBe(true);
  });

  it('that fails in a call leaves no question waiting', async () => {
    const { worker, answer, fail } = createFakeWorker();
    const opening = openGuide(worker);
    answer(0, {});
    const reply = (await opening).ask('reply', ['Heron?']);
    fail();
    await expect(reply).rejects.toThrow('failed');
  });
});
