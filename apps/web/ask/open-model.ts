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
