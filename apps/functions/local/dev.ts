import { renderVoice } from '@asad/tooling/render-voice';
import { createServer } from 'vite';
import { BackendError, createLocalCloud, readSettings, type SiteHandler } from './index.ts';

async function open(siteHandler: SiteHandler) {
  try {
    const cloud = createLocalCloud({ settings: readSettings(process.env, 'home'), siteHandler });
    return { cloud, ...(await cloud.listen()) };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

/** Vite's development server replaces the built site. */
let serveSite: SiteHandler = (_request, response) => void response.writeHead(503).end();
const { cloud, url, inboxUrl } = await open((request, response) => serveSite(request, response));
const site = await createServer({ root: 'apps/web', server: { middlewareMode: true, hmr: { server: cloud.server } } });
serveSite = (request, response) => {
  // Serve sounds of the last build; a sentence without one is only shown.
  request.url = request.url?.replace(/^\/voice\//, '/dist/voice/');
  site.middlewares(request, response);
};

let isStopping = false;
const voice = renderVoice(() => !isStopping);
process.stdout.write(`With hot reload at ${url} (your inbox: ${inboxUrl})\n`);

const stop = (): void => {
  if (isStopping) process.exit(130);
  isStopping = true;
  voice.kill();
  void Promise.allSettled([site.close(), cloud.close()]).then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
