import { spawn } from 'node:child_process';
import { BackendError } from '../../src/backend-error.ts';
import type { Env } from '../../src/settings/env-reader.ts';

/** Runs a program with its output on ours; a failure is a BackendError that names it. */
export function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Env },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: options.cwd, env: { ...process.env, ...options.env }, stdio: 'inherit' });
    child.on('error', (error) =>
      reject(new BackendError('cannot_start', `${command} could not be run.`, { cause: error })),
    );
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new BackendError('cannot_start', `${[command, ...args.slice(0, 3)].join(' ')} failed.`)),
    );
  });
}

/** Runs npm in a folder, without the scripts that packages bring. */
export const runNpm = (folder: string, ...args: readonly string[]): Promise<void> =>
  run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
