import { retry } from '@asad/call-core';
import type { CallTurn } from '@asad/call-core/contract';
import type { AnswerPart, Choice, Question, Respondent } from '@asad/guide';
import { guideLines } from '../../../site/guide-lines.ts';
import { failAfter } from '../../../timing/fail-after.ts';
import { joinSpoken } from '../spoken.ts';
import type { VoiceOptions } from '../voice.ts';

const say = (sentences: readonly string[]): readonly AnswerPart[] =>
  sentences.map((text) => ({ type: 'sentence', text }) as const);

interface GuideVoiceOptions extends Pick<VoiceOptions, 'output'> {
  readonly greeting?: readonly string[];
  /** Judges in place of the guide. 'over' ends the call; undefined leaves the turn to the guide. Never throws. */
  readonly judge?: (turn: CallTurn, signal: AbortSignal) => Promise<Choice | 'over' | undefined>;
}

/** The guide runs in a worker. */
export async function answerByGuide({ output, greeting = guideLines.greeting, judge }: GuideVoiceOptions) {
  const guide = await openGuide(() => new Worker(new URL('guide-worker.ts', import.meta.url), { type: 'module' }));
  return joinSpoken(output, ({ callId }) => {
    void guide.ask({ asks: 'begin' });
    return { greeting, timeUp: guideLines.timeUp, ...createResponding(guide, callId, judge) };
  });
}

/** How a guide in its worker responds in one call. */
export function createResponding(
  guide: Pick<Awaited<ReturnType<typeof openGuide>>, 'ask'>,
  callId: string,
  judge: GuideVoiceOptions['judge'],
): Pick<Respondent, 'isOwnWord' | 'respond'> {
  const ask = async (question: GuideQuestion): Promise<GuideAnswer> =>
    guide.ask(question).catch((error: unknown) => {
      console.error(error);
      return { parts: say(guideLines.lost) };
    });

  /** An interrupted question changes no state. */
  async function replyAs(
    judged: Promise<Choice | 'over' | undefined>,
    heard: string,
    signal: AbortSignal,
  ): Promise<readonly AnswerPart[]> {
    const choice = await judged;
    if (signal.aborted) return [];
    if (choice === 'over') return [...say(guideLines.timeUp), { type: 'end' }];
    return (await ask({ asks: 'reply', hearings: [heard], choice })).parts ?? [];
  }

  return {
    isOwnWord: async (text) => (await ask({ asks: 'isOwnWord', hearings: [text] })).isOwnWord === true,
    async respond(hearings, signal) {
      const [likeliest = ''] = hearings;
      const { question } = judge ? await ask({ asks: 'question', hearings }) : {};
      if (judge && question) {
        const heard = question.question;
        return { heard, parts: replyAs(judge({ callId, ...question }, signal), heard, signal) };
      }
      const { heard = likeliest, parts = [] } = await ask({ asks: 'reply', hearings });
      return { heard, parts };
    },
  };
}

/** A request to the worker; the answer goes to the transferred port. */
export interface GuideQuestion {
  readonly asks: 'begin' | 'question' | 'reply' | 'isOwnWord';
  /** Hearings of one utterance, likeliest first. */
  readonly hearings?: readonly string[];
  readonly choice?: Choice | undefined;
}

export interface GuideAnswer {
  readonly heard?: string;
  readonly parts?: readonly AnswerPart[];
  readonly isOwnWord?: boolean;
  /** For another judge; undefined where nothing is left to judge. */
  readonly question?: Question | undefined;
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
    ask: (question: GuideQuestion, limit?: Promise<never>): Promise<GuideAnswer> => {
      const { port1: answers, port2: replyPort } = new MessageChannel();
      const answered = new Promise<GuideAnswer>((resolve) => {
        answers.addEventListener('message', ({ data }: MessageEvent<GuideAnswer>) => resolve(data));
        answers.start();
      });
      worker.postMessage(question, [replyPort]);
      return Promise.race([broken.promise, answered, ...(limit ? [limit] : [])]).finally(() => answers.close());
    },
  };
}

/** Rejects if the code fails to load: no call is counted. Later, a worker that fails or is silent is replaced, and asked once more. */
export async function openGuide(startWorker: () => GuideWorker) {
  let guide = connect(startWorker());
  // The browser queues this until the worker script has loaded.
  await guide.ask({ asks: 'begin' });
  return {
    async ask(question: GuideQuestion): Promise<GuideAnswer> {
      const askOnce = async (): Promise<GuideAnswer> => {
        const asked = guide;
        return asked.ask(question, failAfter(ANSWER_LIMIT_MS)).catch((error: unknown) => {
          // Unless another question has replaced it.
          if (guide === asked) {
            asked.end();
            guide = connect(startWorker());
          }
          throw error;
        });
      };
      return retry(askOnce, { tries: 2 });
    },
  };
}
