import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ASK = join(import.meta.dirname, '../../apps/web/ask/ask.ts');

it('exits without an error when the reader closes the pipe', async () => {
  const program = spawn(process.execPath, [ASK, '--json']);
  let complaint = '';
  program.stderr.on('data', (part) => (complaint += String(part)));
  program.stdin.write('Who is he?\n');
  await once(program.stdout, 'data');
  program.stdout.destroy();
  program.stdin.end('What has he built?\n');
  expect(await once(program, 'close')).toEqual([0, null]);
  expect(complaint).toBe('');
});

it.each([
  ['--jsn', 1, "Unknown option '--jsn'"],
  ['hello', 1, "Unexpected argument 'hello'"],
  ['--voice=owl', 1, "'owl' is no voice"],
  ['--help', 0, 'pnpm ask [--json | --explain] [--voice guide|model]'],
])('pnpm ask %s exits with %i and says "%s"', (flag, code, words) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [ASK, flag], { input: '', encoding: 'utf8' });
  expect([status, code === 0 ? stdout : stderr]).toEqual([code, expect.stringContaining(words)]);
});
