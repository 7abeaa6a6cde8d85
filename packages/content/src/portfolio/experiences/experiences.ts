import type { Experience } from '../../model.ts';
import { acmeOutreach } from './acme-outreach.ts';
import { exampleFreight } from './example-freight.ts';
import { loremAndSons } from './lorem-and-sons.ts';
import { placeholderLabs } from './placeholder-labs.ts';

/** Experiences, latest first. */
export const experiences = [
  placeholderLabs,
  acmeOutreach,
  exampleFreight,
  loremAndSons,
] as const satisfies readonly Experience[];
