import { describe, expect, it } from 'vitest';
import { openGuide, type GuideWorker } from './open-guide.ts';

/** A worker that a test speaks for. */
function createFakeWorker() {
  const listeners: Record<string, ((event: { data?: unknown }) => void)[]> = {};
  const asked: unknown[] = [];
  let isEnded = false;
  const worker = {
    postMessage: (message: unknown) => void asked.push(message),
    addEventListener: (type: string, listener: (event: { data?: unknown }) => void) =>
      void (listeners[type] ??= []).push(listener),
    terminate: () => void (isEnded = true),
  } as unknown as GuideWorker;
  const emit = (type: string, event: { data?: unknown } = {}): void =>
    listeners[type]?.forEach((listener) => listener(event));
  return {
    worker,
    asked,
    say: (data: unknown) => emit('message', { data }),
    fail: () => emit('error'),
    ended: () => isEnded,
  };
}

describe('the guide in his worker', () => {
  it('is there once he says so, and each answer goes to its question', async () => {
    const { worker, asked, say } = createFakeWorker();
    const opening = openGuide(worker);
    say({ id: 0 });
    const guide = await opening;
    const [first, second] = [guide.ask('reply', ['Heron?', 'Herring?']), guide.ask('isOwnWord', ['Heron'])];
    expect(asked).toEqual([
      { id: 1, asks: 'reply', hearings: ['Heron?', 'Herring?'] },
      { id: 2, asks: 'isOwnWord', hearings: ['Heron'] },
    ]);
    say({ id: 2, isOwnWord: true });
    say({ id: 1, heard: 'Heron?', parts: [] });
    expect(await second).toMatchObject({ isOwnWord: true });
    expect(await first).toMatchObject({ heard: 'Heron?' });
  });

  it('whose code does not load is told before a call is counted, and leaves no worker', async () => {
    const { worker, fail, ended } = createFakeWorker();
    const opening = openGuide(worker);
    fail();
    await expect(opening).rejects.toThrow('could not be loaded');
    expect(ended()).toBe(true);
  });

  it('that fails in a call leaves no question waiting', async () => {
    const { worker, say, fail } = createFakeWorker();
    const opening = openGuide(worker);
    say({ id: 0 });
    const answer = (await opening).ask('reply', ['Heron?']);
    fail();
    await expect(answer).rejects.toThrow('failed');
  });
});
