// Draws social cards and icons, and makes the small size of each work's picture. They are committed, so that a build
// needs no browser. Run `pnpm pictures` after changing the owl, the tokens or a picture.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { site } from '@asad/web/site';
import { portfolio, projects } from '@asad/content';
import { toJsonResume } from '@asad/content/json-resume';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchOptions } from '@asad/tooling/find-browser';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { build, defaultClientConditions, preview } from 'vite';
import { nodeConditions } from '@asad/tooling/portfolio-conditions';
import { icoFromPng } from './ico-from-png.ts';
import { picturesOf } from '@asad/web/pictures-of';
import { hashResume } from '@asad/web/hash-resume';
import { shareCardOf, shareWords } from '@asad/web/share-words';
import { staticSvg } from './static-svg.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const publicDir = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));
/** A test sets a temporary folder. */
const out = process.env['PICTURES_DIR'] ?? publicDir;
// The development server would reload the page while it is drawn.
const drawn = mkdtempSync(join(tmpdir(), 'asad-drawn-'));
const config = { root, configFile: false, logLevel: 'error' } as const;
await build({
  ...config,
  plugins: [react()],
  resolve: { conditions: [...nodeConditions, ...defaultClientConditions] },
  build: { outDir: drawn, target: 'esnext', minify: false },
});
const server = await preview({ ...config, build: { outDir: drawn }, preview: { port: 0 } });
const browser = await chromium.launch(launchOptions());

const open = async (name: string, scale: number): Promise<Page> => {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 800 },
    deviceScaleFactor: scale,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await page.goto(`${server.resolvedUrls?.local[0]}?name=${name}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
};
const save = (file: string, bytes: Buffer | string): void => {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), bytes);
  console.log(`${file}: ${(bytes.length / 1024).toFixed(1)} kB`);
};
const photograph = async (
  name: string,
  scale: number,
  { isTransparent = false, isJpeg = false } = {},
): Promise<Buffer> => {
  const page = await open(name, scale);
  const picture = page.locator('#picture > *');
  const isCut = await picture.evaluate((card) => {
    const words = card.querySelector('.social-headline');
    const [outer, inner] = [card.getBoundingClientRect(), words?.getBoundingClientRect()];
    return words && inner && (words.scrollWidth > words.clientWidth || inner.height > outer.height - 140);
  });
  if (isCut) throw new Error(`The words of ${name} do not fit into its picture: make them shorter.`);
  const bytes = await picture.screenshot(isJpeg ? { type: 'jpeg', quality: 80 } : { omitBackground: isTransparent });
  await page.close();
  return bytes;
};

try {
  for (const path of picturesOf(projects)) {
    const file = path.slice(1);
    if (!existsSync(publicDir + file)) throw new Error(`A project names ${path}, which is not in apps/web/public.`);
    const small = sharp(publicDir + file)
      .resize({ width: 660, withoutEnlargement: true })
      .webp({ quality: 50 });
    save(file.replace('.webp', '-660.webp'), await small.toBuffer());
  }
  const words = shareWords(portfolio, site);
  for (const name of Object.keys(words))
    save(
      shareCardOf(name).slice(1),
      await photograph(`social-${name}`, 1, { isJpeg: shareCardOf(name).endsWith('jpg') }),
    );
  const resumePage = await open('resume', 1);
  await resumePage.emulateMedia({ media: 'print', colorScheme: 'light' });
  save(
    'resume.pdf',
    await resumePage.pdf({ format: 'A4', margin: { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' } }),
  );
  await resumePage.close();
  const stamp =
    out === publicDir ? fileURLToPath(import.meta.resolve('@asad/web/share-words-stamp')) : join(out, 'stamp.json');
  const stamped = { ...words, resume: hashResume(toJsonResume(portfolio)) };
  writeFileSync(stamp, `${JSON.stringify(stamped, undefined, 2)}\n`);
  const iconPage = await open('favicon', 1);
  save('favicon.svg', await iconPage.evaluate(staticSvg));
  await iconPage.close();
  save('favicon.ico', icoFromPng(await photograph('favicon', 32 / 512, { isTransparent: true }), 32));
  save('apple-touch-icon.png', await photograph('touch-icon', 180 / 512));
  save('icon-192.png', await photograph('touch-icon', 192 / 512));
  save('icon-512.png', await photograph('touch-icon', 1));
} finally {
  await browser.close();
  await server.close();
  rmSync(drawn, { recursive: true, force: true });
}
