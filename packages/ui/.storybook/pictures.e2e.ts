/**
 * Pictures of every story in both themes, kept in the repository, so that a change of the look is seen by whoever reviews
 * it: before, after and where in `pictures-report/index.html`. `--update-snapshots` keeps what is drawn. Only what made
 * the pictures can tell a change from itself: drawn by anything else, a difference is told and fails nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Browser } from 'playwright/test';
import { storyIds, test } from './testing/built-storybook.ts';
import { drawStory, VIEWPORT } from './testing/draw-story.ts';

const KEPT = fileURLToPath(new URL('pictures/', import.meta.url));
const MAKER = `${KEPT}made-by.json`;
/**
 * `threshold` is of the colour's distance, 0 to 1: below it are the edges of letters, which differ between two drawings.
 * The points that may differ are a caret, a rounding.
 */
const ALLOWED = { threshold: 0.1, maxDiffPixels: 12 };

/** What draws: the browser, and how letters look on this machine, which has fonts of its own. */
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
const madeBy = existsSync(MAKER) ? (JSON.parse(readFileSync(MAKER, 'utf8')) as { by: string }).by : 'nobody';
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
        // In an array the name is taken as it is.
        expect(picture).toMatchSnapshot([file], ALLOWED);
      } catch (difference) {
        if (madeBy === drawnBy) throw difference;
        console.info(
          `\n${file} differs: told, not failed, since it was made by ${madeBy}, and drawn here by ${drawnBy}.`,
        );
      }
    }
  });

test('no picture is kept of a story that is gone', () => {
  const gone = readdirSync(KEPT).filter(
    (file) => file.endsWith('.png') && !storyIds.includes(file.split('.')[0] ?? ''),
  );
  if (isKeeping()) for (const file of gone) rmSync(KEPT + file);
  else expect(gone).toEqual([]);
});
