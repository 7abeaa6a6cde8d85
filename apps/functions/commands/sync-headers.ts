/**
 * Writes the content security policy with the hashes of inline scripts, and the names of the built files, into
 * firebase.json. `--files` writes the names only. `--check` writes nothing and fails when the policy differs; it
 * ignores names, because a missing one costs only a revalidation. CAPTCHA=recaptcha and APP_CHECK=on add their hosts.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackendError } from '../src/backend-error.ts';
import { createEnvReader } from '../src/env/env-reader.ts';
import { CAPTCHAS } from '../src/settings/read-settings.ts';
import { assetSource } from '../src/firebase/hosting/asset-source.ts';
import { contentSecurityPolicy, inlineScriptHashes } from '../src/firebase/hosting/content-security-policy.ts';
import { runCommand } from './run-command.ts';

const env = createEnvReader(process.env);
const root = resolve(import.meta.dirname, '../../..');
const configFile = join(root, 'firebase.json');
const dist = join(root, 'apps/web/dist');
const pages = globSync('*.html', { cwd: dist }).toSorted();
const html = pages.map((page) => readFileSync(join(dist, page), 'utf8'));
const policy = contentSecurityPolicy({
  scriptHashes: [...new Set(html.flatMap(inlineScriptHashes))].toSorted(),
  captcha: env.oneOf('CAPTCHA', CAPTCHAS) ?? 'altcha',
  appCheck: env.flag('APP_CHECK'),
});

const config = readFileSync(configFile, 'utf8');
// Replace the two values in the text, to keep the file's formatting.
const replaceValue = (text: string, pattern: RegExp, value: string): string =>
  text.replace(pattern, (_, before: string) => before + JSON.stringify(value));
const withFiles = (): string => replaceValue(config, /("source":\s*)"\/assets\/[^"]*"/, assetSource(dist));
const synced = (text: string): string =>
  replaceValue(text, /("key":\s*"Content-Security-Policy",\s*"value":\s*)"[^"]*"/, policy);

await runCommand(async () => {
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
  const refuse = (sentence: string) => new BackendError('cannot_start', sentence);
  if (pages.length === 0) throw refuse('apps/web/dist holds no page; build the site first.');
  if (process.argv.includes('--files')) return writeFileSync(configFile, withFiles());
  if (!synced(config).includes(JSON.stringify(policy)))
    throw refuse('firebase.json has no Content-Security-Policy header to write to.');
  const isCheck = process.argv.includes('--check');
  if (synced(isCheck ? config : withFiles()) === config)
    return say(`firebase.json knows the inline scripts of ${pages.length} pages.`);
  if (isCheck)
    throw refuse('firebase.json does not match the built pages; run node apps/functions/commands/sync-headers.ts.');
  writeFileSync(configFile, synced(withFiles()));
  return say('firebase.json now has the policy of the built pages and the names of the built files.');
});
