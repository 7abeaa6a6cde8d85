import type { AnswerPart } from '@asad/guide';

/** What the page asks of the guide in his worker. The answer goes to the port that comes with it. */
export interface GuideQuestion {
  readonly asks: 'begin' | 'reply' | 'isOwnWord';
  /** What was said; several hearings of it, the likeliest first. */
  readonly hearings: readonly string[];
}

export interface GuideAnswer {
  readonly heard?: string;
  readonly parts?: readonly AnswerPart[];
  readonly isOwnWord?: boolean;
}

/** The part of a worker that is used. */
export type GuideWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/**
 * Opens the guide's worker once it answers; rejects where its code cannot be loaded, so that no call is counted for
 * nobody.
 */
export async function openGuide(worker: GuideWorker) {
  const broken = Promise.withResolvers<never>();
  worker.addEventListener('error', () => {
    broken.reject(new Error('The guide’s code could not be loaded, or failed.'));
    worker.terminate();
  });
  const ask = (asks: GuideQuestion['asks'], hearings: readonly string[] = []): Promise<GuideAnswer> => {
    const { port1: answers, port2: replyPort } = new MessageChannel();
    const answered = new Promise<GuideAnswer>((resolve) => {
      answers.addEventListener('message', ({ data }: MessageEvent<GuideAnswer>) => resolve(data));
      answers.start();
    });
    worker.postMessage({ asks, hearings } satisfies GuideQuestion, [replyPort]);
    return Promise.race([broken.promise, answered]).finally(() => answers.close());
  };
  // Kept for him while his code is on its way.
  await ask('begin');
  return { ask };
}
