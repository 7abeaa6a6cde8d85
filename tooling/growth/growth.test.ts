import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from '../release/testing/release.ts';
import { isThorough } from '../vitest/effort.ts';

const house = join(import.meta.dirname, '../..');
/** How many files each addition may touch (docs/decisions/0071-what-an-addition-touches.md). */
const ADDITIONS = [
  ['page', 3],
  ['section', 4],
  ['provider', 5],
  ['error-code', 3],
] as const;
const patchOf = (name: string): string => join(import.meta.dirname, `${name}.patch`);
/** One line around a change must be as the patch has it: what stands further away may change. */
const apply = (root: string, name: string, ...how: readonly string[]) =>
  spawnSync('git', ['apply', '-C1', ...how, patchOf(name)], { cwd: root, encoding: 'utf8' });

describe('adding something to the product', () => {
  it.each(ADDITIONS)('is shown by a patch that fits: a %s touches at most %i files', (name, most) => {
    expect(apply(house, name, '--check').stderr).toBe('');
    const files = apply(house, name, '--numstat').stdout.trim().split('\n');
    expect(files.length).toBeGreaterThan(1);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
  });
});

describe.skipIf(!isThorough)('all four additions, in a fresh copy', { timeout: 300_000 }, () => {
  let root = '';
  const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', PATH: `${root}/node_modules/.bin:${process.env['PATH']}`, ...env },
    });
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'asad-growth-'));
    copyRepository(house, root);
  }, 300_000);
  // A busy disk takes its time over some thousand files.
  afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }), 120_000);

  it('do not compile where a code of the contract was forgotten', () => {
    expect(apply(root, 'error-code', '--include=packages/*').stderr).toBe('');
    expect(run('tsc', ['-p', 'apps/web/tsconfig.json']).stdout).toContain("Property 'foreign_assistant' is missing");
    execFileSync('git', ['checkout', '--quiet', '.'], { cwd: root });
  });

  it('compile together', () => {
    for (const [name] of ADDITIONS) expect(apply(root, name).stderr).toBe('');
    expect(run('turbo', ['run', 'typecheck', '--output-logs=errors-only'])).toMatchObject({ status: 0 });
  });

  it('are built: the page has its address, the section its place in page and header', () => {
    expect(run('turbo', ['run', 'site', '--output-logs=errors-only'])).toMatchObject({ status: 0 });
    expect(read('apps/web/dist/principles.html')).toMatch(/<title>Principles · [^]*<h1[^>]*>Principles<\/h1>/u);
    expect(read('apps/web/dist/sitemap.xml')).toContain('/principles</loc>');
    expect(read('apps/web/dist/index.html')).toMatch(/href="#pillars"[^]*<section id="pillars"/u);
  });

  it('are hosted: the new voice is chosen by its setting, and its host stands in the policy', () => {
    const chosen = `import { readVoice } from './apps/functions/src/voice/voices.ts';
import { createEnvReader } from './apps/functions/src/settings/env-reader.ts';
console.log(readVoice(createEnvReader({ VOICE: 'echo' }, { isProduction: true })).kind);`;
    expect(run(process.execPath, ['--input-type=module', '-e', chosen]).stdout).toBe('echo\n');
    expect(run(process.execPath, ['apps/functions/commands/sync-headers.ts'])).toMatchObject({ status: 0 });
    expect(read('firebase.json')).toContain('wss://echo.example');
  });
});
