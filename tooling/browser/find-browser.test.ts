import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, findQuickBrowser } from './find-browser.ts';

function makeExecutable(...path: readonly string[]): string {
  const file = join(...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'asad-browser-'));
let path = '';
let cache = '';
beforeEach(() => {
  path = makeFolder();
  cache = makeFolder();
  const empty = { CHROME_PATH: '', PATH: path, XDG_CACHE_HOME: cache, PLAYWRIGHT_BROWSERS_PATH: makeFolder() };
  for (const [name, value] of Object.entries(empty)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

describe('finding a browser', () => {
  it('takes one of the system before one from the cache, and a headless shell for pages alone', () => {
    const find = () => [findBrowser(), findQuickBrowser()];
    expect(find()).toEqual([undefined, undefined]);
    const cached = makeExecutable(cache, 'asad-portfolio', 'some-version', 'chromium');
    expect(find()).toEqual([cached, cached]);
    const system = makeExecutable(path, 'chromium');
    expect(find()).toEqual([system, system]);
    const shell = makeExecutable(path, 'chromium-headless-shell');
    expect(find()).toEqual([system, shell]);
  });

  it('takes the one that CHROME_PATH names before all, and says so when that cannot be run', () => {
    for (const name of ['chromium', 'chromium-headless-shell']) makeExecutable(path, name);
    const named = makeExecutable(makeFolder(), 'chrome');
    vi.stubEnv('CHROME_PATH', named);
    expect([findBrowser(), findQuickBrowser()]).toEqual([named, named]);
    vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
    expect(() => findBrowser()).toThrow('CHROME_PATH names /nowhere/chrome');
  });
});
