/** The store contract over Google's emulator. Needs Java and its jar (from Google's command line or ~/.cache/firebase). */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { findFreePort } from '@asad/tooling/free-port';
import { run } from '@asad/functions/commands/deploy/run.ts';

const workspace = resolve(import.meta.dirname, '../..');
const jar = process.argv[2];
if (jar === undefined)
  throw new Error('Say where the emulator lies: firestore-emulator.ts <cloud-firestore-emulator.jar>');
const port = await findFreePort();
const emulator = spawn(
  'java',
  [
    '-Duser.language=en',
    '-cp',
    jar,
    'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    'start',
    '--host=127.0.0.1',
    `--port=${port}`,
    `--rules=${resolve(workspace, 'firestore.rules')}`,
  ],
  { stdio: ['ignore', 'pipe', 'ignore'] },
);
try {
  await new Promise<void>((ready, failed) => {
    emulator.stdout.on('data', (chunk) => void (String(chunk).includes('now running') && ready()));
    emulator.once('exit', () => failed(new Error('The emulator of Firestore did not start.')));
    emulator.once('error', failed);
  });
  const chosen = ['call-store', '--testNamePattern=emulator'];
  await run('vitest', ['run', '--project', 'functions', '--reporter=dot', ...chosen], {
    cwd: workspace,
    env: { FIRESTORE_EMULATOR: `127.0.0.1:${port}` },
  });
} finally {
  emulator.kill('SIGKILL');
}
