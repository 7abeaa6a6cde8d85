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
export { countMonthsFrom, countMonthsIn, groupPosts, isDate, sortExperiences, spanOf } from './dates.ts';
export { TOPIC_FIELDS } from './fields.ts';
export type { AnswerId } from './fields.ts';
export { backgroundOf, entriesOf, KIND_ROWS, KINDS, type AnyEntry, type Kind } from './kinds.ts';
export { findFaults, listFaults, type Portfolio } from './kinds/portfolio.ts';
export { findFigure } from './find-figure.ts';
export type { Background, Education, Volunteering } from './kinds/background.ts';
export type { Experience, ExperienceKind } from './kinds/experience.ts';
export type { Metric, Picture, Sentences } from './kinds/field-kinds.ts';
export type { Assistant, Named, Owner, Profile, Pronouns } from './kinds/owner.ts';
export type { Principle } from './kinds/principle.ts';
export type { Project } from './kinds/project.ts';
export type { StackItem } from './kinds/stack-item.ts';
export type { Answers, Words, WrittenAnswer } from './kinds/words.ts';
export { pickColours } from './pick-colours.ts';
export { portfolio } from '#portfolio';
