import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { byNode } from '../by-node.ts';

/** Checks the tarball instead of the workspace. */
const PACKAGES = ['content', 'call-core', 'guide', 'ui'] as const;
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

for (const name of PACKAGES) {
  const packed = run(`${name}: packed`, 'pnpm', ['pack', '--pack-destination', out, '--json'], `packages/${name}`);
  const tarball = resolve(out, /"filename":\s*"([^"]+)"/.exec(packed)?.[1] ?? '');
  const files = run(`${name}: listed`, 'tar', ['-tzf', tarball]).split('\n');
  const strays = files.filter((file) => /\.(test|stories)\.|\/src\//.test(file));
  tell(`${name}: no tests, stories or sources`, strays.length === 0, strays.join('\n'));
  tell(`${name}: the reference`, files.includes('package/docs/reference/README.md'), 'docs/reference is missing');
  const types = run(`${name}: types read`, 'tar', ['-xzOf', tarball, '--wildcards', 'package/dist/*.d.ts']);
  const cited = types.split('\n').filter((line) => /\bsections? \d|\btrap \d/i.test(line));
  tell(`${name}: no docstring cites a section`, cited.length === 0, cited.join('\n'));
  run(`${name}: publint`, 'publint', ['run', tarball, '--strict']);
  // Style sheets have no types.
  const sheets = files.flatMap((file) => /^package\/dist\/(.+\.css)$/.exec(file)?.[1] ?? []);
  const exclusions = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
  run(`${name}: types resolve (attw)`, 'attw', [tarball, '--profile', 'esm-only', ...exclusions]);
}

rmSync(out, { recursive: true, force: true });
