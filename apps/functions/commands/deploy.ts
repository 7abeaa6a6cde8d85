/**
 * `pnpm --filter @asad/functions ship --project <id>` builds, checks and deploys; `--dry` stops before the upload.
 * Plain settings come from apps/functions/deploy.env, secrets from Secret Manager (see docs/deploy.md).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { BackendError, orCannotStart } from '../src/backend-error.ts';
import { assembleFunctions } from './deploy/assemble.ts';
import { FIREBASE_TOOLS, run, runNpm } from './deploy/run.ts';
import {
  choicesOf,
  REPLACING_SECRET,
  SECRET_NAMES,
  withUnboundSecrets,
  REGION,
} from '../src/firebase/function-options.ts';
import { runCommand } from './run-command.ts';
import { parseEnv } from 'node:util';
import type { Env } from '../src/env/env-reader.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import { tmpdir } from 'node:os';
import { z } from 'zod';
import { SERVICES } from '../src/http/endpoint-table.ts';
import { MAINTENANCE_NAME } from '../src/owner/run-maintenance.ts';

const root = resolve(import.meta.dirname, '..');
const workspace = resolve(root, '../..');
const deployed = join(root, 'dist/deploy');
/** DEPLOY_ENV names another file, for a second project. */
const settingsFile = resolve(root, process.env['DEPLOY_ENV'] ?? 'deploy.env');

async function deploy(args: readonly string[]): Promise<void> {
  const isDry = args.includes('--dry');
  const project = args.includes('--project') ? args[args.indexOf('--project') + 1] : undefined;
  if (!isDry && project === undefined)
    throw new BackendError('cannot_start', 'Say where to: --project <id>, or --dry to build and check only.');
  const settings = isDry && !existsSync(settingsFile) ? { VOICE: 'guide' } : readDeploySettings(settingsFile);
  const added = {
    RELEASE: execFileSync('git', ['describe', '--always', '--dirty'], { cwd: workspace, encoding: 'utf8' }).trim(),
    ...(args.includes('--replace-secret') ? { [REPLACING_SECRET]: 'true' } : {}),
  };

  step('Build the site and check its headers');
  await run('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], { cwd: workspace });
  // Built file names change with the content; the policy is the owner's choice and only checked.
  await run(process.execPath, ['commands/sync-headers.ts', '--files'], { cwd: root });
  await run(process.execPath, ['commands/sync-headers.ts', '--check'], {
    cwd: root,
    env: { CAPTCHA: settings['CAPTCHA'], APP_CHECK: settings['APP_CHECK'] },
  });
  step('Bundle the functions');
  await assembleFunctions(root, { folder: deployed, settings: { ...settings, ...added } });
  // Omit registry addresses: the cloud cannot reach a private registry, and versions and hashes are enough.
  await runNpm(deployed, 'install', '--package-lock-only', '--omit-lockfile-registry-resolved');
  step('Install and load them as the cloud does');
  await verifyFolder(deployed, settings);
  if (isDry) return step('All in order; nothing was deployed');

  step(`Deploy to ${project}`);
  const tools = ['-y', '-p', FIREBASE_TOOLS];
  // Otherwise the tool asks about image retention after the functions, and fails without a terminal.
  const repository = join(root, 'commands/deploy/make-repository.mjs');
  await run('npx', [...tools, 'node', repository, project ?? '', REGION], { cwd: workspace });
  // Without names the tool stops at other functions of this project, and --force would delete them.
  const functions = [...SERVICES, MAINTENANCE_NAME].map((name) => `functions:${name}`);
  const parts = ['--only', ['firestore', ...functions, 'hosting'].join(','), '--non-interactive'];
  await run('npx', [...tools, 'firebase', 'deploy', '--project', project ?? '', ...parts], { cwd: workspace });
}

function step(sentence: string): void {
  process.stdout.write(`${sentence}.\n`);
}

/** Refuses secrets in the file and settings with which production would not start. */
export function readDeploySettings(file: string): Env {
  if (!existsSync(file))
    throw new BackendError(
      'bad_setting',
      `The file ${file} with the plain settings is missing; docs/deploy.md says what goes in.`,
    );
  const env: Env = parseEnv(readFileSync(file, 'utf8'));
  const secret = SECRET_NAMES.find((name) => (env[name] ?? '') !== '');
  if (secret !== undefined)
    throw new BackendError(
      'bad_setting',
      `${secret} is a secret and does not belong into ${file}; set it with firebase functions:secrets:set.`,
    );
  choicesOf(env);
  const { clientAddress } = readSettings(withUnboundSecrets(env), 'production');
  if (clientAddress === 'none' && !['', '0'].includes((env['DAILY_CALLS_PER_NETWORK'] ?? '').trim())) {
    throw new BackendError(
      'bad_setting',
      'The setting DAILY_CALLS_PER_NETWORK does nothing while CLIENT_ADDRESS is none; docs/deploy.md says how to prove one.',
    );
  }
  return env;
}

const manifestSchema = z.object({ endpoints: z.record(z.string(), z.unknown()) });

/**
 * Repeats the cloud build outside this workspace, then moves node_modules back: the deploying tool runs the SDK from
 * there.
 */
async function verifyFolder(folder: string, env: Env): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'asad-deploy-'));
  try {
    cpSync(folder, copy, { recursive: true });
    await runNpm(copy, 'ci', '--omit=dev');
    const names = Object.keys(manifestSchema.parse(readManifest(copy, env)).endpoints);
    const missing = [...SERVICES, MAINTENANCE_NAME].filter((name) => !names.includes(name));
    if (missing.length > 0) throw new BackendError('cannot_start', `The bundle does not define ${missing.join(', ')}.`);
    cpSync(join(copy, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** As the deploying tool reads it. */
export function readManifest(folder: string, env: Env): unknown {
  const file = join(folder, 'manifest.json');
  const sdk = findPackageJSON('firebase-functions', join(folder, 'package.json')) ?? '';
  const manifestEnv = {
    FUNCTIONS_CONTROL_API: 'true',
    FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
    GCLOUD_PROJECT: 'demo-local',
  };
  return orCannotStart('The bundle could not be loaded.', () => {
    execFileSync(process.execPath, [join(dirname(sdk), 'lib/bin/firebase-functions.js')], {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...env, ...manifestEnv },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 60_000,
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  });
}

if (import.meta.main) await runCommand(() => deploy(process.argv.slice(2)));
