import { expect, type FrameLocator, type Page } from 'playwright/test';
import { componentOf, pageIds, storyIds, test } from './testing/built-storybook.ts';

const show = async (page: Page, id: string): Promise<void> => {
  await page.goto(`iframe.html?id=${id}&viewMode=story`);
  await page.locator('body.sb-show-main').waitFor();
};

interface Wanted {
  readonly docs: string;
  readonly globals: string;
  readonly state: string;
}
const stateOn = async (page: Page, { docs, globals, state }: Wanted): Promise<FrameLocator> => {
  await page.goto(`iframe.html?id=${docs}--docs&viewMode=docs&globals=${globals}`);
  const frame = page.locator(`.states iframe[title="${state}"]`).first();
  await frame.scrollIntoViewIfNeeded();
  return frame.contentFrame();
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

test('a docs page shows a story in the theme that the story sets', async ({ page }) => {
  const docs = 'foundations-themes';
  const day = await stateOn(page, { docs, globals: 'theme:dark', state: 'Parchment' });
  await expect(day.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(day.locator('html')).toHaveAttribute('data-brand', 'owl');
  const harbour = await stateOn(page, { docs, globals: 'theme:light', state: 'Harbour At Night' });
  await expect(harbour.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(harbour.locator('html')).toHaveAttribute('data-brand', 'harbour');
});

test('a docs page shows a story without a theme in the toolbar’s theme, after its play function', async ({ page }) => {
  const state = { docs: 'cards-stack-card', globals: 'theme:light', state: 'Note Expanded' };
  const frame = await stateOn(page, state);
  await frame.getByText('postcard').waitFor();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a change in the props table updates the dialog in its frame', async ({ page }) => {
  const dialog = await stateOn(page, { docs: 'dialogs-limit-dialog', globals: 'theme:dark', state: 'Reached' });
  await dialog.getByRole('heading', { name: 'Berths Taken' }).waitFor();
  await page
    .getByRole('row', { name: /^title/ })
    .getByRole('textbox')
    .fill('No berth at all');
  await dialog.getByRole('heading', { name: 'No berth at all' }).waitFor();
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
