import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { OpenCall, PrintedReply } from './open-call.ts';

/** The backend runs in a child process; `close` ends it. */
export function openModel(): { readonly open: OpenCall; readonly close: () => void } {
  const command = new URL('../../functions/commands/think.ts', import.meta.url);
  const child = spawn(process.execPath, [fileURLToPath(command)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const say = async (line: string): Promise<PrintedReply> => {
    child.stdin.write(`${line.replaceAll('\n', ' ')}\n`);
    const { value, done } = await lines.next();
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

/** An unknown voice ends the program. */
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
