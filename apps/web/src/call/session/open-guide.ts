import type { AnswerPart } from '@asad/guide';

/** What the page asks of the guide in his worker. `id` names the answer. */
export interface GuideQuestion {
  readonly id: number;
  readonly asks: 'begin' | 'reply' | 'isOwnWord';
  /** What was said; several hearings of it, the likeliest first. */
  readonly hearings: readonly string[];
}

/** His answer; the one of id 0 says that he is ready. */
export interface GuideAnswer {
  readonly id: number;
  readonly heard?: string;
  readonly parts?: readonly AnswerPart[];
  readonly isOwnWord?: boolean;
}

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
