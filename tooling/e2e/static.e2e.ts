import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { ask, endCall, noteErrors, noteRequests, started } from './testing/fixtures.ts';
import { startStaticSite } from './testing/static-site.ts';
import { hearFinals, installRecogniser } from './testing/played-recogniser.ts';

/** Below a folder, where an address without it fails. */
const PATH = '/portfolio/';

/** One build for all tests. */
const test = base.extend<
  { readonly complaints: string[]; readonly site: string },
  { readonly built: Awaited<ReturnType<typeof startStaticSite>> }
>({
  built: [started(() => startStaticSite(PATH)), { scope: 'worker', timeout: 180_000 }],
  site: async ({ built }, use) => use(built.url),
  /** Must be empty. */
  complaints: async ({ page, site }, use) => {
    const complaints: string[] = [];
    noteErrors(page, complaints);
    noteRequests(page, complaints, (url) => url.startsWith(site) && !/\/api\/|\/__\//u.test(url));
    await use(complaints);
  },
});

// One worker, so one build.
test.describe.configure({ mode: 'default' });
test.describe(`a site of files at ${PATH}`, () => {
  test('talks without a check, a count or a record', async ({ page, site, complaints, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await installRecogniser(page);
    await page.goto(site);
    await test.step('a bubble beside the owl is answered from the rendered audio', async () => {
      const taste = page.locator('[data-component="taste"]');
      await taste.getByRole('button', { name: 'What has Omar built?' }).click();
      await expect(taste).toContainText('works on the home page');
    });
    await test.step('a card opens its case study, whose address shows its page', async () => {
      await page.getByRole('link', { name: 'Full-Stack Engineer, MERN' }).click();
      const dialog = page.getByRole('dialog', { name: 'Full-Stack Engineer, MERN' });
      await expect(dialog.getByRole('heading', { name: 'What I Owned' })).toBeVisible();
      await expect(page).toHaveURL(`${site}experiences/acme-outreach/`);
      await page.reload();
      await page.getByRole('link', { name: 'Talk to Asad' }).click();
      await expect(page).toHaveURL(`${site}call/`);
    });
    await test.step('one sentence says before the call that it is not stored, and no count is shown', async () => {
      await expect(page.locator('summary', { hasText: 'this conversation is not stored' })).toBeVisible();
      await expect(page.getByText('calls left')).toBeHidden();
    });
    await test.step('a press calls at once; the guide answers what is typed and what is spoken', async () => {
      await page.getByRole('button', { name: 'Call ASAD' }).click();
      await expect(page.getByRole('log')).toContainText('and nothing else');
      await page.getByRole('button', { name: 'Type a question' }).or(page.getByRole('textbox')).first().click();
      await ask(page, 'Is this call recorded?');
      await expect(page.getByRole('log')).toContainText('Nothing is stored');
      await hearFinals(page, 'what', 'what is', 'what is Docker good for');
      await expect(page.getByRole('complementary', { name: 'Mentioned: Docker' })).toBeVisible();
    });
    await test.step('the transcript can be copied and downloaded, and there is nothing to delete', async () => {
      await endCall(page);
      await page.getByRole('button', { name: 'Copy' }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('User: what is Docker good for');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(/\.txt$/u);
      await expect(page.getByRole('button', { name: /Delete/u })).toBeHidden();
      await expect(page.getByText('calls left')).toBeHidden();
    });
    expect(complaints).toEqual([]);
  });

  test('shows its 404 page, and leads home', async ({ page, site }) => {
    expect((await page.goto(`${site}nowhere/at/all`))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL(site);
    await page.goto(`${site}resume/`);
    await page.getByRole('link', { name: 'As JSON' }).click();
    await expect(page).toHaveURL(`${site}resume.json`);
  });

  test('links only files that it has, without a script too', async ({ built: { folder }, site, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const seen = new Set<string>();
    const visit = async (url: string): Promise<void> => {
      if (seen.has(url) || !url.startsWith(site)) return;
      seen.add(url);
      const answer = await page.request.get(url);
      expect(`${answer.status()} ${answer.url()}`).toBe(`200 ${url}`);
      if (!answer.headers()['content-type']?.startsWith('text/html')) return;
      const links = (await answer.text()).matchAll(/(?:(?:href|src|srcset|data-\w+)="|w, )(\/[^"# ]*)/giu);
      for (const [, link = ''] of links) await visit(new URL(link, url).href);
    };
    await visit(site);
    expect(seen.size).toBeGreaterThan(30);
    await page.goto(site);
    await page.getByRole('link', { name: 'Heron' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Heron' })).toBeVisible();
    await context.close();
    const files = readdirSync(join(folder, 'assets'));
    const scripts = files
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(folder, 'assets', name), 'utf8'));
    expect(scripts.filter((script) => /["'`]\/(?:api|__)\//u.test(script))).toEqual([]);
    expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).toContain(`${PATH}call/</loc>`);
    expect(readFileSync(join(folder, '_headers'), 'utf8').match(/^\//gmu)?.length).toBeLessThanOrEqual(100);
  });
});
