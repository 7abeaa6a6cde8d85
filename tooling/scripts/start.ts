import { spawn, spawnSync } from 'node:child_process';
import { byNode } from '../by-node.ts';
import { renderVoice } from './render-voice.ts';

/** Serves the product until Ctrl-C. */
const [node, ...turbo] = byNode('turbo');
const tasks = ['@asad/web#site', '@asad/functions#build', '--output-logs=errors-only', '--log-order=grouped'];
const build = spawnSync(node, [...turbo, 'run', ...tasks], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
});
if (build.status !== 0) {
  process.stderr.write(
    `${build.stdout}\nThe site could not be built, so nothing was started. Mend what stands above, then run the command again.\n`,
  );
  process.exit(1);
}

const server = spawn(process.execPath, ['apps/functions/dist/local/main.js'], { stdio: 'inherit' });
const voice = renderVoice(() => server.exitCode === null);

// A terminal sends Ctrl-C to the whole group, a supervisor only to this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    voice.kill(signal);
    server.kill(signal);
  });
server.on('close', (code, signal) => {
  voice.kill();
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
});
