import { CommanderError } from 'commander';
import { BackendError } from '../src/backend-error.ts';
import { plainText } from '../src/text/plain-text.ts';

/** A failure prints one sentence without control characters and sets exit code 1. */
export async function runCommand(act: () => Promise<unknown>): Promise<void> {
  // `| head` closes the pipe after its lines; that is not a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    await act();
  } catch (error) {
    process.exitCode = 1;
    // The library has already printed its error or help.
    if (error instanceof CommanderError) process.exitCode = error.exitCode;
    else process.stderr.write(`${plainText(describe(error))}\n`);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof BackendError)) return firstLine(error instanceof Error ? error.message : String(error));
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${firstLine(cause.message)})` : error.message;
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
