import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Portfolio } from '@asad/content';
import { portfolio as shapes } from '@asad/content/fixtures/testing/shapes';
import { portfolio as studio } from '@asad/content/fixtures/testing/studio';
import { portfolio as zoe } from '@asad/content/fixtures/testing/zoe';
import { readHostingConfig } from '@asad/functions/local/site/hosting-config.ts';
import { createSiteHandler } from '@asad/functions/local/site/serve-site.ts';
import { launchOptions } from '@asad/tooling/find-browser';
import { findBrokenWords } from '@asad/tooling/find-broken-words';
import { listen } from '@asad/tooling/listen';
import { findPrintFaults, printSheets } from '@asad/tooling/print-faults';
import { isThorough } from '@asad/tooling/effort';
import { PATIENCE } from '@asad/tooling/patience';
import { importByDefault } from './import-by-default.ts';
import { withReadings } from './with-readings.ts';

const web = join(import.meta.dirname, '../../apps/web');
const SAMPLE =
  /Omar|Linden|Lisbon|\bHeron\b|Rehearsal|Night Shift|Acme|Placeholder Labs|Example Freight|Lorem &|\bMERN\b|Laravel|\bn8n\b|are samples/gu;
/** Machines may lack fonts for other scripts. */
const isLatin = (text: string): boolean => !/[\p{L}--\p{Script=Latin}]/v.test(text);

const listEntries = (dist: string): readonly string[] =>
  ['works', 'experiences'].flatMap((folder) => {
    const [first] = existsSync(join(dist, folder))
      ? readdirSync(join(dist, folder)).filter((file) => file.endsWith('.html'))
      : [];
    return first === undefined ? [] : [`/${folder}/${first.replace('.html', '')}`];
  });

vi.setConfig(PATIENCE);

interface SiteOwner {
  readonly condition: string;
  readonly portfolio: Portfolio;
  readonly widths: readonly number[];
}
const FIXTURES = join(import.meta.dirname, '../../packages/content/fixtures');
const RESUMES = join(FIXTURES, 'resumes');
const TODAY = new Date().toISOString().slice(0, 7);
const ALL_WIDTHS = [1440, 768, 390, 320];
const OWNERS: readonly (readonly [title: string, owner: SiteOwner])[] = [
  ['Zoë, who builds instruments for ships', { condition: 'zoe', portfolio: zoe, widths: ALL_WIDTHS }],
  ['a studio of two', { condition: 'studio', portfolio: studio, widths: ALL_WIDTHS }],
  ['an owner of odd shapes', { condition: 'shapes', portfolio: shapes, widths: ALL_WIDTHS }],
  ...readdirSync(RESUMES).map((file): readonly [string, SiteOwner] => {
    const text = readFileSync(join(RESUMES, file), 'utf8');
    const { portfolio } = withReadings(importByDefault([{ name: file, text }], TODAY).portfolio);
    return [`the résumé ${file}`, { condition: 'trial', portfolio, widths: [1440, 390] }];
  }),
];

/** Writes the portfolio of `--conditions=trial`. */
function writeTrial(portfolio: Portfolio): void {
  mkdirSync(join(FIXTURES, 'trial'), { recursive: true });
  writeFileSync(join(FIXTURES, 'trial/portfolio.ts'), `export const portfolio = ${JSON.stringify(portfolio)};\n`);
}

describe.skipIf(!isThorough).each(OWNERS)('the site of %s, built and looked at', (_, owner) => {
  const { condition, portfolio, widths } = owner;
  const { name, assistant } = portfolio.owner;
  let dist = '';
  let server: Server;
  let browser: Browser;
  let origin = '';
  const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8');

  beforeAll(async () => {
    dist = mkdtempSync(join(tmpdir(), 'asad-site-'));
    if (condition === 'trial') writeTrial(portfolio);
    execFileSync(join(web, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: `--conditions=${condition}`, SITE_DIST: dist },
    });
    server = createServer(createSiteHandler(dist, readHostingConfig(join(web, '../../firebase.json'))));
    origin = await listen(server);
    browser = await chromium.launch(launchOptions());
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    server.close();
    rmSync(dist, { recursive: true, force: true });
    rmSync(join(FIXTURES, 'trial'), { recursive: true, force: true });
  });

  it('has no word of the sample nor the name of another owl in any page or file, and the owner’s name in each indexed page', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|txt|xml|webmanifest|js)$/u.test(file),
    );
    expect(files.length).toBeGreaterThan(8);
    const content = JSON.stringify(portfolio);
    const foreign = assistant ? new RegExp(`${SAMPLE.source}|\\bASAD\\b`, 'gu') : SAMPLE;
    for (const file of files) {
      // The model knows tool names that visitors ask for; its answers use only the content's.
      const text = file.includes('guide-worker') ? textOf(file).replaceAll(/n8n|Laravel|MERN/gu, '') : textOf(file);
      expect(text.match(foreign)?.filter((word) => !content.includes(word)) ?? [], file).toEqual([]);
    }
    for (const file of ['index.html', 'call.html', 'llms.txt', 'site.webmanifest'])
      expect(textOf(file).replaceAll('&amp;', '&'), file).toContain(name);
  });

  it.each(widths)('fits at %d px in both themes, with the call on the first screen', async (width) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      const height = width < 500 ? 568 : 900;
      const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
      const refused: string[] = [];
      page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
      await page.goto(origin, { waitUntil: 'networkidle' });
      const call = await page
        .getByRole('link', { name: `Talk to ${assistant?.name ?? 'Asad'}` })
        .first()
        .boundingBox();
      expect((call?.y ?? height) + (call?.height ?? 0), 'the call button').toBeLessThan(height);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      expect(await page.locator('[data-component="project-card"]').count()).toBe(portfolio.projects.length);
      expect(await page.locator('[href="undefined"], [src="undefined"], [href="mailto:undefined"]').count()).toBe(0);
      expect(refused).toEqual([]);
      expect(
        await findBrokenWords(page, 'main :is(h1, h2, h3, strong, [data-part="company"], [data-part="email"])'),
      ).toEqual([]);
      const hint = page.getByText('Drag or scroll to explore');
      const row = page.getByRole('group', { name: 'Tools' });
      const hasMore = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      await expect.poll(() => hint.isVisible(), { message: 'the hint to drag' }).toBe(hasMore && width >= 1024);
      const words = await page.locator('body').innerText();
      expect(words.split('\n').filter((line) => /[,·(]\s*$|undefined/u.test(line))).toEqual([]);
      for (const path of ['/call', '/resume', ...listEntries(dist)]) {
        await page.goto(`${origin}${path}`);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), path).toBe(0);
      }
      await page.close();
    }
  });

  it('has pictures: link previews that fit their text, a résumé with its title, an icon with an owl', () => {
    const folder = mkdtempSync(join(tmpdir(), 'asad-pictures-'));
    execFileSync(process.execPath, [join(import.meta.dirname, '../pictures/render.ts')], {
      env: { ...process.env, NODE_OPTIONS: `--conditions=${condition}`, PICTURES_DIR: folder },
    });
    expect(readFileSync(join(folder, 'stamp.json'), 'utf8')).toContain(name);
    expect(readFileSync(join(folder, 'resume.pdf'), 'latin1')).not.toContain('/Title (Pictures of the site)');
    expect(readFileSync(join(folder, 'favicon.svg'), 'utf8')).toContain('<circle');
    rmSync(folder, { recursive: true, force: true });
  });

  it('prints every entry without clipping, empty bands or columns of a few words', async () => {
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: 'networkidle' });
    const titles = await page.locator('main article :is(h3, h4)').allTextContents();
    expect(titles.length).toBeGreaterThan(portfolio.projects.length);
    const sheets = (await printSheets(page)).map(({ text }) => text.replaceAll(/\s+/gu, ' ')).join(' ');
    expect(titles.filter((title) => isLatin(title) && !sheets.includes(title.trim()))).toEqual([]);
    expect(await findPrintFaults(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    // A4 is the size of the print layout.
    await page.setViewportSize({ width: 794, height: 1123 });
    const textWidths = await page
      .locator('[data-component="project-card"] [data-part="text"]')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
    if (textWidths.length > 0) expect(Math.min(...textWidths)).toBeGreaterThan(300);
    await page.close();
  });

  it('prints every text of the portfolio on the page of the résumé', async () => {
    const page = await browser.newPage();
    await page.goto(`${origin}/resume`, { waitUntil: 'networkidle' });
    const sheets = (await printSheets(page)).map(({ text }) => text).join('');
    const bare = (text: string): string => text.replaceAll(/[\s\u00AD-]+/gu, '');
    const texts = portfolio.experiences.flatMap((job) => [job.company, job.role, job.summary, ...job.impacts]);
    const printed = bare(sheets);
    expect(texts.filter((text) => isLatin(text) && !printed.includes(bare(text)))).toEqual([]);
    await page.close();
  });
});
