/**
 * The sections of the home page below its hero, in their order: the header, the menu, the page and the pictures of it
 * read this list. Each takes its words from `site[id]` in the content.
 */
export const SECTIONS = [
  { id: 'works', name: 'Works' },
  { id: 'experiences', name: 'Experiences' },
  { id: 'stack', name: 'Stack' },
  { id: 'about', name: 'About' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
