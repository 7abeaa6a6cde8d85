import { BackendError } from '../src/backend-error.ts';
import { plainText } from '../src/mail/plain-text.ts';

/** Runs a command of the owner. What fails is one sentence and exit code 1, without what a terminal would obey. */
export async function runCommand(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    process.stderr.write(`${plainText(error instanceof BackendError ? error.message : String(error))}\n`);
    process.exitCode = 1;
  }
}
