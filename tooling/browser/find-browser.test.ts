import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, findQuickBrowser } from './find-browser.ts';

function makeExecutable(...path: readonly string[]): string {
  const file = join(...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

const folder = (): string => mkdtempSync(join(tmpdir(), 'asad-browser-'));

afterEach(() => vi.unstubAllEnvs());

describe('finding a browser', () => {
  it('takes the one that CHROME_PATH names, and says so when that cannot be run', () => {
    const chrome = makeExecutable(folder(), 'chrome');
    vi.stubEnv('CHROME_PATH', chrome);
    expect(findBrowser()).toBe(chrome);
    vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
    expect(() => findBrowser()).toThrow('CHROME_PATH names /nowhere/chrome');
  });

  it('takes a browser of the system before a shell from the cache, and nothing where there is none', () => {
    const path = folder();
    const cache = folder();
    vi.stubEnv('CHROME_PATH', '');
    vi.stubEnv('PATH', path);
    vi.stubEnv('XDG_CACHE_HOME', cache);
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder());
    expect(findBrowser()).toBeUndefined();
    const shell = makeExecutable(cache, 'asad-portfolio', 'some-version', 'chromium');
    expect(findBrowser()).toBe(shell);
    const system = makeExecutable(path, 'chromium');
    expect(findBrowser()).toBe(system);
  });

  it('takes a headless shell for pages alone, unless CHROME_PATH names another', () => {
    const path = folder();
    vi.stubEnv('CHROME_PATH', '');
    vi.stubEnv('PATH', path);
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder());
    const system = makeExecutable(path, 'chromium');
    expect(findQuickBrowser()).toBe(system);
    const shell = makeExecutable(path, 'chromium-headless-shell');
    expect([findQuickBrowser(), findBrowser()]).toEqual([shell, system]);
    vi.stubEnv('CHROME_PATH', system);
    expect(findQuickBrowser()).toBe(system);
  });
});
