import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@asad/tooling/listen';
import { createFileHost } from './file-host.ts';
import { startWantedVoice } from './wanted-voice.ts';

/** Builds the site for `path` and serves it on a host of files. `url` is the address of the home page. */
export async function startStaticSite(path: string, { voice }: { readonly voice: 'whole' | 'wanted' }) {
  const folder = mkdtempSync(join(tmpdir(), 'asad-static-'));
  const build = ['tooling/scripts/build-static.ts', '--base', path, '--out', folder];
  execFileSync(process.execPath, voice === 'wanted' ? [...build, '--no-voice'] : build);
  const stopVoice = voice === 'wanted' ? await startWantedVoice(folder) : undefined;
  const server = createFileHost(folder, path);
  return {
    folder,
    url: (await listen(server)) + path,
    async stop(): Promise<void> {
      await stopVoice?.();
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
