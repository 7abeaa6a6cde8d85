import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SERVICES } from '../http/endpoint-table.ts';
import { MAINTENANCE_NAME } from '../owner/run-maintenance.ts';
import { readSettings, CAPTCHAS } from '../settings/read-settings.ts';
import { secretsOf, type DeployChoices } from './function-options.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');

test('docs/deploy.md names every secret and the functions that read it', () => {
  const choices: DeployChoices[] = (['vapi', 'guide', 'model'] as const).flatMap((voice) =>
    CAPTCHAS.flatMap((captcha) =>
      [true, false].map((hasWebhook) => ({
        voice,
        captcha,
        ingress: 'all',
        hasWebhook,
        minInstances: 0,
        isReplacingSecret: hasWebhook,
      })),
    ),
  );
  const getters: Record<string, string[]> = {};
  for (const name of [...SERVICES, MAINTENANCE_NAME] as const) {
    const secrets = new Set(choices.flatMap((choice) => secretsOf(choice, name)));
    for (const secret of secrets) (getters[secret] ??= []).push(name);
  }
  const rows = page.matchAll(/^\| `([A-Z_]+)` \|.*\| ([\w, ]+) \|$/gm);
  const documentedSecrets = Object.fromEntries(
    [...rows].map(([, secret = '', names = '']) => [secret, names.split(', ').toSorted()]),
  );
  expect(documentedSecrets).toEqual(
    Object.fromEntries(Object.entries(getters).map(([secret, names]) => [secret, names.toSorted()])),
  );
});

test('docs/deploy.md names every setting that is read in the cloud', () => {
  const read = new Set<string>();
  readSettings(new Proxy({}, { get: (_env, name) => void read.add(String(name)) }), 'home');
  // The first three apply to the local cloud only, the addresses to tests.
  const atHome = new Set(['PORT', 'HOST', 'DATA_DIR', 'VAPI_API_URL', 'RECAPTCHA_VERIFY_URL']);
  expect([...read].filter((name) => !atHome.has(name) && !page.includes(name))).toEqual([]);
});
