// Mobile Lighthouse. `node tooling/bench/site/run.ts [runs]`, after a build.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { BROWSER_ARGS, findBrowser } from '@asad/tooling/find-browser';
import { findFreePort } from '@asad/tooling/free-port';
import { readHostingConfig } from '@asad/functions/local/site/hosting-config.ts';
import { createSiteHandler } from '@asad/functions/local/site/serve-site.ts';
import { listen } from '@asad/tooling/listen';
import { chromium } from 'playwright';
import { benchSite, formatFigures } from './bench-site.ts';

const dist = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));
const server = createServer(createSiteHandler(dist, readHostingConfig('firebase.json')));
const origin = await listen(server);
const port = await findFreePort();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
});
console.log(formatFigures(await benchSite(origin, { port, runs: Number(process.argv[2] ?? 5) })));
await browser.close();
server.close();
server.closeAllConnections();
