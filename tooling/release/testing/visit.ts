import { BROWSER_ARGS, findBrowser } from '@asad/tooling/find-browser';
import { chromium, type Page } from 'playwright';
import { expect } from 'vitest';

/** Fails on any console message. */
export const visit = async (address: string, look: (page: Page) => Promise<void>): Promise<void> => {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...BROWSER_ARGS] });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address);
    await page.getByRole('button', { name: 'Berths' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limit Reached' });
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await look(page);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
};
