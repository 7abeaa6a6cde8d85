import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '@asad/tooling/free-port';

function isGroupAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Substitutes a fake for the builder's file, which serves the existing build. */
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
let pid = Number.NaN;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asad-start-'));
  writeFileSync(join(folder, 'stand-in.mjs'), STAND_IN);
});
test.afterEach(() => {
  if (isGroupAlive(pid)) process.kill(-pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

for (const [how, builder, stop] of [
  ['Ctrl-C in a terminal', '', () => process.kill(-pid, 'SIGINT')],
  [
    'a supervisor that stops the command alone, while the voice is rendered,',
    "if (process.argv.includes('voice')) setTimeout(() => {}, 600_000);",
    () => process.kill(pid, 'SIGTERM'),
  ],
] as const)
  test(`the start command prints its address in one line, and ${how} leaves no process behind`, async () => {
    writeFileSync(join(folder, 'builder.mjs'), builder);
    const port = await findFreePort();
    const command = ['--import', join(folder, 'stand-in.mjs'), 'tooling/scripts/start.ts'];
    const child = spawn(process.execPath, command, {
      env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') },
      // A process group: Ctrl-C reaches all of it, as in a terminal.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    pid = child.pid ?? Number.NaN;
    const ended = once(child, 'close');
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => output).toContain(url);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect((await fetch(`${url}/call`)).status).toBe(200);
    stop();
    expect(await ended).toEqual([0, null]);
    expect(isGroupAlive(pid)).toBe(false);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect(existsSync(join(folder, 'data/asad.sqlite'))).toBe(true);
    expect(existsSync(join(folder, 'data/asad.sqlite-wal'))).toBe(false);
  });
