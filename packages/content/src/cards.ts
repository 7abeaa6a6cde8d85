import { portfolio } from '#portfolio';
import { backgroundOf } from './kinds.ts';
import { listPronunciations } from './list-pronunciations.ts';
import type { Experience } from './kinds/experience.ts';
import type { Owner } from './kinds/owner.ts';
import type { Background } from './kinds/background.ts';
import type { Pillar, Principle } from './kinds/principle.ts';
import type { Project } from './kinds/project.ts';
import type { StackItem } from './kinds/stack-item.ts';

/** Entries for the pages. Omits fields that only the assistant reads, to keep the page's scripts small. */
const SPOKEN: ReadonlySet<string> = new Set(
  'spoken heardAs names say spokenName parts markedBy forWhom users team led talks research certified hackathon hard learned leaving cost named'.split(
    ' ',
  ),
);
const withoutSpoken = <Entry extends object>(entries: readonly Entry[]): readonly Entry[] =>
  // The cast is safe: every such field is optional.
  entries.map((entry) => Object.fromEntries(Object.entries(entry).filter(([field]) => !SPOKEN.has(field))) as Entry);

/** Pronunciations of this site's names for the synthesiser. */
export const pronunciations = listPronunciations(portfolio);
export const owner: Owner = portfolio.owner;
export const projects: readonly Project[] = withoutSpoken(portfolio.projects);
export const experiences: readonly Experience[] = withoutSpoken(portfolio.experiences);
export const stack: readonly StackItem[] = withoutSpoken(portfolio.stack);
export const principles: readonly Principle[] = withoutSpoken(portfolio.principles);
export const pillars: readonly Pillar[] = portfolio.pillars;
/** Text of the About section. */
export const about: { readonly intro: readonly string[] } = { intro: portfolio.words.about };
/** Entries apart from works and jobs. */
export const background: Background = backgroundOf(portfolio);
