/**
 * Builds, checks and deploys: `pnpm --filter @asad/functions ship --project <id>`; with `--dry` everything but the
 * last step. Plain settings come from apps/functions/deploy.env, secrets from Secret Manager (see docs/deploy.md).
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackendError } from '../src/backend-error.ts';
import { assembleFunctions } from './deploy/assemble.ts';
import { readDeploySettings } from './deploy/read-deploy-settings.ts';
import { FIREBASE_TOOLS, run, runNpm } from './deploy/run.ts';
import { REPLACING_SECRET } from '../src/deployed/secrets.ts';
import { REGION } from '../src/deployed/function-options.ts';
import { verifyFolder } from './deploy/verify.ts';
import { runCommand } from './run-command.ts';

const root = resolve(import.meta.dirname, '..');
const workspace = resolve(root, '../..');
const folder = join(root, 'dist/deploy');
/** DEPLOY_ENV names another file, for a second project or a rehearsal. */
const settingsFile = resolve(root, process.env['DEPLOY_ENV'] ?? 'deploy.env');

async function deploy(args: readonly string[]): Promise<void> {
  const isDry = args.includes('--dry');
  const project = args.includes('--project') ? args[args.indexOf('--project') + 1] : undefined;
  if (!isDry && project === undefined)
    throw new BackendError('cannot_start', 'Say where to: --project <id>, or --dry to build and check only.');
  // A dry run on a fresh clone has no settings yet; it takes the smallest ones.
  const settings = isDry && !existsSync(settingsFile) ? { VOICE: 'guide' } : readDeploySettings(settingsFile);
  const added = {
    RELEASE: execFileSync('git', ['describe', '--always', '--dirty'], { cwd: workspace, encoding: 'utf8' }).trim(),
    ...(args.includes('--replace-secret') ? { [REPLACING_SECRET]: 'true' } : {}),
  };

  step('Build the site and check its headers');
  await run('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], { cwd: workspace });
  await run(process.execPath, ['commands/sync-headers.ts', '--check'], {
    cwd: root,
    env: { CAPTCHA: settings['CAPTCHA'], APP_CHECK: settings['APP_CHECK'] },
  });
  step('Bundle the functions');
  await assembleFunctions(root, { folder, settings: { ...settings, ...added } });
  // A lockfile made behind a company's registry must not send the cloud there: versions and hashes say enough.
  await runNpm(folder, 'install', '--package-lock-only', '--omit-lockfile-registry-resolved');
  step('Install and load them as the cloud does');
  await verifyFolder(folder, settings);
  if (isDry) return step('All in order; nothing was deployed');

  step(`Deploy to ${project}`);
  const tools = ['-y', '-p', FIREBASE_TOOLS];
  // The tool asks how long images are to be kept, after the functions and before Hosting, and stops where nobody answers.
  const repository = join(root, 'commands/deploy/make-repository.mjs');
  await run('npx', [...tools, 'node', repository, project ?? '', REGION], { cwd: workspace });
  // Never --force: with it, functions that could not be read would be deleted.
  const parts = ['--only', 'firestore,functions,hosting', '--non-interactive'];
  await run('npx', [...tools, 'firebase', 'deploy', '--project', project ?? '', ...parts], { cwd: workspace });
}

function step(sentence: string): void {
  process.stdout.write(`${sentence}.\n`);
}

await runCommand(() => deploy(process.argv.slice(2)));
