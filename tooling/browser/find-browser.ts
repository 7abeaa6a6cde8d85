import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const SYSTEM_NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a browser that `ensureBrowser` fetched is kept, across clones. */
export function browserCacheDir(): string {
  return join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'asad-portfolio');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function cachedBrowser(): string | undefined {
  const dir = browserCacheDir();
  if (!existsSync(dir)) return undefined;
  return readdirSync(dir)
    .map((name) => join(dir, name, 'chromium'))
    .find(isExecutable);
}

/**
 * Path of a Chromium to test with, or undefined. Never downloads. The order matters: a full browser before the cached
 * headless shell, because the shell reports other getUserMedia errors.
 */
export function findBrowser(): string | undefined {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROME_PATH names ${named}, which cannot be run. Correct or unset it.`);
    return named;
  }
  const own = chromium.executablePath();
  if (own && isExecutable(own)) return own;
  return MAC_APPS.find(isExecutable) ?? onPath(SYSTEM_NAMES) ?? cachedBrowser();
}

/**
 * A headless shell of the system where there is one, else any browser: it opens a page in some two thirds of the time. For
 * pages alone; it knows other microphones, and fetches pictures from further below the window. `CHROME_PATH` still wins.
 */
export function findQuickBrowser(): string | undefined {
  return process.env['CHROME_PATH'] ? findBrowser() : (onPath(SHELL_NAMES) ?? findBrowser());
}

/** Flags for a browser that tests run in: no sandbox (root in CI), no traffic of its own. */
export const BROWSER_ARGS: readonly string[] = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags for a machine with a microphone that is granted, refused or missing. */
export const MICROPHONE_ARGS = {
  granted: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  refused: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
  missing: ['--use-fake-ui-for-media-stream'],
} as const;
