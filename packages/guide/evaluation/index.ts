export type { Dialogue, Expectation, SingleQuestion, Turn } from './dialogue.ts';
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
} from './grade.ts';
export { readSets, type EvaluationQuestion } from './read-sets.ts';
export { listPlainQuestions, type PlainQuestion } from './plain-questions.ts';
