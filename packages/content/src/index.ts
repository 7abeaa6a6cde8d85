import { portfolio } from '#portfolio';
import { buildKnowledge } from './knowledge/build-knowledge.ts';

export { about } from './about.ts';
export { buildBrief } from './brief.ts';
export { experiences } from './experiences/experiences.ts';
export { owner } from './owner.ts';
export { pillars } from './pillars.ts';
export { principles } from './principles.ts';
export { projects } from './projects/projects.ts';
export { stack } from './stack.ts';
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
export { buildKnowledge };
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
export { site } from './site.ts';
export { suggestions } from './suggestions.ts';

/** This site's portfolio: which one it is, the condition of the import decides. */
export { portfolio };
/** What ASAD knows of this site's owner. */
export const knowledge = buildKnowledge(portfolio);
