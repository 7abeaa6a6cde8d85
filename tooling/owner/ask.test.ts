import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ASK = join(import.meta.dirname, '../../apps/web/ask/ask.ts');
const BUILD_STATIC = join(import.meta.dirname, '../scripts/build-static.ts');

it('exits without an error when the reader closes the pipe', async () => {
  const program = spawn(process.execPath, [ASK, '--json']);
  let complaint = '';
  program.stderr.on('data', (part) => (complaint += String(part)));
  program.stdin.write('Who is he?\n');
  await once(program.stdout, 'data');
  program.stdout.destroy();
  program.stdin.end('What has he built?\n');
  expect([await once(program, 'close'), complaint]).toEqual([[0, null], '']);
});

it.each([
  [ASK, '--jsn', 1, "Unknown option '--jsn'"],
  [ASK, 'hello', 1, "Unexpected argument 'hello'"],
  [ASK, '--voice=owl', 1, "'owl' is no voice"],
  [ASK, '--help', 0, 'pnpm ask [--json | --explain] [--voice guide|model]'],
  [BUILD_STATIC, '--bse=/x/', 1, "Unknown option '--bse'\npnpm build-static"],
  // Git Bash turns /x/ into a path of Windows.
  [BUILD_STATIC, '--base=C:/Program Files/Git/x/', 1, 'is no path'],
])('%s %s exits with %i and says "%s"', (program, flag, code, words) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, flag], { input: '', encoding: 'utf8' });
  expect([status, code === 0 ? stdout : stderr]).toEqual([code, expect.stringContaining(words)]);
});
