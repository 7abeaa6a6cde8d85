import type { AnswerPart } from '@asad/guide';
import { guideLines } from '../../../site/guide-lines.ts';
import { failAfter } from '../../../timing/fail-after.ts';
import { joinSpoken } from '../spoken.ts';
import type { VoiceOptions } from '../voice.ts';

const sayLost = guideLines.lost.map((text) => ({ type: 'sentence', text }) as const);

/** The guide runs in a worker. */
export async function answerByGuide({ output }: Pick<VoiceOptions, 'output'>) {
  const guide = await openGuide(() => new Worker(new URL('guide-worker.ts', import.meta.url), { type: 'module' }));
  return joinSpoken(output, {
    open: () => {
      void guide.ask('begin');
      return {
        greeting: guideLines.greeting,
        timeUp: guideLines.timeUp,
        isOwnWord: async (text) => (await guide.ask('isOwnWord', [text])).isOwnWord === true,
        respond: async (hearings) => {
          const [likeliest = ''] = hearings;
          const { heard = likeliest, parts = [] } = await guide.ask('reply', hearings).catch((error: unknown) => {
            console.error(error);
            return { heard: likeliest, parts: sayLost };
          });
          return { heard, parts };
        },
      };
    },
  });
}

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
