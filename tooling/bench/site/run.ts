// Mobile Lighthouse against the static floor page. `node tooling/bench/site/run.ts`, after a build.
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchOptions } from '@asad/tooling/find-browser';
import { findFreePort } from '@asad/tooling/free-port';
import { readHostingConfig } from '@asad/functions/local/site/hosting-config.ts';
import { createSiteHandler } from '@asad/functions/local/site/serve-site.ts';
import { listen } from '@asad/tooling/listen';
import { chromium } from 'playwright';
import { benchSite } from './bench-site.ts';
import { floorPage } from './floor-page.ts';

// The floor page is added to this copy.
const dist = mkdtempSync(join(tmpdir(), 'site-bench-'));
cpSync(fileURLToPath(new URL('../../../apps/web/dist', import.meta.url)), dist, { recursive: true });
writeFileSync(join(dist, 'floor.html'), floorPage());
// The call page logs an error without the backend's answer.
mkdirSync(join(dist, 'api'));
writeFileSync(join(dist, 'api/captchaChallenge'), '{"captcha":"recaptcha","siteKey":"none"}');
// The floor page has no policy.
const config = { ...readHostingConfig('firebase.json'), headers: [] };
const server = createServer(createSiteHandler(dist, config));
const origin = await listen(server);
const port = await findFreePort();
const browser = await chromium.launch(launchOptions({ args: [`--remote-debugging-port=${port}`] }));
console.table(await benchSite(origin, port));
await browser.close();
server.close();
server.closeAllConnections();
