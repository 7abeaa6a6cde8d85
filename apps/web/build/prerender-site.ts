import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { displayText } from '../src/prerender/display-text.ts';
import type { PageSpec } from '../src/prerender/page-spec.ts';
import type { siteFiles } from '../src/prerender/site-files.ts';
import type { caseStudies } from '../src/prerender/case-studies.tsx';
import type { renderMarkup, renderPage } from '../src/prerender/render-page.ts';
import { lateScripts } from './late-scripts.ts';
import { writeLaterStyles } from './later-styles.ts';
import { linkCaseStudies, writeCaseStudies } from './write-case-studies.ts';
import { splitTokens } from './split-tokens.ts';
import { inlineHeadlineFace, textFace, writeDisplayFace } from './display-face.ts';

interface Server {
  readonly renderPage: typeof renderPage;
  readonly renderMarkup: typeof renderMarkup;
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

/** Markup up to the first boundary that is hydrated later. */
const firstScreenOf = (body: string): string => body.slice(0, body.indexOf('<!--$-->'));

/** Writes every page into the built templates: head, markup, styles and the headline's face, nothing left to fetch. */
export const prerenderSite = async ({ dist, server }: { dist: string; server: string }): Promise<void> => {
  const manifest = JSON.parse(readFileSync(join(server, '.vite/manifest.json'), 'utf8')) as Manifest;
  const load = async (key: string): Promise<unknown> => import(pathToFileURL(join(server, manifest[key]!.file)).href);
  const {
    renderPage: render,
    renderMarkup: markup,
    displayText: text,
    siteFiles: files,
  } = (await load('src/prerender/prerender-entry.ts')) as Server;
  const face = await writeDisplayFace(dist, text());
  const read = (files: readonly string[]): string =>
    files.map((file) => readFileSync(join(server, file), 'utf8')).join('');
  const casesKey = 'src/prerender/case-studies.tsx';
  const { caseStudies: cases } = (await load(casesKey)) as { caseStudies: typeof caseStudies };
  const casesAddress = writeCaseStudies(dist, {
    title: cases.title,
    body: await markup(cases.element),
    css: textFace(face) + read(stylesOf(manifest, casesKey)),
  });
  for (const key of ['src/prerender/home.tsx', 'src/prerender/call.tsx', 'src/prerender/not-found.tsx']) {
    const { page } = (await load(key)) as { page: PageSpec };
    const { head, body } = await render(page);
    const first = stylesOf(manifest, key);
    const later =
      page.laterModule === undefined
        ? []
        : stylesOf(manifest, page.laterModule).filter((sheet) => !first.includes(sheet));
    // Only a page with a later sheet can leave tokens to it.
    const tokens =
      later.length === 0 ? { first: read(first), later: '' } : splitTokens(read(first), firstScreenOf(body));
    const headlineFace = await inlineHeadlineFace(page.headline);
    const file = join(dist, page.file);
    const sheet = later.length === 0 ? '' : writeLaterStyles(dist, tokens.later + read(later));
    const withoutScript = `<style>${textFace(face)}</style>${sheet === '' ? '' : `<link rel="stylesheet" href="${sheet}">`}`;
    const html = lateScripts(readFileSync(file, 'utf8'))
      .replace('<html ', `<html data-face="${face}"${sheet === '' ? '' : ` data-later="${sheet}"`} `)
      .replace('<!--head-->', () =>
        [
          // Before the head's line, which has it decoded while the page is still being read.
          head.replace('<script>', () => `<style>${headlineFace}</style><script>`),
          `<style>${tokens.first}</style>`,
          `<noscript>${withoutScript}</noscript>`,
        ].join(''),
      )
      .replace('<!--app-->', () => linkCaseStudies(body, casesAddress));
    writeFileSync(file, html);
  }
  for (const [name, content] of Object.entries(files())) writeFileSync(join(dist, name), `${content}\n`);
};
