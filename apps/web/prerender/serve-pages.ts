import type { Plugin } from 'vite';
import * as content from '@asad/content';
import * as words from '../src/site/site.ts';
import { listPages } from './list-pages.ts';
import { documentOf } from './document.ts';
import { firstScript } from './first-script.ts';

/** In development, pages have no markup, and scripts load the styles. */
export const servePages = (): Plugin => ({
  name: 'serve-pages',
  configureServer: (server) => async () => {
    const script = await firstScript();
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
      const found = listPages({ ...content, ...words }).find(({ path }) => path === pathname);
      const html = documentOf({
        attributes: { 'data-page': found?.name ?? 'not-found', 'data-entry': '/src/entries/site.ts' },
        head: `<script>${script}</script>`,
        body: '',
      });
      server.transformIndexHtml(pathname, html).then((page) => {
        response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(page);
      }, next);
    });
  },
});
