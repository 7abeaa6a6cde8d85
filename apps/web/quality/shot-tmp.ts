import { chromium } from 'playwright';
import { findBrowser, BROWSER_ARGS } from '@asad/tooling/find-browser';
import { serveDist } from './serve-dist.ts';
const exe = findBrowser();
const browser = await chromium.launch({ ...(exe ? { executablePath: exe } : {}), args: [...BROWSER_ARGS] });
for (const who of process.argv[2]!.split(',')) {
  const { origin, server } = await serveDist(`/tmp/site-${who}`);
  for (const w of process.argv[3]!.split(',').map(Number))
    for (const scheme of process.argv[4]!.split(',') as ('dark' | 'light')[]) {
      const page = await browser.newPage({
        viewport: { width: w, height: w < 500 ? 720 : 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      const bad: string[] = [];
      page.on('response', (r) => {
        if (r.status() >= 400) bad.push(r.url());
      });
      await page.goto(origin + '/', { waitUntil: 'networkidle' });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const cta = await page.getByRole('link', { name: 'Talk to Asad' }).first().boundingBox();
      console.log(who, w, scheme, 'overflow', over, 'cta bottom', cta && cta.y + cta.height, bad.join(' '));
      await page.screenshot({ path: `/tmp/shots/${who}-${w}-${scheme}-first.png` });
      await page.screenshot({ path: `/tmp/shots/${who}-${w}-${scheme}.png`, fullPage: true });
      await page.close();
    }
  server.close();
  server.closeAllConnections();
}
await browser.close();
