import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awaitSound } from '@asad/functions/local/site/serve-site.ts';
import { listen } from '@asad/tooling/listen';
import express from 'express';
import { startWantedVoice } from './wanted-voice.ts';

/** Serves a folder below `base` as GitHub Pages does: folders end in a slash, 404.html for the rest. */
function createFileHost(folder: string, base: string): Server {
  const files = express.static(folder, { cacheControl: false });
  const app = express()
    .use(base, files, async (request, _response, next) => (await awaitSound(folder, request.path), next()), files)
    .use((_request, response) => response.status(404).sendFile(join(folder, '404.html')));
  return createServer(app);
}

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
