import type { AnswerPart } from '@asad/guide';

/** A request to the worker; the answer goes to the transferred port. */
export interface GuideQuestion {
  readonly asks: 'begin' | 'reply' | 'isOwnWord';
  /** Hearings of one utterance, likeliest first. */
  readonly hearings: readonly string[];
}

export interface GuideAnswer {
  readonly heard?: string;
  readonly parts?: readonly AnswerPart[];
  readonly isOwnWord?: boolean;
}

export type GuideWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Rejects if the code fails to load: no call is counted. */
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
  // The browser queues this until the worker script has loaded.
  await ask('begin');
  return { ask };
}
