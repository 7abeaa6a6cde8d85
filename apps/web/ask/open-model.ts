import type { Choice, Knowledge, Question } from '@asad/guide';
import { ChatFailure, createChat, createModelJudge } from '@asad/guide/mind';

type Env = Readonly<Record<string, string | undefined>>;

/** Undefined: the model failed, and the guide judges. */
export type ChooseOutside = (question: Question) => Promise<Choice | undefined>;

/** No caller waits, and a model on this machine may be slow. */
const LIMIT_MS = 30_000;

function need(env: Env, name: string): string {
  const value = env[name]?.trim() ?? '';
  if (value === '') throw new Error(`The setting ${name} is needed because a language model is to judge.`);
  return value;
}

function readCount(text = 'all'): number | 'all' {
  if (text !== 'all' && !/^[1-9]\d{0,3}$/u.test(text))
    throw new Error('The setting MODEL_OPTIONS takes all, or a whole number from 1 to 9999.');
  return text === 'all' ? text : Number(text);
}

/** Reads the settings of the backend's language model. Throws an Error that names a wrong one. */
export function openModel(env: Env, knowledge: Knowledge): ChooseOutside {
  const key = env['MODEL_KEY']?.trim();
  const chat = createChat({ url: need(env, 'MODEL_URL'), name: need(env, 'MODEL_NAME'), ...(key && { key }) });
  const judge = createModelJudge(chat, knowledge, { count: readCount(env['MODEL_OPTIONS']?.trim() || undefined) });
  return async (question) => {
    const { choice } = await judge.choose(question, AbortSignal.timeout(LIMIT_MS));
    if (!(choice instanceof ChatFailure)) return choice;
    process.stderr.write(`${choice.message} The guide judged.\n`);
    return undefined;
  };
}
