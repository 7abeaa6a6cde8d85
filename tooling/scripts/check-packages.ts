import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Packs each package as a registry would get it, and looks at the tarball, not at the workspace. */
const PACKAGES = ['content', 'call-core', 'guide', 'ui'] as const;
const out = mkdtempSync(join(tmpdir(), 'asad-pack-'));
let isOk = true;

function run(title: string, command: string, args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${title}\n`);
  if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`);
  return status === 0;
}

for (const name of PACKAGES) {
  const folder = `packages/${name}`;
  const pack = spawnSync('pnpm', ['pack', '--pack-destination', out, '--json'], { cwd: folder, encoding: 'utf8' });
  const file = /"filename":\s*"([^"]+)"/.exec(pack.stdout)?.[1];
  if (pack.status !== 0 || !file) {
    process.stderr.write(`${folder} could not be packed: ${pack.stdout}${pack.stderr}\n`);
    isOk = false;
    continue;
  }
  const tarball = resolve(out, file);
  const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  const hasStray = /\.(test|stories)\.|\/src\//.test(listed);
  if (hasStray) process.stdout.write(`FAILED ${name}: the tarball holds tests, stories or sources\n`);
  const manifest: { exports: Record<string, unknown> } = JSON.parse(
    execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }),
  );
  const css = Object.keys(manifest.exports)
    .filter((door) => door.endsWith('.css'))
    .map((door) => door.replace(/^\.\//, ''));
  const checks = [
    !hasStray,
    run(`${name}: publint`, 'publint', ['run', tarball, '--strict']),
    run(`${name}: types resolve (attw)`, 'attw', [
      tarball,
      '--profile',
      'esm-only',
      ...(css.length > 0 ? ['--exclude-entrypoints', ...css] : []),
    ]),
  ];
  isOk &&= checks.every(Boolean);
}

rmSync(out, { recursive: true, force: true });
process.exit(isOk ? 0 : 1);
