import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { awaitSound } from '@asad/functions/local/site/serve-site.ts';
import express from 'express';

/** Serves a folder below `base` as GitHub Pages does: folders end in a slash, 404.html for the rest. */
export function createFileHost(folder: string, base: string): Server {
  const files = express.static(folder, { cacheControl: false });
  const app = express()
    .use(base, files, async (request, _response, next) => (await awaitSound(folder, request.path), next()), files)
    .use((_request, response) => response.status(404).sendFile(join(folder, '404.html')));
  return createServer(app);
}
