import { join } from 'node:path';
import { cancel, isCancel, log, text } from '@clack/prompts';
import { ResumeError } from '@asad/content/resume';
import { closePipedAnswers, hasPipedAnswers, readPipedAnswer } from './piped-answers.ts';

export type Answers = Readonly<Record<string, readonly string[]>>;

/** The message names the input, the reason and the next step. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError';
}

/** `--help` and an unknown flag print the usage. */
export async function runOwnerCommand(usage: string, act: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${process.argv.includes('--help') ? usage : await act()}\n`);
  } catch (error) {
    const isExpected = error instanceof OwnerError || error instanceof ResumeError;
    const isFlag = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    const isSaid = /nothing was changed/iu.test(String(error));
    const expected = `${isExpected ? error.message : ''}${isSaid ? '' : '\nNothing was changed.'}`;
    const isSystem = error instanceof Error && 'syscall' in error;
    const stopped = isSystem ? `${error.message}\nMend this, then run the command again.` : String(error);
    const message = isExpected ? expected : isFlag ? `${error.message}\n${usage}` : stopped;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  } finally {
    closePipedAnswers();
  }
}

export const HOUSE = join(import.meta.dirname, '../..');

export interface Question {
  readonly message: string;
  /** Says what is wrong with an answer, empty ones too, after the earlier ones. */
  readonly findFault?: (answer: string, before: Answers) => string | undefined;
  readonly proposal?: string;
  /** Asks for lines until an empty one. */
  readonly isList?: boolean;
}

async function askLine({ message, findFault, proposal }: Question, before: Answers): Promise<string> {
  const answer = await text({
    message,
    ...(proposal !== undefined && { initialValue: proposal }),
    validate: (given) => findFault?.((given ?? '').trim(), before),
  });
  if (isCancel(answer)) {
    cancel('Nothing was changed.');
    throw new OwnerError('Stopped: nothing was changed.');
  }
  return (answer ?? '').trim();
}

/** Takes the next piped line; an empty or missing one accepts the proposal. Throws on an invalid answer. */
async function takeLine(
  field: string,
  { message, findFault, proposal = '' }: Question,
  before: Answers,
): Promise<string> {
  const piped = await readPipedAnswer();
  const line = piped?.trim() || proposal;
  const fault = findFault?.(line, before);
  if (fault !== undefined)
    throw new OwnerError(
      piped === undefined
        ? `The input ended before the answer to "${message}": add a line, or give --${field} "…". Nothing was changed.`
        : `The piped answer to "${message}" is wrong: ${fault.replace(/\.$/u, '')}. Nothing was changed.`,
    );
  process.stdout.write(`${message}: ${line}\n`);
  return line;
}

/** Repeats a question after an invalid answer. */
export async function askAll(questions: Readonly<Record<string, Question>>): Promise<Answers> {
  const answers: Record<string, readonly string[]> = {};
  for (const [field, question] of Object.entries(questions)) {
    const lines: string[] = [];
    if (question.isList && hasTerminal()) log.message(`${question.message} One a line; an empty line ends the list.`);
    do {
      const message = question.isList ? `${field} ${lines.length + 1}` : question.message;
      const line = await (hasTerminal()
        ? askLine({ ...question, message }, answers)
        : takeLine(field, { ...question, message }, answers));
      if (line === '') break;
      lines.push(line);
    } while (question.isList);
    answers[field] = lines;
  }
  return answers;
}

const hasTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;
/** True with a terminal or with piped answers. */
export const canAsk = async (): Promise<boolean> => hasTerminal() || (await hasPipedAnswers());
