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

/** All clones share this cache. */
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

export function onPath(names: readonly string[]): string | undefined {
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

/** Never downloads. Full browsers come first: the headless shell reports different getUserMedia errors. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROME_PATH names ${named}, which cannot be run. Correct or unset it.`);
    return named;
  }
  const playwrightPath = chromium.executablePath();
  if (playwrightPath && isExecutable(playwrightPath)) return playwrightPath;
  return MAC_APPS.find(isExecutable) ?? onPath(SYSTEM_NAMES) ?? cachedBrowser();
}

/**
 * Opens a page in two thirds of the time. For page tests only: its microphone errors and lazy-loading distance differ.
 * `CHROME_PATH` has priority.
 */
export function findQuickBrowser(): string | undefined {
  return process.env['CHROME_PATH'] ? findBrowser() : (onPath(SHELL_NAMES) ?? findBrowser());
}

/** CI runs as root, which Chromium's sandbox forbids. */
const BROWSER_ARGS: readonly string[] = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const MICROPHONE_ARGS = {
  granted: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  refused: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
  missing: ['--use-fake-ui-for-media-stream'],
} as const;

interface LaunchWishes {
  /** For pages alone: the headless shell where the machine has one. */
  readonly isQuick?: boolean;
  readonly microphone?: keyof typeof MICROPHONE_ARGS;
  readonly args?: readonly string[];
}

/** Playwright's options for the browser of this machine. */
export function launchOptions({ isQuick = false, microphone, args = [] }: LaunchWishes = {}) {
  const executablePath = isQuick ? findQuickBrowser() : findBrowser();
  const sound = microphone ? MICROPHONE_ARGS[microphone] : [];
  return { ...(executablePath && { executablePath }), args: [...BROWSER_ARGS, ...sound, ...args] };
}
