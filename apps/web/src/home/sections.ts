import { experiences, projects, stack } from '@asad/content';

const ALL = [
  { id: 'works', name: 'Works', hasEntries: projects.length > 0 },
  { id: 'experiences', name: 'Experiences', hasEntries: experiences.length > 0 },
  { id: 'stack', name: 'Stack', hasEntries: stack.length > 0 },
  { id: 'about', name: 'About', hasEntries: true },
] as const;

/**
 * The sections of the home page below its hero, in their order; one without entries is not there. The header, the menu,
 * the page and the pictures of it read this list. Each takes its words from `site[id]` in the content.
 */
export const SECTIONS = ALL.filter(({ hasEntries }) => hasEntries);

export type SectionId = (typeof ALL)[number]['id'];
