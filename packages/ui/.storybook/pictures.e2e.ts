/**
 * Compares each story in both themes with its picture; `--update-snapshots` keeps the new one. With another browser or
 * other fonts it only reports differences.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Browser } from 'playwright/test';
import { storyIds, test } from './testing/built-storybook.ts';
import { drawStory, VIEWPORT } from './testing/draw-story.ts';

const KEPT = fileURLToPath(new URL('pictures/', import.meta.url));
const MAKER = `${KEPT}made-by.json`;
/** `threshold` (0 to 1) absorbs antialiasing, the permitted pixels a caret. */
const ALLOWED = { threshold: 0.1, maxDiffPixels: 12 };

async function describeMaker(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const fonts = ['system-ui, sans-serif', 'ui-monospace, monospace', 'serif'];
  await page.setContent(fonts.map((font) => `<p style="font: 2rem ${font}">The owl, 3:00, “à bientôt” →</p>`).join(''));
  const shot = await page.screenshot();
  await page.close();
  const letters = createHash('sha256').update(shot).digest('hex').slice(0, 8);
  return `Chromium ${browser.version()} on ${process.platform} with the letters ${letters}`;
}

const isKeeping = (): boolean => ['all', 'changed'].includes(test.info().config.updateSnapshots);
const madeBy = existsSync(MAKER)
  ? (JSON.parse(readFileSync(MAKER, 'utf8')) as { by: string }).by
  : 'an unknown browser';
let drawnBy = '';
test.beforeAll(async ({ browser }) => {
  drawnBy = await describeMaker(browser);
  if (isKeeping()) writeFileSync(MAKER, `${JSON.stringify({ by: drawnBy }, undefined, 2)}\n`);
});

for (const id of storyIds)
  test(id, async ({ page }) => {
    for (const [theme, picture] of await drawStory(page, id)) {
      const file = `${id}.${theme}.png`;
      try {
        // Playwright sanitises a plain string, not an array.
        expect(picture).toMatchSnapshot([file], ALLOWED);
      } catch (difference) {
        if (madeBy === drawnBy) throw difference;
        console.info(
          `\n${file} differs. The test passes all the same: ${madeBy} made the picture, and ${drawnBy} drew this one.`,
        );
      }
    }
  });

test('each picture belongs to a story', () => {
  const gone = readdirSync(KEPT).filter(
    (file) => file.endsWith('.png') && !storyIds.includes(file.split('.')[0] ?? ''),
  );
  if (isKeeping()) for (const file of gone) rmSync(KEPT + file);
  else expect(gone).toEqual([]);
});
