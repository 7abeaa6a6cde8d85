import { chromium, type Page } from 'playwright';
import { ensureBrowser } from '@asad/tooling/ensure-browser';
import { BROWSER_ARGS, MICROPHONE_ARGS } from '@asad/tooling/find-browser';
import { startLocalCloud } from '@asad/e2e/local-cloud';

/**
 * A first visitor's way to ASAD's first words; a verified visitor's sequential requests at 100 ms each; the time from
 * "Stop talking" to silence; the long tasks of a call on a slow phone.
 */
const LATENCY_MS = 100;

interface Asked {
  readonly path: string;
  readonly fromMs: number;
  toMs: number;
}

const cloud = await startLocalCloud();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...BROWSER_ARGS, ...MICROPHONE_ARGS.granted],
});

/** Chromium's "slow 4G" in bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Returns the seconds from opening the home page to the first caption. */
async function reachFirstWords(page: Page, isSlow: boolean): Promise<string> {
  if (isSlow) {
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.emulateNetworkConditions', SLOW_4G);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const openedAt = performance.now();
  await page.goto(cloud.url, { waitUntil: 'commit' });
  const buttons = [
    page.getByRole('link', { name: 'Talk to Asad' }).or(page.getByRole('button', { name: 'Talk to Asad' })),
    page.getByRole('button', { name: 'Call ASAD' }),
    page.getByRole('button', { name: 'Continue to Call' }),
  ];
  for (const button of buttons) await button.first().click();
  await page.getByRole('log').getByText(/\w/).first().waitFor();
  return `${((performance.now() - openedAt) / 1_000).toFixed(1)} s, ${buttons.length} presses`;
}

const slowPage = await browser.newPage();
const slowSeconds = await reachFirstWords(slowPage, true);
await slowPage.context().close();
const page = await browser.newPage();
process.stdout.write(`home page to the first words                 ${await reachFirstWords(page, false)}\n`);
process.stdout.write(`the same on slow 4G with a 4× slower CPU     ${slowSeconds}\n`);
const call = page.getByRole('button', { name: 'Call ASAD' });
await page.getByRole('button', { name: 'End Call' }).click();
await call.waitFor();
await page.reload();
await page.waitForTimeout(2_500);

const requests: Asked[] = [];
await page.route('**/*', async (route) => {
  const entry: Asked = { path: new URL(route.request().url()).pathname, fromMs: performance.now(), toMs: 0 };
  requests.push(entry);
  await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
  await route.continue();
  await route.request().response();
  entry.toMs = performance.now();
});

// The pointer arrives before the press: the code begins to load.
await call.hover();
await page.waitForTimeout(1_200);
const warmed = requests.length;
const pressedAt = performance.now();
await page.mouse.down();
await page.mouse.up();
await page.getByRole('button', { name: 'End Call' }).waitFor();
const activeAt = performance.now();

const apiRequests = requests.slice(warmed).filter(({ path, fromMs }) => path.startsWith('/api/') && fromMs <= activeAt);
let sequential = 0;
let lastEnd = 0;
for (const { fromMs, toMs } of apiRequests) {
  if (fromMs >= lastEnd) sequential += 1;
  lastEnd = Math.max(lastEnd, toMs);
}
process.stdout.write(`requests loaded by hovering                  ${warmed}\n`);
process.stdout.write(
  `own requests from press to active            ${apiRequests.map(({ path }) => path).join(', ')}\n`,
);
process.stdout.write(`of them one after another                    ${sequential} (at most 2 wanted)\n`);
process.stdout.write(
  `press to active, ${LATENCY_MS} ms a request             ${(activeAt - pressedAt).toFixed(0)} ms\n`,
);

// The test has waited until the owl's level, which is the sound's, is 0.
await page.unrouteAll({ behavior: 'ignoreErrors' });
const silentAfterMs = await page.evaluate(async () => {
  const owl = document.querySelector<SVGElement>('[data-component="owl"][data-state]:not([data-crop="head"])');
  const level = (): number => Number(owl?.style.getPropertyValue('--level') ?? 0);
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop talking');
  const waitedSince = performance.now();
  while (level() < 0.1 && performance.now() - waitedSince < 8_000) await new Promise(requestAnimationFrame);
  if (level() < 0.1) return Number.NaN;
  const begunAt = performance.now();
  button?.click();
  while (level() > 0.01 && performance.now() - begunAt < 2_000) await new Promise(requestAnimationFrame);
  return performance.now() - begunAt;
});
process.stdout.write(
  `"Stop talking" to silence                    ${silentAfterMs.toFixed(0)} ms (at most 150 wanted)\n`,
);

// A script presses the buttons: Playwright's search for them would count.
await page.setViewportSize({ width: 390, height: 800 });
await page.reload();
const wire = await page.context().newCDPSession(page);
await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await page.waitForTimeout(5_000);
const longTasksMs = await page.evaluate(async () => {
  const after = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
  const tasks: number[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  const button = document.querySelector<HTMLButtonElement>('[data-component="call-button"]');
  button?.click();
  await after(4_000);
  const field = document.querySelector<HTMLInputElement>('main input');
  if (!field) return undefined;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'What has he built?');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await after(100);
  field.form?.requestSubmit();
  await after(4_000);
  button?.click();
  await after(2_000);
  return tasks;
});
process.stdout.write(
  `tasks over 50 ms in a call, 4× slower CPU    ${longTasksMs ? `${longTasksMs.length} [${longTasksMs.join(', ')}] ms` : 'no call began'} (none wanted)\n`,
);
await browser.close();
await cloud.stop();
