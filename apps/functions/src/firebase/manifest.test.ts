import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { assembleFunctions, externalPackages } from '../../commands/deploy/assemble.ts';
import { readManifest } from '../../commands/deploy.ts';
import { readHostingConfig } from '../../local/site/hosting-config.ts';
import { ENDPOINTS, SERVICES } from '../http/endpoint-table.ts';
import { MAINTENANCE_NAME } from '../owner/run-maintenance.ts';

const root = resolve(import.meta.dirname, '../..');
// Within this package, so that external dependencies resolve.
const folder = mkdtempSync(join(root, 'node_modules/.test-deploy-'));
beforeAll(() => assembleFunctions(root, { folder, settings: { VOICE: 'guide', OWNER_EMAIL: 'a@b.example' } }), 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const manifestSchema = z.object({
  endpoints: z.record(
    z.string(),
    z.looseObject({
      region: z.array(z.string()),
      platform: z.string(),
      maxInstances: z.number(),
      timeoutSeconds: z.number(),
      availableMemoryMb: z.number(),
      secretEnvironmentVariables: z.array(z.object({ key: z.string() })),
    }),
  ),
});

const readEndpoints = (env: Record<string, string>) => manifestSchema.parse(readManifest(folder, env)).endpoints;

const secretsIn = (manifest: ReturnType<typeof readEndpoints>) =>
  Object.fromEntries(
    Object.entries(manifest).map(([name, endpoint]) => [
      name,
      endpoint.secretEnvironmentVariables.map(({ key }) => key),
    ]),
  );

describe('the folder that is deployed', () => {
  test('lists exact versions of all packages that the code imports', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ type: 'module', main: 'index.js', engines: { node: '24' } });
    const { dependencies } = manifest as { dependencies: Record<string, string> };
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const [name, version] of Object.entries(dependencies)) {
      const installed = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
      expect([name, version]).toEqual([name, (installed as { version: string }).version]);
    }
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    expect(Object.keys(dependencies)).toEqual(externalPackages(code));
    // npm could not find workspace code.
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@asad/'))).toEqual([]);
    expect(Object.keys(dependencies)).toContain('firebase-functions');
  });

  test('contains the plain settings, and no secret', () => {
    expect(readFileSync(join(folder, '.env'), 'utf8')).toBe('VOICE="guide"\nOWNER_EMAIL="a@b.example"\n');
    expect(existsSync(join(folder, '.secret.local'))).toBe(false);
  });
});

describe('the functions in the deployment manifest', () => {
  let manifest: ReturnType<typeof readEndpoints>;

  beforeAll(() => {
    manifest = readEndpoints({ VOICE: 'vapi', CAPTCHA: 'recaptcha', VAPI_WEBHOOK_AUTH: 'hmac' });
  });

  test('are the targets of firebase.json’s rewrites, and the scheduled one', () => {
    expect(Object.keys(manifest).toSorted()).toEqual([...SERVICES, MAINTENANCE_NAME].toSorted());
    expect(manifest[MAINTENANCE_NAME]).toMatchObject({
      scheduleTrigger: { schedule: 'every 5 minutes' },
      maxInstances: 1,
      timeoutSeconds: 120,
    });
    expect(manifest[MAINTENANCE_NAME]).not.toHaveProperty('httpsTrigger');
  });

  test('serve each endpoint at the path that firebase.json rewrites to them', () => {
    const { rewrites } = readHostingConfig(join(root, '../../firebase.json'));
    const rewritten = rewrites.map(({ source, function: { functionId } }) => [source, functionId]);
    const answered = Object.values(ENDPOINTS).map(({ path, service }) => [path, service]);
    expect(Object.fromEntries(rewritten)).toEqual(Object.fromEntries(answered));
  });

  test('run in one region, accept public requests and have an instance limit', () => {
    const commonOptions = {
      region: ['us-central1'],
      platform: 'gcfv2',
      timeoutSeconds: 30,
      httpsTrigger: { invoker: ['public'] },
    };
    const api = { availableMemoryMb: 1024, concurrency: 40, maxInstances: 10 };
    expect(manifest['api']).toMatchObject({ ...commonOptions, ...api });
    expect(manifest['api']?.['minInstances'] ?? 0).toBe(0);
    const events = { availableMemoryMb: 512, concurrency: 8, maxInstances: 3 };
    expect(manifest['providerEvents']).toMatchObject({ ...commonOptions, ...events });
  });

  test('are bound to their own secrets only', () => {
    expect(secretsIn(manifest)).toEqual({
      api: ['VAPI_PRIVATE_KEY', 'RECAPTCHA_SECRET', 'NETWORK_HMAC_KEY'],
      providerEvents: ['VAPI_WEBHOOK_SECRET'],
      runMaintenance: ['VAPI_PRIVATE_KEY'],
    });
  });

  test('follow other choices: instances that are kept ready, who reaches them, and no secret without a use', () => {
    const scaledManifest = readEndpoints({ VOICE: 'guide', MIN_INSTANCES: '2', INGRESS: 'load-balancer' });
    for (const name of SERVICES) {
      expect(manifest[name]).toMatchObject({ ingressSettings: 'ALLOW_ALL' });
      expect(scaledManifest[name]).toMatchObject({ ingressSettings: 'ALLOW_INTERNAL_AND_GCLB' });
    }
    expect(scaledManifest['api']).toMatchObject({ minInstances: 2 });
    expect(scaledManifest['providerEvents']?.['minInstances'] ?? 0).toBe(0);
    expect(Object.values(secretsIn(scaledManifest)).flat().toSorted()).toEqual(['ALTCHA_HMAC_KEY', 'NETWORK_HMAC_KEY']);
  });

  test('refuse to start without a required setting', async () => {
    const program = `import(${JSON.stringify(join(folder, 'index.js'))}).then(() => process.exit(0))`;
    const base = { PATH: process.env['PATH'] ?? '', K_SERVICE: 'api', FUNCTION_TARGET: 'api' };
    const start = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, ['-e', program], { env: { ...base, ...env } });
    const good = {
      VOICE: 'vapi',
      VAPI_PRIVATE_KEY: 'private',
      VAPI_ASSISTANT_ID: 'assistant',
      NETWORK_HMAC_KEY: 'n'.repeat(40),
      ALTCHA_HMAC_KEY: 'a'.repeat(40),
    };
    // read-settings.test.ts has the other refusals; this checks that a function reads its settings when it starts.
    await Promise.all([
      start(good),
      expect(start({ ...good, ALTCHA_HMAC_KEY: '' })).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('ALTCHA_HMAC_KEY'),
      }),
    ]);
  });
});
