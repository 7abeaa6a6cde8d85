import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@asad/tooling/listen';
import { createFileHost } from './file-host.ts';
import { startWantedVoice } from './wanted-voice.ts';

/** Builds the site for `path` and serves it on a host of files. `url` is the address of the home page. */
export async function startStaticSite(path: string) {
  const folder = mkdtempSync(join(tmpdir(), 'asad-static-'));
  execFileSync(process.execPath, ['tooling/scripts/build-static.ts', '--base', path, '--out', folder, '--no-voice']);
  const stopVoice = await startWantedVoice(folder);
  const server = createFileHost(folder, path);
  return {
    folder,
    url: (await listen(server)) + path,
    async stop(): Promise<void> {
      await stopVoice();
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
