import { portfolio } from '@asad/content';
import { deriveSuggestions } from '@asad/guide/derive';
import { buildSite, describeEntries } from './build-site.ts';

export const site = buildSite(portfolio);
export const suggestions = deriveSuggestions(portfolio);
/** For the prerenderer. */
export const entryWords = describeEntries(portfolio);
