import type { Fact } from '../model.ts';
import { aboutFacts } from './about-facts.ts';
import { contactFacts } from './contact-facts.ts';
import { experienceFacts } from './experience-facts.ts';
import { guideFacts } from './guide-facts.ts';
import { projectFacts } from './project-facts.ts';
import { stackFacts } from './stack-facts.ts';

/** Everything that ASAD knows. Ids are stable: evaluations and logs name them. */
export const facts: readonly Fact[] = [
  ...projectFacts,
  ...experienceFacts,
  ...stackFacts,
  ...aboutFacts,
  ...contactFacts,
  ...guideFacts,
];
