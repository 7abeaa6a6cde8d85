import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PUBLISHED = ['content', 'call-core', 'guide', 'ui'] as const;
export type Published = (typeof PUBLISHED)[number];

/** What a manifest says that a release is about. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** `@asad`, or the fork's own. */
export const SCOPE = readManifest(join(import.meta.dirname, '../../../packages/content')).name.replace(/\/.*/, '');

/** A person's own environment: nothing of the test runner's, by which a build would think that it is a test. */
export function ownEnv(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST.*|NODE_ENV|TEST|DEV|PROD|MODE|SSR)$/.test(name),
  );
  return { ...Object.fromEntries(own), NEXT_TELEMETRY_DISABLED: '1' };
}

/** Runs a program in `folder` and answers with what it said; what it complained of is shown. */
export const run = (folder: string, command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, {
    cwd: folder,
    env: ownEnv(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm is a `.cmd` there, which only a shell can run; no argument here has a space.
    shell: process.platform === 'win32',
  });

/** The work as it stands, whether committed or not, as a repository of its own that knows no other. */
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

/** A change of a package, with its changeset: what a pull request brings. */
export function bringChange(repository: string, name: Published, words: string): void {
  const guide = join(repository, 'packages', name, 'MIGRATING.md');
  writeFileSync(guide, `${readFileSync(guide, 'utf8')}\n${words}\n`);
  const { name: full } = readManifest(join(repository, 'packages', name));
  writeFileSync(join(repository, '.changeset', 'rehearsed.md'), `---\n'${full}': minor\n---\n\n${words}\n`);
  commit(repository, words);
}

/** What the release workflow does: versions by changesets, committed, then everything new built and published. */
export function release(repository: string): string {
  run(repository, 'pnpm', 'exec', 'changeset', 'version');
  commit(repository, 'release: turn changesets into versions');
  return run(repository, 'pnpm', 'release');
}
