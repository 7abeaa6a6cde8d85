export type { Answer, Entity, EntityKind, Knowledge, Lines, Target } from './knowledge/knowledge.ts';
export type {
  About,
  Experience,
  Media,
  Metric,
  Owner,
  Pillar,
  Portfolio,
  Principle,
  Project,
  Proof,
  StackItem,
} from './model.ts';
export { buildBrief } from './build-brief.ts';
export { buildSite, buildSuggestions, type Site } from './build-site.ts';
export { findFaults } from './find-faults.ts';
export { findUnwrittenField } from './find-unwritten-field.ts';
export { buildKnowledge } from './knowledge/build-knowledge.ts';
export { portfolio } from '#portfolio';
export { listPronunciations } from './pronunciations.ts';
export { knowledge, pronunciations } from './site-knowledge.ts';
export { aiGreeting, declinedLines, guideLines } from './site-lines.ts';
export { about, experiences, owner, pillars, principles, projects, site, stack, suggestions } from './site-words.ts';
