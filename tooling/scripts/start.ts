import { spawn, spawnSync } from 'node:child_process';

/** Builds what changed, then serves the whole product until Ctrl-C. */
const build = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  shell: process.platform === 'win32',
});
if (build.status !== 0) {
  process.stderr.write(
    `${build.stdout}\nThe site could not be built, so nothing was started. Mend what stands above, then run the command again.\n`,
  );
  process.exit(1);
}

const server = spawn(process.execPath, ['apps/functions/dist/local/main.js'], { stdio: 'inherit' });
// The terminal sends Ctrl-C to the whole group; a supervisor sends it to this process only: hand it on, and wait.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
