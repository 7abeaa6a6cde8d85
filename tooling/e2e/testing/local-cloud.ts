import { startProgram } from '@asad/functions/local/testing/start-program.ts';
import { findFreePort } from '@asad/tooling/free-port';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface LocalCloud {
  readonly url: string;
  readonly inboxUrl: string;
  readonly pid: number | undefined;
  /** Keeps the port and the data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** As `pnpm start` serves it, with a separate port and data folder. */
export async function startLocalCloud(settings: Readonly<Record<string, string>> = {}): Promise<LocalCloud> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'asad-e2e-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...settings };

  async function begin() {
    const program = await startProgram('apps/functions/dist/local/main.js', { env });
    const { out, err } = program.output;
    const [inboxUrl] = /https?:\/\/\S+\/__local\/inbox\S*?(?=[)\s]|$)/.exec(out) ?? [];
    if (inboxUrl === undefined) throw new Error(`The local cloud did not start: ${out}${err}`);
    return { ...program, inboxUrl };
  }
  let running = await begin();

  async function end(): Promise<void> {
    running.child.kill('SIGTERM');
    await running.ended;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    get inboxUrl() {
      return running.inboxUrl;
    },
    get pid() {
      return running.child.pid;
    },
    async restart() {
      await end();
      running = await begin();
    },
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
