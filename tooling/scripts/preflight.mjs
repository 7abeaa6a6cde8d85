// Runs before every command, on any Node: plain JavaScript without dependencies. pnpm runs a script even after a failed
// install.
import { spawnSync } from 'node:child_process';

const NEEDED_MAJOR = 24;

/** @param {string} sentence */
function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

const pnpm = process.env['npm_execpath'] ?? 'pnpm';
const isScript = /\.[cm]?js$/.test(pnpm);
const args = ['install', '--frozen-lockfile', '--reporter=append-only'];
const install = spawnSync(isScript ? process.execPath : pnpm, isScript ? [pnpm, ...args] : args, { encoding: 'utf8' });
if (install.status !== 0) {
  process.stderr.write(`${install.stdout ?? ''}${install.stderr ?? ''}${install.error?.message ?? ''}`);
  stop(
    'The dependencies could not be installed, so nothing was started. Mend what stands above, then run the command again.',
  );
}
if (Number.parseInt(process.versions.node, 10) < NEEDED_MAJOR) {
  stop(
    `This runs on Node ${NEEDED_MAJOR}, which the install brings along; found ${process.version}. Run it through pnpm: npx -y pnpm@12 start`,
  );
}
