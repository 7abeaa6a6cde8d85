import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { byNode } from '../by-node.ts';

/** Checks the tarball instead of the workspace. */
const PACKAGE = 'packages/call-core';
const out = mkdtempSync(join(tmpdir(), 'asad-pack-'));

function run(title: string, command: string, args: readonly string[], cwd = '.'): string {
  const [program, ...before] = byNode(command);
  const { status, stdout, stderr } = spawnSync(program, [...before, ...args], { encoding: 'utf8', cwd });
  tell(title, status === 0, `${stdout}${stderr}`);
  return stdout;
}

function tell(title: string, isOk: boolean, why: string): void {
  process.stdout.write(isOk ? `ok     ${title}\n` : `FAILED ${title}\n${why}\n`);
  if (!isOk) process.exitCode = 1;
}

const packed = run('packed', 'pnpm', ['pack', '--pack-destination', out, '--json'], PACKAGE);
const tarball = resolve(out, /"filename":\s*"([^"]+)"/.exec(packed)?.[1] ?? '');
const files = run('listed', 'tar', ['-tzf', tarball]).split('\n');
const strays = files.filter((file) => /\.(test|stories)\.|\/src\//.test(file));
tell('no tests, stories or sources', strays.length === 0, strays.join('\n'));
tell('the reference', files.includes('package/docs/reference/README.md'), 'docs/reference is missing');
const types = run('types read', 'tar', ['-xzOf', tarball, '--wildcards', 'package/dist/*.d.ts']);
const cited = types.split('\n').filter((line) => /\bsections? \d|\btrap \d/i.test(line));
tell('no docstring cites a section', cited.length === 0, cited.join('\n'));
run('publint', 'publint', ['run', tarball, '--strict']);
run('types resolve (attw)', 'attw', [tarball, '--profile', 'esm-only']);

rmSync(out, { recursive: true, force: true });
