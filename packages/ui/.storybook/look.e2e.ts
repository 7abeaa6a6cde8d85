import { expect, type Page } from 'playwright/test';
import { componentOf, pageIds, storyIds, test } from './testing/built-storybook.ts';

const show = async (page: Page, id: string): Promise<void> => {
  await page.goto(`iframe.html?id=${id}&viewMode=story`);
  await page.locator('body.sb-show-main').waitFor();
};

test('style layers apply in their order', async ({ page }) => {
  await show(page, 'actions-button--primary');
  const button = page.locator('[data-component="button"]');
  const onAccent = await button.evaluate((element) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--on-accent)';
    element.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(button).toHaveCSS('color', onAccent);
  await expect(button).toHaveCSS('font-weight', '600');
});

// A build fault breaks all stories of a component: one suffices.
const firsts = Object.values(Object.groupBy(storyIds, componentOf)).flatMap((ids = []) => ids.slice(0, 1));
for (const id of firsts) test(`${componentOf(id)} renders`, ({ page }) => show(page, id));

test('the introduction page exists', () => expect(pageIds).toContain('introduction--docs'));

const components = new Set(firsts.map(componentOf).filter((id) => id !== 'foundations-themes'));
for (const id of pageIds)
  test(`the page ${id} has a description and advice`, async ({ page }) => {
    await page.goto(`iframe.html?id=${id}&viewMode=docs`);
    await page.locator('.sbdocs h1').waitFor();
    if (!components.has(componentOf(id))) return;
    await expect(page.locator('[data-advice] dd:not(:empty)')).toHaveCount(3);
    await expect(page.locator('.sbdocs h1 + p')).toHaveText(/\w \w/);
  });
