import { createInterface, type Interface } from 'node:readline';

/** A program that pipes nothing may still keep the input open. */
const WAIT_MS = 1_000;

let input: Interface | undefined;
let lines: AsyncIterator<string> | undefined;
let nextLine: Promise<IteratorResult<string>> | undefined;

function peek(): Promise<IteratorResult<string>> {
  input ??= createInterface({ input: process.stdin });
  lines ??= input[Symbol.asyncIterator]();
  nextLine ??= lines.next();
  return nextLine;
}

/** True if a pipe or a file, not a terminal, sends a line. */
export async function hasPipedAnswers(): Promise<boolean> {
  if (process.stdin.isTTY) return false;
  const giveUp = setTimeout(closePipedAnswers, WAIT_MS);
  const { done } = await peek();
  clearTimeout(giveUp);
  return done !== true;
}

/** Resolves to the next line, or to undefined after the last one. */
export async function readPipedAnswer(): Promise<string | undefined> {
  const { done, value } = await peek();
  nextLine = undefined;
  return done === true ? undefined : value;
}

/** An open input would keep the command running. */
export const closePipedAnswers = (): void => input?.close();
