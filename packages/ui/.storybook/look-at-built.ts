/** Looks at the built Storybook as a designer opens it: a story of each component is drawn, and they look as in the product. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BROWSER_ARGS, findQuickBrowser } from '@asad/tooling/find-browser';
import { chromium } from 'playwright';
import { preview } from 'vite';

const outDir = fileURLToPath(new URL('../storybook-static', import.meta.url));
const { entries } = JSON.parse(readFileSync(`${outDir}/index.json`, 'utf8')) as {
  readonly entries: Readonly<Record<string, { readonly type: string }>>;
};
const server = await preview({ configFile: false, build: { outDir }, preview: { port: 0 } });
const executablePath = findQuickBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...BROWSER_ARGS] });
try {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const show = async (id: string): Promise<void> => {
    await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?id=${id}&viewMode=story`);
    await page.locator('body.sb-show-main').waitFor();
  };

  await show('actions-button--primary');
  const button = page.locator('[data-component="button"]');
  const look = await button.evaluate((element) => {
    const { color, fontWeight } = getComputedStyle(element);
    const probe = document.createElement('i');
    probe.style.color = 'var(--on-accent)';
    element.append(probe);
    return { isOnAccent: color === getComputedStyle(probe).color, fontWeight };
  });
  assert.deepEqual(look, { isOnAccent: true, fontWeight: '600' }, 'The layers of the styles are out of order.');

  /** The frame of a state on a component's page, which begins when it is seen. */
  const stateOn = async (docs: string, globals: string, state: string) => {
    await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?id=${docs}--docs&viewMode=docs&globals=${globals}`);
    const frame = page.locator(`.states iframe[title="${state}"]`).first();
    await frame.scrollIntoViewIfNeeded();
    return frame.contentFrame();
  };
  const themeOf = async (globals: string, state: string) => {
    const frame = await stateOn('foundations-themes', globals, state);
    const root = frame.locator('html[data-theme]');
    return root.evaluate((html) => `${html.dataset['brand']} ${html.dataset['theme']}`);
  };
  assert.deepEqual(
    [await themeOf('theme:dark', 'Parchment'), await themeOf('theme:light', 'Harbour At Night')],
    ['owl light', 'harbour dark'],
    'A docs page shows a story in the theme of another.',
  );
  const note = (await stateOn('cards-stack-card', 'theme:light', 'Note Expanded')).getByText('postcard');
  await note.waitFor();
  const theme = await note.evaluate(({ ownerDocument }) => ownerDocument.documentElement.dataset['theme']);
  assert.equal(theme, 'light', 'A state is not shown in the theme of the toolbar.');

  const dialog = await stateOn('dialogs-no-calls-left', 'theme:dark', 'Reached');
  await dialog.getByRole('heading', { name: 'Berths Taken' }).waitFor();
  await page.locator('.docblock-argstable textarea').first().fill('No berth at all');
  await dialog.getByRole('heading', { name: 'No berth at all' }).waitFor();

  const stories = Object.keys(entries).filter((id) => entries[id]?.type === 'story');
  // One of each component: what breaks in a build breaks for all of its stories.
  const firsts = stories.filter(
    (id, at) => stories.findIndex((other) => other.split('--')[0] === id.split('--')[0]) === at,
  );
  for (const id of firsts) await show(id);

  // Pages: of words alone, and one for each component with everything that a designer asks of it.
  const pages = Object.keys(entries).filter((id) => entries[id]?.type === 'docs');
  const components = new Set(
    firsts.map((id) => id.split('--')[0] ?? '').filter((id) => !/^(foundations-themes$|screens-)/.test(id)),
  );
  assert.ok(pages.includes('introduction--docs'), 'There is no introduction.');
  for (const id of pages) {
    await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?id=${id}&viewMode=docs`);
    await page.locator('.sbdocs h1').waitFor();
    if (!components.has(id.split('--')[0] ?? '')) continue;
    await page.locator('[data-advice] dd').nth(2).waitFor();
    await page.getByRole('heading', { name: 'Anatomy' }).waitFor();
  }
  assert.deepEqual(errors, []);
  process.stdout.write(
    `${firsts.length} components are drawn in the built Storybook, in their own look, and ${pages.length} pages tell of them.\n`,
  );
} finally {
  await browser.close();
  await server.close();
}
