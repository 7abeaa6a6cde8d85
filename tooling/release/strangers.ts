import { byNode } from '@asad/tooling/by-node';
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { findFreePort } from '@asad/tooling/free-port';
import { readManifest, run, SCOPE } from './release.ts';
import { say, visit } from './visit.ts';

const HOSTS = join(import.meta.dirname, 'strangers');

/** What a stranger has, and how the registry is found. */
export interface Stranger {
  readonly folder: string;
  readonly npmrc: string;
}

/** A folder of somebody's, with what its owner installed by plain npm. */
export function settle({ folder, npmrc }: Stranger, install: readonly string[], hosts: readonly string[] = []): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  writeFileSync(join(folder, '.npmrc'), npmrc);
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...install);
  // Complains, and fails, where a version is missing, doubled or out of its range.
  run(folder, 'npm', 'ls', '--all');
  for (const host of hosts) cpSync(join(HOSTS, host), join(folder, host), { recursive: true });
}

const installed = (folder: string, name: string): string => join(folder, 'node_modules', SCOPE, name);
/** Modules that a package offers, as one imports them; its style sheets and data apart. */
const listModules = (folder: string, name: string): readonly string[] =>
  Object.keys(readManifest(installed(folder, name)).exports)
    .filter((door) => !/\.(css|json)$/.test(door))
    .map((door) => `${SCOPE}/${name}${door.slice(1)}`);

/** The first command of a README's first block of commands, as a list of packages. */
export function readInstall(repository: string, name: string): readonly string[] {
  const readme = readFileSync(join(repository, 'packages', name, 'README.md'), 'utf8');
  const command = /```sh\n(?:npm install|pnpm add) ([^\n]+)\n/.exec(readme)?.[1];
  assert(command, `packages/${name}/README.md does not say how to install it`);
  return command.split(' ');
}

/** Whoever needs no React gets none: the owl's words, understanding and calls in plain Node. */
export function visitWithoutReact(stranger: Stranger, install: readonly string[]): void {
  settle(stranger, install, ['no-react.mjs']);
  const { folder } = stranger;
  assert(!existsSync(join(folder, 'node_modules/react')), 'React was installed for somebody who did not ask for it');
  const needsMore = ['call-core/react', 'call-core/contract', 'guide/mind', 'guide/voice'].map(
    (door) => `${SCOPE}/${door}`,
  );
  const modules = ['content', 'call-core', 'guide'].flatMap((name) => listModules(folder, name));
  importAll(
    folder,
    modules.filter((module) => !needsMore.includes(module)),
  );
  const answer = execFileSync(process.execPath, ['no-react.mjs'], { cwd: folder, encoding: 'utf8' });
  assert.match(answer, /\w+ .+\./, 'the guide says nothing');
  say(`without React: ${modules.length - needsMore.length} doors, and the guide answers "${answer.trim()}"`);
}

function importAll(folder: string, modules: readonly string[]): void {
  const imports = modules.map((module) => `await import(${JSON.stringify(module)});`).join('\n');
  execFileSync(process.execPath, ['--input-type=module', '-e', imports], { cwd: folder, stdio: 'inherit' });
}

/** Everything, in Node, under the compiler as careful projects set it, rendered by a server and taken over by Vite's app. */
export async function visitWithEverything(stranger: Stranger, install: readonly string[]): Promise<void> {
  const { folder } = stranger;
  settle(stranger, install, ['app.mjs', 'client.mjs', 'render.mjs']);
  const packages = ['content', 'call-core', 'guide', 'ui'];
  const modules = packages.flatMap((name) => listModules(folder, name));
  importAll(folder, modules);
  say(`${modules.length} doors can be imported by Node as they are`);
  for (const resolution of ['nodenext', 'bundler']) compileAll(folder, modules, resolution);

  // What React's own server layer refuses in a server component, unless the module says that it is the client's.
  const sourceOf = (module: string): string =>
    readFileSync(join(folder, 'node_modules', SCOPE, 'ui/dist', `${module.split('/')[2]}.js`), 'utf8');
  const unmarked = listModules(folder, 'ui').filter((module) => {
    const code = sourceOf(module);
    return !code.startsWith("'use client'") && /\buse(State|Effect|LayoutEffect|Ref)\b/.test(code);
  });
  assert.deepEqual(unmarked, [], 'a door with state does not say that it is the client’s');

  const html = execFileSync(process.execPath, ['render.mjs'], { cwd: folder, encoding: 'utf8' });
  assert.match(html, /data-component="site-header"/);
  assert.doesNotMatch(html, /ASAD|Omar/, 'the components have words of their owner');
  say('Node renders ten components');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>Harbour</title><link rel="icon" href="data:,"><div id="root">${html}</div><script type="module" src="/client.mjs"></script></html>`,
  );
  await build({ root: folder, logLevel: 'error', configFile: false });
  const server = await preview({ root: folder, configFile: false, preview: { host: '127.0.0.1' } });
  try {
    await visit(server.resolvedUrls?.local[0] ?? '', async (page) => {
      await page.getByRole('button', { name: 'Call', exact: true }).click();
      await page.getByRole('button', { name: 'End Call' }).waitFor();
      const radius = await page.locator('#open').evaluate((element) => getComputedStyle(element).borderRadius);
      assert.equal(radius, '999px', 'the look of a button is not there');
      assert.equal(await page.locator('[data-router]').count(), 3);
    });
    say('a plain Vite app takes them over, with their look, and the console stays silent');
  } finally {
    await server.close();
  }
}

/** Library types are checked too, and every door, style sheets included. */
function compileAll(folder: string, modules: readonly string[], moduleResolution: string): void {
  const sheets = Object.keys(readManifest(installed(folder, 'ui')).exports).filter((door) => door.endsWith('.css'));
  writeFileSync(
    join(folder, 'doors.ts'),
    [
      ...modules.map((module, index) => `export * as door${index} from '${module}';`),
      ...sheets.map((sheet) => `import '${SCOPE}/ui${sheet.slice(1)}';`),
    ].join('\n'),
  );
  const project = join(folder, `${moduleResolution}.json`);
  const compilerOptions = {
    module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
    moduleResolution,
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(project, JSON.stringify({ compilerOptions, files: ['doors.ts'] }));
  const [node, ...tsc] = byNode('tsc');
  execFileSync(node, [...tsc, '-p', project], { cwd: folder, stdio: 'inherit' });
  say(`${modules.length} doors and ${sheets.length} sheets compile with skipLibCheck off (${moduleResolution})`);
}

/** A real Next app: a server component imports ten components, some with state, and links go through Next's router. */
export async function visitInNext(stranger: Stranger, install: readonly string[]): Promise<void> {
  const { folder } = stranger;
  settle(stranger, install);
  cpSync(join(HOSTS, 'next/app'), join(folder, 'app'), { recursive: true });
  const next = ['node_modules/next/dist/bin/next'];
  const inHost = { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };
  execFileSync(process.execPath, [...next, 'build'], { ...inHost, stdio: 'inherit' });
  say('Next builds a server component of ten components and the content');
  const port = String(await findFreePort());
  const server = spawn(process.execPath, [...next, 'start', '-H', '127.0.0.1', '-p', port], {
    ...inHost,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((ready) => server.stdout.on('data', (said) => String(said).includes('Ready') && ready(said)));
    await visit(`http://127.0.0.1:${port}/`, async (page) => {
      const names = await page
        .locator('main [data-component]')
        .evaluateAll((found) => found.map((element) => element.getAttribute('data-component')));
      assert.ok(new Set(names).size >= 10, `only ${names.join(', ')}`);
      // State of a component that a server component imported: the picture that cannot be shown is told so.
      await page.locator('[data-part="picture"][data-state="without-image"]').waitFor();
      // The router takes the link: the document stays the same.
      await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
      await page.getByRole('link', { name: 'Tides' }).click();
      await page.getByRole('heading', { name: 'Low at three' }).waitFor();
      assert.equal(await page.locator('html[data-kept]').count(), 1);
    });
    say('its state, its look and its links work there, and the console stays silent');
  } finally {
    server.kill();
  }
}
