export { isRepository } from './read-entry.ts';
export { createSections } from './read-sections.ts';
export { readResume, ResumeError } from './read-resume.ts';
export type { Item, Notes, Resume, ResumeFile, SectionName } from './resume.ts';
export { toEntry } from './resume-fields.ts';
