import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isShape } from '../../src/json.ts';
import { writeOpenAiPages, writeReadmePages } from './readme-pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const MOUNTED = ['server', 'websocket', 'conformance'];

function install(folder: string, tarball: string, isByNpm: boolean): void {
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  if (isByNpm) {
    const peers = ['react@^19.3.1', 'react-dom@^19.3.1', '@vapi-ai/web@2.7.1', 'zod@^4.6.7'];
    run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', tarball, ...peers);
    return;
  }
  const installed = join(folder, 'node_modules', '@asad', 'call-core');
  mkdirSync(installed, { recursive: true });
  run('tar', '-xzf', tarball, '--strip-components=1', '-C', installed);
  const { dependencies, peerDependencies }: Manifest = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), 'react-dom']) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(root, 'node_modules', name)), link, 'dir');
  }
}

/** Resolves with the folder to serve. */
export async function packSite(folder: string, isByNpm: boolean): Promise<string> {
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const packed = run('pnpm', 'pack', '--pack-destination', folder, '--json');
  const file = /"filename":\s*"([^"]+)"/.exec(packed)?.[1];
  if (!file) throw new Error(`The package could not be packed: ${packed}`);
  install(folder, file.startsWith('/') ? file : join(folder, file), isByNpm);
  const pages = join(folder, 'pages');
  const site = join(folder, 'site');
  cpSync(join(root, 'example', 'pages'), pages, { recursive: true });
  const installed = join(folder, 'node_modules', '@asad', 'call-core');
  const fromDocs = Object.entries({
    ...writeReadmePages(readFileSync(join(installed, 'README.md'), 'utf8')),
    ...writeOpenAiPages(readFileSync(join(installed, 'docs', 'openai-realtime.md'), 'utf8')),
  });
  for (const [name, code] of fromDocs)
    writeFileSync(join(pages, `${name}.${/jsx|<p>/.test(code) ? 'jsx' : 'js'}`), code);
  const common = { bundle: true, format: 'esm', jsx: 'automatic', logLevel: 'error', absWorkingDir: folder } as const;
  const entryPoints = readdirSync(pages)
    .filter((name) => /\.jsx?$/.test(name))
    .map((name) => join(pages, name));
  await build({ ...common, entryPoints, outdir: site, splitting: true, minify: true, target: 'es2024' });
  const server = join(folder, 'server.mjs');
  await build({ ...common, entryPoints: [join(pages, 'server.jsx')], outfile: server, packages: 'external' });
  const rendered: unknown = await import(server);
  if (!isShape(rendered) || typeof rendered['html'] !== 'function') throw new Error('server.jsx renders nothing.');
  const mount = readFileSync(join(pages, 'mount.html'), 'utf8');
  for (const name of [...MOUNTED, ...fromDocs.map(([page]) => page)]) {
    const html = name === 'server' ? String(rendered['html']()) : '';
    writeFileSync(
      join(site, `${name}.html`),
      mount.replace('NAME', name).replace('<main></main>', `<main>${html}</main>`),
    );
  }
  for (const html of globSync('*.html', { cwd: pages })) cpSync(join(pages, html), join(site, html));
  for (const script of globSync('dist/*asad-call*.js', { cwd: installed }))
    cpSync(join(installed, script), join(site, script.replace('dist/', '')));
  return site;
}

export async function bundleWithoutVapi(folder: string): Promise<string> {
  // A bundler also finds the packages of the folders above.
  const bare = `${folder}-without-vapi`;
  cpSync(join(folder, 'pages'), join(bare, 'pages'), { recursive: true });
  for (const name of ['@asad/call-core', 'idb', 'zustand'])
    cpSync(join(folder, 'node_modules', name), join(bare, 'node_modules', name), {
      recursive: true,
      dereference: true,
    });
  writeFileSync(join(bare, 'entry.js'), "import '@asad/call-core/element';\nimport './pages/own-provider.js';\n");
  const { outputFiles } = await build({
    absWorkingDir: bare,
    entryPoints: [join(bare, 'entry.js')],
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
    write: false,
  });
  rmSync(bare, { recursive: true, force: true });
  return outputFiles[0]?.text ?? '';
}
