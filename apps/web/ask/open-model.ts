import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { OpenCall, PrintedReply } from './open-call.ts';

/** Calls with the language model that the settings name: the backend thinks, in a process of its own. Ends with `close`. */
export function openModel(): { readonly open: OpenCall; readonly close: () => void } {
  const command = new URL('../../functions/commands/think.ts', import.meta.url);
  const child = spawn(process.execPath, [fileURLToPath(command)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const say = async (line: string): Promise<PrintedReply> => {
    child.stdin.write(`${line.replaceAll('\n', ' ')}\n`);
    const { value, done } = await lines.next();
    // It has said why.
    if (done === true) process.exit(1);
    return JSON.parse(value);
  };
  return {
    open: () => {
      const begun = say('/new');
      return async (line) => {
        await begun;
        return say(line);
      };
    },
    close: () => void child.stdin.end(),
  };
}

/** Whether `--voice model` was asked for; a voice that there is not ends the program. */
export function wantsModel(args: readonly string[]): boolean {
  const at = args.indexOf('--voice');
  if (at < 0) return false;
  const voice = args[at + 1];
  if (voice !== 'model' && voice !== 'guide') {
    process.stderr.write('--voice takes guide or model.\n');
    process.exit(1);
  }
  return voice === 'model';
}
