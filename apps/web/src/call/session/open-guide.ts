import type { GuideAnswer, GuideQuestion } from './guide-messages.ts';

/** The guide, wherever he thinks. */
export interface RemoteGuide {
  readonly ask: (asks: GuideQuestion['asks'], hearings?: readonly string[]) => Promise<GuideAnswer>;
}

/** The part of a worker that is used. */
export type GuideWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Starts the guide's worker; rejects where its code cannot be loaded, so that no call is counted for nobody. */
export function openGuide(worker: GuideWorker): Promise<RemoteGuide> {
  const waiting = new Map<number, PromiseWithResolvers<GuideAnswer>>();
  let last = 0;
  const expect = (id: number): Promise<GuideAnswer> => {
    const answer = Promise.withResolvers<GuideAnswer>();
    waiting.set(id, answer);
    return answer.promise;
  };
  worker.addEventListener('message', ({ data }: MessageEvent<GuideAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    const error = new Error('The guide’s code could not be loaded, or failed.');
    for (const answer of waiting.values()) answer.reject(error);
    waiting.clear();
    worker.terminate();
  });
  return expect(last).then(() => ({
    ask(asks, hearings = []) {
      last += 1;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage({ id: last, asks, hearings } satisfies GuideQuestion);
      return expect(last);
    },
  }));
}
