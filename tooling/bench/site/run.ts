// Mobile Lighthouse, a full scroll and every interaction, against the static floor page. `node
// tooling/bench/site/run.ts [runs]`, after a build.
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROWSER_ARGS, findBrowser } from '@asad/tooling/find-browser';
import { findFreePort } from '@asad/tooling/free-port';
import { chromium } from 'playwright';
import { serveDist } from '@asad/web/serve-dist';
import { benchInteractions } from './bench-interactions.ts';
import { benchScroll } from './bench-scroll.ts';
import { benchSite, formatFigures } from './bench-site.ts';
import { floorPage } from './floor-page.ts';

/** Until the next paint, in milliseconds. */
const WANTED_MS = { keys: 50, presses: 100, drags: 100 } as const;

// The floor page is added to this copy.
const dist = mkdtempSync(join(tmpdir(), 'site-bench-'));
cpSync(fileURLToPath(new URL('../../../apps/web/dist', import.meta.url)), dist, { recursive: true });
writeFileSync(join(dist, 'floor.html'), floorPage());
const { origin, server } = await serveDist(dist);
const port = await findFreePort();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
});
console.log(formatFigures(await benchSite(origin, { port, runs: Number(process.argv[2] ?? 5) })));
for (const { page, frames, dropped, longTasks } of await benchScroll({ origin, browser })) {
  console.log(
    `${page.padEnd(6)} wheel at 4× slower CPU: ${dropped} of ${frames} frames dropped, ${longTasks} tasks over 50 ms`,
  );
}
const interactions = await benchInteractions({ origin, browser });
for (const kind of ['keys', 'presses', 'drags'] as const) {
  console.log(`${kind} at 4× slower CPU, until the next paint (at most ${WANTED_MS[kind]} ms wanted)`);
  for (const { name, worstMs } of interactions.filter((figure) => figure.kind === kind))
    console.log(`  ${worstMs < 16 ? '< 16' : String(Math.round(worstMs)).padStart(4)} ms  ${name}`);
}
await browser.close();
server.close();
server.closeAllConnections();
