/**
 * Pictures of every story in both themes, kept in the repository, so that a change of the look is seen by whoever reviews
 * it. `make` draws all of them anew, `compare` (without a word) draws and reports what differs, `accept` takes what the
 * last comparison drew. Reads the built Storybook.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BROWSER_ARGS, findQuickBrowser } from '@asad/tooling/find-browser';
import pixelmatch from 'pixelmatch';
import { chromium, type Browser } from 'playwright';
import { PNG } from 'pngjs';
import { preview } from 'vite';
import { drawStory, VIEWPORT } from './draw-story.ts';
import { judgePictures, type Difference } from './judge-pictures.ts';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const KEPT = folder('pictures/');
const REPORT = folder('../pictures-report/');
const BUILT = folder('../storybook-static');
const MAKER = 'made-by.json';
/** Of the colour's distance, 0 to 1: below it are the edges of letters, which differ between two drawings. */
const THRESHOLD = 0.1;
/** Points that may differ: a caret, a rounding. */
const MAX_POINTS = 12;
const WORKERS = 2;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

const readStories = (): readonly Entry[] => {
  const { entries } = JSON.parse(readFileSync(`${BUILT}/index.json`, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
};
const listPictures = (where: string): readonly string[] =>
  existsSync(where) ? readdirSync(where).filter((name) => name.endsWith('.png')) : [];

/** What draws: the browser, and how letters look on this machine, which has fonts of its own. */
async function describeMaker(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const fonts = ['system-ui, sans-serif', 'ui-monospace, monospace', 'serif'];
  await page.setContent(fonts.map((font) => `<p style="font: 2rem ${font}">The owl, 3:00, “à bientôt” →</p>`).join(''));
  const letters = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 8);
  await page.close();
  return `Chromium ${browser.version()} on ${process.platform} with the letters ${letters}`;
}

/** Draws all stories into `where`; answers with what drew them. */
async function drawAll(where: string): Promise<string> {
  rmSync(where, { recursive: true, force: true });
  mkdirSync(where, { recursive: true });
  const server = await preview({ configFile: false, build: { outDir: BUILT }, preview: { port: 0 } });
  const executablePath = findQuickBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...BROWSER_ARGS] });
  try {
    const waiting = readStories().map(({ id }) => id);
    const base = server.resolvedUrls?.local[0] ?? '';
    const work = async (): Promise<void> => {
      const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
      for (let next = waiting.pop(); next; next = waiting.pop())
        for (const [theme, picture] of await drawStory(page, base, next))
          writeFileSync(`${where}${next}.${theme}.png`, picture);
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    return await describeMaker(browser);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Points that differ between two pictures, whose difference is written to `file`; all of them where the sizes differ. */
function compareTwo(kept: string, drawn: string, file: string): number {
  const [before, after] = [PNG.sync.read(readFileSync(kept)), PNG.sync.read(readFileSync(drawn))];
  const { width, height } = before;
  if (width !== after.width || height !== after.height) return width * height;
  const difference = new PNG({ width, height });
  const points = pixelmatch(before.data, after.data, difference.data, width, height, { threshold: THRESHOLD });
  if (points > MAX_POINTS) writeFileSync(file, PNG.sync.write(difference));
  return points;
}

function findDifferences(): readonly Difference[] {
  const [kept, drawn] = [new Set(listPictures(KEPT)), new Set(listPictures(`${REPORT}after/`))];
  mkdirSync(`${REPORT}difference/`, { recursive: true });
  return [...new Set([...kept, ...drawn])].toSorted().flatMap((file): Difference[] => {
    if (!kept.has(file)) return [{ file, what: 'new', points: 0 }];
    if (!drawn.has(file)) return [{ file, what: 'gone', points: 0 }];
    const points = compareTwo(KEPT + file, `${REPORT}after/${file}`, `${REPORT}difference/${file}`);
    return points > MAX_POINTS ? [{ file, what: 'changed', points }] : [];
  });
}

/** A page that shows each difference: before, after, and where. */
function writeReport(differences: readonly Difference[]): void {
  mkdirSync(`${REPORT}before/`, { recursive: true });
  for (const { file, what } of differences) if (what !== 'new') cpSync(KEPT + file, `${REPORT}before/${file}`);
  const picture = (place: string, file: string, isThere: boolean): string =>
    `<td>${isThere ? `<img src="${place}/${file}" alt="${place}" loading="lazy">` : '–'}</td>`;
  const rows = differences.map(
    ({ file, what, points }) =>
      `<tr><th colspan="3">${file.replace('.png', '')}: ${what}${points > 0 ? `, ${points} points` : ''}</th></tr><tr>${picture('before', file, what !== 'new')}${picture('after', file, what !== 'gone')}${picture('difference', file, what === 'changed')}</tr>`,
  );
  const style =
    'body{font:1rem system-ui;margin:2rem;background:#0d1228;color:#f2ead7}img{max-width:100%}th{text-align:left;padding-top:2rem}';
  const head = '<tr><td>before</td><td>after</td><td>where</td></tr>';
  writeFileSync(
    `${REPORT}index.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style><h1>${differences.length} pictures differ</h1><table>${head}${rows.join('')}</table></html>`,
  );
}

const readMaker = (): string =>
  existsSync(KEPT + MAKER) ? (JSON.parse(readFileSync(KEPT + MAKER, 'utf8')) as { by: string }).by : 'nobody';
const writeMaker = (by: string): void => writeFileSync(KEPT + MAKER, `${JSON.stringify({ by }, undefined, 2)}\n`);

/** Compares, reports, and answers whether that is red. */
async function compare(): Promise<boolean> {
  const by = await drawAll(`${REPORT}after/`);
  const differences = findDifferences();
  writeReport(differences);
  writeFileSync(`${REPORT}${MAKER}`, JSON.stringify({ by }));
  const kept = listPictures(KEPT).length;
  const { isRed, told } = judgePictures({ differences, kept, madeBy: readMaker(), drawnBy: by });
  process.stdout.write(told);
  return isRed;
}

function accept(): void {
  if (!existsSync(`${REPORT}${MAKER}`)) throw new Error('Nothing was compared yet: run `pnpm story-pictures` first.');
  rmSync(KEPT, { recursive: true, force: true });
  cpSync(`${REPORT}after`, KEPT, { recursive: true });
  writeMaker((JSON.parse(readFileSync(`${REPORT}${MAKER}`, 'utf8')) as { by: string }).by);
  process.stdout.write(`${listPictures(KEPT).length} pictures are kept.\n`);
}

const [command = 'compare'] = process.argv.slice(2);
if (command === 'make') writeMaker(await drawAll(KEPT));
else if (command === 'accept') accept();
else if (command === 'compare') process.exitCode = (await compare()) ? 1 : 0;
else {
  process.stderr.write('pnpm story-pictures make | compare | accept\n');
  process.exitCode = 1;
}
