import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '@asad/tooling/free-port';

/** A process group: Ctrl-C reaches all of it, as in a terminal. A fake builder serves the existing build. */
function start(env: Readonly<Record<string, string>>): {
  readonly child: ChildProcess;
  readonly output: { out: string; err: string };
  readonly ended: Promise<number | null>;
} {
  const child = spawn(process.execPath, ['--import', join(folder, 'stand-in.mjs'), 'tooling/scripts/start.ts'], {
    env: { ...process.env, ...env, DATA_DIR: join(folder, 'data') },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => void (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (output.err += chunk.toString()));
  return { child, output, ended: new Promise((resolve) => child.once('close', resolve)) };
}

function isGroupAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Substitutes the fake for the builder's file. */
const STAND_IN = `
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';
const builder = fileURLToPath(new URL('builder.mjs', import.meta.url));
for (const name of ['spawn', 'spawnSync']) {
  const run = childProcess[name];
  childProcess[name] = (command, args, options) =>
    run(command, args.map((argument) => (/turbo[\\\\/]bin[\\\\/]turbo$/.test(argument) ? builder : argument)), options);
}
syncBuiltinESMExports();
`;

let folder: string;
const started: ChildProcess[] = [];
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asad-start-'));
  writeFileSync(join(folder, 'stand-in.mjs'), STAND_IN);
});
test.afterEach(() => {
  for (const { pid } of started.splice(0)) if (pid !== undefined && isGroupAlive(pid)) process.kill(-pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

for (const [how, builder, stop] of [
  ['Ctrl-C in a terminal', '', (pid: number) => process.kill(-pid, 'SIGINT')],
  [
    'a supervisor that stops the command alone, while the voice is rendered,',
    "if (process.argv.includes('voice')) setTimeout(() => {}, 600_000);",
    (pid: number) => process.kill(pid, 'SIGTERM'),
  ],
] as const)
  test(`the start command prints its address in one line, and ${how} leaves no process behind`, async () => {
    writeFileSync(join(folder, 'builder.mjs'), builder);
    const port = await findFreePort();
    const { child, output, ended } = start({ PORT: String(port) });
    const pid = child.pid ?? 0;
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => output.out).toContain(url);
    expect(output.out.trim().split('\n')).toHaveLength(1);
    expect((await fetch(`${url}/call`)).status).toBe(200);
    stop(pid);
    expect(await ended).toBe(0);
    expect(isGroupAlive(pid)).toBe(false);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect(existsSync(join(folder, 'data/asad.sqlite'))).toBe(true);
    expect(existsSync(join(folder, 'data/asad.sqlite-wal'))).toBe(false);
  });
