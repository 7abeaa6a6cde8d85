import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { BackendError } from '../../src/backend-error.ts';
import { FUNCTION_NAMES } from '../../src/handlers/create-handlers.ts';
import { MAINTENANCE_NAME } from '../../src/handlers/run-maintenance.ts';
import type { Env } from '../../src/settings/env-reader.ts';
import { runNpm } from './run.ts';

const manifestSchema = z.object({ endpoints: z.record(z.string(), z.unknown()) });

/**
 * Does what the cloud build does, in a folder far from this workspace: `npm ci`, load, read the manifest. What was
 * installed then moves into the folder itself, where the deploying tool looks for the SDK that it runs (it uploads none).
 */
export async function verifyFolder(folder: string, env: Env): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'asad-deploy-'));
  try {
    cpSync(folder, copy, { recursive: true });
    await runNpm(copy, 'ci', '--omit=dev');
    const names = Object.keys(manifestSchema.parse(readManifest(copy, env)).endpoints);
    const missing = [...FUNCTION_NAMES, MAINTENANCE_NAME].filter((name) => !names.includes(name));
    if (missing.length > 0) throw new BackendError('cannot_start', `The bundle does not define ${missing.join(', ')}.`);
    // Links stay links: npm's .bin holds nothing else.
    cpSync(join(copy, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What the functions SDK finds in the folder, as the deploying tool asks it. */
function readManifest(folder: string, env: Env): unknown {
  const file = join(folder, 'manifest.json');
  const sdk = join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const asked = { FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: file, GCLOUD_PROJECT: 'demo-local' };
  try {
    execFileSync(process.execPath, [sdk], {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...env, ...asked },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 60_000,
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BackendError('cannot_start', 'The bundle could not be loaded.', { cause: error });
  }
}
