import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A manifest as far as it is read here. */
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/**
 * Makes the example a site of its own in `folder`, outside of the workspace: the package comes from its packed tarball,
 * its dependencies are the installed ones (no network). Answers with the folder to serve.
 */
export async function packSite(folder: string): Promise<string> {
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  run('tsc', '-p', 'tsconfig.build.json');
  const packed = run('pnpm', 'pack', '--pack-destination', folder, '--json');
  const file = /"filename":\s*"([^"]+)"/.exec(packed)?.[1];
  if (!file) throw new Error(`The package could not be packed: ${packed}`);
  const installed = join(folder, 'node_modules', '@asad', 'call-core');
  mkdirSync(installed, { recursive: true });
  run('tar', '-xzf', file.startsWith('/') ? file : join(folder, file), '--strip-components=1', '-C', installed);
  const { dependencies, peerDependencies }: Manifest = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(root, 'node_modules', name)), link, 'dir');
  }
  const site = join(folder, 'site');
  for (const name of ['index.html', 'page.js', 'echo-provider.js'])
    cpSync(join(root, 'example', name), join(folder, name));
  await build({
    entryPoints: [join(folder, 'page.js')],
    outdir: site,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    logLevel: 'error',
    absWorkingDir: folder,
  });
  cpSync(join(folder, 'index.html'), join(site, 'index.html'));
  return site;
}
