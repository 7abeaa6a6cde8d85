import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Portfolio } from '@asad/content';
import { PORTFOLIO } from '../portfolio-files.ts';

export const HOUSE = join(import.meta.dirname, '../../..');

export function makeRoot(): string {
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

/** Runs a command of the owner's in a root; `input` is piped into it. */
export const runCommand = (root: string, command: string, args: readonly string[], input?: string) =>
  spawnSync(process.execPath, toLine(root, command, args), {
    encoding: 'utf8',
    env: ENV,
    ...(input !== undefined && { input }),
  });

/** Runs a program that prints JSON in a child process, because this one caches modules. */
export const evaluate = (program: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8', env: ENV }));

export function readInProcess(root: string): Portfolio {
  const path = JSON.stringify(join(root, PORTFOLIO, 'portfolio.ts'));
  const program = `console.log(JSON.stringify((await import(${path})).portfolio))`;
  return evaluate(program) as Portfolio;
}
