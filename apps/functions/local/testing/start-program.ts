import { findFreePort } from '@asad/tooling/free-port';
import { spawn, type ChildProcess } from 'node:child_process';

interface ProgramOptions {
  readonly env: Readonly<Record<string, string>>;
  /** In blocks of 512 bytes; imitates a full disk. Not on Windows. */
  readonly maxFileBlocks?: number;
}

const children = new Set<ChildProcess>();

/** Resolves at the program's first output or its end. */
export async function startProgram(main: string, { env, maxFileBlocks }: ProgramOptions) {
  const port = await findFreePort();
  const [command, args] =
    maxFileBlocks === undefined
      ? [process.execPath, [main]]
      : ['sh', ['-c', `ulimit -f ${maxFileBlocks}; exec "$0" "$@"`, process.execPath, main]];
  const child = spawn(command, args, { env: { PATH: process.env['PATH'] ?? '', PORT: String(port), ...env } });
  children.add(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  // Wait for 'close': after 'exit' the last output may still be in the pipe.
  const ended = new Promise<number | null>((done) =>
    child.on('close', (code) => {
      children.delete(child);
      done(code);
    }),
  );
  await Promise.race([ended, new Promise<void>((done) => child.stdout.once('data', () => done()))]);
  return { child, output, ended, url: `http://127.0.0.1:${port}` };
}

export function killPrograms(): void {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
}
