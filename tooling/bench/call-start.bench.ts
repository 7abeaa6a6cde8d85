import { chromium, type Page } from 'playwright';
import { ensureBrowser } from '@asad/tooling/ensure-browser';
import { launchOptions } from '@asad/tooling/find-browser';
import { startLocalCloud } from '@asad/e2e/local-cloud';

/** A first visitor's way to ASAD's first words. */
const cloud = await startLocalCloud();
await ensureBrowser();
const browser = await chromium.launch(launchOptions({ microphone: 'granted' }));

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
  await page.getByRole('log').locator('[data-part="words"]').first().waitFor();
  return `${((performance.now() - openedAt) / 1_000).toFixed(1)} s, ${buttons.length} presses`;
}

const slowPage = await browser.newPage();
const slowSeconds = await reachFirstWords(slowPage, true);
await slowPage.context().close();
const page = await browser.newPage();
process.stdout.write(`home page to the first words                 ${await reachFirstWords(page, false)}\n`);
process.stdout.write(`the same on slow 4G with a 4× slower CPU     ${slowSeconds}\n`);
await browser.close();
await cloud.stop();
