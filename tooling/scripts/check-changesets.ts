import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A dry run of versioning, in a copy: which versions would the waiting changesets make? */
const copy = mkdtempSync(join(tmpdir(), 'asad-version-'));
const files = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    '*package.json',
    'pnpm-workspace.yaml',
    '.changeset',
    'packages/*/CHANGELOG.md',
  ],
  { encoding: 'utf8' },
);
for (const file of files.split('\n').filter(Boolean)) cpSync(file, join(copy, file), { recursive: true });
const git = (...args: readonly string[]): void => {
  execFileSync('git', ['-c', 'user.name=check', '-c', 'user.email=check@example.com', ...args], {
    cwd: copy,
    stdio: 'ignore',
  });
};
git('init', '-b', 'main');
git('add', '-A');
git('commit', '-m', 'copy');
const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/changeset'), ['version'], {
  cwd: copy,
  encoding: 'utf8',
});
if (status !== 0) process.stderr.write(`${stdout}${stderr}\n`);

let isOk = status === 0;
for (const name of ['content', 'call-core', 'guide', 'ui']) {
  const read = (root: string): { version: string } =>
    JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8'));
  const [now, next] = [read('.').version, read(copy).version];
  process.stdout.write(`@asad/${name}: ${now} → ${next}\n`);
  // Before the first release every package has its first changeset waiting.
  if (now === '0.0.0' && next === now) {
    process.stderr.write(`@asad/${name} has no changeset. Write one: pnpm changeset\n`);
    isOk = false;
  }
}
rmSync(copy, { recursive: true, force: true });
process.exit(isOk ? 0 : 1);
