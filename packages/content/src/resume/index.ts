export { readBasics } from './read-basics.ts';
export { isRepository } from './read-fields.ts';
export { createSections } from './read-sections.ts';
export { readResume, ResumeError } from './read-resume.ts';
export type { Item, Notes, Resume, ResumeFile, SectionName } from './resume.ts';
export { toEntry } from './resume-fields.ts';
export { splitList } from './tidy-text.ts';
