import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BY_HAND, RUN_ELSEWHERE, TRIED } from './commands.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync(['{apps,packages}/*/README.md', 'docs/*.md'], { cwd: root }),
];

/** Commands as they stand in blocks and between backticks. */
const listCommands = (page: string): readonly string[] =>
  [...read(page).matchAll(/(?:^|`)((?:npx -y pnpm@12|pnpm|npm install) [^\n`#]+)/gm)].map(([, command = '']) =>
    command.trim(),
  );

it('every command of a README or a page is typed by a test, run by one, or named as run by hand', () => {
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
  const builtIn = new Set(['install', 'add', 'run', 'turbo', 'vitest', 'playwright', 'changeset']);
  const named = [...TRIED.map(({ command }) => command), ...Object.keys({ ...RUN_ELSEWHERE, ...BY_HAND })]
    .filter((command) => /^(npx -y )?pnpm(@12)? [^-]/.test(command))
    .map((command) => command.replace('npx -y pnpm@12', 'pnpm').split(' ')[1] ?? '');
  expect(named.filter((name) => !builtIn.has(name) && !(name in scripts))).toEqual([]);
  expect(Object.values({ ...RUN_ELSEWHERE, ...BY_HAND }).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('no script stands behind a command of pnpm’s own, which would answer in its place', () => {
  const [node, ...pnpm] = [process.execPath, join(root, 'node_modules/pnpm/bin/pnpm.mjs')];
  const told = execFileSync(node, [...pnpm, 'help', '--all'], { encoding: 'utf8' });
  const own = new Set([...told.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name));
  expect(own.has('install')).toBe(true);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  // Those two run a script of their name, and nothing else.
  const hidden = Object.keys(scripts).filter((name) => own.has(name) && name !== 'start' && name !== 'test');
  const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', 'package.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const typed = files
    .trim()
    .split('\n')
    .flatMap((file) => hidden.filter((name) => read(file).includes(`pnpm ${name} `)).map((name) => `${file}: ${name}`));
  expect(typed).toEqual([]);
});
