import { portfolio } from '@asad/content';
import { deriveSuggestions } from '@asad/guide/derive';
import { buildSite, describeEntries } from './build-site.ts';

/** This site's words. */
export const site = buildSite(portfolio);
/** First questions that the call page offers. */
export const suggestions = deriveSuggestions(portfolio);
/** Titles and descriptions of the pages of works and jobs; for the prerenderer. */
export const entryWords = describeEntries(portfolio);
