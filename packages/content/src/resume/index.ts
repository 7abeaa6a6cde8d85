export { introduce, pickColours, SUBCOPY, toPortfolio, type OwnerChoice } from './to-portfolio.ts';
export { proposeOwner, type OwnerFact, type Proposal } from './propose-owner.ts';
export { readResume, ResumeError, type ResumeFile } from './read-resume.ts';
export type { Notes, Resume } from './resume.ts';
export { toId } from './tidy-text.ts';
export { toJsonResume } from './to-json-resume.ts';
