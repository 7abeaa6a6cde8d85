export { evaluationQuestions } from './evaluation/evaluation-questions.ts';
export type { Dialogue, Expectation, SingleQuestion, Turn, TurnCategory } from './evaluation/dialogue.ts';
export { firstDialogues } from './evaluation/first-dialogues.ts';
export { ownQuestions, strangeQuestions } from './evaluation/fourth-questions.ts';
export {
  gradeDialogues,
  gradeReply,
  shareOf,
  tabulate,
  toDialogues,
  type Grade,
  type GradedTurn,
  type OpenCall,
  type PrintedReply,
} from './evaluation/grade.ts';
export { secondDialogues } from './evaluation/second-dialogues.ts';
export { secondQuestions } from './evaluation/second-questions.ts';
export { thirdQuestions } from './evaluation/third-questions.ts';
export { facts } from './facts/facts.ts';
export { findUnwrittenField, guideContent, listSentences } from './facts/guide-content.ts';
export { guideLines } from './guide-lines.ts';
export type { Answer, Entity, EntityKind, Knowledge, Lines, Target } from './knowledge/knowledge.ts';
export type {
  About,
  EvaluationQuestion,
  Experience,
  Fact,
  FactAction,
  FactTopic,
  GuideAction,
  GuideAnswer,
  GuideLines,
  GuideSubject,
  Media,
  Metric,
  Owner,
  PageMeta,
  Pillar,
  Portfolio,
  Principle,
  Project,
  Proof,
  Site,
  StackItem,
} from './model.ts';
export { buildBrief } from './build-brief.ts';
export { buildSite, buildSuggestions } from './build-site.ts';
export { findFaults } from './find-faults.ts';
export { buildKnowledge } from './knowledge/build-knowledge.ts';
export { portfolio } from '#portfolio';
export { knowledge } from './site-knowledge.ts';
export { about, experiences, owner, pillars, principles, projects, site, stack, suggestions } from './site-words.ts';
