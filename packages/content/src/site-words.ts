import { portfolio } from '#portfolio';
import { buildSite, buildSuggestions, type Site } from './build-site.ts';
import type { About, Experience, Owner, Pillar, Principle, Project, StackItem } from './model.ts';

/** This site's cards and words, as its pages show them; what is only spoken stays with the knowledge. */
type Spoken = 'spoken' | 'heardAs' | 'names' | 'say';
const withoutSpoken = <Entry extends object>(entries: readonly Entry[]): readonly Omit<Entry, Spoken>[] =>
  entries.map((entry) => {
    const {
      spoken: _,
      heardAs: __,
      names: ___,
      say: ____,
      ...card
    } = entry as Entry & Partial<Record<Spoken, unknown>>;
    return card;
  });

export const owner: Owner = portfolio.owner;
export const projects: readonly Project[] = withoutSpoken(portfolio.projects);
export const experiences: readonly Experience[] = withoutSpoken(portfolio.experiences);
export const stack: readonly StackItem[] = withoutSpoken(portfolio.stack);
export const principles: readonly Principle[] = withoutSpoken(portfolio.principles);
export const pillars: readonly Pillar[] = portfolio.pillars;
export const about: About = { intro: portfolio.words.about };
export const site: Site = buildSite(portfolio);
export const suggestions: readonly string[] = buildSuggestions(portfolio);
