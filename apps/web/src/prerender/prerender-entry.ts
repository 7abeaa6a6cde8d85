/** What the build asks of the server bundle beside the pages: see build/prerender-site.ts. */
export { renderMarkup, renderPage } from './render-page.ts';
export { siteFiles } from './site-files.ts';
export { displayText } from './display-text.ts';
