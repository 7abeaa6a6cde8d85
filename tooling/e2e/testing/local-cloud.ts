import { findFreePort } from '@asad/tooling/free-port';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface LocalCloud {
  readonly url: string;
  readonly inboxUrl: string;
  readonly dataDir: string;
  /** Keeps the port and the data. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

/** As `pnpm start` serves it, with a separate port and data folder. */
export async function startLocalCloud(env: Readonly<Record<string, string>> = {}): Promise<LocalCloud> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'asad-e2e-'));
  const url = `http://127.0.0.1:${port}`;
  let inboxUrl = '';
  let child: ChildProcess | null = null;

  async function begin(more: Readonly<Record<string, string>> = {}): Promise<void> {
    const started = spawn(process.execPath, ['apps/functions/dist/local/main.js'], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        const found = /https?:\/\/\S+\/__local\/inbox\S*?(?=[)\s]|$)/.exec(output);
        if (!found) return;
        inboxUrl = found[0];
        resolve();
      };
      started.stdout.on('data', read);
      started.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
      started.once('exit', () => reject(new Error(`The local cloud did not start: ${output}`)));
    });
  }

  async function end(): Promise<void> {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    await gone;
  }

  await begin();
  return {
    url,
    get inboxUrl() {
      return inboxUrl;
    },
    dataDir,
    async restart(more) {
      await end();
      await begin(more);
    },
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
