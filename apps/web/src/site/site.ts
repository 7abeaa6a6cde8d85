import { portfolio } from '@asad/content';
import { deriveSuggestions } from '@asad/guide/derive';
import { buildSite, describeEntries } from './build-site.ts';

const { meta, ...words } = buildSite(portfolio);
export const site = words;
/** For the prerenderer. */
export const pageMeta = meta;
export const suggestions = deriveSuggestions(portfolio);
const offered = suggestions.slice(0, -1);
const shortest = new Set(offered.toSorted((text, otherText) => text.length - otherText.length).slice(0, 3));
/** For the bubbles of the hero's owl, in order; the last suggestion asks about a call. */
export const tasteQuestions = offered.filter((text) => shortest.has(text));
/** For the prerenderer. */
export const entryWords = describeEntries(portfolio);
