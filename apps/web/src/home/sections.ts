import { experiences, projects, stack } from '@asad/content';

const ALL = [
  { id: 'works', name: 'Works', hasEntries: projects.length > 0 },
  { id: 'experiences', name: 'Experiences', hasEntries: experiences.length > 0 },
  { id: 'stack', name: 'Stack', hasEntries: stack.length > 0 },
  { id: 'about', name: 'About', hasEntries: true },
] as const;

/** In order, without empty ones. Texts come from `site[id]`. */
export const SECTIONS = ALL.filter(({ hasEntries }) => hasEntries);

export type SectionId = (typeof ALL)[number]['id'];
