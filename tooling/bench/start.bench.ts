import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { ensureBrowser } from '@asad/tooling/ensure-browser';
import { launchOptions } from '@asad/tooling/find-browser';
import { startLocalCloud } from '@asad/e2e/local-cloud';

/** Seconds to build and serve, megabytes while running, kilobytes of script per page. */
function seconds(command: string, args: readonly string[]): string {
  const begunAt = performance.now();
  spawnSync(command, args, { stdio: 'ignore' });
  return ((performance.now() - begunAt) / 1_000).toFixed(1);
}

async function countScript(page: Page, url: string): Promise<{ readonly kb: string; readonly files: number }> {
  let bytes = 0;
  let files = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!scripts.has(requestId)) return;
    bytes += encodedDataLength;
    files += 1;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(4_000);
  return { kb: (bytes / 1_000).toFixed(1), files };
}

const rows: Record<string, string> = {};
rows['build, nothing cached (s)'] = seconds('turbo', ['run', 'build', '--force']);
rows['build, nothing changed (s)'] = seconds('turbo', ['run', 'build']);
const begunAt = performance.now();
const cloud = await startLocalCloud();
rows['process to ready (s)'] = ((performance.now() - begunAt) / 1_000).toFixed(2);
await ensureBrowser();
const browser = await chromium.launch(launchOptions());
for (const path of ['/', '/call']) {
  const page = await browser.newPage();
  const { kb, files } = await countScript(page, cloud.url + path);
  rows[`script on ${path} before any interaction (kB on the wire, files)`] = `${kb} in ${files}`;
  await page.close();
}
const status = readFileSync(`/proc/${cloud.pid}/status`, 'utf8');
rows['running process (MB resident)'] = (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024).toFixed(0);
await browser.close();
await cloud.stop();
for (const [what, value] of Object.entries(rows)) process.stdout.write(`${what.padEnd(62)} ${value}\n`);
