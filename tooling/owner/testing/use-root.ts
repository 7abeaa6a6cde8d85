import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Portfolio } from '@asad/content';
import { HOUSE } from '../owner-command.ts';
import { PORTFOLIO } from '../portfolio-files.ts';

function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'asad-owner-'));
  cpSync(join(HOUSE, 'packages/content'), join(root, 'packages/content'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  // This site may have an owner already; the copy has the sample's files.
  const sample = join(root, 'packages/content/fixtures/sample');
  for (const file of readdirSync(sample)) {
    const source = readFileSync(join(sample, file), 'utf8').replaceAll("'../../src/kinds/", "'../kinds/");
    writeFileSync(join(root, PORTFOLIO, file), source);
  }
  mkdirSync(join(root, 'apps/web/public'), { recursive: true });
  cpSync(join(HOUSE, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  symlinkSync(join(HOUSE, 'node_modules'), join(root, 'node_modules'));
  symlinkSync(join(HOUSE, 'packages/content/node_modules'), join(root, 'packages/content/node_modules'));
  return root;
}

/** Of the commands: without the conditions of the test's own process. */
export const ENV = { ...process.env, NODE_OPTIONS: '' };

export const toLine = (root: string, command: string, args: readonly string[]): readonly string[] => [
  join(import.meta.dirname, '..', `${command}.ts`),
  ...args,
  '--root',
  root,
];

export function readInProcess(root: string): Portfolio {
  const path = JSON.stringify(join(root, PORTFOLIO, 'portfolio.ts'));
  const program = `console.log(JSON.stringify((await import(${path})).portfolio))`;
  // This process caches modules.
  const line = ['--input-type=module', '-e', program];
  return JSON.parse(execFileSync(process.execPath, line, { encoding: 'utf8', env: ENV })) as Portfolio;
}

type Hook = (act: () => void) => void;

/** A repository with the sample's portfolio, for each test or with other hooks for all, and the owner's commands in it. */
export function useRoot(begin: Hook = beforeEach, end: Hook = afterEach) {
  let root = '';
  begin(() => void (root = makeRoot()));
  end(() => rmSync(root, { recursive: true, force: true }));
  return {
    at: (...path: readonly string[]): string => join(root, ...path),
    /** `input` is piped into the command. */
    run: (command: string, args: readonly string[], input?: string) =>
      spawnSync(process.execPath, toLine(root, command, args), {
        encoding: 'utf8',
        env: ENV,
        ...(input !== undefined && { input }),
      }),
    write(name: string, bytes: Uint8Array | string): string {
      writeFileSync(join(root, name), bytes);
      return join(root, name);
    },
    readPortfolio: () => readInProcess(root),
    /** The text of each file of the portfolio. */
    readSources: (): Readonly<Record<string, string>> =>
      Object.fromEntries(
        readdirSync(join(root, PORTFOLIO)).map((name) => [name, readFileSync(join(root, PORTFOLIO, name), 'utf8')]),
      ),
  };
}
