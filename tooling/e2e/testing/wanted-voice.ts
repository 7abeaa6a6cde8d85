import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const hasListSince = (path: string, sinceMs: number): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= sinceMs;

/** Renders the sounds that pages of `dist` wait for, until it is stopped: all of them take minutes. */
export async function startWantedVoice(dist: string): Promise<() => Promise<void>> {
  const startedAtMs = Date.now();
  const renderer = spawn(process.execPath, ['apps/web/voice/render.ts', '--wanted'], {
    env: { ...process.env, SITE_DIST: dist },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(renderer, 'exit');
  const kill = (): void => void renderer.kill();
  process.once('exit', kill);
  while (!hasListSince(join(dist, 'voice/voices.json'), startedAtMs)) {
    if (renderer.exitCode !== null)
      throw new Error('The voice was not listed, so no page would be heard. Its error is above.');
    await sleep(50);
  }
  return async () => {
    process.off('exit', kill);
    kill();
    await ended;
  };
}
