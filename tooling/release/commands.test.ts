import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BY_HAND, RUN_ELSEWHERE, TRIED } from './commands.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('{apps,packages}/*/README.md', { cwd: root })];

/** Commands as they stand in blocks and between backticks. */
const listCommands = (page: string): readonly string[] =>
  [...read(page).matchAll(/(?:^|`)((?:npx -y pnpm@12|pnpm|npm install) [^\n`#]+)/gm)].map(([, command = '']) =>
    command.trim(),
  );

it('every command of a README is typed by a test, run by one, or named as run by hand', () => {
  const known = [...TRIED.map(({ command }) => command), ...Object.keys({ ...RUN_ELSEWHERE, ...BY_HAND })];
  const told = PAGES.flatMap((page) => listCommands(page).map((command) => ({ page, command })));
  expect(told.length).toBeGreaterThan(30);
  const unknown = told.filter(
    ({ command }) => !command.includes('<') && !known.some((one) => `${command} `.startsWith(`${one} `)),
  );
  expect(unknown.filter(({ command }) => !command.startsWith('npm install @asad/'))).toEqual([]);
});

it('every script that is named is there, and every file that is said to run one', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const builtIn = new Set(['install', 'add', 'turbo', 'vitest', 'playwright', 'changeset']);
  const named = [...TRIED.map(({ command }) => command), ...Object.keys({ ...RUN_ELSEWHERE, ...BY_HAND })]
    .filter((command) => /^(npx -y )?pnpm(@12)? [^-]/.test(command))
    .map((command) => command.replace('npx -y pnpm@12', 'pnpm').split(' ')[1] ?? '');
  expect(named.filter((name) => !builtIn.has(name) && !(name in scripts))).toEqual([]);
  expect(Object.values({ ...RUN_ELSEWHERE, ...BY_HAND }).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
