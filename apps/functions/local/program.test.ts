import { startStandInModel } from '@asad/guide/stand-in-model';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assembleFunctions } from '../commands/deploy/assemble.ts';
import { killPrograms, startProgram } from './testing/start-program.ts';
import { makeFolder } from './testing/make-folder.ts';

let folder: string;
const root = resolve(import.meta.dirname, '..');
const bundle = mkdtempSync(join(root, 'node_modules/.test-program-'));
const entry = join(import.meta.dirname, 'main.ts');
beforeAll(() => assembleFunctions(root, { entry, folder: bundle, settings: {} }), 60_000);
afterAll(() => rmSync(bundle, { recursive: true }));
beforeEach(() => {
  folder = makeFolder();
});
afterEach(killPrograms);

const start = (env: Record<string, string> = {}, maxFileBlocks?: number) =>
  startProgram(join(bundle, 'index.js'), {
    env: { DATA_DIR: join(folder, 'data'), ...env },
    ...(maxFileBlocks === undefined ? {} : { maxFileBlocks }),
  });

describe('a failed start prints one sentence', () => {
  async function expectRefusal(sentence: RegExp, env: Record<string, string>, maxFileBlocks?: number): Promise<void> {
    const { output, ended } = await start(env, maxFileBlocks);
    expect([sentence, await ended]).toEqual([sentence, 1]);
    expect(output.err).toMatch(sentence);
    expect(output.err).toMatch(/^[A-Z][^\n]*\.\n$/);
    expect(output.err).not.toMatch(/\bat .*:\d+|Error:/);
    expect(output.out).toBe('');
  }

  test.each([
    ['production', /this machine only.*NODE_ENV=production/, { NODE_ENV: 'production' }],
    ['a cloud', /this machine only.*K_SERVICE/, { K_SERVICE: 'x' }],
  ] as const)('for %s', (_, sentence, env) => expectRefusal(sentence, env));

  test('for a full disk, and leaves no partial files', async () => {
    await expectRefusal(/because its disk is full/, {}, 0);
    expect(readdirSync(join(folder, 'data'))).toEqual([]);
    expect((await start()).output.out).toContain('is ready');
    for (const key of ['identity-key.pem', 'altcha.key', 'network.key'])
      expect(readFileSync(join(folder, 'data', key), 'utf8').length).toBeGreaterThan(30);
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'prints its address in one line, and leaves nothing behind at %s',
  async (signal) => {
    const { child, output, ended, url } = await start();
    expect(output.out).toMatch(new RegExp(`^[^\\n]*${url} [^\\n]*${url}/__local/inbox\\?token=[\\w-]+[^\\n]*\\n$`));
    await fetch(`${url}/api/captchaChallenge`);
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(output.err).toBe('');
    expect(existsSync(join(folder, 'data/asad.sqlite-wal'))).toBe(false);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  },
);

test('starts with a refused key of a model after it has reported the refusal', async () => {
  const model = await startStandInModel();
  model.always = { kind: 'status', status: 401 };
  const { output } = await start({ MODEL_URL: model.url, MODEL_NAME: 'owl', MODEL_KEY: 'sk-wrong' });
  expect(output.out).toContain('The site is ready');
  expect(output.err).toContain('The setting MODEL_KEY is refused');
  expect(output.err).not.toContain('sk-wrong');
  await model.stop();
});
