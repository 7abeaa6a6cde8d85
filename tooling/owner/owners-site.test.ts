import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '@asad/tooling/find-browser';
import { findBrokenWords } from '@asad/tooling/find-broken-words';
import { findPrintFaults, printSheets } from '@asad/tooling/print-faults';
import { isThorough } from '@asad/tooling/effort';
import { PATIENCE } from '@asad/tooling/patience';

const web = join(import.meta.dirname, '../../apps/web');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
/** Texts that only the sample contains. */
const SAMPLE =
  /Omar|Linden|Lisbon|\bHeron\b|Rehearsal|Night Shift|Acme|Placeholder Labs|Example Freight|Lorem &|\bMERN\b|Laravel|\bn8n\b|are samples/u;

/** Serves the build like Hosting: clean URLs and 404s. */
function serve(dist: string): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = [join(dist, path === '/' ? 'index.html' : path), join(dist, `${path}.html`)].find(
      (one) => extname(one) !== '' && existsSync(one),
    );
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
}

/** URLs of the first project and the first job. */
const listEntries = (dist: string): readonly string[] =>
  ['works', 'experiences'].flatMap((folder) => {
    const [first] = existsSync(join(dist, folder))
      ? readdirSync(join(dist, folder)).filter((file) => file.endsWith('.html'))
      : [];
    return first === undefined ? [] : [`/${folder}/${first.replace('.html', '')}`];
  });

vi.setConfig(PATIENCE);

describe.skipIf(!isThorough).each([
  ['Zoë, who builds instruments for ships', 'zoe', 'Zoë Ångström-Nakamura', 3],
  ['a studio of two', 'studio', 'Marrow & Finch', 1],
  ['an owner of odd shapes', 'shapes', 'Élodie Ōtsuka', 1],
] as const)('the site of %s, built and looked at', (_, condition, name, projectCount) => {
  let dist = '';
  let server: Server;
  let browser: Browser;
  let origin = '';
  const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8');

  beforeAll(async () => {
    dist = mkdtempSync(join(tmpdir(), 'asad-site-'));
    execFileSync(join(web, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: `--conditions=${condition}`, SITE_DIST: dist },
    });
    server = serve(dist).listen(0);
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const executablePath = findBrowser();
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...BROWSER_ARGS] });
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    server.close();
    rmSync(dist, { recursive: true, force: true });
  });

  it('has no word of the sample in any page or file, and the owner’s name in each page that is found', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|txt|xml|webmanifest|js)$/u.test(file),
    );
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      // The guide's language model knows tool names that visitors ask for; its answers use only the content's.
      const text = file.includes('guide-worker') ? textOf(file).replaceAll(/n8n|Laravel|MERN/gu, '') : textOf(file);
      expect(SAMPLE.exec(text)?.[0], file).toBeUndefined();
    }
    for (const file of ['index.html', 'call.html', 'llms.txt', 'site.webmanifest'])
      expect(textOf(file).replaceAll('&amp;', '&'), file).toContain(name);
  });

  it.each([1440, 768, 390, 320])(
    'fits at %d px in both themes: nothing is cut, and one can call from the first screen',
    async (width) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        const height = width < 500 ? 568 : 900;
        const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
        const refused: string[] = [];
        page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
        await page.goto(origin, { waitUntil: 'networkidle' });
        const call = await page.getByRole('link', { name: 'Talk to Asad' }).first().boundingBox();
        expect((call?.y ?? height) + (call?.height ?? 0), 'the call button').toBeLessThan(height);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
        expect(await page.locator('[data-component="project-card"]').count()).toBe(projectCount);
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
    },
  );

  it('is drawn for whoever links to it: the words fit into the pictures', () => {
    const folder = mkdtempSync(join(tmpdir(), 'asad-pictures-'));
    execFileSync(process.execPath, [join(import.meta.dirname, '../pictures/render.ts')], {
      env: { ...process.env, NODE_OPTIONS: `--conditions=${condition}`, PICTURES_DIR: folder },
    });
    expect(readFileSync(join(folder, 'stamp.json'), 'utf8')).toContain(name);
    expect(existsSync(join(folder, 'social/home.png'))).toBe(true);
    rmSync(folder, { recursive: true, force: true });
  });

  it('prints every entry, with nothing cut off, no empty band and no column of a few words', async () => {
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: 'networkidle' });
    const titles = await page.locator('main article :is(h3, h4)').allTextContents();
    expect(titles.length).toBeGreaterThan(projectCount);
    const sheets = (await printSheets(page)).map(({ text }) => text.replaceAll(/\s+/gu, ' ')).join(' ');
    expect(titles.filter((title) => !sheets.includes(title.trim()))).toEqual([]);
    expect(await findPrintFaults(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    // A4, the size of the print layout.
    await page.setViewportSize({ width: 794, height: 1123 });
    const widths = await page
      .locator('[data-component="project-card"] [data-part="text"]')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(300);
    await page.close();
  });
});
