import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listen } from '@asad/tooling/listen';
import superstatic from 'superstatic/lib/superstatic.js';

/** Uses Hosting's engine and headers; sveltejs/kit#16615. */
let site: string;
let origin: string;
let server: Server;
test.beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'asad-site-'));
  cpSync('apps/web/dist', site, { recursive: true, filter: (path) => !path.includes('/voice') });
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: { headers: object[] } };
  // Hosting sends the one-year max-age with the 404 too.
  const headers = hosting.headers.map((rule) =>
    JSON.stringify(rule).includes('"/assets/') ? { ...rule, source: '/assets/**' } : rule,
  );
  const serve = superstatic({
    cwd: site,
    config: { ...hosting, headers, public: '.', rewrites: [] },
    fallthrough: false,
  });
  server = createServer((request, response) => serve(request as never, response as never, () => undefined));
  origin = await listen(server);
});
test.afterEach(() => {
  server.close();
  rmSync(site, { recursive: true });
});

/** Removes a built file; the returned function restores it. */
const lose = (name: string): (() => void) => {
  const [file = ''] = globSync(`assets/${name}`, { cwd: site });
  renameSync(join(site, file), join(site, 'away'));
  return () => renameSync(join(site, 'away'), join(site, file));
};

const NOTICE = 'A part of this page could not be loaded.';

for (const name of ['command-menu-*.js', 'command-menu-*.css', 'case-study-*.js', 'case-study-body-*.js'])
  test(`${name} is missing once: the next press works although the browser caches the 404 for a year`, async ({
    page,
  }) => {
    const putBack = lose(name);
    await page.goto(`${origin}/`);
    const press = (): Promise<void> =>
      name.startsWith('command')
        ? page.getByRole('button', { name: 'Search' }).click()
        : page.getByRole('link', { name: 'Full-Stack Engineer, MERN' }).click();
    await press();
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page).toHaveURL(`${origin}/`);
    putBack();
    await press();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

for (const name of [
  'command-menu-*.js',
  'hydrate-page-*.js',
  'react-*.js',
  'home-page-*.js',
  'site-*.js',
  'later-*.css',
])
  test(`${name} is missing once: the next visit loads it`, async ({ page }) => {
    const putBack = lose(name);
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Search' }).click();
    const notice = page.getByText(NOTICE);
    const isTold = !/^(site|later)/.test(name);
    if (isTold) await expect(notice).toBeVisible();
    else await page.waitForTimeout(2_000);
    putBack();
    if (isTold) await page.getByRole('button', { name: 'Reload' }).click();
    else await page.reload();
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('footer')).toHaveCSS('display', 'flex');
  });
