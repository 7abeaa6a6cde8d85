import { mkdirSync } from 'node:fs';
import { ensureBrowser } from '@asad/tooling/ensure-browser';
import { launchOptions } from '@asad/tooling/find-browser';
import { chromium } from '@playwright/test';
import { startLocalCloud } from './testing/local-cloud.ts';

/** Takes pictures of all pages at three widths in both themes. */
const OUT = '.screens';
const WIDTHS = [1440, 768, 390] as const;

mkdirSync(OUT, { recursive: true });
const cloud = await startLocalCloud();
await ensureBrowser();
const browser = await chromium.launch(launchOptions({ microphone: 'granted' }));
let count = 0;
for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of WIDTHS) {
    const height = width === 390 ? 844 : 900;
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
    const shoot = async (name: string): Promise<void> => {
      await page.screenshot({ path: `${OUT}/${name}-${width}-${colorScheme}.png` });
      count += 1;
    };
    await page.goto(cloud.url, { waitUntil: 'networkidle' });
    await shoot('home');
    const sections = await page.locator('main > section[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    for (const section of sections) {
      await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await page.waitForTimeout(150);
      await shoot(`home-${section}`);
    }
    await page.goto(`${cloud.url}/call`, { waitUntil: 'networkidle' });
    await shoot('call');
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(800);
    await shoot('call-verification');
    await page.goto(`${cloud.url}/nowhere`, { waitUntil: 'networkidle' });
    await shoot('not-found');
    await page.close();
  }
}
await browser.close();
await cloud.stop();
process.stdout.write(`${count} pictures are in ${OUT}.\n`);
