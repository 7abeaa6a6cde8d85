export { readResume, ResumeError } from './read-resume.ts';
export type { Item, ItemSection, Made, Notes, Resume, ResumeFile, Study, Work } from './resume.ts';
export { toJsonResume } from './to-json-resume.ts';
