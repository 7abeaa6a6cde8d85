import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PUBLISHED = ['content', 'call-core', 'guide', 'ui'] as const;
export type Published = (typeof PUBLISHED)[number];

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** `@asad`, or the fork's scope. */
export const SCOPE = readManifest(join(import.meta.dirname, '../../../packages/content')).name.replace(/\/.*/, '');

/** Vitest's variables would change a build. */
export function envWithoutVitest(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST.*|NODE_ENV|TEST|DEV|PROD|MODE|SSR)$/.test(name),
  );
  return { ...Object.fromEntries(entries), NEXT_TELEMETRY_DISABLED: '1' };
}

/** Returns the output; forwards stderr. */
export const run = (folder: string, command: string, ...args: readonly string[]): string =>
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
  run(to, 'git', 'config', 'user.name', 'Rehearsal');
  run(to, 'git', 'config', 'user.email', 'rehearsal@localhost');
  commit(to, 'the work as it stands');
  run(to, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent');
}

function commit(repository: string, title: string): void {
  run(repository, 'git', 'add', '--all');
  run(repository, 'git', 'commit', '--quiet', '--allow-empty', '-m', title);
}

export const readVersions = (repository: string): Readonly<Record<Published, string>> =>
  Object.fromEntries(
    PUBLISHED.map((name) => [name, readManifest(join(repository, 'packages', name)).version]),
  ) as Record<Published, string>;

/** Adds a change and a changeset, as a pull request does. */
export function bringChange(repository: string, name: Published, words: string): void {
  const guide = join(repository, 'packages', name, 'MIGRATING.md');
  writeFileSync(guide, `${readFileSync(guide, 'utf8')}\n${words}\n`);
  const { name: full } = readManifest(join(repository, 'packages', name));
  writeFileSync(join(repository, '.changeset', 'rehearsed.md'), `---\n'${full}': minor\n---\n\n${words}\n`);
  commit(repository, words);
}

/** Runs the release workflow: versions, commit, build, publish. */
export function release(repository: string): string {
  run(repository, 'pnpm', 'exec', 'changeset', 'version');
  commit(repository, 'release: turn changesets into versions');
  return run(repository, 'pnpm', 'release');
}
