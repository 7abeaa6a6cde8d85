import { runStep } from '../scripts/run-step.ts';

/**
 * The product at home beside the official emulators: 312 MB of tools from the npm registry, so a command of its own.
 * `docs/parity.md` keeps the last result.
 */
const FIREBASE_TOOLS = 'firebase-tools@15.34.2';

const built = await runStep({
  name: 'functions as they are deployed',
  command: 'pnpm',
  args: ['--filter', '@asad/functions', 'ship', '--dry'],
});
const installed =
  built.isOk &&
  (await runStep({
    name: 'their dependencies, as npm installs them in the cloud',
    command: 'npm',
    args: ['ci', '--prefix', 'apps/functions/dist/deploy', '--no-audit', '--no-fund', '--loglevel=error'],
  }));
if (!installed || !installed.isOk) process.exit(1);
const compared = await runStep({
  name: 'the same questions to both',
  command: 'npx',
  args: [
    '-y',
    FIREBASE_TOOLS,
    'emulators:exec',
    '--project',
    'demo-asad',
    '--only',
    'auth,functions,hosting',
    `${process.execPath} tooling/parity/compare.ts`,
  ],
  env: { CI: '1', NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none', VOICE: 'guide' },
});
process.exit(compared.isOk ? 0 : 1);
