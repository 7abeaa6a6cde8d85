import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BackendError } from '../../src/backend-error.ts';
import type { Env } from '../../src/env/env-reader.ts';

/** Pinned, so that deployments are reproducible. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2';

/** A failure is a BackendError that names the program. */
export async function run(
  command: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env?: Env },
): Promise<void> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code] = await once(child, 'exit').catch((error: unknown) => {
    throw new BackendError('cannot_start', `${command} could not be run.`, { cause: error });
  });
  if (code !== 0) throw new BackendError('cannot_start', `${[command, ...args.slice(0, 3)].join(' ')} failed.`);
}

export const runNpm = (folder: string, ...args: readonly string[]): Promise<void> =>
  run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
