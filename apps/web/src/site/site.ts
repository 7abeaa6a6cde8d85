import { portfolio } from '@asad/content';
import { deriveSuggestions } from '@asad/guide/derive';
import { buildSite, describeEntries } from './build-site.ts';

export const site = buildSite(portfolio);
/** First questions on the call page. */
export const suggestions = deriveSuggestions(portfolio);
/** Titles and descriptions of project and job pages, for the prerenderer. */
export const entryWords = describeEntries(portfolio);
