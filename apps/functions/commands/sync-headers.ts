/**
 * Writes the content security policy into firebase.json, with the hashes of the inline scripts of the built pages.
 * `--check` writes nothing and fails when firebase.json says something else. CAPTCHA=recaptcha and APP_CHECK=on add
 * their hosts.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackendError } from '../src/backend-error.ts';
import { createEnvReader } from '../src/settings/env-reader.ts';
import { CAPTCHAS } from '../src/settings/read-settings.ts';
import { contentSecurityPolicy, inlineScriptHashes } from '../src/hosting/content-security-policy.ts';
import { runCommand } from './run-command.ts';

const env = createEnvReader(process.env);
const root = resolve(import.meta.dirname, '../../..');
const configFile = join(root, 'firebase.json');
const pages = globSync('*.html', { cwd: join(root, 'apps/web/dist') }).toSorted();
const html = pages.map((page) => readFileSync(join(root, 'apps/web/dist', page), 'utf8'));
const policy = contentSecurityPolicy({
  scriptHashes: [...new Set(html.flatMap(inlineScriptHashes))].toSorted(),
  captcha: env.oneOf('CAPTCHA', CAPTCHAS) ?? 'altcha',
  appCheck: env.flag('APP_CHECK'),
});

const config = readFileSync(configFile, 'utf8');
// Only the one value changes: whoever formats this file keeps the last word on how it looks.
const synced = config.replace(
  /("key":\s*"Content-Security-Policy",\s*"value":\s*)"[^"]*"/,
  (_, before: string) => `${before}${JSON.stringify(policy)}`,
);

await runCommand(async () => {
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
  const refuse = (sentence: string) => new BackendError('cannot_start', sentence);
  if (pages.length === 0) throw refuse('apps/web/dist holds no page; build the site first.');
  if (!synced.includes(JSON.stringify(policy)))
    throw refuse('firebase.json has no Content-Security-Policy header to write to.');
  if (synced === config) return say(`firebase.json knows the inline scripts of ${pages.length} pages.`);
  if (process.argv.includes('--check'))
    throw refuse('firebase.json does not match the built pages; run node apps/functions/commands/sync-headers.ts.');
  writeFileSync(configFile, synced);
  return say('firebase.json now has the policy of the built pages.');
});
