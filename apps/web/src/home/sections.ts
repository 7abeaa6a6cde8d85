import { experiences, projects, site, stack } from '@asad/content';

/** The sections below the hero, in the order of the specification; one without entries is not there. */
export const sections = [
  { id: 'works', title: site.works.title, short: 'Works', entries: projects },
  { id: 'experiences', title: site.experiences.title, short: 'Experiences', entries: experiences },
  { id: 'stack', title: site.stack.title, short: 'Stack', entries: stack },
  { id: 'about', title: site.about.title, short: 'About', entries: [site.about] },
].filter(({ entries }) => entries.length > 0);

export const hasSection = (wanted: string): boolean => sections.some(({ id }) => id === wanted);
