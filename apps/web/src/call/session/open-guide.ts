import type { AnswerPart } from '@asad/guide';
import { failAfter } from '../../timing/fail-after.ts';

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

/** Phones that need memory stop workers without an event. */
const ANSWER_LIMIT_MS = 8_000;

function connect(worker: GuideWorker) {
  const broken = Promise.withResolvers<never>();
  worker.addEventListener('error', () => {
    broken.reject(new Error('The guide’s code could not be loaded, or failed.'));
    worker.terminate();
  });
  return {
    end: () => worker.terminate(),
    ask: (asks: GuideQuestion['asks'], hearings: readonly string[], limit?: Promise<never>): Promise<GuideAnswer> => {
      const { port1: answers, port2: replyPort } = new MessageChannel();
      const answered = new Promise<GuideAnswer>((resolve) => {
        answers.addEventListener('message', ({ data }: MessageEvent<GuideAnswer>) => resolve(data));
        answers.start();
      });
      worker.postMessage({ asks, hearings } satisfies GuideQuestion, [replyPort]);
      return Promise.race([broken.promise, answered, ...(limit ? [limit] : [])]).finally(() => answers.close());
    },
  };
}

/** Rejects if the code fails to load: no call is counted. Later, a worker that fails or is silent is replaced once. */
export async function openGuide(startWorker: () => GuideWorker) {
  let guide = connect(startWorker());
  // The browser queues this until the worker script has loaded.
  await guide.ask('begin', []);
  return {
    async ask(asks: GuideQuestion['asks'], hearings: readonly string[] = []): Promise<GuideAnswer> {
      const asked = guide;
      try {
        return await asked.ask(asks, hearings, failAfter(ANSWER_LIMIT_MS));
      } catch {
        // Unless another question has replaced it.
        if (guide === asked) {
          asked.end();
          guide = connect(startWorker());
        }
        return guide.ask(asks, hearings, failAfter(ANSWER_LIMIT_MS));
      }
    },
  };
}
