import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startLocalCloud } from '@asad/e2e/local-cloud';

/** Seconds to build and serve, megabytes while running. */
function seconds(command: string, args: readonly string[]): string {
  const begunAt = performance.now();
  spawnSync(command, args, { stdio: 'ignore' });
  return ((performance.now() - begunAt) / 1_000).toFixed(1);
}

const rows: Record<string, string> = {};
rows['build, nothing cached (s)'] = seconds('turbo', ['run', 'build', '--force']);
rows['build, nothing changed (s)'] = seconds('turbo', ['run', 'build']);
const begunAt = performance.now();
const cloud = await startLocalCloud();
rows['process to ready (s)'] = ((performance.now() - begunAt) / 1_000).toFixed(2);
const status = readFileSync(`/proc/${cloud.pid}/status`, 'utf8');
rows['running process (MB resident)'] = (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024).toFixed(0);
await cloud.stop();
for (const [what, value] of Object.entries(rows)) process.stdout.write(`${what.padEnd(42)} ${value}\n`);
