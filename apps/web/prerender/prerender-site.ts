import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { fileOf } from '../src/pages.ts';
import { hasBackend } from '../src/site/hosting.ts';
import { toPath } from '../src/site/to-path.ts';
import { documentOf } from './document.ts';
import { keepFirstStyles } from './first-styles.ts';
import { firstScript } from './first-script.ts';
import { keepPictures } from './keep-pictures.ts';
import { headersFile, policyElement } from './static-headers.ts';
import { toolIcons } from './tool-icons.ts';
import { inlineHeadlineFace, writeDisplayFace } from './display-face.ts';
import { writeTextFace } from './text-face.ts';
import { writeAsset } from './write-asset.ts';

type Server = typeof import('./prerender-entry.tsx');

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Lists the style sheets, dependencies first. */
const stylesOf = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  const entry = manifest[key];
  if (entry === undefined || seen.has(key)) return [];
  seen.add(key);
  return [...(entry.imports ?? []).flatMap((imported) => stylesOf(manifest, imported, seen)), ...(entry.css ?? [])];
};

/** The portfolio's schemas are for tools. A page or a worker that imported one would carry zod. */
function refuseSchemas(dist: string): void {
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  const found = scripts.find((file) => readFileSync(join(dist, 'assets', file), 'utf8').includes('_zod'));
  if (found !== undefined) throw new Error(`assets/${found} carries zod: import types of the schemas only.`);
}

/**
 * Writes each page complete for its first paint: head, markup, styles and the headline's face. The inline script
 * (src/boot/first-script.ts) then loads the rest.
 */
export const prerenderSite = async ({ dist, server }: { dist: string; server: string }): Promise<void> => {
  const entry = readManifest(dist)['src/entries/site.ts'];
  if (entry === undefined) throw new Error('The build has no entry script: vite.config.ts names another.');
  rmSync(join(dist, '.vite'), { recursive: true });
  refuseSchemas(dist);
  const manifest = readManifest(server);
  const bundle = join(server, manifest['prerender/prerender-entry.tsx']!.file);
  const { displayText, pages, renderPage, siteFiles, stack } = (await import(pathToFileURL(bundle).href)) as Server;
  const script = await firstScript();
  const face = await writeDisplayFace(dist, displayText());
  const text = writeTextFace(dist, displayText()).join(' ');
  const read = (files: readonly string[]): string =>
    files.map((file) => readFileSync(join(server, file), 'utf8')).join('');
  const { shared, hasPdf } = keepPictures(dist);
  for (const page of pages) {
    const socialCard = [page.socialCard ?? '', '/social/home.png'].find((path) => shared.includes(path));
    const { headline, head, body } = await renderPage({ ...page, socialCard }, { hasPdf });
    const sheets = [page.module, page.later].flatMap((part) => stylesOf(manifest, `src/${part}`));
    const parts = read([...new Set(sheets)]);
    const icons = parts.includes('stack-icon') ? await toolIcons(stack) : '';
    const css = parts + icons + face;
    const sheet = page.isStatic ? undefined : writeAsset(dist, 'later.css', css);
    const styles = page.isStatic ? css : keepFirstStyles(read(stylesOf(manifest, `src/${page.module}`)), body);
    const link = sheet === undefined ? '' : `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`;
    const html = documentOf({
      attributes: {
        'data-page': page.name,
        'data-backend': hasBackend ? undefined : 'none',
        'data-entry': toPath(`/${entry.file}`),
        'data-text': text,
        'data-later': sheet,
      },
      // The script starts decoding the face while the page is parsed.
      head: `${hasBackend ? '' : policyElement(script)}<style>${await inlineHeadlineFace(headline)}</style><script>${script}</script>${head}<style>${styles}</style>${link}`,
      body,
    });
    const file = join(dist, fileOf(page));
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, html);
  }
  if (!hasBackend) writeFileSync(join(dist, '_headers'), `${headersFile(script, readdirSync(join(dist, 'assets')))}\n`);
  for (const [name, content] of Object.entries(siteFiles(pages))) writeFileSync(join(dist, name), `${content}\n`);
};
