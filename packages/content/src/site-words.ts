import { portfolio } from '#portfolio';
import { buildSite, buildSuggestions, type Site } from './build-site.ts';
import type { Experience, Owner, Pillar, Principle, Project, Speakable, StackItem } from './model.ts';

/** This site's cards and words, as its pages show them; what is only spoken stays with the knowledge. */
const SPOKEN: ReadonlySet<string> = new Set<keyof Speakable<string>>(['spoken', 'heardAs', 'names', 'say']);
const withoutSpoken = <Entry extends object>(entries: readonly Entry[]): readonly Entry[] =>
  // Every spoken field is optional: an entry without them is one.
  entries.map((entry) => Object.fromEntries(Object.entries(entry).filter(([field]) => !SPOKEN.has(field))) as Entry);

export const owner: Owner = portfolio.owner;
export const projects: readonly Project[] = withoutSpoken(portfolio.projects);
export const experiences: readonly Experience[] = withoutSpoken(portfolio.experiences);
export const stack: readonly StackItem[] = withoutSpoken(portfolio.stack);
export const principles: readonly Principle[] = withoutSpoken(portfolio.principles);
export const pillars: readonly Pillar[] = portfolio.pillars;
/** The About section's own words. */
export const about: { readonly intro: readonly string[] } = { intro: portfolio.words.about };
export const site: Site = buildSite(portfolio);
export const suggestions: readonly string[] = buildSuggestions(portfolio);
