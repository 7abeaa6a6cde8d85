import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@asad/tooling/free-port';

export interface LocalRegistry {
  readonly url: string;
  /** `.npmrc` lines: route one scope here and permit publishing. */
  npmrc(scope: string): string;
  close(): void;
}

const MANIFEST = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  // Verdaccio requests a tag (`cjs`) that some mirrors lack.
  overrides: { 'node-fetch': '2.7.0' },
};

const CONFIG = `storage: ./storage
packages:
  '**':
    access: $all
    publish: $all
# The guide's data and the model go in one request.
max_body_size: 50mb
log: { type: file, path: ./log, level: warn }
`;

/** A start takes two seconds. */
const LIMIT_MS = 30_000;

/**
 * Verdaccio without an upstream. Installed here: only releases need its 60 MB.
 *
 * @throws {Error} when it cannot be installed, or does not answer within 30 s.
 */
export async function openLocalRegistry(folder: string): Promise<LocalRegistry> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'config.yaml'), CONFIG);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const args = ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`];
  const server = spawn(process.execPath, ['node_modules/verdaccio/bin/verdaccio', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
  const until = Date.now() + LIMIT_MS;
  while (!(await fetch(`${url}-/ping`).catch(() => undefined))?.ok) {
    if (Date.now() > until || server.exitCode !== null) {
      server.kill();
      throw new Error(`The local registry did not answer at ${url}: see its log in ${folder}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    npmrc: (scope) => `${scope}:registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`,
    close: () => void server.kill(),
  };
}
