import type { AudioOutput } from '@asad/call-core/browser';
import { createWebAudioPlayer, getSaidPart } from '@asad/guide';
import { toPath } from '../../site/to-path.ts';
import { FIRST_ANSWERS, type FirstAnswer, type FirstAnswers } from './first-answers.ts';

const FOLDER = toPath('/voice/');
/** Captions grow this often: about every second word. */
const CAPTION_STEP_MS = 120;

const clock = {
  nowMs: (): number => performance.now(),
  setTimer: (delayMs: number, run: () => void) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

async function loadAnswer(question: string, signal: AbortSignal): Promise<FirstAnswer> {
  const response = await fetch(FOLDER + FIRST_ANSWERS, { signal });
  if (!response.ok) throw new Error(`The first answers are missing: ${response.status}.`);
  const { answers }: FirstAnswers = await response.json();
  const answer = answers.find((candidate) => candidate.question === question);
  if (answer === undefined) throw new Error(`The first answers know no “${question}”.`);
  return answer;
}

export interface PlayedAnswer {
  readonly readLevel: () => number;
  /** Resolves with the target, if there is one, once all is said or stopped. */
  readonly done: Promise<string | undefined>;
}

export interface AnswerTask {
  readonly question: string;
  /** Opened in the press, as Safari demands; absent: the browser has no Web Audio, and captions run alone. */
  readonly context: AudioContext | undefined;
  readonly signal: AbortSignal;
  /** Receives the sentence, or at the end the whole answer, and its spoken part. */
  readonly onSay: (text: string, said: string, isDone: boolean) => void;
}

/** Plays a rendered answer with growing captions, without a call. Rejects if there is none, or if `signal` aborts before it. */
export async function playAnswer({ question, context, signal, onSay }: AnswerTask): Promise<PlayedAnswer> {
  const { sentences, target } = await loadAnswer(question, signal);
  const output: AudioOutput = {
    prime: () => undefined,
    context: () => {
      if (context === undefined) throw new Error('This browser has no Web Audio.');
      return context;
    },
    close: () => Promise.resolve(),
  };
  const files = new Map(sentences.map(({ text, file }) => [text, file && FOLDER + file]));
  const player = createWebAudioPlayer(output, async (text) => files.get(text), clock);
  const unwatch = player.watchSound?.(() => undefined);
  player.prepare([...files.keys()]);
  // An iPhone's silent switch mutes Web Audio otherwise (howler.js#1762).
  const { audioSession } = navigator as { readonly audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';

  async function sayAll(): Promise<string | undefined> {
    for (const text of files.keys()) {
      const playing = player.play(text);
      signal.addEventListener('abort', playing.stop, { once: true });
      const show = (): void => onSay(text, getSaidPart(text, playing.progress()), false);
      show();
      const timer = setInterval(show, CAPTION_STEP_MS);
      await playing.done;
      clearInterval(timer);
      signal.removeEventListener('abort', playing.stop);
      if (signal.aborted) return undefined;
      onSay(text, text, false);
    }
    const all = [...files.keys()].join(' ');
    onSay(all, all, true);
    return target;
  }
  const done = sayAll().finally(() => {
    unwatch?.();
    if (audioSession) audioSession.type = 'auto';
    // The visitor may have closed the answer, and with it the context.
    void context?.close().catch(() => undefined);
  });
  return { readLevel: player.level, done };
}
