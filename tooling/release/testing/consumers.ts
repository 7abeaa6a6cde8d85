import { byNode } from '@asad/tooling/by-node';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envWithoutVitest, readManifest, run, SCOPE } from './release.ts';

const HOSTS = join(import.meta.dirname, '../consumers');

export interface Consumer {
  readonly folder: string;
  readonly npmrc: string;
}

/** Creates a project with packages installed by npm and files of `consumers`. */
export function settle({ folder, npmrc }: Consumer, install: readonly string[], hosts: readonly string[] = []): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  writeFileSync(join(folder, '.npmrc'), npmrc);
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...install);
  // Fails on missing, duplicate or out-of-range versions.
  run(folder, 'npm', 'ls', '--all');
  for (const host of hosts) cpSync(join(HOSTS, host), join(folder, host), { recursive: true });
}

export const installed = (folder: string, name: string): string => join(folder, 'node_modules', SCOPE, name);
const listEntryPoints = (folder: string, name: string): readonly string[] =>
  Object.keys(readManifest(installed(folder, name)).exports);
/** Lists modules without style sheets and data. */
export const listModules = (folder: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    listEntryPoints(folder, name)
      .filter((entryPoint) => !/\.(css|json)$/.test(entryPoint))
      .map((entryPoint) => `${SCOPE}/${name}${entryPoint.slice(1)}`),
  );

/** Reads the packages of the README's first command block. */
export function readInstall(repository: string, name: string): readonly string[] {
  const readme = readFileSync(join(repository, 'packages', name, 'README.md'), 'utf8');
  const command = /```sh\n(?:npm install|pnpm add) ([^\n]+)\n/.exec(readme)?.[1];
  if (command === undefined) throw new Error(`packages/${name}/README.md does not say how to install it`);
  return command.split(' ');
}

/** README examples assume these. */
const GIVEN: Readonly<Record<string, string>> = {
  'call-core': 'declare const button: HTMLButtonElement;',
};

/** Returns the file's name. */
export function pasteExample(folder: string, repository: string, name: string): string {
  const readme = readFileSync(join(repository, 'packages', name, 'README.md'), 'utf8');
  const example = /```(?:tsx?|js)\n(.+?)```/s.exec(readme)?.[1];
  if (example === undefined) throw new Error(`packages/${name}/README.md has no example`);
  const file = `example-of-${name}.tsx`;
  writeFileSync(join(folder, file), `${example}\n${GIVEN[name] ?? ''}\nexport {};\n`);
  return file;
}

export const runNode = (folder: string, ...args: readonly string[]): string => run(folder, process.execPath, ...args);

export const importAll = (folder: string, modules: readonly string[]): string =>
  runNode(
    folder,
    '--input-type=module',
    '-e',
    modules.map((module) => `await import(${JSON.stringify(module)});`).join('\n'),
  );

/** Loads the modules from CommonJS. */
export const requireAll = (folder: string, modules: readonly string[]): string =>
  runNode(
    folder,
    '--input-type=commonjs',
    '-e',
    modules.map((module) => `require(${JSON.stringify(module)});`).join('\n'),
  );

/** Includes style sheets; uses strict settings and library checks. */
export function compileAll(
  folder: string,
  modules: readonly string[],
  moduleResolution: string,
  examples: readonly string[] = [],
): void {
  const sheets = listEntryPoints(folder, 'ui').filter((entryPoint) => entryPoint.endsWith('.css'));
  const entryPoints = [
    ...modules.map((module, index) => `export * as entryPoint${index} from '${module}';`),
    ...sheets.map((sheet) => `import '${SCOPE}/ui${sheet.slice(1)}';`),
  ];
  writeFileSync(join(folder, 'entry-points.ts'), entryPoints.join('\n'));
  const project = join(folder, `${moduleResolution}.json`);
  const compilerOptions = {
    module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
    moduleResolution,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    jsx: 'react-jsx',
  };
  writeFileSync(project, JSON.stringify({ compilerOptions, files: ['entry-points.ts', ...examples] }));
  const [node, ...tsc] = byNode('tsc');
  execFileSync(node, [...tsc, '-p', project], { cwd: folder, env: envWithoutVitest(), stdio: 'inherit' });
}
