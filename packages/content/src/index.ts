export { backgroundOf } from './background-of.ts';
export {
  about,
  background,
  experiences,
  owner,
  pillars,
  principles,
  projects,
  pronunciations,
  stack,
} from './cards.ts';
export { countMonthsFrom, groupPosts, isDate, sortExperiences, spanOf } from './dates.ts';
export { TOPIC_FIELDS } from './fields.ts';
export type { AnswerId, JobField, ProjectField, ToolField, TopicId, UnwrittenId } from './fields.ts';
export { findFaults, listFaults } from './find-faults.ts';
export { listPronunciations } from './list-pronunciations.ts';
export type * from './model.ts';
export { portfolio } from '#portfolio';
