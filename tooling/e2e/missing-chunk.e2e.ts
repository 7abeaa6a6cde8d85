import { cpSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { readHostingConfig } from '@asad/functions/local/site/hosting-config.ts';
import { listen } from '@asad/tooling/listen';
import superstatic from 'superstatic/lib/superstatic.js';
import { expect, startCall, verifiedTest } from './testing/fixtures.ts';

/** A copy of the site, served by Hosting's engine with Hosting's headers. */
const test = base.extend<{ readonly site: string; readonly origin: string }>({
  // oxlint-disable-next-line no-empty-pattern -- playwright reads what a fixture needs from this pattern
  site: async ({}, use) => {
    const site = mkdtempSync(join(tmpdir(), 'asad-site-'));
    cpSync('apps/web/dist', site, { recursive: true, filter: (path) => !path.includes('/voice') });
    await use(site);
    rmSync(site, { recursive: true });
  },
  origin: async ({ site }, use) => {
    const hosting = readHostingConfig('firebase.json');
    // Hosting sends the one-year max-age with the 404 too (sveltejs/kit#16615).
    const headers = hosting.headers.map((rule) =>
      rule.source.startsWith('/assets/') ? { ...rule, source: '/assets/**' } : rule,
    );
    const config = { ...hosting, headers, public: '.', rewrites: [] };
    const serve = superstatic({ cwd: site, config, fallthrough: false });
    const server = createServer((request, response) => serve(request as never, response as never, () => undefined));
    await use(await listen(server));
    server.close();
  },
});

/** Removes a built file; the returned function restores it. */
function lose(site: string, name: string): () => void {
  const [file = ''] = globSync(`assets/${name}`, { cwd: site });
  renameSync(join(site, file), join(site, 'away'));
  return () => renameSync(join(site, 'away'), join(site, file));
}

for (const [name, next] of [
  ['case-study-*.js', 'press'],
  ['hydrate-page-*.js', 'visit'],
] as const)
  test(`${name} is missing once: the next ${next} works although the browser caches the 404 for a year`, async ({
    page,
    site,
    origin,
  }) => {
    const card = page.getByRole('link', { name: 'Full-Stack Engineer, MERN' });
    const search = page.getByRole('button', { name: 'Search' });
    const putBack = lose(site, name);
    await page.goto(`${origin}/`);
    await (next === 'press' ? card : search).click();
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/`);
    putBack();
    if (next === 'visit') {
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByText('A part of this page could not be loaded.')).toHaveCount(0);
    }
    await (next === 'press' ? card : search).click();
    // A browser that keeps failed scripts (Chromium 150) shows the page of the case instead.
    const shown = next === 'press' ? page.getByRole('heading', { name: 'Approach' }) : page.getByRole('dialog');
    await expect(shown).not.toHaveCSS('opacity', '0');
    if (next === 'press') await expect(page).toHaveURL(`${origin}/experiences/acme-outreach`);
  });

verifiedTest('code of the voice that does not load spends no call, and a reload helps', async ({ page }) => {
  const created: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/api/call/web') && created.push(request.url())));
  await page.route('**/assets/guide-worker*', (route) => route.abort());
  await page.reload();
  const reload = page.getByRole('button', { name: 'Reload' });
  for (let tries = 0; tries < 2; tries += 1) {
    await page.getByRole('button', { name: 'Call ASAD' }).click();
    await expect(reload).toBeVisible();
  }
  expect(created).toEqual([]);
  await page.unroute('**/assets/guide-worker*');
  // The button renews cached files first: a press until then would be lost.
  await Promise.all([page.waitForEvent('domcontentloaded'), reload.click()]);
  await startCall(page);
});
