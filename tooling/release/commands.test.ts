import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isThorough } from '@asad/tooling/effort';
import { findFreePort } from '@asad/tooling/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRIED, type TriedCommand } from './testing/commands.ts';
import { copyRepository, envWithoutVitest } from './testing/copy-repository.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
it('no script has the name of a pnpm command, which would run instead', () => {
  const [node, ...pnpm] = [process.execPath, join(root, 'node_modules/pnpm/bin/pnpm.mjs')];
  const helpText = execFileSync(node, [...pnpm, 'help', '--all'], { encoding: 'utf8' });
  const builtIns = new Set([...helpText.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name));
  expect(builtIns.has('install')).toBe(true);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  // `pnpm start` and `pnpm test` run the script of the same name.
  const hidden = Object.keys(scripts).filter((name) => builtIns.has(name) && name !== 'start' && name !== 'test');
  const isForeign = (path: string): boolean => /(?:^|\/)(?:node_modules|dist|storybook-static)$/u.test(path);
  const typed = globSync('**/{*.{md,ts,tsx},package.json}', { cwd: root, exclude: isForeign }).flatMap((file) =>
    hidden.filter((name) => read(file).includes(`pnpm ${name} `)).map((name) => `${file}: ${name}`),
  );
  expect(typed).toEqual([]);
});

/** Rendering a voice on one slow core takes two minutes. */
const LIMIT_MS = 5 * 60_000;
/** Includes three projects, two jobs and typing. */
const OWNER_LIMIT_MS = 15 * 60_000;

describe.skipIf(!isThorough)('in a fresh copy, on a path with a space and an umlaut,', { timeout: LIMIT_MS }, () => {
  let place = '';
  let ownerBegunAtMs = 0;

  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'Zoë A-'));
    copyRepository(root, join(place, 'repository'));
    // The voice step renders only a new owner's sentences.
    const voice = 'apps/web/dist/voice';
    if (existsSync(join(root, voice))) cpSync(join(root, voice), join(place, 'repository', voice), { recursive: true });
  }, LIMIT_MS);
  afterAll(() => rmSync(place, { recursive: true, force: true, maxRetries: 5 }), LIMIT_MS);

  /** Like a person: free port, separate data, and none of this test's environment. */
  async function type({ command, args = [], input = '', says, isServer = false }: TriedCommand, signal: AbortSignal) {
    const { NODE_OPTIONS: _options, CI: _ci, THOROUGH: _effort, ...rest } = envWithoutVitest();
    const env = { ...rest, PORT: String(await findFreePort()), DATA_DIR: join(place, 'data'), NO_COLOR: '1' };
    const [, ...words] = command.split(' ');
    const child = spawn('pnpm', [...words, ...args], { cwd: join(place, 'repository'), env, detached: true });
    const stop = (how: NodeJS.Signals): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, how);
      } catch {
        // The process has already exited.
      }
    };
    signal.addEventListener('abort', () => stop('SIGKILL'));
    let output = '';
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (isServer && says.test(output)) stop('SIGINT');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.stdin.end(input);
    const code = await new Promise<number | null>((done) => child.on('close', done));
    return { output, code };
  }

  it.each(TRIED)('$command prints the expected output', async (tried) => {
    if (tried.command === 'pnpm new-owner') ownerBegunAtMs = performance.now();
    const { output, code } = await type(tried, AbortSignal.timeout(LIMIT_MS - 5_000));
    expect(output).toMatch(tried.says);
    // A stopped server may exit with any code.
    if (!tried.isServer) expect(code, output.slice(-3_000)).toBe(0);
    if (tried.command === 'pnpm vitest run') expect(performance.now() - ownerBegunAtMs).toBeLessThan(OWNER_LIMIT_MS);
  });
});
