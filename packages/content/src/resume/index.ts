export { readResume, ResumeError, type ResumeFile } from './read-resume.ts';
export type { Item, Made, Notes, Resume, Study, Work } from './resume.ts';
export { findLanguage, toId } from './tidy-text.ts';
export { toJsonResume } from './to-json-resume.ts';
