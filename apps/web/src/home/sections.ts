import { experiences, projects, stack } from '@asad/content';

const ALL = [
  { id: 'works', name: 'Works', hasEntries: projects.length > 0 },
  { id: 'experiences', name: 'Experiences', hasEntries: experiences.length > 0 },
  { id: 'stack', name: 'Stack', hasEntries: stack.length > 0 },
  { id: 'about', name: 'About', hasEntries: true },
] as const;

/**
 * The home page's sections below the hero, in order, without empty ones. Used by the header, the menu, the page and its
 * pictures. Texts come from `site[id]` in the content.
 */
export const SECTIONS = ALL.filter(({ hasEntries }) => hasEntries);

export type SectionId = (typeof ALL)[number]['id'];
