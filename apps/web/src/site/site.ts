import { portfolio } from '@asad/content';
import { deriveSuggestions } from '@asad/guide/derive';
import { pickShortest } from './pick-shortest.ts';
import { buildSite, describeEntries } from './build-site.ts';

const { meta, ...words } = buildSite(portfolio);
export const site = words;
/** For the prerenderer. */
export const pageMeta = meta;
export const suggestions = deriveSuggestions(portfolio);
/** For the bubbles beside the hero's owl; the last suggestion asks about a call. */
export const tasteQuestions = pickShortest(suggestions.slice(0, -1), 3);
/** For the prerenderer. */
export const entryWords = describeEntries(portfolio);
