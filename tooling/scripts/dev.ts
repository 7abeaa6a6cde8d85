import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { createServer } from 'vite';
import { renderVoice } from './render-voice.ts';

/**
 * The product with hot reload: the same local cloud as `start`, on the same port, with Vite's development server in
 * place of the built site. The backend is loaded through Vite too, since Node strips no JSX.
 */
type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** What is used of the backend's `./local` door; it is loaded at run time, past the type checker. */
interface LocalDoor {
  readonly readSettings: (env: NodeJS.ProcessEnv, place: 'home') => unknown;
  readonly createLocalCloud: (options: { readonly settings: unknown; readonly siteHandler: SiteHandler }) => {
    readonly server: import('node:http').Server;
    listen(): Promise<{ readonly url: string; readonly inboxUrl: string }>;
    close(): Promise<void>;
  };
}

const VOICE_DIR = 'apps/web/dist/voice';

const backend = await createServer({
  root: 'apps/functions',
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const loaded: unknown = await backend.ssrLoadModule('/local/index.ts');
const { createLocalCloud, readSettings } = loaded as LocalDoor;

/** What `start` does too: a setting or a place that will not do ends in one sentence, anything else as it is. */
function stopWithSentence(error: unknown): never {
  const isExpected =
    error instanceof Error && ['bad_setting', 'cannot_start'].includes(String(Reflect.get(error, 'code')));
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

function openCloud(): ReturnType<LocalDoor['createLocalCloud']> {
  try {
    return createLocalCloud({
      settings: readSettings(process.env, 'home'),
      siteHandler: (request, response) => serveSite(request, response),
    });
  } catch (error) {
    return stopWithSentence(error);
  }
}

let serveSite: SiteHandler = (_request, response) => void response.writeHead(503).end();
const cloud = openCloud();
const site = await createServer({ root: 'apps/web', server: { middlewareMode: true, hmr: { server: cloud.server } } });

serveSite = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const sound = join(VOICE_DIR, basename(pathname));
  if (pathname.startsWith('/voice/')) {
    // Not yet rendered: that sentence is shown, and not heard.
    const isRendered = existsSync(sound);
    const type = sound.endsWith('.json') ? 'application/json' : 'audio/mpeg';
    response.writeHead(isRendered ? 200 : 404, isRendered ? { 'content-type': type } : {});
    if (isRendered) createReadStream(sound).pipe(response);
    else response.end();
  } else site.middlewares(request, response);
};

const { url, inboxUrl } = await cloud.listen().catch(stopWithSentence);
let isStopping = false;
const voice = renderVoice(() => !isStopping);
process.stdout.write(`With hot reload at ${url} (your inbox: ${inboxUrl})\n`);

const stop = (): void => {
  if (isStopping) process.exit(130);
  isStopping = true;
  voice.kill();
  void Promise.allSettled([site.close(), cloud.close(), backend.close()]).then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
