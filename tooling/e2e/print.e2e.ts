import { experiences, projects, stack } from '@asad/content';
import { findPrintFaults, printSheets } from '@asad/tooling/print-faults';
import { expect, hydrated, sharedTest as test } from './testing/fixtures.ts';

test.use({ bypassCSP: true });

test('the printed home page has every entry, from any place, without controls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = String(document.querySelectorAll('[role="dialog"]').length);
    };
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  const text = page.locator('[data-hero] [data-part="text"]');
  await expect.poll(() => text.evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(0.05);
  await page.emulateMedia({ media: 'print' });
  await expect(text).toHaveCSS('opacity', '1', { timeout: 5_000 });
  const sheets = await printSheets(page);
  const printed = sheets.map((sheet) => sheet.text).join(' ');
  const entries = ['Software that lets', ...projects.map(({ title }) => title), ...experiences.map(({ role }) => role)];
  const names = [...entries, ...stack.map(({ name }) => name)];
  expect(names.filter((name) => !printed.includes(name))).toEqual([]);
  expect(printed).not.toMatch(/Skip to|Talk to Asad|Copy Email|Don't use if/);
  // Paper is white in any theme.
  expect(sheets[0]?.pixels[0]).toBe(255);
  expect(await findPrintFaults(page)).toEqual([]);

  // The menu that asked for it is gone before.
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Print');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '0');
});
