/** Builds, starts the official emulators, plays the stories on them and at home, writes docs/parity.md. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { assembleFunctions } from '../commands/deploy/assemble.ts';
import { FIREBASE_TOOLS, run, runNpm } from '../commands/deploy/run.ts';

const root = resolve(import.meta.dirname, '..');
const workspace = resolve(root, '../..');
const folder = mkdtempSync(join(tmpdir(), 'asad-parity-'));
const proxiesFile = join(folder, 'proxies.txt');

try {
  await run('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], { cwd: workspace });
  cpSync(join(workspace, 'apps/web/dist'), join(folder, 'site'), { recursive: true });
  await assembleFunctions(root, {
    entry: join(root, 'parity/functions.ts'),
    folder: join(folder, 'functions'),
    settings: {},
  });
  writeFileSync(
    join(folder, 'functions/.env'),
    `VOICE=guide\nPARITY_DATABASE=${join(folder, 'parity.sqlite')}\nPARITY_PROXIES=${proxiesFile}\n`,
  );
  const secrets =
    'ALTCHA_HMAC_KEY=a key of the parity run, which ends with it\nNETWORK_HMAC_KEY=another key of that run\n';
  writeFileSync(join(folder, 'functions/.secret.local'), secrets);
  await runNpm(join(folder, 'functions'), 'install', '--omit=dev');

  const { hosting } = z
    .looseObject({ hosting: z.looseObject({}) })
    .parse(JSON.parse(readFileSync(join(workspace, 'firebase.json'), 'utf8')));
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      hosting: { ...hosting, public: 'site' },
      functions: { source: 'functions' },
      emulators: {
        auth: { port: 9099 },
        functions: { port: 5001 },
        hosting: { port: 5000 },
        ui: { enabled: false },
        singleProjectMode: true,
      },
    }),
  );
  const compare = `${process.execPath} ${join(root, 'parity/compare.ts')} ${join(workspace, 'docs/parity.md')}`;
  await run(
    'npx',
    ['-y', FIREBASE_TOOLS, 'emulators:exec', '--project', 'demo-asad', '--only', 'auth,functions,hosting', compare],
    {
      cwd: folder,
      env: { CI: '1', NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none', PARITY_PROXIES: proxiesFile },
    },
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
