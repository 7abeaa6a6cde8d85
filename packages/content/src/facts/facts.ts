import type { Fact } from '../model.ts';
import { aboutFacts } from './about-facts.ts';
import { contactFacts } from './contact-facts.ts';
import { experienceFacts } from './experience-facts.ts';
import { guideFacts } from './guide-facts.ts';
import { projectFacts } from './project-facts.ts';
import { stackFacts } from './stack-facts.ts';

/** Good to begin with: the guide offers these when a question is near to nothing. */
const STARTERS: ReadonlySet<string> = new Set(['projects', 'experiences', 'availability']);

const all: readonly Fact[] = [
  ...projectFacts,
  ...experienceFacts,
  ...stackFacts,
  ...aboutFacts,
  ...contactFacts,
  ...guideFacts,
];

/** Everything that ASAD knows, starters first. Ids are stable: evaluations and logs name them. */
export const facts: readonly Fact[] = [
  ...all.filter((fact) => STARTERS.has(fact.id)),
  ...all.filter((fact) => !STARTERS.has(fact.id)),
];
