import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/** Builds what changed, then serves the whole product until Ctrl-C. */
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
const shell = process.platform === 'win32';
const QUIET = ['--output-logs=errors-only', '--log-order=grouped'];
/** Of the machine, a call that begins meanwhile gets the larger part. */
const BEHIND_THE_SITE = 5;

const build = spawnSync('turbo', ['run', '@asad/web#site', '@asad/functions#build', ...QUIET], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  env,
  shell,
});
if (build.status !== 0) {
  process.stderr.write(
    `${build.stdout}\nThe site could not be built, so nothing was started. Mend what stands above, then run the command again.\n`,
  );
  process.exit(1);
}

const server = spawn(process.execPath, ['apps/functions/dist/local/main.js'], { stdio: 'inherit' });

/** The owl's voice takes longest, once: it is rendered beside the site, what every call hears first before the rest. */
function renderVoice(): ChildProcess {
  const voice = spawn('turbo', ['run', 'voice', ...QUIET], { stdio: ['ignore', 'pipe', 'inherit'], env, shell });
  if (voice.pid !== undefined) setPriority(voice.pid, BEHIND_THE_SITE);
  let said = '';
  voice.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  voice.on('close', (code) => {
    if (code !== null && code > 0 && server.exitCode === null)
      process.stderr.write(
        `${said}\nSome of ASAD's voice could not be rendered: those sentences are shown, and not heard.\n`,
      );
  });
  return voice;
}
const voice = renderVoice();

// The terminal sends Ctrl-C to the whole group; a supervisor sends it to this process only: hand it on, and wait.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    voice.kill(signal);
    server.kill(signal);
  });
server.on('close', (code, signal) => {
  voice.kill();
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
});
