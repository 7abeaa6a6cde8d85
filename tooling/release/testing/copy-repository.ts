import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Vitest's variables would change a build. */
export function envWithoutVitest(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST.*|NODE_ENV|TEST|DEV|PROD|MODE|SSR)$/.test(name),
  );
  return Object.fromEntries(entries);
}

/** Returns the output; forwards stderr. */
const run = (folder: string, command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, {
    cwd: folder,
    env: envWithoutVitest(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // On Windows npm needs a shell; the arguments contain no spaces.
    shell: process.platform === 'win32',
  });

/** The copy has uncommitted changes and no remotes. */
export function copyRepository(from: string, to: string): void {
  const listed = run(from, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of listed) if (file && existsSync(join(from, file))) cpSync(join(from, file), join(to, file));
  run(to, 'git', 'init', '--quiet', '--initial-branch=main');
  run(to, 'git', 'config', 'user.name', 'Copy');
  run(to, 'git', 'config', 'user.email', 'copy@localhost');
  run(to, 'git', 'add', '--all');
  run(to, 'git', 'commit', '--quiet', '-m', 'copy');
  run(to, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent');
}
