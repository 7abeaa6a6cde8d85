import { experiences, projects, stack } from '@asad/content';

const ALL = [
  { id: 'works', name: 'Works', from: 'phone', hasEntries: projects.length > 0 },
  { id: 'experiences', name: 'Experiences', from: 'tablet', hasEntries: experiences.length > 0 },
  { id: 'stack', name: 'Stack', from: undefined, hasEntries: stack.length > 0 },
  { id: 'about', name: 'About', from: undefined, hasEntries: true },
] as const;

/** In order, without empty ones. Texts come from `site[id]`. */
export const SECTIONS = ALL.filter(({ hasEntries }) => hasEntries);

export type SectionId = (typeof ALL)[number]['id'];
