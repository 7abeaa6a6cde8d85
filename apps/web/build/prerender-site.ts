import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { displayText } from '../src/prerender/display-text.ts';
import type { PageSpec } from '../src/prerender/page-spec.ts';
import type { siteFiles } from '../src/prerender/site-files.ts';
import type { renderPage } from '../src/prerender/render-page.ts';
import { laterStyles } from './later-styles.ts';
import { inlineHeadlineFace, textFace, writeDisplayFace } from './display-face.ts';

interface Server {
  readonly renderPage: typeof renderPage;
  readonly displayText: typeof displayText;
  readonly siteFiles: typeof siteFiles;
}

/** Style sheets of an entry: its own and those of everything it imports, dependencies first. */
const stylesOf = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  const entry = manifest[key];
  if (entry === undefined || seen.has(key)) return [];
  seen.add(key);
  return [...(entry.imports ?? []).flatMap((imported) => stylesOf(manifest, imported, seen)), ...(entry.css ?? [])];
};

/** Writes every page into the built templates: head, markup, styles and the headline's face, nothing left to fetch. */
export const prerenderSite = async ({ root, dist, server }: { root: string; dist: string; server: string }): Promise<void> => {
  const manifest = JSON.parse(readFileSync(join(server, '.vite/manifest.json'), 'utf8')) as Manifest;
  const load = async (key: string): Promise<unknown> => import(pathToFileURL(join(server, manifest[key]!.file)).href);
  const { renderPage: render, displayText: text, siteFiles: files } = (await load('src/prerender/prerender-entry.ts')) as Server;
  const face = await writeDisplayFace(dist, text());
  for (const key of ['src/prerender/home.tsx', 'src/prerender/call.tsx', 'src/prerender/not-found.tsx']) {
    const { page } = (await load(key)) as { page: PageSpec };
    const { head, body } = await render(page);
    const first = stylesOf(manifest, key);
    const read = (files: readonly string[]): string => files.map((file) => readFileSync(join(server, file), 'utf8')).join('');
    const styles = read(first);
    const later =
      page.laterModule === undefined ? [] : stylesOf(manifest, page.laterModule).filter((sheet) => !first.includes(sheet));
    const css = (await inlineHeadlineFace(page.headline)) + textFace(face) + styles;
    const file = join(dist, page.file);
    const html = readFileSync(file, 'utf8')
      .replace('<!--head-->', () => `${head}\n<style>${css.replaceAll('</style', '<\\/style')}</style>`)
      .replace('<!--app-->', () => laterStyles(dist, body, read(later)));
    writeFileSync(file, html);
  }
  for (const [name, content] of Object.entries(files())) writeFileSync(join(dist, name), `${content}\n`);
  const voice = join(root, '.generated/voice');
  if (existsSync(voice)) {
    mkdirSync(join(dist, 'voice'), { recursive: true });
    cpSync(voice, join(dist, 'voice'), { recursive: true });
  }
};

/** For the CSP: the hash of an inline script. */
export const cspHash = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
